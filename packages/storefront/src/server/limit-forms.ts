import type { MiddlewareHandler } from 'hono';
import { bodyLimit } from 'hono/body-limit';

/** More than any form of a page has: forty fields of two thousand characters, each of which may be nine when it is escaped. */
const MAXIMUM_BYTES = 1_000_000;

/** Refuses a form that is too large before it is read (413). */
export function limitForms(): MiddlewareHandler {
  return bodyLimit({ maxSize: MAXIMUM_BYTES, onError: (c) => c.text('That is too large.\n', 413) });
}
