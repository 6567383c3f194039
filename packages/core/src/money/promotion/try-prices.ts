import { type Coins, coins, mileage } from '../amounts.ts';
import { purchaseTermsOf } from '../purchase/decide-purchase.ts';
import {
  type FreetimeTerms,
  freetimeState,
  type PurchasingReader,
  type RequestedType,
  refilledAtMs,
  type SeriesOffer,
} from '../purchase/offer.ts';

/** What readers may pay coins for. */
export const PAID_TYPES = [
  'RENT',
  'POSSESSION',
  'ALL_RENT',
  'ALL_POSSESSION',
] as const satisfies readonly RequestedType[];
export type PaidType = (typeof PAID_TYPES)[number];

/** A purchase that a reader made: what it opened says all that its price depends on. */
export interface EarlierPurchase {
  readonly type: PaidType;
  readonly episodeIds: readonly number[];
}

/** A buyer who has nothing of it: what was bought could be bought. */
const BUYER: PurchasingReader = {
  ...{ seesAdult: true, isClosed: false, entitlements: [], ticketReadyAtMs: null, gifts: [] },
  wallet: { userId: '', lots: [], debt: { coins: coins(0), points: mileage(0) } },
};

/**
 * What an earlier purchase would cost by an offer, decided as a purchase is now. 0: its episodes would be free. Null: the offer does
 * not sell them in that way.
 */
export function priceByOffer({ type, episodeIds }: EarlierPurchase, offer: SeriesOffer, nowMs: number): Coins | null {
  const opened = new Set(episodeIds);
  const episodes = offer.episodes
    .filter(({ episodeId }) => opened.has(episodeId))
    // They could be bought then, whatever is shown by now.
    .map((episode) => ({ ...episode, isShown: true, openedAtMs: 0 }));
  const [first] = episodes;
  if (first === undefined) return null;
  const choice = { type, seriesId: 0, episodeId: first.episodeId, expectedPrice: null, giftId: null };
  const terms = purchaseTermsOf(choice, { ...offer, episodes }, BUYER, nowMs);
  if (terms.ok) return terms.value.price;
  return terms.code === 'EXIST_LIBRARY' ? coins(0) : null;
}

/** How a reader opened an episode of a series: rented for coins, or with a ticket. */
export interface EarlierOpening {
  readonly id: number;
  readonly type: 'RENT' | 'FREETIME';
  readonly episodeId: number;
  readonly atMs: number;
}

/**
 * Which rentals of one reader in one series a wait-until-free ticket would have opened, if it were used whenever it is ready. Tickets
 * that the reader did use go first.
 *
 * @param openings in the order of time
 */
export function rentalsByTicket(
  openings: readonly EarlierOpening[],
  offer: Pick<SeriesOffer, 'freetime' | 'episodes'>,
): ReadonlySet<number> {
  const opened = new Set<number>();
  const { freetime } = offer;
  if (freetime === null) return opened;
  const used = openings.filter(({ type }) => type === 'FREETIME').map(({ atMs }) => atMs);
  let readyAtMs: number | null = null;
  for (const { id, type, episodeId, atMs } of openings) {
    const refilled = refilledAtMs(freetime, atMs);
    if (type === 'FREETIME') {
      readyAtMs = refilled;
      continue;
    }
    const state = freetimeState(offer, episodeId, readyAtMs, atMs);
    const isReady = state.isEligible && state.readyAtMs === null;
    if (!isReady || used.some((usedAtMs) => usedAtMs > atMs && usedAtMs < refilled)) continue;
    opened.add(id);
    readyAtMs = refilled;
  }
  return opened;
}

/** Whether tickets open the same with both. */
export function areSameTickets(one: FreetimeTerms | null, other: FreetimeTerms | null): boolean {
  if (one === null || other === null) return one === other;
  return one.refillHours === other.refillHours && one.excludedNewest === other.excludedNewest;
}
