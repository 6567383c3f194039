/** Why a call brought no usable answer. */
export type ApiFailureReason =
  /** No answer within the time limit. */
  | 'TIMEOUT'
  /** Aborted by the caller. */
  | 'ABORTED'
  /** No connection, or it broke. */
  | 'NETWORK'
  /** The server answered with a fault of its own (5xx). */
  | 'SERVER'
  /** The answer breaks the contract. */
  | 'UNREADABLE';

/** Thrown when the api is out of reach or broken. A refusal is a value, not a failure. */
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
  ABORTED: 'the call was aborted',
  NETWORK: 'the api cannot be reached',
  SERVER: 'the api failed',
  UNREADABLE: 'the answer does not follow the contract',
};
