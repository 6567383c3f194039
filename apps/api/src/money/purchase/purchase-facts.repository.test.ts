import { createTestDatabase } from '@longstrip/database/testing';
import { TEST_NOW_MS as NOW_MS } from '@longstrip/test-kit';
import { addEntitlement, addSeries } from '@longstrip/test-kit/data';
import { expect, it, onTestFinished } from 'vitest';
import { addGift } from '../../testing/benefits.ts';
import { addReader, charge, lotTerms } from '../../testing/wallets.ts';
import { LockedWalletRowSchema, LotRowSchema } from '../ledger/ledger.repository.ts';
import { LockedPurchaseRowSchema } from './purchase-facts.repository.ts';

it('names each column and key of the functions as SQL does, and no other', async () => {
  const database = await createTestDatabase();
  onTestFinished(() => database.close());
  const scope = await addReader(database, 'bom-us', 'reader');
  const series = await addSeries(database, { alias: 'a-series', platformIds: ['bom-us'] });
  const episodeId = Number(series.episodes[0]?.id);
  await charge(database, scope, [lotTerms(3)]);
  await addEntitlement(database, { ...scope, episodeId, scope: 'RENT' });
  await addGift(database, { platformId: 'bom-us', id: 'gift' });
  await database.run(`
    insert into user_gift (platform_id, user_id, gift_id, received_at_ms, issued_count, use_until_ms)
      values ('bom-us', 'reader', 'gift', ${NOW_MS}, 2, ${NOW_MS + 1});
    insert into request_reply (platform_id, subject, request_id, body_hash, reply, created_at_ms)
      values ('bom-us', 'reader', 'request', 'hash', '{}', ${NOW_MS})`);

  const [wallet] = await database.run(`select * from lock_wallet('bom-us', 'reader', '')`);
  expect(keysOf(wallet)).toEqual(keysOf(LockedWalletRowSchema.entries));
  expect(keysOfFirst(wallet?.lots)).toEqual(keysOf(LotRowSchema.entries));

  const [purchase] = await database.run(
    `select * from lock_purchase('bom-us', 'reader', '', 'request', ${series.id}, '{${episodeId}}')`,
  );
  const { entries } = LockedPurchaseRowSchema;
  expect(keysOf(purchase)).toEqual(keysOf(entries));
  expect(keysOfFirst(purchase?.lots)).toEqual(keysOf(entries.lots.item.entries));
  expect(keysOfFirst(purchase?.entitlements)).toEqual(keysOf(entries.entitlements.item.entries));
  expect(keysOfFirst(purchase?.gifts)).toEqual(keysOf(entries.gifts.item.entries));
  expect(keysOf(purchase?.kept)).toEqual(keysOf(entries.kept.wrapped.entries));
});

function keysOf(value: unknown): string[] {
  if (typeof value !== 'object' || value === null) throw new Error(`${String(value)} has no keys`);
  return Object.keys(value).toSorted();
}

function keysOfFirst(value: unknown): string[] {
  if (!Array.isArray(value)) throw new Error(`${String(value)} is no list`);
  return keysOf(value[0]);
}
