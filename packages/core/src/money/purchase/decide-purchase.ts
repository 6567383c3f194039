import {
  type Entitlement,
  type EntitlementScope,
  isOwnership,
  rentalExpiresAtMs,
  strongestEntitlement,
} from '../../reading/entitlement.ts';
import { type Decision, grant, refuse } from '../../shared/refusal.ts';
import { type Coins, coins } from '../amounts.ts';
import { chooseGift } from '../gift.ts';
import type { PlannedMovement } from '../ledger/movement.ts';
import { planDebit } from '../ledger/spending.ts';
import { bulkPrice } from './bulk-price.ts';
import type { EpisodeOption, PurchaseRefusal, RequestedType } from './offer.ts';
import {
  type EpisodeOffer,
  freetimeState,
  type PurchasingReader,
  refilledAtMs,
  type SeriesOffer,
  singlePrice,
} from './offer.ts';

/** What a reader asks for. */
export interface PurchaseChoice {
  readonly type: RequestedType;
  readonly seriesId: number;
  /** For a bulk purchase: any episode of the series. */
  readonly episodeId: number;
  /** The price that the reader agreed to; null: an older client did not say. */
  readonly expectedPrice: Coins | null;
  /** The gift to use; null: the one that ends first. */
  readonly giftId: string | null;
}

/** What a purchase opens and what it costs, before it is paid. */
export interface PurchaseTerms {
  readonly type: RequestedType;
  readonly episodeIds: readonly number[];
  readonly scope: EntitlementScope;
  /** When it closes; null: never. */
  readonly expiresAtMs: number | null;
  readonly price: Coins;
  readonly giftId: string | null;
  /** The wait-until-free ticket that it uses. */
  readonly ticket: { readonly usedAtMs: number; readonly readyAtMs: number } | null;
}

/** A purchase that can be stored. */
export interface PlannedPurchase extends PurchaseTerms {
  /** Null if it costs nothing. */
  readonly debit: PlannedMovement | null;
  /** The reader had the episode before. */
  readonly isRepeat: boolean;
}

/** Decides whether a purchase is granted, what it opens, what it costs and which coins pay for it (D9 to D11, D19). */
export function decidePurchase(
  choice: PurchaseChoice,
  series: SeriesOffer,
  reader: PurchasingReader,
  nowMs: number,
): Decision<PlannedPurchase, PurchaseRefusal> {
  const opening = purchaseTermsOf(choice, series, reader, nowMs);
  if (!opening.ok) return opening;
  const { price } = opening.value;
  if (choice.expectedPrice !== null && choice.expectedPrice !== price) return refuse('PRICE_CHANGED');
  const isRepeat = reader.entitlements.some(({ episodeId }) => episodeId === choice.episodeId);
  if (price === 0) return grant({ ...opening.value, debit: null, isRepeat });
  const debit = planDebit(reader.wallet, price, nowMs);
  return debit.ok ? grant({ ...opening.value, debit: debit.value, isRepeat }) : debit;
}

/**
 * Decides about a request that came earlier and had to wait, by the offer of now. If the request names no price, the reader
 * agreed to the price of that time.
 */
export function decideAfterWaiting(
  choice: PurchaseChoice,
  { before, now }: { readonly before: SeriesOffer; readonly now: SeriesOffer },
  reader: PurchasingReader,
  { beforeMs, nowMs }: { readonly beforeMs: number; readonly nowMs: number },
): Decision<PlannedPurchase, PurchaseRefusal> {
  const decided = decidePurchase(choice, now, reader, nowMs);
  if (!decided.ok || choice.expectedPrice !== null || decided.value.price === 0) return decided;
  const agreed = purchaseTermsOf(choice, before, reader, beforeMs);
  return agreed.ok && agreed.value.price === decided.value.price ? decided : refuse('PRICE_CHANGED');
}

/** What a choice opens and what it costs, whether or not the reader has the coins. */
export function purchaseTermsOf(
  choice: PurchaseChoice,
  series: SeriesOffer,
  reader: PurchasingReader,
  nowMs: number,
): Decision<PurchaseTerms, PurchaseRefusal> {
  const { type } = choice;
  if (type === 'ALL_RENT' || type === 'ALL_POSSESSION') return bulkOpening({ ...choice, type }, series, reader, nowMs);
  const episode = openableEpisode({ ...choice, type }, series, reader, nowMs);
  if (!episode.ok) return episode;
  switch (type) {
    case 'RENT':
    case 'POSSESSION':
      return soldOpening(type, series, episode.value, nowMs);
    case 'RENT_GIFT':
    case 'POSSESSION_GIFT':
      return giftOpening({ ...choice, type }, series, episode.value, reader, nowMs);
    case 'FREETIME':
      return ticketOpening(series, episode.value, reader, nowMs);
  }
}

/** D11: an active rental blocks every other rental, and possession unless the platform allows the upgrade. */
function refusedByRight(
  right: Entitlement,
  type: EpisodeOption,
  allowUpgradeFromRent: boolean,
): PurchaseRefusal | null {
  if (isOwnership(right)) return 'EXIST_LIBRARY';
  const isForEver = type === 'POSSESSION' || type === 'POSSESSION_GIFT';
  if (!isForEver) return 'RENT_PURCHASE_IMPOSSIBLE';
  return allowUpgradeFromRent ? null : 'POSSESSION_PURCHASE_IMPOSSIBLE';
}

/** The episode, if there is something to open: it is shown, has opened, has a price, and the reader does not have it. */
function openableEpisode(
  { type, episodeId }: PurchaseChoice & { readonly type: EpisodeOption },
  { episodes, isAdult, allowUpgradeFromRent }: SeriesOffer,
  { seesAdult, entitlements }: PurchasingReader,
  nowMs: number,
): Decision<EpisodeOffer, PurchaseRefusal> {
  const episode = episodes.find((each) => each.episodeId === episodeId);
  if (episode === undefined) return refuse('NOT_FOUND_EPISODE');
  const right = strongestEntitlement(
    entitlements.filter((each) => each.episodeId === episodeId),
    nowMs,
  );
  if (nowMs < episode.openedAtMs || (!episode.isShown && right === null)) return refuse('INVALID_CONTENTS');
  if (isAdult && !seesAdult) return refuse('ADULT_ONLY_CONTENTS');
  const refused = right === null ? null : refusedByRight(right, type, allowUpgradeFromRent);
  if (refused !== null) return refuse(refused);
  if (!episode.isShown) return refuse('INVALID_CONTENTS');
  // A free episode can be read now, so there is nothing to buy.
  return episode.price.kind === 'free' ? refuse('EXIST_LIBRARY') : grant(episode);
}

const NOTHING_USED = { giftId: null, ticket: null } as const;

function soldOpening(
  type: 'RENT' | 'POSSESSION',
  { rentalHours }: SeriesOffer,
  episode: EpisodeOffer,
  nowMs: number,
): Decision<PurchaseTerms, PurchaseRefusal> {
  const price = singlePrice(episode, type);
  if (price === null) return refuse(unmatched(type));
  return grant({
    type,
    episodeIds: [episode.episodeId],
    scope: type,
    expiresAtMs: type === 'RENT' ? rentalExpiresAtMs(nowMs, rentalHours) : null,
    price,
    ...NOTHING_USED,
  });
}

function giftOpening(
  { type, seriesId, giftId }: PurchaseChoice & { readonly type: 'RENT_GIFT' | 'POSSESSION_GIFT' },
  series: SeriesOffer,
  episode: EpisodeOffer,
  { gifts, isClosed }: PurchasingReader,
  nowMs: number,
): Decision<PurchaseTerms, PurchaseRefusal> {
  const sold = soldOpening(type === 'RENT_GIFT' ? 'RENT' : 'POSSESSION', series, episode, nowMs);
  if (!sold.ok) return sold;
  if (isClosed) return refuse('NOT_FOUND_GIFT');
  const gift = chooseGift(gifts, { option: type, seriesId, giftId }, nowMs);
  return gift.ok ? grant({ ...sold.value, type, price: coins(0), giftId: gift.value.giftId }) : gift;
}

function ticketOpening(
  series: SeriesOffer,
  { episodeId }: EpisodeOffer,
  { ticketReadyAtMs, isClosed }: PurchasingReader,
  nowMs: number,
): Decision<PurchaseTerms, PurchaseRefusal> {
  const { freetime } = series;
  const state = freetimeState(series, episodeId, ticketReadyAtMs, nowMs);
  if (freetime === null || !state.isEligible) return refuse('UN_MATCHED_RENT_SALE_TYPE');
  if (isClosed || state.readyAtMs !== null) return refuse('NOT_EVENT_REMAIN_TICKET');
  return grant({
    type: 'FREETIME',
    episodeIds: [episodeId],
    scope: 'FREETIME',
    expiresAtMs: rentalExpiresAtMs(nowMs, freetime.openHours),
    price: coins(0),
    giftId: null,
    ticket: { usedAtMs: nowMs, readyAtMs: refilledAtMs(freetime, nowMs) },
  });
}

function bulkOpening(
  { type, episodeId }: PurchaseChoice & { readonly type: 'ALL_RENT' | 'ALL_POSSESSION' },
  series: SeriesOffer,
  { seesAdult, entitlements }: PurchasingReader,
  nowMs: number,
): Decision<PurchaseTerms, PurchaseRefusal> {
  if (!series.episodes.some((each) => each.episodeId === episodeId)) return refuse('NOT_FOUND_EPISODE');
  const bulk = bulkPrice(series, entitlements, type, nowMs);
  if (!bulk.ok && bulk.code === 'INVALID_CONTENTS') return bulk;
  if (series.isAdult && !seesAdult) return refuse('ADULT_ONLY_CONTENTS');
  if (!bulk.ok) return bulk;
  return grant({
    type,
    episodeIds: bulk.value.episodes.map((each) => each.episodeId),
    scope: type === 'ALL_RENT' ? 'RENT' : 'POSSESSION',
    expiresAtMs: type === 'ALL_RENT' ? rentalExpiresAtMs(nowMs, series.rentalHours) : null,
    price: bulk.value.price,
    ...NOTHING_USED,
  });
}

function unmatched(type: 'RENT' | 'POSSESSION'): PurchaseRefusal {
  return type === 'RENT' ? 'UN_MATCHED_RENT_SALE_TYPE' : 'UN_MATCHED_POSSESSION_SALE_TYPE';
}
