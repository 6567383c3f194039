import { describe, expect, test } from 'vitest';
import { BUSINESS_DEFAULTS } from '../../shared/business-constants.ts';
import { coins, mileage } from '../amounts.ts';
import type { OwnedGift } from '../gift.ts';
import { discountedPrice } from './bulk-price.ts';
import { previewPayment } from './payment-preview.ts';
import { aLot, anEpisode, aReader, aRight, aSeries, NOW_MS, SERIES_ID } from './purchase.fixture.ts';
import { type QuoteFacts, quotePurchase } from './quote.ts';

const constants = BUSINESS_DEFAULTS;
const facts: QuoteFacts = {
  seriesId: SERIES_ID,
  episodeId: 1,
  isReadable: false,
  receivableGifts: [],
  lastChosen: null,
  constants,
};
const gift: OwnedGift = {
  giftId: 'g',
  type: 'FREE_TICKET',
  seriesId: null,
  issuedCount: 1,
  usedCount: 0,
  startsAtMs: 0,
  useUntilMs: NOW_MS + 1,
};
const plain = aSeries({ freetime: null });
const quote = (series = plain, reader = aReader(), change: Partial<QuoteFacts> = {}) =>
  quotePurchase({ ...facts, ...change }, series, reader, NOW_MS);
const optionNames = ({ options }: ReturnType<typeof quote>) => options.map(({ type, refusal }) => [type, refusal]);

test('the options are in their order, free ones first, each with what it would be refused with', () => {
  const reader = aReader({ coins: 4, gifts: [gift], ticketReadyAtMs: NOW_MS + 1 });
  expect(optionNames(quote(aSeries(), reader))).toEqual([
    ['FREETIME', 'NOT_EVENT_REMAIN_TICKET'],
    ['POSSESSION_GIFT', null],
    ['RENT', null],
    ['POSSESSION', 'COIN_INSUFFICIENT'],
  ]);
  expect(optionNames(quote(plain, aReader({ entitlements: [aRight('RENT')] })))).toEqual([
    ['RENT', 'RENT_PURCHASE_IMPOSSIBLE'],
    ['POSSESSION', 'POSSESSION_PURCHASE_IMPOSSIBLE'],
  ]);
  expect(
    optionNames(quote(aSeries({ episodes: [anEpisode(1, { price: { kind: 'free', freeUntilMs: null } })] }))),
  ).toEqual([]);
});

test('a gift that may still be taken is an option, and says so', () => {
  expect(quote(plain, aReader(), { receivableGifts: [gift] }).options[0]).toMatchObject({
    giftId: 'g',
    isReceived: false,
    refusal: null,
  });
});

test.each([
  ['a ready ticket', aSeries(), aReader({ gifts: [gift] }), null, 'FREETIME'],
  [
    'a gift, while the ticket is not whole',
    aSeries(),
    aReader({ gifts: [gift], ticketReadyAtMs: NOW_MS + 1 }),
    'RENT',
    'POSSESSION_GIFT',
  ],
  ['what was last chosen', plain, aReader(), 'POSSESSION', 'POSSESSION'],
  ['to rent', plain, aReader(), null, 'RENT'],
  ['to rent, also with too few coins', plain, aReader({ coins: 0 }), null, 'RENT'],
  [
    'to own what is only for sale',
    aSeries({
      freetime: null,
      episodes: [anEpisode(1, { price: { kind: 'priced', rentCoin: null, possessionCoin: 5 } })],
    }),
    aReader(),
    'RENT',
    'POSSESSION',
  ],
  ['nothing where it is owned', plain, aReader({ entitlements: [aRight('POSSESSION')] }), null, undefined],
] as const)('preselected is %s', (_, series, reader, lastChosen, type) => {
  expect(quote(series, reader, { lastChosen }).preselected?.type).toBe(type);
});

describe('the cheapest option is', () => {
  const tier = (saleType: 'RENT' | 'POSSESSION', percent: number) => ({ saleType, minimumEpisodes: 4, percent });
  const priced = (rentCoin: number | null, possessionCoin: number | null) =>
    aSeries({
      freetime: null,
      episodes: [1, 2, 3, 4].map((id) => anEpisode(id, { price: { kind: 'priced', rentCoin, possessionCoin } })),
    });
  test.each([
    ['to read it, where one can', plain, aReader({ gifts: [gift] }), { isReadable: true }, { kind: 'READ' }],
    ['a ready ticket before a gift', aSeries(), aReader({ gifts: [gift] }), {}, { kind: 'FREETIME', readyAtMs: null }],
    [
      'a gift before a ticket in an hour',
      aSeries(),
      aReader({ gifts: [gift], ticketReadyAtMs: NOW_MS + 9 }),
      {},
      { kind: 'GIFT', option: { giftId: 'g' } },
    ],
    [
      'a ticket in some hours before coins',
      aSeries(),
      aReader({ ticketReadyAtMs: NOW_MS + 9 }),
      {},
      { kind: 'FREETIME', readyAtMs: NOW_MS + 9 },
    ],
    ['to rent', plain, aReader(), {}, { kind: 'RENT' }],
    ['to rent, also with too few coins', plain, aReader({ coins: 0 }), {}, { kind: 'RENT' }],
    ['to own at the same price', priced(3, 3), aReader(), {}, { kind: 'POSSESSION' }],
    ['to own what is only for sale', priced(null, 5), aReader(), {}, { kind: 'POSSESSION' }],
    [
      'all of it, with a discount',
      aSeries({ freetime: null, tiers: [tier('RENT', 10)] }),
      aReader(),
      {},
      { kind: 'ALL_RENT', offer: { price: 10, fullPrice: 12 } },
    ],
    [
      'to own all, where its share is below a rental',
      aSeries({ freetime: null, tiers: [tier('POSSESSION', 60)] }),
      aReader(),
      {},
      { kind: 'ALL_POSSESSION', offer: { price: 8 } },
    ],
    [
      'to rent, where a share of all is dearer',
      aSeries({ freetime: null, tiers: [tier('POSSESSION', 10)] }),
      aReader(),
      {},
      { kind: 'RENT' },
    ],
  ] as const)('%s', (_, series, reader, change, expected) => {
    expect(quote(series, reader, change).cheapest).toMatchObject(expected);
  });
});

test('a bulk offer counts what it opens and what it leaves out, and is there from two episodes on', () => {
  const reader = aReader({ coins: 5, entitlements: [aRight('POSSESSION'), aRight('RENT', { episodeId: 2 })] });
  const series = aSeries({
    tiers: [
      { saleType: 'RENT', minimumEpisodes: 2, percent: 20 },
      { saleType: 'RENT', minimumEpisodes: 3, percent: 50 },
    ],
  });
  expect(quote(series, reader).bulk[0]).toMatchObject({
    type: 'ALL_RENT',
    episodeCount: 2,
    leftOutCount: 2,
    fullPrice: 6,
    percent: 20,
    price: 4,
    refusal: null,
    ownPrice: null,
  });
  const entitlements = [1, 2, 3].map((episodeId) => aRight('POSSESSION', { episodeId }));
  expect(quote(series, aReader({ entitlements })).bulk).toEqual([]);
});

test.each([
  [11, 10, 9],
  [10, 10, 9],
  [2, 90, 1],
  [1, 50, 1],
  [0, 50, 0],
  [7, 0, 7],
])('%i coins less %i percent are %i', (full, percent, price) => {
  expect(discountedPrice(coins(full), percent)).toBe(price);
});

describe('how a price would be paid', () => {
  const preview = (price: number, lots: readonly ReturnType<typeof aLot>[], debt = { coins: 0, points: 0 }) =>
    previewPayment(
      { userId: 'reader', lots, debt: { coins: coins(debt.coins), points: mileage(debt.points) } },
      coins(price),
      constants,
      NOW_MS,
    );
  const points = (amount: number) => aLot(9, amount, { kind: 'MILEAGE' });

  test('coins that end soon go first, those of one kind and end together', () => {
    const soon = { kind: 'BONUS', expiresAtMs: NOW_MS + 1 } as const;
    expect(
      preview(6, [aLot(1, 10), aLot(2, 1, soon), aLot(3, 1, soon), aLot(4, 5, { kind: 'BONUS', expiresAtMs: NOW_MS })]),
    ).toEqual({
      missing: 0,
      spends: [
        { kind: 'BONUS', amount: 2, expiresAtMs: NOW_MS + 1 },
        { kind: 'COIN', amount: 4, expiresAtMs: null },
      ],
      exchange: null,
    });
  });

  test.each([
    ['one coin too few', 3, [aLot(1, 2)], undefined, 1, null],
    [
      'the least exchange closes a small gap',
      3,
      [aLot(1, 2), points(3_000)],
      undefined,
      1,
      { points: 3_000, bonus: 15 },
    ],
    ['one point too few for it', 3, [aLot(1, 2), points(2_999)], undefined, 1, null],
    ['a larger gap takes more', 18, [points(3_600)], undefined, 18, { points: 3_600, bonus: 18 }],
    [
      'a debt is missing too, and no exchange pays it',
      3,
      [aLot(1, 9), points(9_000)],
      { coins: 2, points: 0 },
      2,
      null,
    ],
    ['points that are owed are not exchanged', 3, [points(9_000)], { coins: 0, points: 1 }, 3, null],
  ] as const)('%s', (_, price, lots, debt, missing, exchange) => {
    expect(preview(price, lots, debt)).toEqual({ missing, spends: [], exchange });
  });
});
