import { matchRoute } from '@longstrip/core';
import type { MiddlewareHandler } from 'hono';
import { bodyLimit } from 'hono/body-limit';
import type { SiteEnv } from './site-request.ts';

/** More than any form of a page has: forty fields of two thousand characters, each of which may be nine when it is escaped. */
const MAXIMUM_BYTES = 1_000_000;

/**
 * Refuses a form that is too large before it is read (413). The form with pictures is read by its page part by part, within
 * limits of its own (`read-ticket-form.server.ts`).
 */
export function limitForms(): MiddlewareHandler<SiteEnv> {
  const limit = bodyLimit({ maxSize: MAXIMUM_BYTES, onError: (c) => c.text('That is too large.\n', 413) });
  return (c, next) => (matchRoute(c.get('pathname')) === 'qnaRegister' ? next() : limit(c, next));
}
