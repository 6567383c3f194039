import { ROUTE_PATTERNS, type RouteName } from '@longstrip/core';
import { readCallback } from '../../parts/navigation/callback-address.ts';
import { dataRedirect } from '../data-redirect.ts';
import type { SiteServerOptions } from '../site-options.ts';
import type { SiteRequest } from '../site-request.ts';
import { forgetSignInFlags, loginFinishedCookie, sendFlag } from './sign-in-flags.ts';

const MAXIMUM_LENGTH = 2000;
/** Pages to which readers are never sent back: the login itself, and the page that shows why it failed (section 2). */
const NEVER_CALLBACKS: readonly string[] = [ROUTE_PATTERNS.userLogin, ROUTE_PATTERNS.callbackLoginError];

/**
 * The page of this site in a callback address.
 * @param text an address of the site, absolute or starting with `/`
 * @returns path and query; null if it is malformed, of another site, or not a page that a reader is sent back to
 */
export function callbackPage(publicOrigin: string, text: unknown): string | null {
  if (typeof text !== 'string' || text.length > MAXIMUM_LENGTH) return null;
  const path = text.startsWith(publicOrigin) ? text.slice(publicOrigin.length) || '/' : text;
  if (!path.startsWith('/')) return null;
  // It is parsed as a browser would parse it: the result is a path of ours, or null.
  const page = readCallback(`?callback=${encodeURIComponent(path)}`);
  return page === null || NEVER_CALLBACKS.includes(pathOf(page)) ? null : page;
}

function pathOf(page: string): string {
  const [path = ''] = page.split('?');
  return path.replace(/\/+$/, '');
}

/** Where the reader came from: the page to return to, and the marketing code (section 2). */
export interface ReturnTarget {
  /** A page of this site; null if there was none in the request, or it was not one of ours. */
  callback: string | null;
  porch: string | null;
}

const PORCH_FORM = /^[\w.~-]{1,64}$/;

/** The marketing code in an address or a form; null if it is not valid. */
export function readPorch(text: unknown): string | null {
  return typeof text === 'string' && PORCH_FORM.test(text) ? text : null;
}

/** An address of this site, with where the reader came from as parameters. */
export function withReturnTarget(
  address: string,
  { callback, porch }: ReturnTarget,
  more: Record<string, string> = {},
): string {
  const [path = '', query = ''] = address.split('?');
  const parameters = new URLSearchParams(query);
  if (callback !== null) parameters.set('callback', callback);
  if (porch !== null) parameters.set('porch', porch);
  for (const [name, value] of Object.entries(more)) parameters.set(name, value);
  const text = parameters.toString();
  return text === '' ? path : `${path}?${text}`;
}

/** The page to return to, with its marketing code. */
export function returnAddress({ callback, porch }: ReturnTarget): string {
  const page = callback ?? '/';
  if (porch === null || new URLSearchParams(page.split('?')[1]).has('porch')) return page;
  return `${page}${page.includes('?') ? '&' : '?'}porch=${encodeURIComponent(porch)}`;
}

/** Pages of section 2 that only redirect after signing in or out. */
const AFTER_SIGN_IN: readonly RouteName[] = [
  'callbackLoginSuccess',
  'callbackViewerLoginSuccess',
  'callbackFacebookLogin',
];

/** Handles the steps around signing in and out that have no page of their own; null if the request is none of them. */
export async function takeCallbackStep(c: SiteRequest, options: SiteServerOptions): Promise<Response | null> {
  const pathname = c.get('pathname');
  const { platform, publicOrigin } = options;
  const isAt = (route: RouteName) => pathname === ROUTE_PATTERNS[route] && platform.routes.includes(route);
  const query = c.get('parts').url.searchParams;
  const departure = {
    callback: callbackPage(publicOrigin, query.get('callback')),
    porch: readPorch(query.get('porch')),
  };
  if (isAt('userLogin')) {
    forgetSignInFlags(c, options);
    return null;
  }
  if (isAt('callbackLogoutSuccess')) {
    forgetSignInFlags(c, options);
    return leadTo(c, returnAddress(departure));
  }
  return AFTER_SIGN_IN.some(isAt) ? arriveSignedIn(c, departure, options) : null;
}

/** Redirects to the page that the reader came from; a reader who is not signed in after all goes to the login. */
async function arriveSignedIn(c: SiteRequest, departure: ReturnTarget, options: SiteServerOptions): Promise<Response> {
  const { kind } = await c.get('session').current();
  if (kind === 'none' || kind === 'ended') return leadTo(c, withReturnTarget(ROUTE_PATTERNS.userLogin, departure));
  sendFlag(c, loginFinishedCookie(options));
  return leadTo(c, returnAddress(departure));
}

function leadTo(c: SiteRequest, location: string): Response {
  return c.get('isData') ? dataRedirect(location) : c.redirect(location, 302);
}
