import { describe, expect, it, test } from 'vitest';
import { anEpisode, aSeries, HOUR_MS, NOW_MS } from '../purchase/purchase.fixture.ts';
import { areSameTickets, type EarlierOpening, type PaidType, priceByOffer, rentalsByTicket } from './try-prices.ts';

const tiers = [
  { saleType: 'POSSESSION', minimumEpisodes: 2, percent: 10 },
  { saleType: 'POSSESSION', minimumEpisodes: 4, percent: 50 },
] as const;
const free = { kind: 'free', freeUntilMs: null } as const;

describe('the price of an earlier purchase by an offer', () => {
  it.each<[price: number | null, type: PaidType, episodeIds: number[], offer: Parameters<typeof aSeries>[0]]>([
    [3, 'RENT', [1], {}],
    [5, 'POSSESSION', [1], {}],
    [5, 'POSSESSION', [4], { tiers }],
    [20, 'ALL_POSSESSION', [1, 2, 3, 4], {}],
    [10, 'ALL_POSSESSION', [1, 2, 3, 4], { tiers }],
    // The reader had the others: the discount is that of the episodes that were opened.
    [13, 'ALL_POSSESSION', [1, 2, 3], { tiers }],
    [12, 'ALL_RENT', [1, 2, 3, 4], { tiers }],
    [0, 'RENT', [1], { episodes: [anEpisode(1, { price: free })] }],
    [0, 'ALL_RENT', [1, 2], { episodes: [1, 2].map((id) => anEpisode(id, { price: free })) }],
    [3, 'ALL_RENT', [1, 2], { episodes: [anEpisode(1, { price: free }), anEpisode(2)] }],
    // What is hidden or planned by now could be bought then.
    [3, 'RENT', [1], { episodes: [anEpisode(1, { isShown: false, openedAtMs: NOW_MS + 1 })] }],
    [3, 'RENT', [1], { isAdult: true }],
    [null, 'RENT', [1], { episodes: [anEpisode(1, { price: { kind: 'priced', rentCoin: null, possessionCoin: 5 } })] }],
    [null, 'RENT', [9], {}],
    [null, 'RENT', [], {}],
  ])('is %s for %s of %j', (price, type, episodeIds, offer) => {
    expect(priceByOffer({ type, episodeIds }, aSeries(offer), NOW_MS)).toBe(price);
  });
});

describe('rentals that a ticket would have opened', () => {
  const freetime = { refillHours: 24, excludedNewest: 1, openHours: 72 };
  const opening = (id: number, hour: number, more: Partial<EarlierOpening> = {}): EarlierOpening => ({
    ...{ id, type: 'RENT', episodeId: 1, atMs: hour * HOUR_MS },
    ...more,
  });
  const opened = (openings: EarlierOpening[], change: Parameters<typeof aSeries>[0] = { freetime }) => [
    ...rentalsByTicket(openings, aSeries(change)),
  ];

  it('are those for which it was back', () => {
    expect(opened([opening(1, 0), opening(2, 23), opening(3, 24), opening(4, 47), opening(5, 48)])).toEqual([1, 3, 5]);
  });

  it('are none of the newest episodes, of free ones, and without tickets', () => {
    expect(opened([opening(1, 0, { episodeId: 4 }), opening(2, 1)])).toEqual([2]);
    expect(opened([opening(1, 0)], { freetime, episodes: [anEpisode(1, { price: free }), anEpisode(2)] })).toEqual([]);
    expect(opened([opening(1, 0)], { freetime: null })).toEqual([]);
  });

  it('leave the tickets that the reader did use', () => {
    const used = opening(2, 20, { type: 'FREETIME' });
    expect(opened([opening(1, 0), used, opening(3, 30), opening(4, 44)])).toEqual([4]);
    expect(opened([opening(1, 0), opening(2, 24, { type: 'FREETIME' })])).toEqual([1]);
  });
});

test('tickets are the same if they come back as fast and leave out as many', () => {
  const one = { refillHours: 24, excludedNewest: 1, openHours: 72 };
  expect(areSameTickets(one, { ...one, openHours: 1 })).toBe(true);
  expect(areSameTickets(one, { ...one, refillHours: 12 })).toBe(false);
  expect(areSameTickets(one, { ...one, excludedNewest: 2 })).toBe(false);
  expect(areSameTickets(null, null)).toBe(true);
  expect(areSameTickets(one, null)).toBe(false);
});
