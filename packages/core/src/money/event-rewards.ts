import type { BusinessConstants } from '../shared/business-constants.ts';
import type { EventRewardKind } from '../shared/enumerations.ts';
import { type LotTerms, lotAmount } from './ledger/lot.ts';

const DAY_MS = 86_400_000;

/** What an event gives once a reader has so many stamps, or a ticket that wins. */
export interface EventReward {
  /** Stamps of an attendance check; 1 of a ticket. */
  readonly atCount: number;
  readonly kind: EventRewardKind;
  /** Coins, points or spins. */
  readonly amount: number;
}

/** The rewards that a reader has reached and not been given. One that an operator adds later is given with the next stamp. */
export function rewardsDue<Reward extends EventReward>(
  rewards: readonly Reward[],
  { count, given }: { count: number; given: ReadonlySet<number> },
): Reward[] {
  return rewards.filter(({ atCount }) => atCount <= count && !given.has(atCount));
}

/** The lot of a reward; null of spins, which are tickets. Points end where the platform says so (D13). */
export function lotOfReward(
  { kind, amount }: Pick<EventReward, 'kind' | 'amount'>,
  { mileageDays }: Pick<BusinessConstants, 'mileageDays'>,
  nowMs: number,
): LotTerms | null {
  if (kind === 'ROULETTE_TICKET') return null;
  const days = kind === 'MILEAGE' ? mileageDays : null;
  const expiresAtMs = days === null ? null : nowMs + days * DAY_MS;
  return { kind, source: 'EVENT', amount: lotAmount(kind, amount), acquiredAtMs: nowMs, expiresAtMs };
}
