import { LOGIN_ROUTES, matchRoute, type Platform, ROUTE_PATTERNS } from '@longstrip/core';
import { LOCALE_PARAMETER } from '../i18n/locale-parameter.ts';
import { withCallback } from '../parts/navigation/page-addresses.ts';
import type { Visitor } from './session/request-session.ts';

/** Whether a page may be shown, or where the request is redirected. */
export type GuardDecision = { kind: 'pass' } | { kind: 'redirect'; location: string };

/** Paths that are not pages, so the list of pages does not apply to them. */
const NO_PAGE = /^\/(assets|api)\/|^\/__manifest$/;

/** Query parameters that a redirect to the fallback page keeps: the marketing code and the language. */
const PASSED_PARAMETERS = ['porch', LOCALE_PARAMETER];
/** Query parameters that Remix's router adds when it requests data. */
const ROUTER_PARAMETERS = ['_routes', 'index'];

/**
 * Whether the platform lists the page. A platform may redirect unlisted pages (D35): to the same path on the sibling
 * platform if that lists it, otherwise to the fallback page. On other platforms Remix answers 404.
 *
 * @param pathname a normalised path, so that other spellings are guarded too
 * @param query of the address. The sibling gets all of it except the language, the fallback page only `PASSED_PARAMETERS`
 * @param originOf the public origin of a sibling platform, or null if it is not known
 */
export function guardPage(
  platform: Platform,
  pathname: string,
  query: URLSearchParams,
  originOf: (platformId: string) => SiblingSite | null,
): GuardDecision {
  if (platform.unlistedPage.kind === 'notFound' || NO_PAGE.test(pathname)) return { kind: 'pass' };
  const route = matchRoute(pathname);
  if (route !== null && platform.routes.includes(route)) return { kind: 'pass' };
  const { sibling, fallback } = platform.unlistedPage;
  const siblingSite = sibling === null ? null : originOf(sibling);
  if (route !== null && siblingSite?.platform.routes.includes(route)) {
    const passed = [...query].filter(([name]) => !ROUTER_PARAMETERS.includes(name) && name !== LOCALE_PARAMETER);
    return {
      kind: 'redirect',
      location: `${siblingSite.origin}${pathname.split('/').map(encodeURIComponent).join('/')}${queryText(passed)}`,
    };
  }
  const passed = [...query].filter(([name]) => PASSED_PARAMETERS.includes(name));
  return { kind: 'redirect', location: `${ROUTE_PATTERNS[fallback]}${queryText(passed)}` };
}

function queryText(parameters: [name: string, value: string][]): string {
  return parameters.length === 0 ? '' : `?${new URLSearchParams(parameters)}`;
}

/** A platform's site, as the target of redirects and of links for search engines. */
export interface SiblingSite {
  platform: Platform;
  origin: string;
}

/** Whether a page requires sign-in. */
export function needsLogin(platform: Pick<Platform, 'routes'>, pathname: string): boolean {
  const route = matchRoute(pathname);
  return route !== null && LOGIN_ROUTES.has(route) && platform.routes.includes(route);
}

/**
 * The redirect from a page that requires sign-in: guests go to the login, which leads back (D21). Null: the page is shown,
 * or says that the session has expired.
 */
export function loginRedirect(pathname: string, query: URLSearchParams, visitor: Visitor): string | null {
  if (visitor.kind !== 'guest') return null;
  const passed = [...query].filter(([name]) => !ROUTER_PARAMETERS.includes(name));
  const path = pathname.split('/').map(encodeURIComponent).join('/');
  const login = withCallback('/user/login', passed.length === 0 ? path : `${path}?${new URLSearchParams(passed)}`);
  const porch = query.get('porch');
  return porch === null ? login : `${login}&porch=${encodeURIComponent(porch)}`;
}
