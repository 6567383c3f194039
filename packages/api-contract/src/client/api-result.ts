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
  /** Seconds to wait, of a 429; null otherwise. */
  readonly retryAfterSeconds: number | null;
}

/** The result of a call: data or a refusal. Everything else is thrown as an ApiFailure. */
export type ApiResult<Data> = { readonly ok: true; readonly data: Data; readonly status: number } | ApiRefusal;
