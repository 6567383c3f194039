import { TEST_NOW_MS as NOW_MS } from '@longstrip/test-kit';
import { addSeries, addSession } from '@longstrip/test-kit/data';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { at } from '../../testing/expect-shape.ts';
import { addPack } from '../../testing/fake-payments.ts';
import { createTestApi, type TestApi } from '../../testing/test-api.ts';
import { addReader, charge, lotTerms } from '../../testing/wallets.ts';

let api: TestApi;
let bearer: string;
let there: string;
let episodeId: number | undefined;
beforeAll(async () => {
  api = await createTestApi();
  const series = await addSeries(api.db, { alias: 'tale', platformIds: ['bom-us', 'beltoon-jp'], episodes: 4 });
  await addSeries(api.db, { alias: 'gated', platformIds: ['bom-us'], isAdult: true });
  episodeId = series.episodes[1]?.id;
  await api.db.run(`insert into bulk_discount values ('bom-us', $1, 'RENT', 3, 20)`, [series.id]);
  const here = await addReader(api.db, 'bom-us', 'reader');
  const other = await addReader(api.db, 'beltoon-jp', 'reader');
  ({ accessToken: bearer } = await addSession(api.db, { ...here, sessionId: 'same' }));
  ({ accessToken: there } = await addSession(api.db, { ...other, sessionId: 'same' }));
  await charge(api.db, here, [
    lotTerms(2),
    lotTerms(1, { kind: 'BONUS', expiresAtMs: NOW_MS + 1_000 }),
    lotTerms(3_000, { kind: 'MILEAGE' }),
  ]);
});
afterAll(() => api.close());

const ask = async (path: string, who = bearer, balconyId = 'BOMTOON_US') =>
  (await api.ask(path, { bearer: who, balconyId })).json;

test('a quote says what the panel shows, on the platform that is called', async () => {
  expect(at(await ask('/v2/contents/quote/tale/ep-2'), 'data')).toMatchObject({
    contentsAlias: 'tale',
    episodeAlias: 'ep-2',
    quotedAt: NOW_MS,
    balance: { coin: 2, bonusCoin: 1, freeCoin: 0, mileage: 3_000 },
    debt: { coins: 0, mileage: 0 },
    access: null,
    ways: [
      {
        purchaseType: 'RENT',
        coins: 2,
        missingCoins: 0,
        refusal: null,
        hours: 72,
        spends: [
          { kind: 'BONUS', coins: 1, expiredAt: NOW_MS + 1_000 },
          { kind: 'COIN', coins: 1, expiredAt: null },
        ],
      },
      {
        purchaseType: 'POSSESSION',
        coins: 4,
        missingCoins: 1,
        refusal: 'COIN_INSUFFICIENT',
        exchange: { mileage: 3_000, bonusCoin: 15 },
      },
    ],
    preselected: { purchaseType: 'RENT', giftId: null },
    bulk: [
      { purchaseType: 'ALL_RENT', episodeCount: 3, fullCoins: 6, percent: 20, coins: 4, savedCoins: 2 },
      { purchaseType: 'ALL_POSSESSION', episodeCount: 3, coins: 12, percent: 0 },
    ],
    cheapest: { kind: 'ALL_RENT', coins: 4, episodeCount: 3, savedCoins: 2 },
  });
  const other = await ask('/v2/contents/quote/tale/ep-2', there, 'BELTOON_JP');
  expect([at(other, 'data.balance.coin'), at(other, 'data.cheapest.kind')]).toEqual([0, 'RENT']);
});

test('in the EU it names the pack with the dearest coins, which prices in money go by; elsewhere none', async () => {
  const platformId = 'delitoon-de';
  await addSeries(api.db, { alias: 'sage', platformIds: [platformId], episodes: 4 });
  const { accessToken } = await addSession(api.db, {
    ...(await addReader(api.db, platformId, 'reader')),
    sessionId: 'eu',
  });
  const quoted = async () =>
    at(await ask('/v2/contents/quote/sage/ep-2', accessToken, 'DELITOON_DE'), 'data.dearestPack');
  expect(await quoted()).toBe(null);
  const sold = { platformId, currency: 'EUR' } as const;
  await addPack(api.db, { ...sold, id: 'small', priceMinorUnits: 990, coins: 100, bonusCoins: 0 });
  await addPack(api.db, { ...sold, id: 'large', priceMinorUnits: 2_499, coins: 300, bonusCoins: 30 });
  expect(await quoted()).toEqual({ priceMinorUnits: 990, coins: 100, bonusCoins: 0 });
  await addPack(api.db);
  expect(at(await ask('/v2/contents/quote/tale/ep-2'), 'data.dearestPack')).toBe(null);
});

test('a gift that the reader may take is an option; taken first, it opens the episode', async () => {
  const addGift = (id: string, target: string) =>
    api.db.run(
      `insert into gift (platform_id, id, type, title, target, starts_at_ms, receive_until_ms, use_until_ms, created_at_ms, updated_at_ms)
       values ('bom-us', $1, 'RENTAL_TICKET', 'A ticket', $2, 1, $3, $3, 1, 1)`,
      [id, target, NOW_MS + 1_000],
    );
  await addGift('for-all', 'ALL');
  await addGift('for-others', 'NAMED');
  const quoted = await ask('/v2/contents/quote/tale/ep-4');
  const gift = { purchaseType: 'RENT_GIFT', giftId: 'for-all', giftTitle: 'A ticket', useUntil: NOW_MS + 1_000 };
  expect(at(quoted, 'data.ways.0')).toMatchObject({ ...gift, isReceived: false, refusal: null, coins: 0 });
  expect(at(quoted, 'data.ways.1.purchaseType')).toBe('RENT');
  expect(at(quoted, 'data.preselected')).toEqual({ purchaseType: 'RENT_GIFT', giftId: 'for-all' });
  const send = (path: string, body: object) => api.ask(path, { method: 'POST', bearer, body });
  await send('/gift', { giftId: 'for-all', requestId: 'takes-the-gift' });
  expect(at(await ask('/v2/contents/quote/tale/ep-4'), 'data.ways.0')).toMatchObject({ ...gift, isReceived: true });
  const usable = { isRentGift: true, isPossessionGift: false };
  expect(at(await ask('/v2/contents/price/tale/ep-4'), 'data')).toMatchObject(usable);
  const id = at(quoted, 'data.episodeId');
  expect((await send('/v1/purchase', { id, purchaseType: 'RENT_GIFT', giftId: 'for-all' })).status).toBe(201);
});

test('what it quotes is what is bought', async () => {
  const before = await ask('/v2/contents/quote/tale/ep-2');
  const body = { id: episodeId, purchaseType: 'RENT', expectedCoin: at(before, 'data.ways.0.coins') };
  expect((await api.ask('/v1/purchase', { method: 'POST', bearer, body })).status).toBe(201);
  const after = await ask('/v2/contents/quote/tale/ep-2');
  expect(at(after, 'data.access')).toMatchObject({ by: 'RENT', isGift: false });
  expect([at(after, 'data.ways.0.refusal'), at(after, 'data.preselected'), at(after, 'data.cheapest.kind')]).toEqual([
    'RENT_PURCHASE_IMPOSSIBLE',
    null,
    'READ',
  ]);
});

test('a price has the shape of the wire', async () => {
  expect(at(await ask('/v2/contents/price/tale/ep-3?purchaseType=POSSESSION'), 'data')).toEqual({
    contentsId: expect.any(Number),
    episodeId: expect.any(Number),
    contentsAlias: 'tale',
    episodeAlias: 'ep-3',
    contentsTitle: 'Title of tale',
    episodeTitle: 'Episode 3',
    purchaseType: 'POSSESSION',
    isAvailable: false,
    coinKind: 'COIN',
    rentCoin: 2,
    possessionCoin: 4,
    permanentCoin: 4,
    isRentGift: false,
    isPossessionGift: false,
    priceInfo: {},
  });
  expect(at(await ask('/v2/contents/price/tale/ep-1'), 'data')).toMatchObject({ isAvailable: true, rentCoin: 0 });
});

test.each(['quote', 'price'])('%s refuses what cannot be bought, and guests', async (name) => {
  const codeOf = async (path: string) => at(await ask(`/v2/contents/${name}/${path}`), 'error.code');
  expect(await codeOf('nothing/ep-1')).toBe('NOT_EXIST');
  expect(await codeOf('tale/ep-9')).toBe('NOT_FOUND_EPISODE');
  expect(await codeOf('gated/ep-2')).toBe('ADULT_ONLY_CONTENTS');
  expect((await api.ask(`/v2/contents/${name}/tale/ep-2`)).status).toBe(401);
});
