import type { BusinessConstants } from '../shared/business-constants.ts';
import { type Decision, grant, refuse } from '../shared/refusal.ts';

const DAY_MS = 86_400_000;

/** Longest text that a leaving reader may add to their reason, in characters. */
export const WITHDRAWAL_DETAIL_CHARACTERS = 500;

/** Why a reader leaves; one of these is chosen. `needsDetail`: it says nothing without words of their own (section 5). */
export const WITHDRAWAL_REASONS = [
  { id: 'FEW_SERIES', needsDetail: false },
  { id: 'PRICES', needsDetail: false },
  { id: 'SELDOM', needsDetail: false },
  { id: 'FAULTS', needsDetail: true },
  { id: 'NEW_ACCOUNT', needsDetail: false },
  { id: 'PRIVACY', needsDetail: false },
  { id: 'OTHER', needsDetail: true },
] as const;

export type WithdrawalReasonId = (typeof WITHDRAWAL_REASONS)[number]['id'];

/** A reason with what was added to it; null: nothing. */
export interface WithdrawalReason {
  readonly id: WithdrawalReasonId;
  readonly detail: string | null;
}

/** Reads a reason: one of the list, with a detail where it needs one. INVALID_PARAMETER for anything else. */
export function readWithdrawalReason(
  id: string,
  detail: string | null,
): Decision<WithdrawalReason, 'INVALID_PARAMETER'> {
  const reason = WITHDRAWAL_REASONS.find((one) => one.id === id);
  const words = detail?.trim() ?? '';
  if (reason === undefined || (reason.needsDetail && words === '')) return refuse('INVALID_PARAMETER');
  if (words.length > WITHDRAWAL_DETAIL_CHARACTERS) return refuse('INVALID_PARAMETER');
  return grant({ id: reason.id, detail: words === '' ? null : words });
}

/** D23: from when on the id of an account may sign up again, counted from the request for withdrawal. */
export function signUpAgainAtMs(
  withdrawnAtMs: number,
  { withdrawalBlockDays }: Pick<BusinessConstants, 'withdrawalBlockDays'>,
): number {
  return withdrawnAtMs + withdrawalBlockDays * DAY_MS;
}
