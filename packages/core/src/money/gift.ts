import type { AgeGroup } from '../people/adult.ts';
import type { GiftTarget, GiftType, SaleType } from '../shared/enumerations.ts';
import { type Decision, grant, refuse } from '../shared/refusal.ts';

const DAY_MS = 86_400_000;
/** How long an account is new, in days. */
const NEW_READER_DAYS = 30;

/** The facts of a gift that decide who may take it. */
export interface OfferedGift {
  readonly target: GiftTarget;
  readonly startsAtMs: number;
  /** Exclusive. */
  readonly receiveUntilMs: number;
}

/** The facts about a reader that decide which gifts they may take. */
export interface GiftReader {
  readonly ageGroup: AgeGroup;
  readonly signedUpAtMs: number;
  /** An operator named them for this gift. */
  readonly isNamed: boolean;
  readonly hasTaken: boolean;
}

export type GiftRefusal =
  | 'ALREADY_GIVEN_GIFT'
  | 'NOT_FOUND_GIFT'
  | 'NOT_FOUND_GIFT_INFO'
  | 'UN_MATCHED_GIFT_TARGET_TYPE';

/** Whether a gift is meant for a reader (D19). A named reader may take it, whatever its target. */
export function isGiftFor(target: GiftTarget, { ageGroup, signedUpAtMs, isNamed }: GiftReader, nowMs: number): boolean {
  if (isNamed) return true;
  switch (target) {
    case 'ALL':
      return true;
    case 'MINORS':
      return ageGroup === 'minor';
    case 'ADULTS':
      return ageGroup === 'adult';
    case 'NEW':
      return nowMs < signedUpAtMs + NEW_READER_DAYS * DAY_MS;
    case 'NAMED':
      return false;
  }
}

/**
 * Whether a reader may take a gift.
 *
 * @param series `open`: the reader sees the gift's series; `adult`: the series is for adults; `gone`: the platform does not
 *   show it; null: the gift is for any series
 */
export function decideGift(
  gift: OfferedGift | null,
  { reader, series, nowMs }: { reader: GiftReader; series: 'open' | 'adult' | 'gone' | null; nowMs: number },
): Decision<null, GiftRefusal> {
  if (gift === null || nowMs < gift.startsAtMs) return refuse('NOT_FOUND_GIFT');
  if (reader.hasTaken) return refuse('ALREADY_GIVEN_GIFT');
  if (nowMs >= gift.receiveUntilMs) return refuse('NOT_FOUND_GIFT');
  if (series === 'gone') return refuse('NOT_FOUND_GIFT_INFO');
  if (series === 'adult' || !isGiftFor(gift.target, reader, nowMs)) return refuse('UN_MATCHED_GIFT_TARGET_TYPE');
  return grant(null);
}

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

export type GiftOption = 'RENT_GIFT' | 'POSSESSION_GIFT';

/** D19: RENTAL_TICKET is RENT_GIFT on the wire, FREE_TICKET is POSSESSION_GIFT. */
const GIFT_TYPE_OF_OPTION = {
  RENT_GIFT: 'RENTAL_TICKET',
  POSSESSION_GIFT: 'FREE_TICKET',
} as const satisfies Record<GiftOption, GiftType>;

/** Whether a gift has unused tickets and can be used at this time. */
function isGiftUsable({ issuedCount, usedCount, startsAtMs, useUntilMs }: OwnedGift, nowMs: number): boolean {
  return usedCount < issuedCount && startsAtMs <= nowMs && nowMs < useUntilMs;
}

/** Whether a gift opens episodes of this series with this option. Does not check whether it can be used now. */
function giftFitsSeries({ type, seriesId }: OwnedGift, of: { option: GiftOption; seriesId: number }): boolean {
  return type === GIFT_TYPE_OF_OPTION[of.option] && (seriesId === null || seriesId === of.seriesId);
}

/** The gifts that can be used for an episode, in the order of their use: the one that ends first comes first. */
export function usableGifts(
  gifts: readonly OwnedGift[],
  of: { option: GiftOption; seriesId: number },
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
 * The gift that opens an episode: the named one, or the first in the order of use. NOT_FOUND_GIFT: there is none, or it is
 * used up or has ended. NOT_FOUND_GIFT_INFO: the named one is for something else.
 */
export function chooseGift(
  gifts: readonly OwnedGift[],
  of: { option: GiftOption; seriesId: number; giftId: string | null },
  nowMs: number,
): Decision<OwnedGift, 'NOT_FOUND_GIFT' | 'NOT_FOUND_GIFT_INFO'> {
  const named = of.giftId === null ? gifts : gifts.filter(({ giftId }) => giftId === of.giftId);
  const [first] = usableGifts(named, of, nowMs);
  if (first !== undefined) return grant(first);
  const isForSomethingElse = of.giftId !== null && named.some((gift) => isGiftUsable(gift, nowMs));
  return refuse(isForSomethingElse ? 'NOT_FOUND_GIFT_INFO' : 'NOT_FOUND_GIFT');
}

/** Whether the tickets of a taken gift can still be used. */
export const GIFT_STATES = ['USABLE', 'EXPIRED', 'USED'] as const;
export type GiftState = (typeof GIFT_STATES)[number];

/** How a gift opens an episode; also its name on the wire (D19). */
export const GIFT_SALE_TYPES = { RENTAL_TICKET: 'RENT', FREE_TICKET: 'POSSESSION' } as const satisfies Record<
  GiftType,
  SaleType
>;

/** The state of a taken gift. `useUntilMs` is exclusive. */
export function giftStateOf(
  { issuedCount, usedCount, useUntilMs }: { issuedCount: number; usedCount: number; useUntilMs: number },
  nowMs: number,
): GiftState {
  if (usedCount >= issuedCount) return 'USED';
  return nowMs < useUntilMs ? 'USABLE' : 'EXPIRED';
}
