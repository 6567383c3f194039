import { ROUTE_PATTERNS, type RouteName } from '@longstrip/core';
import { dataRedirect } from '../data-redirect.ts';
import type { SiteServerOptions } from '../site-options.ts';
import type { SiteRequest } from '../site-request.ts';
import { arrivalOf, callbackPage, carryOn, type Departure, readPorch } from './callback-url.ts';
import { forgetSignInFlags, loginFinishedCookie, sendFlag } from './sign-in-flags.ts';

/** Pages of section 2 that only lead on after signing in or out. */
const AFTER_SIGN_IN: readonly RouteName[] = [
  'callbackLoginSuccess',
  'callbackViewerLoginSuccess',
  'callbackFacebookLogin',
];

/** Takes the steps around signing in and out that have no page of their own; null: it is none of them. */
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
    return leadTo(c, arrivalOf(departure));
  }
  return AFTER_SIGN_IN.some(isAt) ? arriveSignedIn(c, departure, options) : null;
}

/** Back to the page that the reader came from; whoever is not signed in after all goes to the login. */
async function arriveSignedIn(c: SiteRequest, departure: Departure, options: SiteServerOptions): Promise<Response> {
  const { kind } = await c.get('session').current();
  if (kind === 'none' || kind === 'ended') return leadTo(c, carryOn(ROUTE_PATTERNS.userLogin, departure));
  sendFlag(c, loginFinishedCookie(options));
  return leadTo(c, arrivalOf(departure));
}

function leadTo(c: SiteRequest, location: string): Response {
  return c.get('isData') ? dataRedirect(location) : c.redirect(location, 302);
}
