import type { MessageKey } from '@longstrip/messages';
import { isRouteErrorResponse } from '@remix-run/react';

/** Statuses of requests that no page accepts: malformed, or with a method that would change something. */
const UNSUPPORTED_STATUSES: ReadonlySet<number> = new Set([400, 405]);

/** The text of an error that has none of its own: who can do something about it, and what. */
export function faultTextKey(error: unknown): MessageKey {
  return isRouteErrorResponse(error) && UNSUPPORTED_STATUSES.has(error.status) ? 'page.notTakenText' : 'page.errorText';
}
