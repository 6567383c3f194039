import type { AgeGroup } from '../people/age-group.ts';
import { type Decision, grant, refuse } from '../shared/decision.ts';
import type { GiftTarget } from '../shared/enumerations.ts';

const DAY_MS = 86_400_000;
/** How long an account is new, in days. */
const NEW_READER_DAYS = 30;

/** What of a gift decides who may take it. */
export interface OfferedGift {
  readonly target: GiftTarget;
  readonly startsAtMs: number;
  /** Exclusive. */
  readonly receiveUntilMs: number;
}

/** What of a reader decides which gifts they may take. */
export interface GiftReader {
  readonly ageGroup: AgeGroup;
  readonly signedUpAtMs: number;
  /** An operator named them for this gift. */
  readonly isNamed: boolean;
  /** They have taken it. */
  readonly hasTaken: boolean;
}

export type GiftRefusal =
  | 'ALREADY_GIVEN_GIFT'
  | 'NOT_FOUND_GIFT'
  | 'NOT_FOUND_GIFT_INFO'
  | 'UN_MATCHED_GIFT_TARGET_TYPE';

/** Whether a gift is meant for a reader (D19). Whoever is named may take it, whatever its target. */
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
 * Whether a reader takes a gift.
 *
 * @param series whether its series is one that the reader sees: `open`; `adult`: it is for adults; `gone`: the platform does
 *   not show it. Null: it is for any series
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
