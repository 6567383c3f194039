import type { AgeGroup } from '../people/age-group.ts';
import type { BusinessConstants } from '../shared/business-constants.ts';
import { type Decision, grant, refuse } from '../shared/decision.ts';
import type { RouletteAudience, RoulettePrizeKind } from '../shared/enumerations.ts';
import { type LotTerms, lotAmount } from './ledger/lot.ts';

const DAY_MS = 86_400_000;

/** A wheel, as far as it decides who may spin it. */
export interface OfferedWheel {
  readonly audience: RouletteAudience;
  readonly startsAtMs: number;
  /** Exclusive. */
  readonly endsAtMs: number;
}

export type WheelRefusal = 'NOT_EVENT_PERIOD' | 'UNAUTHORIZED_ADULT' | 'UNAUTHORIZED_NON_ADULT';

/** Whether a wheel is for a reader (section 6: some events are for minors only, some for adults only). */
export function decideAudience(
  audience: RouletteAudience,
  ageGroup: AgeGroup,
): Decision<null, 'UNAUTHORIZED_ADULT' | 'UNAUTHORIZED_NON_ADULT'> {
  if (audience === 'ADULTS' && ageGroup !== 'adult') return refuse('UNAUTHORIZED_ADULT');
  if (audience === 'MINORS' && ageGroup !== 'minor') return refuse('UNAUTHORIZED_NON_ADULT');
  return grant(null);
}

/**
 * The wheel that a reader spins: of those that run now the one for them, the first to end first. Where none of them is for
 * this reader, the refusal says why not.
 *
 * @param wheels with something left to win
 */
export function chooseWheel<Wheel extends OfferedWheel>(
  wheels: readonly Wheel[],
  ageGroup: AgeGroup,
  nowMs: number,
): Decision<Wheel, WheelRefusal> {
  const running = wheels
    .filter(({ startsAtMs, endsAtMs }) => startsAtMs <= nowMs && nowMs < endsAtMs)
    .toSorted((one, other) => one.endsAtMs - other.endsAtMs);
  let why: WheelRefusal = 'NOT_EVENT_PERIOD';
  for (const wheel of running) {
    const decided = decideAudience(wheel.audience, ageGroup);
    if (decided.ok) return grant(wheel);
    if (why === 'NOT_EVENT_PERIOD') why = decided.code;
  }
  return refuse(why);
}

/**
 * Whether a reader may spin. Who owes coins that a store took back (D41) takes part in nothing that gives some away, nor does
 * an account that moves to another platform or has moved (D34).
 *
 * @param tickets that can be used now
 */
export function decideSpin({
  tickets,
  owes,
  isClosed,
}: {
  tickets: number;
  owes: boolean;
  isClosed: boolean;
}): Decision<null, 'UNAUTHORIZED_USER' | 'NOT_EVENT_REMAIN_TICKET'> {
  if (owes || isClosed) return refuse('UNAUTHORIZED_USER');
  return tickets > 0 ? grant(null) : refuse('NOT_EVENT_REMAIN_TICKET');
}

/** The lot of a prize; null where nothing was won. */
export function lotOfPrize(
  { kind, amount }: { kind: RoulettePrizeKind; amount: number },
  { bonusCoinDays, mileageDays }: Pick<BusinessConstants, 'bonusCoinDays' | 'mileageDays'>,
  nowMs: number,
): LotTerms | null {
  if (kind === 'NOTHING') return null;
  const days = { FREE_COIN: null, BONUS: bonusCoinDays, MILEAGE: mileageDays }[kind];
  const expiresAtMs = days === null ? null : nowMs + days * DAY_MS;
  return { kind, source: 'EVENT', amount: lotAmount(kind, amount), acquiredAtMs: nowMs, expiresAtMs };
}
