import { SpentDaysSchema, UseHistoryPageSchema } from '@longstrip/api-contract';
import type { PurchaseType } from '@longstrip/core';
import { entitlement, purchase } from '@longstrip/database/schema';
import { TEST_NOW_MS as NOW_MS } from '@longstrip/test-kit';
import { type AddedSeries, type AddedUser, addEntitlement, addSeries, addSession } from '@longstrip/test-kit/data';
import * as v from 'valibot';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { ReaderScope } from '../../shared/reader-scope.ts';
import { at } from '../../testing/expect-shape.ts';
import { createTestApi, type TestApi } from '../../testing/test-api.ts';
import { addReader, charge, debit, inWallet, lotTerms } from '../../testing/wallets.ts';
import { refundDebit } from '../ledger/ledger.service.ts';

const DAY_MS = 86_400_000;

let api: TestApi;
let here: ReaderScope;
let there: ReaderScope;
let bearers: Record<string, AddedUser>;
let work: AddedSeries;

/** A row of `purchase` with its episodes, as buying writes it. */
async function buy(
  scope: ReaderScope,
  type: PurchaseType,
  of: { coins: number; places?: number[]; createdAtMs?: number; isUndone?: boolean },
): Promise<void> {
  const { coins, places = [1], createdAtMs = NOW_MS, isUndone = false } = of;
  const paid = coins === 0 ? null : await debit(api.db, scope, coins, { nowMs: createdAtMs });
  if (isUndone && paid !== null) {
    const facts = { cause: 'test', nowMs: createdAtMs + 1 };
    await inWallet(api.db, (transaction) => refundDebit(transaction, scope, paid.movementId, facts));
  }
  const [row] = await api.db.orm
    .insert(purchase)
    .values({
      ...{ platformId: scope.platformId, userId: scope.userId, type, seriesId: work.id, coins, createdAtMs },
      episodeCount: places.length,
      movementId: paid?.movementId ?? null,
      giftId: type.endsWith('GIFT') ? 'gift' : null,
      undoneAtMs: isUndone ? createdAtMs + 1 : null,
    })
    .returning({ id: purchase.id });
  for (const place of places)
    await addEntitlement(api.db, {
      ...{ platformId: scope.platformId, userId: scope.userId, scope: 'RENT', purchaseId: row?.id ?? null },
      ...{ episodeId: work.episodes[place]?.id ?? 0, startedAtMs: createdAtMs, expiresAtMs: createdAtMs + DAY_MS },
    });
}

beforeAll(async () => {
  api = await createTestApi();
  work = await addSeries(api.db, { alias: 'work', platformIds: ['bom-us', 'beltoon-jp'], episodes: 6 });
  here = await addReader(api.db, 'bom-us', 'reader');
  there = await addReader(api.db, 'beltoon-jp', 'reader');
  bearers = {
    'bom-us': await addSession(api.db, { ...here, sessionId: 'same' }),
    'beltoon-jp': await addSession(api.db, { ...there, sessionId: 'same' }),
  };
  const earlier = NOW_MS - 91 * DAY_MS;
  await charge(api.db, here, [lotTerms(20, { acquiredAtMs: earlier })], { nowMs: earlier });
  await buy(here, 'RENT', { coins: 4, createdAtMs: NOW_MS - 90 * DAY_MS });
  await buy(here, 'POSSESSION', { coins: 5, createdAtMs: NOW_MS - 3 * DAY_MS, isUndone: true });
  await buy(here, 'FREETIME', { coins: 0, createdAtMs: NOW_MS - 2 * DAY_MS });
  await charge(api.db, here, [lotTerms(2, { kind: 'BONUS', expiresAtMs: NOW_MS + DAY_MS })], {
    nowMs: NOW_MS - DAY_MS,
  });
  await buy(here, 'ALL_RENT', { coins: 3, places: [2, 1, 4, 3], createdAtMs: NOW_MS - 1_000 });
  await charge(api.db, there, [lotTerms(7)]);
});
afterAll(() => api.close());

const ask = async <Schema extends v.GenericSchema>(path: string, schema: Schema, platformId = 'bom-us') => {
  const balconyId = platformId === 'bom-us' ? 'BOMTOON_US' : 'BELTOON_JP';
  const { json } = await api.ask(path, { bearer: bearers[platformId]?.accessToken ?? '', balconyId });
  return v.parse(schema, at(json, 'data'));
};

test('use history has the last 90 days, newest first, with the lots that were taken from', async () => {
  const page = await ask('/purchase/history?page=0&size=10', UseHistoryPageSchema);
  expect(page).toMatchObject({ totalElements: 3, days: 90, last: true });
  expect(page.content.map(({ useType }) => useType)).toEqual(['ALL_RENT', 'FREETIME', 'POSSESSION']);
  const [all, ticket, undone] = page.content;
  expect(all).toMatchObject({
    ...{ contentsAlias: 'work', contentsTitle: 'Title of work', episodeCount: 4, undoneAt: null },
    ...{ useCoin: 3, useGoldCoin: 1, useBonusCoin: 2, useFreeCoin: 0, createdAt: NOW_MS - 1_000 },
    episodes: [{ alias: 'ep-2' }, { alias: 'ep-3' }, { alias: 'ep-4' }],
    receipt: [
      { kind: 'BONUS', amount: 2, acquiredAt: NOW_MS, expiredAt: NOW_MS + DAY_MS },
      { kind: 'COIN', amount: 1, acquiredAt: NOW_MS - 91 * DAY_MS, expiredAt: null },
    ],
  });
  expect(ticket).toMatchObject({ useCoin: 0, receipt: [], episodes: [{ alias: 'ep-2' }] });
  expect(undone).toMatchObject({ useCoin: 5, undoneAt: NOW_MS - 3 * DAY_MS + 1 });
});

test('use history comes in pages', async () => {
  const page = await ask('/v1/purchase/history?page=1&size=2', UseHistoryPageSchema);
  expect(page.content.map(({ useType }) => useType)).toEqual(['POSSESSION']);
});

test('coins spent by day leave out what was undone and what cost nothing', async () => {
  const days = await ask('/coin/user/used', SpentDaysSchema);
  expect(days).toHaveLength(1);
  expect(days[0]).toMatchObject({ useCoin: 3, useGoldCoin: 1, useBonusCoin: 2, useFreeCoin: 0 });
  expect(days[0]?.date).toBe(
    new Intl.DateTimeFormat('en-CA', { timeZone: 'America/Los_Angeles' }).format(NOW_MS - 1_000),
  );
});

test('a work that the reader does not see now is still paid for, and not named', async () => {
  await api.db.run('update series set is_adult = true');
  try {
    const page = await ask('/purchase/history?page=0&size=10', UseHistoryPageSchema);
    expect(page.content.map(({ useCoin, receipt }) => [useCoin, receipt.length])).toEqual([
      [3, 2],
      [0, 0],
      [5, expect.any(Number)],
    ]);
    for (const item of page.content) {
      expect(item).toMatchObject({ contentsAlias: null, contentsTitle: null, episodes: [], thumbnails: [] });
    }
    const named = await api.ask('/purchase/history', { bearer: bearers['bom-us']?.accessToken ?? '' });
    expect(named.text).not.toMatch(/Title of|"work"|ep-\d/);
  } finally {
    await api.db.run('update series set is_adult = false');
  }
});

test('the same user and session on another platform has another history', async () => {
  expect(await ask('/purchase/history', UseHistoryPageSchema, 'beltoon-jp')).toMatchObject({ totalElements: 0 });
  expect(await ask('/coin/user/used', SpentDaysSchema, 'beltoon-jp')).toEqual([]);
  const crossed = await api.ask('/purchase/history', {
    bearer: bearers['bom-us']?.accessToken ?? '',
    balconyId: 'BELTOON_JP',
  });
  expect(crossed.status).toBe(401);
  expect(await api.db.orm.select().from(entitlement)).not.toEqual([]);
});

test('a rental and what gifts opened are named as such', async () => {
  const reader = await addReader(api.db, 'bom-us', 'with-gifts');
  const { accessToken } = await addSession(api.db, { ...reader, sessionId: 'same' });
  await charge(api.db, reader, [lotTerms(2)]);
  await buy(reader, 'RENT', { coins: 2, createdAtMs: NOW_MS - 3 });
  await buy(reader, 'RENT_GIFT', { coins: 0, createdAtMs: NOW_MS - 2 });
  await buy(reader, 'POSSESSION_GIFT', { coins: 0, createdAtMs: NOW_MS - 1 });
  const { json } = await api.ask('/purchase/history', { bearer: accessToken });
  const { content } = v.parse(UseHistoryPageSchema, at(json, 'data'));
  expect(content.map(({ useType, useCoin }) => [useType, useCoin])).toEqual([
    ['POSSESSION_GIFT', 0],
    ['RENT_GIFT', 0],
    ['RENT', 2],
  ]);
});
