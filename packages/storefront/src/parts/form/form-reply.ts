import type { RefusalCode } from '@longstrip/core';

/** What a page shows of a form that was sent and not accepted. */
export interface FormReply {
  /** What was entered, but for secrets. */
  readonly values: Readonly<Record<string, string>>;
  /** What is wrong with a field, by its name, in the reader's language. */
  readonly fields: Readonly<Record<string, string>>;
  /** What is wrong with the whole. */
  readonly text: string | null;
  /** Null where only fields are wrong. */
  readonly code: RefusalCode | null;
}

/** What the fields show before anything was sent. */
export const NO_REPLY: FormReply = { values: {}, fields: {}, text: null, code: null };

/**
 * The id that a form is sent with next (D40): the one that it was sent with, so that sending it again is the same change,
 * unless that was granted for something else meanwhile; or else the page's own.
 */
export function nextRequestId({ code, values }: Pick<FormReply, 'code' | 'values'>, own: string): string {
  return (code !== 'MALFORMED_REQUEST' && values.requestId) || own;
}
