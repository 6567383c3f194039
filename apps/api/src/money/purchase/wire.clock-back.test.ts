import { TEST_NOW_MS as NOW_MS } from '@longstrip/test-kit';
import { type AddedSeries, addSeries, addSession } from '@longstrip/test-kit/data';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { outcome, postTo } from '../../testing/accounts.ts';
import { newRequestId } from '../../testing/benefits.ts';
import { readSealedBooks } from '../../testing/read-sealed-books.ts';
import { createTestApi, type TestApi } from '../../testing/test-api.ts';
import { addReader, charge, inWallet, ledgerSums, lotTerms } from '../../testing/wallets.ts';
import { sealChains } from '../books/seal-chains.ts';
import { expireWallet } from '../ledger/ledger.service.ts';

const TWO_HOURS_MS = 2 * 3_600_000;

let api: TestApi;
let series: AddedSeries;
beforeAll(async () => {
  api = await createTestApi();
  const onPlatform = { freeEpisodeCount: 0, rentCoin: 1, possessionCoin: 2 };
  series = await addSeries(api.db, { alias: 'tale', platformIds: ['bom-us'], onPlatform, episodes: 4 });
});
afterAll(() => api.close());
afterEach(() => api.clock.setTo(NOW_MS));

async function newReader(id: string) {
  const scope = await addReader(api.db, 'bom-us', id);
  const { accessToken: bearer } = await addSession(api.db, { ...scope, sessionId: id });
  const buy = (number: number, purchaseType: string, requestId = newRequestId()) => {
    const body = { id: series.episodes[number]?.id, purchaseType, expectedCoin: null, giftId: null, requestId };
    return postTo(api, '/v1/purchase')(body, { bearer });
  };
  return { scope, buy };
}

const booksAt = async (nowMs: number) => (await readSealedBooks(api.db, nowMs)).broken;

test('a clock that goes back two hours loses no purchase, repeats none, and spends what there is', async () => {
  const { scope, buy } = await newReader('back');
  await charge(api.db, scope, [lotTerms(5)]);
  const first = await buy(0, 'POSSESSION', 'before-the-clock');
  await sealChains(api.db, NOW_MS, new AbortController().signal);
  api.clock.setTo(NOW_MS - TWO_HOURS_MS);
  expect((await buy(0, 'POSSESSION', 'before-the-clock')).json).toEqual(first.json);
  expect(outcome(await buy(0, 'RENT'))).toBe('EXIST_LIBRARY');
  expect(outcome(await buy(1, 'RENT'))).toBe('SUCCESS');
  expect(outcome(await buy(1, 'RENT'))).toBe('RENT_PURCHASE_IMPOSSIBLE');
  expect(await ledgerSums(api.db, scope)).toEqual({ COIN: 2 });
  await sealChains(api.db, NOW_MS - TWO_HOURS_MS, new AbortController().signal);
  expect(await booksAt(NOW_MS - TWO_HOURS_MS)).toEqual([]);
  api.clock.setTo(NOW_MS);
  expect(outcome(await buy(2, 'POSSESSION'))).toBe('SUCCESS');
  expect(outcome(await buy(3, 'RENT'))).toBe('COIN_INSUFFICIENT');
  expect(await booksAt(NOW_MS)).toEqual([]);
});

test('coins whose end was written down do not come back with the clock; others do, until it is', async () => {
  const { scope, buy } = await newReader('ended');
  const bonus = (amount: number) => lotTerms(amount, { kind: 'BONUS', expiresAtMs: NOW_MS - 1 });
  const given = { nowMs: NOW_MS - TWO_HOURS_MS };
  const early = { acquiredAtMs: NOW_MS - TWO_HOURS_MS };
  await charge(api.db, scope, [{ ...bonus(2), ...early }], given);
  expect(outcome(await buy(0, 'RENT'))).toBe('COIN_INSUFFICIENT');
  api.clock.setTo(NOW_MS - TWO_HOURS_MS + 1);
  expect(outcome(await buy(0, 'RENT'))).toBe('SUCCESS');
  await inWallet(api.db, (transaction) => expireWallet(transaction, scope, NOW_MS));
  expect(outcome(await buy(1, 'RENT'))).toBe('COIN_INSUFFICIENT');
  expect(await ledgerSums(api.db, scope)).toEqual({});
  expect(await booksAt(NOW_MS - TWO_HOURS_MS + 1)).toEqual([]);
  expect(await booksAt(NOW_MS)).toEqual([]);
});
