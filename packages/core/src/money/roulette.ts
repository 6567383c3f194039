import type { AgeGroup } from '../people/adult.ts';
import type { BusinessConstants } from '../shared/business-constants.ts';
import type { RouletteAudience, RoulettePrizeKind } from '../shared/enumerations.ts';
import { type Decision, grant, refuse } from '../shared/refusal.ts';
import { type LotTerms, lotAmount } from './ledger/lot.ts';

const DAY_MS = 86_400_000;

/** The facts of a wheel that decide who may spin it. */
export interface OfferedWheel {
  readonly audience: RouletteAudience;
  readonly startsAtMs: number;
  /** Exclusive. */
  readonly endsAtMs: number;
}

export type WheelRefusal = 'NOT_EVENT_PERIOD' | 'UNAUTHORIZED_ADULT' | 'UNAUTHORIZED_NON_ADULT';

/** Whether a wheel is for a reader (section 6: some events are for minors only, some for adults only). */
function decideAudience(
  audience: RouletteAudience,
  ageGroup: AgeGroup,
): Decision<null, 'UNAUTHORIZED_ADULT' | 'UNAUTHORIZED_NON_ADULT'> {
  if (audience === 'ADULTS' && ageGroup !== 'adult') return refuse('UNAUTHORIZED_ADULT');
  if (audience === 'MINORS' && ageGroup !== 'minor') return refuse('UNAUTHORIZED_NON_ADULT');
  return grant(null);
}

/**
 * The wheel that a reader spins: of those that run now and are for this reader, the one that ends first. If none is for this
 * reader, the refusal says why.
 *
 * @param wheels only those with something left to win
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
 * Whether a reader may spin. Not while they owe coins that a store took back (D41), and not if the account is moving to
 * another platform or has moved (D34).
 *
 * @param tickets number of tickets that can be used now
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

/** The lot of a prize; null if nothing was won. */
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

/** The facts of a prize that decide how likely it is. */
export interface WeightedPrize {
  readonly prizeNo: number;
  readonly weight: number;
  /** How many there are; null: any number. */
  readonly stock: number | null;
  readonly givenCount: number;
}

/** Number of steps in 100 percent: the page shows two decimals. */
const STEPS = 10_000;
const STEPS_PER_PERCENT = 100;

/** The prizes that a spin can win: those out of stock are removed before the draw (D20). */
export function prizesInStock<Prize extends WeightedPrize>(prizes: readonly Prize[]): Prize[] {
  return prizes.filter(({ stock, givenCount }) => stock === null || givenCount < stock);
}

export function totalWeightOf(prizes: readonly WeightedPrize[]): number {
  return prizes.reduce((sum, { weight }) => sum + weight, 0);
}

/**
 * How likely each prize is, in percent with two decimals. The sum is exactly 100: the remainder of the rounding goes to the
 * prizes that lost most by it.
 */
export function oddsOf<Prize extends WeightedPrize>(
  prizes: readonly Prize[],
): { readonly prize: Prize; readonly percent: number }[] {
  const total = totalWeightOf(prizes);
  const exact = prizes.map((prize, index) => {
    const steps = (prize.weight * STEPS) / total;
    return { prize, index, steps: Math.floor(steps), rest: steps - Math.floor(steps) };
  });
  const left = STEPS - exact.reduce((sum, { steps }) => sum + steps, 0);
  const byRest = exact.toSorted((one, other) => other.rest - one.rest || one.index - other.index);
  const raised = new Set(byRest.slice(0, left).map(({ index }) => index));
  return exact.map(({ prize, index, steps }) => ({
    prize,
    percent: (steps + (raised.has(index) ? 1 : 0)) / STEPS_PER_PERCENT,
  }));
}

/**
 * The prize for a drawn number.
 *
 * @param prizes those in stock, at least one
 * @param drawn a uniform random whole number from 0 (inclusive) to the sum of their weights (exclusive)
 */
export function drawPrize<Prize extends WeightedPrize>(prizes: readonly Prize[], drawn: number): Prize {
  let upTo = 0;
  for (const prize of prizes) {
    upTo += prize.weight;
    if (drawn < upTo) return prize;
  }
  throw new RangeError(`${drawn} draws none of the prizes`);
}
