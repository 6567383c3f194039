import type { RefusalCode } from '@longstrip/core';

/** A refusal as the client returns it. */
export interface ApiRefusal {
  readonly ok: false;
  /** UNKNOWN for a code that this version does not know; `wireCode` has the original. */
  readonly code: RefusalCode;
  readonly wireCode: string;
  /** The text for the reader, in the language asked for. */
  readonly message: string;
  readonly detail: string;
  readonly status: number;
  /** Seconds to wait after a 429; null otherwise. */
  readonly retryAfterSeconds: number | null;
}

/** The result of a call: data or a refusal. Everything else is thrown as an ApiFailure. */
export type ApiResult<Data> = { readonly ok: true; readonly data: Data; readonly status: number } | ApiRefusal;

/** Why a call brought no usable answer. */
export type ApiFailureReason =
  /** No answer within the time limit. */
  | 'TIMEOUT'
  /** Aborted by the caller. */
  | 'ABORTED'
  /** No connection, or it broke. */
  | 'NETWORK'
  /** The server failed (5xx). */
  | 'SERVER'
  /** The answer breaks the contract. */
  | 'UNREADABLE';

/** Thrown when the api cannot be reached or is broken. A refusal is a value, not a failure. */
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
