import { coins, mileage } from '../amounts.ts';
import type { Lot } from '../ledger/lot.ts';
import type { PurchaseChoice } from './decide-purchase.ts';
import type { EpisodeOffer, HeldEntitlement, PurchasingReader, RequestedType, SeriesOffer } from './offer.ts';

export const NOW_MS = 1_000_000_000;
export const HOUR_MS = 3_600_000;

export const SERIES_ID = 7;

export function anEpisode(episodeId: number, change: Partial<EpisodeOffer> = {}): EpisodeOffer {
  return {
    episodeId,
    isShown: true,
    openedAtMs: 0,
    isSample: false,
    price: { kind: 'priced', rentCoin: 3, possessionCoin: 5 },
    ...change,
  };
}

/** Four episodes for 3 coins (rent) and 5 coins (own), with a ticket that does not open the newest one. */
export function aSeries(change: Partial<SeriesOffer> = {}): SeriesOffer {
  return {
    isAdult: false,
    rentalHours: 72,
    freetime: { refillHours: 24, excludedNewest: 1, openHours: 72 },
    tiers: [],
    episodes: [1, 2, 3, 4].map((id) => anEpisode(id)),
    allowUpgradeFromRent: false,
    ...change,
  };
}

export function aLot(id: number, amount: number, change: Partial<Omit<Lot, 'id' | 'amount' | 'remaining'>> = {}): Lot {
  const kind = change.kind ?? 'COIN';
  const units = kind === 'MILEAGE' ? mileage(amount) : coins(amount);
  const terms = { source: 'PAYMENT', acquiredAtMs: 1, expiresAtMs: null } as const;
  return { ...terms, ...change, kind, id, amount: units, remaining: units };
}

export function aRight(scope: HeldEntitlement['scope'], change: Partial<HeldEntitlement> = {}): HeldEntitlement {
  const isRental = scope === 'RENT' || scope === 'FREETIME';
  const expiresAtMs = isRental ? NOW_MS + 1 : null;
  return { scope, episodeId: 1, isGift: false, startedAtMs: 0, expiresAtMs, revokedAtMs: null, ...change };
}

export function aReader(
  change: Partial<PurchasingReader> & { coins?: number; lots?: readonly Lot[] } = {},
): PurchasingReader {
  const { coins: amount = 100, lots = amount > 0 ? [aLot(1, amount)] : [], ...rest } = change;
  return {
    seesAdult: false,
    isClosed: false,
    wallet: { userId: 'reader', lots, debt: { coins: coins(0), points: mileage(0) } },
    entitlements: [],
    ticketReadyAtMs: null,
    gifts: [],
    ...rest,
  };
}

/** Chooses the first episode, without an expected price. */
export function aChoice(type: RequestedType, change: Partial<PurchaseChoice> = {}): PurchaseChoice {
  return { type, seriesId: SERIES_ID, episodeId: 1, expectedPrice: null, giftId: null, ...change };
}
