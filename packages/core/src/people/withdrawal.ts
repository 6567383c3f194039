import type { BusinessConstants } from '../shared/business-constants.ts';
import { type Decision, grant, refuse } from '../shared/refusal.ts';

const DAY_MS = 86_400_000;

/** Maximum length of the text that a reader may add to their reason, in characters. */
export const WITHDRAWAL_DETAIL_CHARACTERS = 500;

/** The reasons that a reader may choose. `needsDetail`: the reader has to explain it in their own words (section 5). */
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

/** A reason with the reader's own text; null: none. */
export interface WithdrawalReason {
  readonly id: WithdrawalReasonId;
  readonly detail: string | null;
}

/** Reads a reason: one of the list, with a detail if it needs one. INVALID_PARAMETER for anything else. */
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

/** D23: when the id of an account may sign up again, counted from the request for withdrawal. */
export function signUpAgainAtMs(
  withdrawnAtMs: number,
  { withdrawalBlockDays }: Pick<BusinessConstants, 'withdrawalBlockDays'>,
): number {
  return withdrawnAtMs + withdrawalBlockDays * DAY_MS;
}
