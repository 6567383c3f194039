import fc from 'fast-check';
import { expect, test } from 'vitest';
import { coins, mileage } from '../amounts.ts';
import type { OwnedGift } from '../gift.ts';
import { decidePurchase, type PurchaseChoice } from './decide-purchase.ts';
import type { EpisodeOffer, PurchasingReader, SeriesOffer } from './offer.ts';
import { type PurchaseRefusal, REQUESTED_TYPES } from './offer.ts';
import { aChoice, anEpisode, aReader, aRight, aSeries, HOUR_MS, NOW_MS, SERIES_ID } from './purchase.fixture.ts';

const first = (change: Partial<EpisodeOffer>): SeriesOffer =>
  aSeries({ episodes: [anEpisode(1, change), anEpisode(2), anEpisode(3)] });
const gift: OwnedGift = {
  giftId: 'g',
  type: 'RENTAL_TICKET',
  seriesId: null,
  issuedCount: 1,
  usedCount: 0,
  startsAtMs: 0,
  useUntilMs: NOW_MS + 1,
};
const owning: OwnedGift = { ...gift, type: 'FREE_TICKET' };
const free = { kind: 'free', freeUntilMs: null } as const;
const adult = aSeries({ isAdult: true });
const owe = (debt: number) =>
  aReader({ wallet: { ...aReader().wallet, debt: { coins: coins(debt), points: mileage(0) } } });

type Case = readonly [what: string, wish: PurchaseChoice, series?: SeriesOffer, reader?: PurchasingReader];

const REFUSED: Readonly<Record<PurchaseRefusal, readonly Case[]>> = {
  NOT_FOUND_EPISODE: [
    ['no such episode', aChoice('RENT', { episodeId: 9 })],
    ['all of a series, named by an episode of another', aChoice('ALL_RENT', { episodeId: 9 })],
  ],
  INVALID_CONTENTS: [
    ['a moment before it opens', aChoice('RENT'), first({ openedAtMs: NOW_MS + 1 })],
    [
      'owned, a moment before it opens',
      aChoice('RENT'),
      first({ openedAtMs: NOW_MS + 1 }),
      aReader({ entitlements: [aRight('POSSESSION')] }),
    ],
    ['hidden', aChoice('POSSESSION'), first({ isShown: false })],
    ['hidden and free', aChoice('RENT'), first({ isShown: false, price: free })],
    [
      'hidden and rented, to own',
      aChoice('POSSESSION'),
      { ...first({ isShown: false }), allowUpgradeFromRent: true },
      aReader({ entitlements: [aRight('RENT')] }),
    ],
    ['all of a series that is hidden', aChoice('ALL_RENT'), aSeries({ episodes: [anEpisode(1, { isShown: false })] })],
  ],
  ADULT_ONLY_CONTENTS: [
    ['adult', aChoice('RENT'), adult],
    ['adult and owned', aChoice('RENT'), adult, aReader({ entitlements: [aRight('POSSESSION')] })],
    ['all of it', aChoice('ALL_POSSESSION'), adult],
  ],
  EXIST_LIBRARY: [
    ['free', aChoice('RENT'), first({ price: free })],
    ['free, with a ticket', aChoice('FREETIME'), first({ price: free })],
    ['owned', aChoice('POSSESSION'), aSeries(), aReader({ entitlements: [aRight('POSSESSION')] })],
    ['granted', aChoice('RENT'), aSeries(), aReader({ entitlements: [aRight('PERMANENT')] })],
    [
      'owned and rented, to rent',
      aChoice('RENT'),
      aSeries(),
      aReader({ entitlements: [aRight('RENT'), aRight('POSSESSION')] }),
    ],
    ['owned and hidden', aChoice('RENT'), first({ isShown: false }), aReader({ entitlements: [aRight('POSSESSION')] })],
    [
      'all of it, all owned',
      aChoice('ALL_RENT'),
      aSeries({ episodes: [anEpisode(1)] }),
      aReader({ entitlements: [aRight('POSSESSION')] }),
    ],
    ['all of it, all free', aChoice('ALL_RENT'), aSeries({ episodes: [anEpisode(1, { price: free })] })],
  ],
  RENT_PURCHASE_IMPOSSIBLE: [
    ['rented', aChoice('RENT'), aSeries(), aReader({ entitlements: [aRight('RENT')] })],
    ['opened by a ticket', aChoice('RENT'), aSeries(), aReader({ entitlements: [aRight('FREETIME')] })],
    [
      'rented, with a gift',
      aChoice('RENT_GIFT'),
      aSeries(),
      aReader({ entitlements: [aRight('RENT')], gifts: [gift] }),
    ],
    ['rented, with a ticket', aChoice('FREETIME'), aSeries(), aReader({ entitlements: [aRight('RENT')] })],
    [
      'rented, also where owning is allowed',
      aChoice('RENT'),
      aSeries({ allowUpgradeFromRent: true }),
      aReader({ entitlements: [aRight('RENT')] }),
    ],
    [
      'all of it, all rented',
      aChoice('ALL_RENT'),
      aSeries({ episodes: [anEpisode(1)] }),
      aReader({ entitlements: [aRight('RENT')] }),
    ],
  ],
  POSSESSION_PURCHASE_IMPOSSIBLE: [
    ['rented', aChoice('POSSESSION'), aSeries(), aReader({ entitlements: [aRight('RENT')] })],
    [
      'opened by a gift',
      aChoice('POSSESSION'),
      aSeries(),
      aReader({ entitlements: [aRight('RENT', { isGift: true })] }),
    ],
    [
      'rented, with a gift',
      aChoice('POSSESSION_GIFT'),
      aSeries(),
      aReader({ entitlements: [aRight('RENT')], gifts: [owning] }),
    ],
    [
      'all of it, all rented',
      aChoice('ALL_POSSESSION'),
      aSeries({ episodes: [anEpisode(1)] }),
      aReader({ entitlements: [aRight('RENT')] }),
    ],
  ],
  UN_MATCHED_RENT_SALE_TYPE: [
    ['only for sale', aChoice('RENT'), first({ price: { kind: 'priced', rentCoin: null, possessionCoin: 5 } })],
    [
      'only for sale, with a gift',
      aChoice('RENT_GIFT'),
      first({ price: { kind: 'priced', rentCoin: null, possessionCoin: 5 } }),
      aReader({ gifts: [gift] }),
    ],
    ['no ticket on this series', aChoice('FREETIME'), aSeries({ freetime: null })],
    ['the newest, with a ticket', aChoice('FREETIME', { episodeId: 4 })],
    [
      'all of it, none for rent',
      aChoice('ALL_RENT'),
      aSeries({ episodes: [anEpisode(1, { price: { kind: 'priced', rentCoin: null, possessionCoin: 5 } })] }),
    ],
  ],
  UN_MATCHED_POSSESSION_SALE_TYPE: [
    ['only for rent', aChoice('POSSESSION'), first({ price: { kind: 'priced', rentCoin: 3, possessionCoin: null } })],
    [
      'only for rent, with a gift',
      aChoice('POSSESSION_GIFT'),
      first({ price: { kind: 'priced', rentCoin: 3, possessionCoin: null } }),
      aReader({ gifts: [owning] }),
    ],
    [
      'all of it, none for sale',
      aChoice('ALL_POSSESSION'),
      aSeries({ episodes: [anEpisode(1, { price: { kind: 'priced', rentCoin: 3, possessionCoin: null } })] }),
    ],
  ],
  NOT_FOUND_GIFT: [
    ['none', aChoice('RENT_GIFT')],
    ['of an account that moves away', aChoice('RENT_GIFT'), aSeries(), aReader({ gifts: [gift], isClosed: true })],
    [
      'named, of an account that moves away',
      aChoice('RENT_GIFT', { giftId: 'g' }),
      aSeries(),
      aReader({ gifts: [gift], isClosed: true }),
    ],
    ['of the other type', aChoice('POSSESSION_GIFT'), aSeries(), aReader({ gifts: [gift] })],
    ['used up', aChoice('RENT_GIFT', { giftId: 'g' }), aSeries(), aReader({ gifts: [{ ...gift, usedCount: 1 }] })],
    ['at its end', aChoice('RENT_GIFT'), aSeries(), aReader({ gifts: [{ ...gift, useUntilMs: NOW_MS }] })],
    [
      'a moment before its start',
      aChoice('RENT_GIFT'),
      aSeries(),
      aReader({ gifts: [{ ...gift, startsAtMs: NOW_MS + 1 }] }),
    ],
    ['another than is named', aChoice('RENT_GIFT', { giftId: 'other' }), aSeries(), aReader({ gifts: [gift] })],
    ['of another series, unnamed', aChoice('RENT_GIFT'), aSeries(), aReader({ gifts: [{ ...gift, seriesId: 8 }] })],
  ],
  NOT_FOUND_GIFT_INFO: [
    [
      'named, of another series',
      aChoice('RENT_GIFT', { giftId: 'g' }),
      aSeries(),
      aReader({ gifts: [{ ...gift, seriesId: 8 }] }),
    ],
    ['named, of the other type', aChoice('POSSESSION_GIFT', { giftId: 'g' }), aSeries(), aReader({ gifts: [gift] })],
  ],
  NOT_EVENT_REMAIN_TICKET: [
    ['a moment before it is whole', aChoice('FREETIME'), aSeries(), aReader({ ticketReadyAtMs: NOW_MS + 1 })],
    ['of an account that moves away', aChoice('FREETIME'), aSeries(), aReader({ isClosed: true })],
  ],
  PRICE_CHANGED: [
    ['dearer', aChoice('RENT', { expectedPrice: coins(2) })],
    ['cheaper', aChoice('RENT', { expectedPrice: coins(4) })],
    ['also without the coins', aChoice('RENT', { expectedPrice: coins(2) }), aSeries(), aReader({ coins: 0 })],
    [
      'a gift that was to cost something',
      aChoice('RENT_GIFT', { expectedPrice: coins(3) }),
      aSeries(),
      aReader({ gifts: [gift] }),
    ],
    [
      'all of it, of which one was bought meanwhile',
      aChoice('ALL_RENT', { expectedPrice: coins(12) }),
      aSeries(),
      aReader({ entitlements: [aRight('RENT')] }),
    ],
  ],
  COIN_INSUFFICIENT: [
    ['one too few', aChoice('RENT'), aSeries(), aReader({ coins: 2 })],
    ['none', aChoice('POSSESSION'), aSeries(), aReader({ coins: 0 })],
    ['enough, and a debt', aChoice('RENT'), aSeries(), owe(1)],
    ['for all of it', aChoice('ALL_POSSESSION'), aSeries(), aReader({ coins: 19 })],
  ],
};

const EVERY_CASE = Object.entries(REFUSED).flatMap(([code, cases]) =>
  cases.map((each): [code: string, what: string, Case] => [code, each[0], each]),
);

test.each(EVERY_CASE)('%s: %s', (code, _what, [, asked, series = aSeries(), reader = aReader()]) => {
  expect(decidePurchase(asked, series, reader, NOW_MS)).toEqual({ ok: false, code });
});

test.each<[what: string, wish: PurchaseChoice, expected: object, series?: SeriesOffer, reader?: PurchasingReader]>([
  ['rented', aChoice('RENT'), { price: 3, scope: 'RENT', expiresAtMs: NOW_MS + 72 * HOUR_MS, isRepeat: false }],
  [
    'rented for as long as the series says',
    aChoice('RENT'),
    { expiresAtMs: NOW_MS + 48 * HOUR_MS },
    aSeries({ rentalHours: 48 }),
  ],
  ['owned', aChoice('POSSESSION'), { price: 5, scope: 'POSSESSION', expiresAtMs: null }],
  ['at the moment it opens', aChoice('RENT'), { price: 3 }, first({ openedAtMs: NOW_MS })],
  ['with exactly the coins', aChoice('RENT'), { price: 3 }, aSeries(), aReader({ coins: 3 })],
  ['at the price agreed to', aChoice('RENT', { expectedPrice: coins(3) }), { price: 3 }],
  [
    'again, at the moment the rental ends',
    aChoice('RENT'),
    { isRepeat: true },
    aSeries(),
    aReader({ entitlements: [aRight('RENT', { expiresAtMs: NOW_MS })] }),
  ],
  [
    'owned after the right was taken back',
    aChoice('POSSESSION'),
    { price: 5 },
    aSeries(),
    aReader({ entitlements: [aRight('POSSESSION', { revokedAtMs: NOW_MS })] }),
  ],
  [
    'owned over a rental, where the platform allows it',
    aChoice('POSSESSION'),
    { price: 5 },
    aSeries({ allowUpgradeFromRent: true }),
    aReader({ entitlements: [aRight('RENT')] }),
  ],
  ['adult, for who sees it', aChoice('RENT'), { price: 3 }, adult, aReader({ seesAdult: true })],
  [
    'with a gift',
    aChoice('RENT_GIFT'),
    { price: 0, debit: null, giftId: 'g', scope: 'RENT' },
    aSeries(),
    aReader({ coins: 0, gifts: [gift] }),
  ],
  [
    'with a gift for ever',
    aChoice('POSSESSION_GIFT', { giftId: 'g' }),
    { price: 0, scope: 'POSSESSION', expiresAtMs: null },
    aSeries(),
    aReader({ gifts: [owning] }),
  ],
  ['with a gift, in debt', aChoice('RENT_GIFT'), { price: 0 }, aSeries(), { ...owe(5), gifts: [gift] }],
  [
    'with the gift that ends first',
    aChoice('RENT_GIFT'),
    { giftId: 'soon' },
    aSeries(),
    aReader({
      gifts: [
        { ...gift, useUntilMs: NOW_MS + 2 },
        { ...gift, giftId: 'soon' },
      ],
    }),
  ],
  [
    'with the gift of this series before one for any',
    aChoice('RENT_GIFT'),
    { giftId: 'own' },
    aSeries(),
    aReader({ gifts: [gift, { ...gift, giftId: 'own', seriesId: SERIES_ID }] }),
  ],
  [
    'with the ticket, at the moment it is whole',
    aChoice('FREETIME'),
    {
      price: 0,
      scope: 'FREETIME',
      expiresAtMs: NOW_MS + 72 * HOUR_MS,
      ticket: { usedAtMs: NOW_MS, readyAtMs: NOW_MS + 24 * HOUR_MS },
    },
    aSeries(),
    aReader({ ticketReadyAtMs: NOW_MS }),
  ],
  ['with the ticket, the last before the newest', aChoice('FREETIME', { episodeId: 3 }), { price: 0 }],
  ['all of it', aChoice('ALL_RENT'), { price: 12, episodeIds: [1, 2, 3, 4], scope: 'RENT' }],
  [
    'all that is lacked',
    aChoice('ALL_POSSESSION'),
    { price: 10, episodeIds: [3, 4] },
    aSeries(),
    aReader({ entitlements: [aRight('RENT'), aRight('POSSESSION', { episodeId: 2 })] }),
  ],
  [
    'all that is lacked, rented ones too where the platform allows it',
    aChoice('ALL_POSSESSION'),
    { price: 20 },
    aSeries({ allowUpgradeFromRent: true }),
    aReader({ entitlements: [aRight('RENT')] }),
  ],
  [
    'all, named by one that is owned',
    aChoice('ALL_RENT'),
    { episodeIds: [2, 3, 4] },
    aSeries(),
    aReader({ entitlements: [aRight('POSSESSION')] }),
  ],
])('granted: %s', (_, asked, expected, series = aSeries(), reader = aReader()) => {
  expect(decidePurchase(asked, series, reader, NOW_MS)).toMatchObject({ ok: true, value: expected });
});

test('whatever is bought, the debit is the price, and what was bought cannot be bought again', () => {
  const type = fc.constantFrom(...REQUESTED_TYPES);
  const prices = fc.array(fc.record({ rent: fc.integer({ min: 1, max: 9 }), own: fc.integer({ min: 1, max: 9 }) }), {
    minLength: 1,
    maxLength: 8,
  });
  const tiers = fc.array(
    fc.record({
      saleType: fc.constantFrom('RENT' as const, 'POSSESSION' as const),
      minimumEpisodes: fc.integer({ min: 2, max: 9 }),
      percent: fc.integer({ min: 1, max: 90 }),
    }),
  );
  fc.assert(
    fc.property(type, prices, tiers, fc.nat(60), (wanted, list, ofTiers, amount) => {
      const series = aSeries({
        tiers: ofTiers,
        episodes: list.map(({ rent, own }, index) =>
          anEpisode(index + 1, { price: { kind: 'priced', rentCoin: rent, possessionCoin: own } }),
        ),
      });
      const reader = aReader({ coins: amount, gifts: [gift, { ...owning, giftId: 'h' }] });
      const decision = decidePurchase(aChoice(wanted), series, reader, NOW_MS);
      if (!decision.ok) return;
      const { price, debit, episodeIds, scope, expiresAtMs } = decision.value;
      const spent = (debit?.postings ?? []).filter(({ account }) => account === 'WALLET');
      expect(spent.reduce((sum, posting) => sum - posting.amount, 0)).toBe(price);
      expect(price).toBeLessThanOrEqual(amount);
      const entitlements = episodeIds.map((episodeId) =>
        aRight(scope, { episodeId, startedAtMs: NOW_MS, expiresAtMs }),
      );
      expect(decidePurchase(aChoice(wanted), series, { ...reader, entitlements }, NOW_MS).ok).toBe(false);
    }),
  );
});
