import { mintAccessToken } from '@longstrip/test-kit';
import { type AddedSeries, addSeries, addSession } from '@longstrip/test-kit/data';
import { pino } from 'pino';
import { afterAll, beforeAll, describe, expect, it, test } from 'vitest';
import { sealChains } from '../../money/books/seal-chains.ts';
import { rollUp } from '../../money/report/roll-up.ts';
import { newRequestId } from '../../testing/benefits.ts';
import { at } from '../../testing/expect-shape.ts';
import { addOperator, createOperatorApi, type OperatorApi } from '../../testing/operator-accounts.ts';
import { createTestApi, type TestApi } from '../../testing/test-api.ts';
import { addReader, charge, lotTerms } from '../../testing/wallets.ts';

const HERE = 'bom-us';
const HOUR_MS = 3_600_000;
const MARCH = { from: '2026-03-01', until: '2026-03-31' };

let api: TestApi;
let operators: OperatorApi;
let seller: string;
let owner: string;
let tale: AddedSeries;
let other: AddedSeries;

beforeAll(async () => {
  api = await createTestApi();
  const { db } = api;
  await db.run(
    `insert into platform_feature (platform_id, feature, is_on, updated_at_ms) values ('${HERE}', 'freetime', true, 1)`,
  );
  tale = await addSeries(db, {
    ...{ alias: 'tale', title: '=1+1', publisher: 'House', platformIds: [HERE], episodes: 6, freetimeEnabled: false },
    ...{ freetimeRefillHours: 24, freetimeExcludedNewest: 1 },
    onPlatform: { freeEpisodeCount: 0, rentCoin: 2, possessionCoin: 4 },
  });
  other = await addSeries(db, {
    alias: 'other',
    platformIds: [HERE],
    onPlatform: { freeEpisodeCount: 0, rentCoin: 3 },
  });
  operators = createOperatorApi(db);
  seller = (await addOperator(db, [`merchandiser/${HERE}`])).token;
  owner = (await addOperator(db, ['owner/all'])).token;
  // One rents two episodes within a day and a third two days later; the other buys one, and then all that are left.
  const [first, second] = [await addBuyer('first'), await addBuyer('second')];
  await first(tale, 1, 'RENT');
  api.clock.advance(HOUR_MS);
  await first(tale, 2, 'RENT');
  api.clock.advance(48 * HOUR_MS);
  await first(tale, 3, 'RENT');
  await second(tale, 1, 'POSSESSION');
  await second(tale, 1, 'ALL_POSSESSION');
  await second(other, 1, 'RENT');
}, 60_000);
afterAll(() => api?.close());

async function addBuyer(id: string) {
  const scope = await addReader(api.db, HERE, id);
  await charge(api.db, scope, [lotTerms(100)]);
  const session = await addSession(api.db, { ...scope, sessionId: `same-${id}` });
  return async (of: AddedSeries, number: number, purchaseType: string) => {
    const body = { id: of.episodes[number - 1]?.id, purchaseType, requestId: newRequestId() };
    const bearer = await mintAccessToken(session, { nowMs: api.clock.nowMs() });
    const { status, json } = await api.ask('/v1/purchase', { method: 'POST', bearer, body });
    expect([status, at(json, 'data.purchaseType')]).toEqual([201, purchaseType]);
  };
}

const post = (path: string, document: object, { as = seller, ...more }: Record<string, string> = {}) =>
  operators.ask('POST', path, { as, body: { platform: HERE, document, ...MARCH, ...more } });
const tried = async (document: object, more: Record<string, string> = {}) => {
  const { data, code, sentence } = await post('/promotions/try', document, more);
  if (data === undefined) throw new Error(`${code}: ${sentence}`);
  return data;
};
const offer = (on: object, more: object = {}) => ({ series: [{ series: 'tale', ...more, platforms: { [HERE]: on } }] });

describe('a change of a series on the purchases of a month', () => {
  it('says what each would have cost by the rules of a purchase', async () => {
    const { series, packs, from, until, timeZone } = await tried(offer({ rentCoin: 1 }));
    expect([from, until, timeZone, packs]).toEqual([MARCH.from, MARCH.until, 'America/Los_Angeles', []]);
    expect(series).toEqual([
      {
        ...{ seriesId: tale.id, title: '=1+1', purchases: 5, touched: 3, notSold: 0, byTicket: 0, changedSince: 0 },
        // Three rentals for 2 coins, one episode for 4, and the five others for 20.
        ...{ paid: 30, now: 30, tried: 27, shares: null },
      },
    ]);
    const half = [{ saleType: 'POSSESSION', minimumEpisodes: 5, percent: 50 }];
    expect((await tried(offer({ bulkDiscounts: half }))).series).toMatchObject([{ touched: 1, paid: 30, tried: 20 }]);
    expect((await tried(offer({ freeEpisodeCount: 6 }))).series).toMatchObject([{ touched: 5, tried: 0 }]);
    const without = await tried(offer({ rentCoin: null }));
    expect(without.series).toMatchObject([{ touched: 3, notSold: 3, tried: 24 }]);
  });

  it('counts a free window that is new as open, and each series for itself', async () => {
    const window = { from: '2026-06-01', until: '2026-07-01' };
    const episodes = [{ number: '1', platforms: { [HERE]: { freeWindow: window } } }];
    const { series } = await tried({
      series: [
        { series: 'tale', episodes },
        { series: 'other', platforms: { [HERE]: { rentCoin: 9 } } },
      ],
    });
    expect(series).toMatchObject([
      { seriesId: tale.id, touched: 2, paid: 30, tried: 24 },
      { seriesId: other.id, purchases: 1, touched: 1, paid: 3, tried: 9 },
    ]);
  });

  it('counts the rentals that a ticket would have opened', async () => {
    const document = { series: [{ series: 'tale', freetimeEnabled: true }] };
    // The second rental comes an hour after the first, when its ticket is not back.
    expect((await tried(document)).series).toMatchObject([{ byTicket: 2, touched: 2, paid: 30, tried: 26 }]);
    const slow = { series: [{ series: 'tale', freetimeEnabled: true, freetimeRefillHours: 72 }] };
    expect((await tried(slow)).series).toMatchObject([{ byTicket: 1, tried: 28 }]);
  });

  it('says how prices have changed since', async () => {
    await api.db.run('update series_platform set rent_coin = 5 where series_id = $1', [tale.id]);
    const { series } = await tried(offer({ possessionCoin: 3 }));
    expect(series).toMatchObject([{ changedSince: 3, paid: 30, now: 39, tried: 33, touched: 5 }]);
    await api.db.run('update series_platform set rent_coin = 2 where series_id = $1', [tale.id]);
  });

  it('leaves out undone purchases and other days, and has the last month by itself', async () => {
    expect((await tried(offer({ rentCoin: 1 }), { from: '2026-03-12', until: '2026-03-31' })).series).toMatchObject([
      { purchases: 3, paid: 26 },
    ]);
    const without = { from: '', until: '' };
    expect(await tried(offer({ rentCoin: 1 }), without)).toMatchObject({ from: '2026-02-01', until: '2026-02-28' });
    await api.db.run(`update purchase set undone_at_ms = created_at_ms where type = 'POSSESSION'`);
    expect((await tried(offer({ rentCoin: 1 }))).series).toMatchObject([{ purchases: 4, paid: 26 }]);
    await api.db.run('update purchase set undone_at_ms = null');
  });

  it('changes nothing', async () => {
    const count = () => api.db.run('select count(*)::int as rows from audit_log');
    const before = await count();
    await tried(offer({ rentCoin: 1, isVisible: false }, { title: 'Another' }));
    expect(await count()).toEqual(before);
    const { data } = await operators.ask('GET', '/series/one?reference=tale', { as: owner });
    expect(data).toMatchObject({ title: '=1+1', platforms: { [HERE]: { rentCoin: 2, isVisible: true } } });
  });

  it('shows who may see shares what publishers would get, in proportion', async () => {
    const contract = { platform: HERE, id: 'house', publisher: 'House', seriesId: null, shareBasisPoints: 5_000 };
    const of = { ...contract, startsOn: '2026-01-01', endsOn: null, reason: 'a test' };
    await operators.ask('POST', '/contracts/set', { as: owner, body: of });
    const never = new AbortController().signal;
    const later = () => api.clock.nowMs() + HOUR_MS;
    await sealChains(api.db, later(), never);
    await rollUp({ database: api.db, nowMs: later, logger: pino({ enabled: false }) }, never);
    // 100 coins were paid with 100 cents: 30 of them are worth 30, and half of that is the publisher’s.
    const half = [{ saleType: 'POSSESSION', minimumEpisodes: 5, percent: 50 }];
    const { series } = await tried(offer({ bulkDiscounts: half }), { as: owner });
    expect(series[0].shares).toEqual([{ currency: 'USD', share: 15, tried: 10 }]);
  });
});

describe('a coupon or a pack on the orders of a month', () => {
  const time = { startAt: '2030-01-01', endAt: '2030-02-01' };
  const coupon = (more: object) => ({
    coupons: [{ platform: HERE, key: 'tried', title: 'Tried', type: 'DISCOUNT', percent: 20, ...time, ...more }],
  });
  const pack = (more: object) => ({
    coinProducts: [{ platform: HERE, key: 'test', title: 'Test', price: 100, coins: 100, ...more }],
  });

  it('says what would have been paid and given', async () => {
    const [row] = (await tried(coupon({}))).packs;
    expect(row).toMatchObject({ productId: 'test', orders: 2, touched: 2, paid: 200, tried: 160, triedCoins: 200 });
    expect((await tried(coupon({ totalLimit: 1 }))).packs).toMatchObject([{ touched: 1, tried: 180 }]);
    expect((await tried(coupon({ minimumAmount: 101 }))).packs).toMatchObject([{ touched: 0, tried: 200 }]);
    const points = coupon({ type: 'EXTRA_POINT', percent: null, value: 7 });
    expect((await tried(points)).packs).toMatchObject([{ touched: 2, tried: 200, mileage: 0, triedMileage: 14 }]);
    const bonus = await tried(pack({ price: 90, bonusCoins: 5 }));
    expect(bonus.packs).toMatchObject([{ touched: 2, paid: 200, tried: 180, bonusCoins: 0, triedBonusCoins: 10 }]);
    expect((await tried(pack({}))).packs).toMatchObject([{ touched: 0 }]);
    expect((await tried(pack({ isVisible: false }))).packs).toMatchObject([{ notSold: 2, tried: 0 }]);
  });
});

describe('what is not tried', () => {
  const refused = async (document: object, more: Record<string, string> = {}) =>
    (await post('/promotions/try', document, more)).code;

  test('is refused with a sentence', async () => {
    const free = { type: 'FREE_COIN', percent: null, value: 5, startAt: '2030-01-01', endAt: '2030-02-01' };
    const coupon = { platform: HERE, key: 'k', title: 'K', ...free };
    expect(await refused({})).toBe('PROMOTION_NOT_TRIED');
    expect(await refused({ notices: [] })).toBe('PROMOTION_NOT_TRIED');
    expect(await refused({ coupons: [coupon] })).toBe('PROMOTION_NOT_TRIED');
    expect(await refused({ series: [{ series: 'tale', platforms: { 'beltoon-jp': { rentCoin: 1 } } }] })).toBe(
      'PROMOTION_NOT_TRIED',
    );
    expect(await refused({ series: [{ series: 'nothing' }] })).toBe('SERIES_UNKNOWN');
    expect(await refused({ series: [{ series: 'tale', color: 'red' }] })).toBe('DOCUMENT_INVALID');
    expect(await refused(offer({ rentCoin: 1 }), { from: '2025-01-01' })).toBe('MALFORMED_REQUEST');
    expect(await refused(offer({ rentCoin: 1 }), { from: '2026-04-01' })).toBe('MALFORMED_REQUEST');
  });
});

test('the table is CSV without formulas', async () => {
  const { text, status } = await post('/promotions/table', offer({ rentCoin: 1 }), { table: 'series' });
  expect(status).toBe(200);
  const [, row] = text.split('\r\n');
  expect(row).toBe(`${tale.id},"'=1+1",5,3,0,0,0,30,30,27,-3,,,`);
  expect((await post('/promotions/table', {}, { table: 'packs' })).status).toBe(400);
});
