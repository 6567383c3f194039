import type { MessageKey } from '@longstrip/messages';
import { isRouteErrorResponse } from '@remix-run/react';

/** Answers to a request that no page can take: one that is malformed, or would change the page. */
const NOT_TAKEN: ReadonlySet<number> = new Set([400, 405]);

/** What a page says of an error that has no words of its own: whose fault it is, and what to do. */
export function faultTextKey(error: unknown): MessageKey {
  return isRouteErrorResponse(error) && NOT_TAKEN.has(error.status) ? 'page.notTakenText' : 'page.errorText';
}
