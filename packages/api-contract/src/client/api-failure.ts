/** Why a call brought no answer that can be used. */
export type ApiFailureReason =
  /** The time limit ran out. */
  | 'TIMEOUT'
  /** The caller gave the call up. */
  | 'ABORTED'
  /** No connection, or it broke. */
  | 'NETWORK'
  /** The server answered with a fault of its own (5xx). */
  | 'SERVER'
  /** The answer is not what the contract says. */
  | 'UNREADABLE';

/** Thrown when the api is out of reach or broken. A refusal is no failure: it comes back as a value. */
export class ApiFailure extends Error {
  override readonly name = 'ApiFailure';
  readonly reason: ApiFailureReason;
  /** HTTP status; null when none arrived. */
  readonly status: number | null;

  constructor(reason: ApiFailureReason, call: string, status: number | null, options?: ErrorOptions) {
    super(`${call}: ${FAILURE_TEXTS[reason]}${status === null ? '' : ` (status ${status})`}`, options);
    this.reason = reason;
    this.status = status;
  }
}

const FAILURE_TEXTS: Readonly<Record<ApiFailureReason, string>> = {
  TIMEOUT: 'no answer within the time limit',
  ABORTED: 'the call was given up',
  NETWORK: 'the api cannot be reached',
  SERVER: 'the api failed',
  UNREADABLE: 'the answer does not follow the contract',
};
