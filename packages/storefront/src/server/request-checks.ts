import { matchRoute } from '@longstrip/core';
import type { MiddlewareHandler } from 'hono';
import { limitBody } from './limit-body.ts';
import type { SiteEnv } from './site-request.ts';

const SAFE_METHODS = new Set(['GET', 'HEAD', 'OPTIONS']);

/** The headers that the check compares. */
export interface OriginFacts {
  method: string;
  /** `Origin`, or null. */
  origin: string | null;
  /** `Host`, or null. */
  host: string | null;
  /** `Sec-Fetch-Site`, or null. */
  fetchSite: string | null;
  /** The platform's configured public origin. */
  publicOrigin: string;
}

/**
 * Whether a request that changes something comes from one of this site's own pages, or from a client without `Origin`, which
 * is not a browser. The site answers all others with 403; Remix would answer with 500.
 */
export function isOwnOrigin(facts: OriginFacts): boolean {
  if (SAFE_METHODS.has(facts.method)) return true;
  if (facts.origin === null) return facts.fetchSite === null || facts.fetchSite === 'same-origin';
  if (facts.origin === facts.publicOrigin) return true;
  const originHost = URL.canParse(facts.origin) ? new URL(facts.origin).host : null;
  return originHost !== null && originHost === facts.host;
}

/**
 * More than any form of a page can have: forty fields of two thousand characters, each of which may become nine when
 * escaped.
 */
const MAXIMUM_BYTES = 1_000_000;

/**
 * Refuses a form that is too large before it is read (413). A form with pictures is read by its page part by part, with its
 * own limits (`qna-register.server.ts`).
 */
export function limitForms(): MiddlewareHandler<SiteEnv> {
  const limit = limitBody(MAXIMUM_BYTES, (c) => c.text('That is too large.\n', 413));
  return (c, next) => (matchRoute(c.get('pathname')) === 'qnaRegister' ? next() : limit(c, next));
}
