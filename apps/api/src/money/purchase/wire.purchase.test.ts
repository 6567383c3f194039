import type { GiftType } from '@longstrip/core';
import { TEST_NOW_MS as NOW_MS } from '@longstrip/test-kit';
import { type AddedSeries, addEntitlement, addSeries, addSession } from '@longstrip/test-kit/data';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import type { ReaderScope } from '../../shared/reader-scope.ts';
import { addGift } from '../../testing/benefits.ts';
import { at } from '../../testing/expect-shape.ts';
import { readSealedBooks } from '../../testing/read-sealed-books.ts';
import { createTestApi, type TestApi } from '../../testing/test-api.ts';
import { addReader, charge, lotTerms } from '../../testing/wallets.ts';

const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;

let api: TestApi;
let tale: AddedSeries;
let gated: AddedSeries;
beforeAll(async () => {
  api = await createTestApi();
  await api.db.run(
    `insert into platform_feature (platform_id, feature, is_on, updated_at_ms) values ('bom-us', 'freetime', true, 1)`,
  );
  // ep-1 free, ep-2 and ep-3 rent 2 own 4, ep-4 only for sale, ep-5 only for rent, ep-6 to come, ep-7 hidden, ep-8 the newest.
  tale = await addSeries(api.db, {
    alias: 'tale',
    platformIds: ['bom-us', 'beltoon-jp'],
    freetimeEnabled: true,
    freetimeExcludedNewest: 1,
    episodes: [
      {},
      {},
      {},
      { onPlatform: { hasOwnPrices: true, possessionCoin: 5 } },
      { onPlatform: { hasOwnPrices: true, rentCoin: 7 } },
      { onPlatform: { openedAtMs: NOW_MS + 1 } },
      { onPlatform: { isVisible: false } },
      {},
    ],
  });
  gated = await addSeries(api.db, { alias: 'gated', platformIds: ['bom-us'], isAdult: true });
});
afterAll(() => api.close());
afterEach(() => api.clock.setTo(NOW_MS));

let lastReader = 0;
/** A reader of both platforms with the same ids, and paid coins on bom-us. */
async function newReader(amount = 100): Promise<{ scope: ReaderScope; bearer: string; there: string }> {
  lastReader += 1;
  const id = `reader-${lastReader}`;
  const scope = await addReader(api.db, 'bom-us', id);
  const other = await addReader(api.db, 'beltoon-jp', id);
  if (amount > 0) await charge(api.db, scope, [lotTerms(amount)]);
  const { accessToken: bearer } = await addSession(api.db, { ...scope, sessionId: `same-${id}` });
  const { accessToken: there } = await addSession(api.db, { ...other, sessionId: `same-${id}` });
  return { scope, bearer, there };
}

const episodeId = (number: number, of = tale) => of.episodes[number - 1]?.id ?? 0;
const buy = (bearer: string, body: object, path = '/v1/purchase') => api.ask(path, { method: 'POST', bearer, body });
const codeOf = async (bearer: string, body: object) => at((await buy(bearer, body)).json, 'error.code');
const rowsOf = async ({ platformId, userId }: ReaderScope, table: string) =>
  api.db.run(`select * from ${table} where platform_id = $1 and user_id = $2`, [platformId, userId]);

async function giveGift(
  scope: ReaderScope,
  giftId: string,
  type: GiftType,
  more: { seriesId?: number; useUntilMs?: number } = {},
) {
  const { seriesId = null, useUntilMs = NOW_MS + DAY_MS } = more;
  const [known] = await api.db.run('select 1 from gift where id = $1', [giftId]);
  const terms = { seriesId, episodeCount: 1, startsAtMs: 1, receiveUntilMs: useUntilMs, useUntilMs };
  if (known === undefined) {
    await addGift(api.db, { platformId: scope.platformId, id: giftId, type, title: 'A ticket', ...terms });
  }
  await api.db.run('update gift set taken_count = taken_count + 1 where id = $1', [giftId]);
  await api.db.run(
    `insert into user_gift (platform_id, user_id, gift_id, received_at_ms, issued_count, use_until_ms) values ($1, $2, $3, 1, 1, $4)`,
    [scope.platformId, scope.userId, giftId, useUntilMs],
  );
}

describe('POST purchase', () => {
  test('rents an episode: 201, the coins by kind, and everything read after it shows it', async () => {
    const { scope, bearer } = await newReader(10);
    await charge(api.db, scope, [lotTerms(1, { kind: 'BONUS', expiresAtMs: NOW_MS + DAY_MS })]);
    const { status, json } = await buy(bearer, { id: episodeId(2), purchaseType: 'RENT', isMobile: false });
    expect(status).toBe(201);
    expect(at(json, 'data')).toEqual({
      purchaseType: 'RENT',
      contentsAlias: 'tale',
      episodeAlias: 'ep-2',
      useCoin: 2,
      useGoldCoin: 1,
      useBonusCoin: 1,
      useFreeCoin: 0,
      createdAt: NOW_MS,
      episodeCount: 1,
      isPaymentAuto: false,
      productType: 'EPISODE',
      isRepeatPurchase: false,
      purchaseId: expect.any(Number),
      rentExpiredAt: NOW_MS + 72 * HOUR_MS,
      balance: { coin: 9, bonusCoin: 0, freeCoin: 0 },
    });
    const viewed = await api.ask('/v2/contents/viewer/tale/ep-2', { bearer });
    expect(at(viewed.json, 'data.episode')).toMatchObject({
      purchaseStatus: 'RENT',
      rentExpiredAt: NOW_MS + 72 * HOUR_MS,
    });
    expect(at((await api.ask('/coin/user', { bearer })).json, 'data.coinBalance.coin')).toBe(9);
    expect(at((await api.ask('/v2/contents/price/tale/ep-2', { bearer })).json, 'data.isAvailable')).toBe(true);
    const [row] = await rowsOf(scope, 'entitlement');
    expect(row).toMatchObject({ scope: 'RENT', source: 'PURCHASE', purchase_id: expect.anything() });
  });

  test.each(['/purchase', '/v1/purchase', '/v2/purchase', '/api/balcony-api/purchase'])(
    'is served as %s',
    async (path) => {
      const { bearer } = await newReader();
      const { status, json } = await buy(bearer, { id: episodeId(2), purchaseType: 'POSSESSION' }, path);
      expect([status, at(json, 'data.useCoin'), at(json, 'data.rentExpiredAt')]).toEqual([201, 4, null]);
    },
  );

  test('buys on the platform that is called, and nowhere else', async () => {
    const { bearer, there } = await newReader();
    await buy(bearer, { id: episodeId(2), purchaseType: 'POSSESSION' });
    const request = {
      method: 'POST',
      bearer: there,
      balconyId: 'BELTOON_JP',
      body: { id: episodeId(2), purchaseType: 'RENT' },
    };
    expect(at((await api.ask('/v1/purchase', request)).json, 'error.code')).toBe('COIN_INSUFFICIENT');
    const viewed = await api.ask('/v2/contents/viewer/tale/ep-2', { bearer: there, balconyId: 'BELTOON_JP' });
    expect(at(viewed.json, 'error.code')).toBe('UNAUTHORIZED_CONTENTS');
    expect((await api.ask('/v1/purchase', { ...request, bearer })).status).toBe(401);
  });

  test('is refused to guests', async () => {
    const { status } = await api.ask('/v1/purchase', {
      method: 'POST',
      body: { id: episodeId(2), purchaseType: 'RENT' },
    });
    expect(status).toBe(401);
  });

  test.each([
    { id: 'one', purchaseType: 'RENT' },
    { id: 2.5, purchaseType: 'RENT' },
    { id: 1, purchaseType: 'PERMANENT' },
    { id: 1 },
    { id: 1, purchaseType: 'RENT', requestId: 'short' },
    { id: 1, purchaseType: 'RENT', expectedCoin: -1 },
  ])('%j is malformed', async (body) => {
    const { bearer } = await newReader();
    expect((await buy(bearer, body)).status).toBe(400);
  });

  test('with a request id the reply is given again, at whatever price; another body is malformed', async () => {
    const { scope, bearer } = await newReader();
    const body = { id: episodeId(3), purchaseType: 'RENT', requestId: 'request-of-rent', expectedCoin: 2 };
    const first = await buy(bearer, body);
    const again = await buy(bearer, body);
    expect([again.status, again.json]).toEqual([201, first.json]);
    expect((await buy(bearer, { ...body, purchaseType: 'POSSESSION' })).status).toBe(400);
    expect((await buy(bearer, { ...body, id: 999_999 })).status).toBe(400);
    expect(await rowsOf(scope, 'purchase')).toHaveLength(1);
    // The reply is stored for a month, the key of the movement for ever.
    await api.db.run(`delete from request_reply where request_id = 'request-of-rent'`);
    expect((await buy(bearer, body)).status).toBe(400);
    expect(await rowsOf(scope, 'purchase')).toHaveLength(1);
  });

  test('a ticket opens an episode once in a day', async () => {
    const { scope, bearer } = await newReader(0);
    const use = (number: number) => codeOf(bearer, { id: episodeId(number), purchaseType: 'FREETIME' });
    const { status, json } = await buy(bearer, { id: episodeId(2), purchaseType: 'FREETIME' });
    expect([status, at(json, 'data.useCoin'), at(json, 'data.rentExpiredAt')]).toEqual([201, 0, NOW_MS + 72 * HOUR_MS]);
    expect((await rowsOf(scope, 'entitlement'))[0]).toMatchObject({ scope: 'FREETIME', source: 'FREETIME' });
    api.clock.setTo(NOW_MS + 24 * HOUR_MS - 60_000);
    expect(await use(3)).toBe('NOT_EVENT_REMAIN_TICKET');
  });

  test('a gift opens an episode, and is used up', async () => {
    const { scope, bearer } = await newReader(0);
    await giveGift(scope, 'rental', 'RENTAL_TICKET');
    await giveGift(scope, 'owning', 'FREE_TICKET', { seriesId: tale.id });
    const rented = await buy(bearer, { id: episodeId(2), purchaseType: 'RENT_GIFT' });
    expect(at(rented.json, 'data')).toMatchObject({ useCoin: 0, rentExpiredAt: NOW_MS + 72 * HOUR_MS });
    const viewed = await api.ask('/v2/contents/viewer/tale/ep-2', { bearer });
    expect(at(viewed.json, 'data.episode')).toMatchObject({ purchaseStatus: 'RENT', isRentGift: true });
    const owned = await buy(bearer, { id: episodeId(3), purchaseType: 'POSSESSION_GIFT', giftId: 'owning' });
    expect(at(owned.json, 'data')).toMatchObject({ useCoin: 0, rentExpiredAt: null });
    expect(await codeOf(bearer, { id: episodeId(8), purchaseType: 'POSSESSION_GIFT' })).toBe('NOT_FOUND_GIFT');
  });

  test('all of a series that is lacked is bought at once, with the discount, rounded down', async () => {
    const { scope, bearer } = await newReader();
    await api.db.run(`insert into bulk_discount values ('bom-us', $1, 'POSSESSION', 2, 15) on conflict do nothing`, [
      tale.id,
    ]);
    await buy(bearer, { id: episodeId(2), purchaseType: 'RENT' });
    // ep-3, ep-4 and ep-8: 4 + 5 + 4, less 15 %.
    const body = { id: episodeId(1), purchaseType: 'ALL_POSSESSION', expectedCoin: 11 };
    const { status, json } = await buy(bearer, body);
    expect([status, at(json, 'data.useCoin'), at(json, 'data.episodeCount')]).toEqual([201, 11, 3]);
    const rights = await rowsOf(scope, 'entitlement');
    expect(rights.filter((right) => right.scope === 'POSSESSION')).toHaveLength(3);
    expect(await rowsOf(scope, 'movement')).toHaveLength(3);
    await api.db.run('delete from bulk_discount');
  });

  test('the books hold after all of it', async () => {
    expect((await readSealedBooks(api.db, NOW_MS)).broken).toEqual([]);
  });
});

describe('each refusal, and the request that provokes it', () => {
  const rent = (number: number, of?: AddedSeries) => ({ id: episodeId(number, of), purchaseType: 'RENT' });
  const own = (number: number) => ({ id: episodeId(number), purchaseType: 'POSSESSION' });
  const held = (scope: 'RENT' | 'POSSESSION' | 'PERMANENT' | 'FREETIME') => (reader: ReaderScope) =>
    addEntitlement(api.db, { ...reader, episodeId: episodeId(2), scope });

  test.each<
    [
      code: string,
      what: string,
      () => object,
      prepare?: ((scope: ReaderScope) => Promise<unknown>) | undefined,
      coins?: number,
    ]
  >([
    ['NOT_FOUND_EPISODE', 'an episode that is not there', () => ({ id: 999_999, purchaseType: 'RENT' })],
    ['NOT_FOUND_EPISODE', 'an id that none can have', () => ({ id: 2 ** 40, purchaseType: 'ALL_RENT' })],
    ['NOT_FOUND_EPISODE', 'an episode to come', () => rent(6)],
    ['NOT_FOUND_EPISODE', 'a hidden episode', () => own(7)],
    ['ADULT_ONLY_CONTENTS', 'an adult series', () => rent(2, gated)],
    ['ADULT_ONLY_CONTENTS', 'all of an adult series', () => ({ ...rent(2, gated), purchaseType: 'ALL_RENT' })],
    ['EXIST_LIBRARY', 'a free episode', () => own(1)],
    ['EXIST_LIBRARY', 'an owned episode', () => own(2), held('POSSESSION')],
    ['EXIST_LIBRARY', 'renting a granted episode', () => rent(2), held('PERMANENT')],
    ['RENT_PURCHASE_IMPOSSIBLE', 'a rented episode', () => rent(2), held('RENT')],
    [
      'RENT_PURCHASE_IMPOSSIBLE',
      'a ticket on a rented episode',
      () => ({ ...rent(2), purchaseType: 'FREETIME' }),
      held('RENT'),
    ],
    ['RENT_PURCHASE_IMPOSSIBLE', 'renting what a ticket opened', () => rent(2), held('FREETIME')],
    ['POSSESSION_PURCHASE_IMPOSSIBLE', 'owning a rented episode', () => own(2), held('RENT')],
    ['POSSESSION_PURCHASE_IMPOSSIBLE', 'owning what a ticket opened', () => own(2), held('FREETIME')],
    ['UN_MATCHED_RENT_SALE_TYPE', 'renting what is only for sale', () => rent(4)],
    [
      'UN_MATCHED_RENT_SALE_TYPE',
      'a ticket on the newest episode',
      () => ({ id: episodeId(8), purchaseType: 'FREETIME' }),
    ],
    ['UN_MATCHED_POSSESSION_SALE_TYPE', 'owning what is only for rent', () => own(5)],
    ['NOT_FOUND_GIFT', 'an unknown gift', () => ({ id: episodeId(2), purchaseType: 'RENT_GIFT' })],
    [
      'NOT_FOUND_GIFT_INFO',
      'a gift for another series',
      () => ({ id: episodeId(2), purchaseType: 'RENT_GIFT', giftId: 'elsewhere' }),
      (scope) => giveGift(scope, 'elsewhere', 'RENTAL_TICKET', { seriesId: gated.id }),
    ],
    ['PRICE_CHANGED', 'another price than agreed', () => ({ ...rent(2), expectedCoin: 3 })],
    [
      'PRICE_CHANGED',
      'another price than agreed, without the coins',
      () => ({ ...rent(2), expectedCoin: 3 }),
      undefined,
      0,
    ],
    ['COIN_INSUFFICIENT', 'a coin too few', () => rent(2), undefined, 1],
  ])('%s: %s', async (code, _what, body, prepare = async () => undefined, amount = 100) => {
    const { scope, bearer } = await newReader(amount);
    await prepare(scope);
    const before = await rowsOf(scope, 'lot');
    const { status, json } = await buy(bearer, body());
    expect([status, at(json, 'result'), at(json, 'error.code')]).toEqual([200, 'ERROR', code]);
    expect(await rowsOf(scope, 'lot')).toEqual(before);
    expect(await rowsOf(scope, 'purchase')).toEqual([]);
  });

  test('what was refused may be tried again with the same request id', async () => {
    const { scope, bearer } = await newReader(1);
    const body = { id: episodeId(2), purchaseType: 'RENT', requestId: 'request-refused' };
    expect(await codeOf(bearer, body)).toBe('COIN_INSUFFICIENT');
    await charge(api.db, scope, [lotTerms(1)]);
    expect((await buy(bearer, body)).status).toBe(201);
  });
});
