import { migrate } from '@longstrip/database';
import { returnToReplacedMigrations } from '@longstrip/database/testing';
import { expect, it, onTestFinished } from 'vitest';
import { createFakePayments } from '../../testing/fake-payments.ts';
import { makeHistory } from '../../testing/store-with-history.ts';
import { createTestApi } from '../../testing/test-api.ts';
import { addReader, charge, lotTerms } from '../../testing/wallets.ts';
import { readBooks } from './read-books.ts';
import { sealChains } from './seal-chains.ts';

it('a store of before the baseline keeps its data, and its books stay right', async () => {
  const payments = createFakePayments();
  const api = await createTestApi({ services: { payments, randomBelow: () => 0 } });
  onTestFinished(() => api.close());
  await makeHistory(api, payments);
  const nowMs = api.clock.nowMs();
  await sealChains(api.db, nowMs, new AbortController().signal);
  const before = await readBooks(api.db, nowMs);
  expect(before.broken).toEqual([]);
  await returnToReplacedMigrations(api.db);

  expect(await migrate(api.db, nowMs)).toMatchObject({ ok: true, fromVersion: 43 });
  expect(await readBooks(api.db, nowMs)).toEqual(before);
  await charge(api.db, await addReader(api.db, 'bom-us', 'later'), [lotTerms(5)]);
  expect(await sealChains(api.db, nowMs, new AbortController().signal)).toBeGreaterThan(0);
  expect((await readBooks(api.db, nowMs)).broken).toEqual([]);
});
