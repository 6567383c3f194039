import { type Decision, grant, refuse } from '../../shared/decision.ts';
import type { GiftType } from '../../shared/enumerations.ts';

/** A gift that a reader took, and how much of it is left (D19). */
export interface OwnedGift {
  readonly giftId: string;
  readonly type: GiftType;
  /** Null: for any series. */
  readonly seriesId: number | null;
  readonly issuedCount: number;
  readonly usedCount: number;
  readonly startsAtMs: number;
  /** Exclusive. */
  readonly useUntilMs: number;
}

export type GiftWay = 'RENT_GIFT' | 'POSSESSION_GIFT';

/** D19: RENTAL_TICKET is RENT_GIFT on the wire, FREE_TICKET is POSSESSION_GIFT. */
export const GIFT_TYPE_OF_WAY = {
  RENT_GIFT: 'RENTAL_TICKET',
  POSSESSION_GIFT: 'FREE_TICKET',
} as const satisfies Record<GiftWay, GiftType>;

/** Whether a gift has something left and is in its time. */
export function isGiftUsable({ issuedCount, usedCount, startsAtMs, useUntilMs }: OwnedGift, nowMs: number): boolean {
  return usedCount < issuedCount && startsAtMs <= nowMs && nowMs < useUntilMs;
}

/** Whether a gift opens episodes of a series in this way, leaving aside whether it can be used now. */
export function giftFitsSeries({ type, seriesId }: OwnedGift, of: { way: GiftWay; seriesId: number }): boolean {
  return type === GIFT_TYPE_OF_WAY[of.way] && (seriesId === null || seriesId === of.seriesId);
}

/** The gifts that can be used for an episode of a series, in the order in which they are: what ends first goes first. */
export function usableGifts(
  gifts: readonly OwnedGift[],
  of: { way: GiftWay; seriesId: number },
  nowMs: number,
): OwnedGift[] {
  return gifts
    .filter((gift) => isGiftUsable(gift, nowMs) && giftFitsSeries(gift, of))
    .toSorted(
      (one, other) =>
        one.useUntilMs - other.useUntilMs ||
        Number(one.seriesId === null) - Number(other.seriesId === null) ||
        (one.giftId < other.giftId ? -1 : 1),
    );
}

/**
 * The gift that opens an episode: the one that is named, or the one that goes first. NOT_FOUND_GIFT: there is none, or it is
 * used up or over. NOT_FOUND_GIFT_INFO: the named one is for something else.
 */
export function chooseGift(
  gifts: readonly OwnedGift[],
  of: { way: GiftWay; seriesId: number; giftId: string | null },
  nowMs: number,
): Decision<OwnedGift, 'NOT_FOUND_GIFT' | 'NOT_FOUND_GIFT_INFO'> {
  const named = of.giftId === null ? gifts : gifts.filter(({ giftId }) => giftId === of.giftId);
  const [first] = usableGifts(named, of, nowMs);
  if (first !== undefined) return grant(first);
  const isForSomethingElse = of.giftId !== null && named.some((gift) => isGiftUsable(gift, nowMs));
  return refuse(isForSomethingElse ? 'NOT_FOUND_GIFT_INFO' : 'NOT_FOUND_GIFT');
}
