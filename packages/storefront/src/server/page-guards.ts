import { matchRoute, type Platform, ROUTE_PATTERNS } from '@longstrip/core';
import { LOCALE_PARAMETER } from '../i18n/locale-parameter.ts';

/** What stands before a page. */
export type GuardDecision = { kind: 'pass' } | { kind: 'redirect'; location: string };

/** Paths of the machinery, which no allow-list concerns. */
const MACHINERY = /^\/(assets|api)\/|^\/__manifest$/;

/** What of an address is worth keeping where another page is shown instead: where the reader came from, and the language. */
const KEPT_PARAMETERS = ['porch', LOCALE_PARAMETER];
/** What the router adds when it asks for data. */
const ROUTER_PARAMETERS = ['_routes', 'index'];

/**
 * Whether the platform lists the page. Where unlisted pages are redirected (D35) the answer is the way there: the same
 * path on the sibling platform where that lists it, else the fallback page. Elsewhere Remix answers its 404.
 *
 * @param pathname a normalised path, so that no other spelling slips by
 * @param query of the address. The sibling gets it whole; of what was asked of another page, the fallback gets little
 * @param originOf the public origin of a sibling platform, or null when it is not known
 */
export function guardPage(
  platform: Platform,
  pathname: string,
  query: URLSearchParams,
  originOf: (platformId: string) => SiblingSite | null,
): GuardDecision {
  if (platform.unlistedPage.kind === 'notFound' || MACHINERY.test(pathname)) return { kind: 'pass' };
  const route = matchRoute(pathname);
  if (route !== null && platform.routes.includes(route)) return { kind: 'pass' };
  const { sibling, fallback } = platform.unlistedPage;
  const siblingSite = sibling === null ? null : originOf(sibling);
  if (route !== null && siblingSite?.platform.routes.includes(route)) {
    const kept = [...query].filter(([name]) => !ROUTER_PARAMETERS.includes(name) && name !== LOCALE_PARAMETER);
    return {
      kind: 'redirect',
      location: `${siblingSite.origin}${pathname.split('/').map(encodeURIComponent).join('/')}${queryText(kept)}`,
    };
  }
  const kept = [...query].filter(([name]) => KEPT_PARAMETERS.includes(name));
  return { kind: 'redirect', location: `${ROUTE_PATTERNS[fallback]}${queryText(kept)}` };
}

function queryText(parameters: [name: string, value: string][]): string {
  return parameters.length === 0 ? '' : `?${new URLSearchParams(parameters)}`;
}

/** Another platform's site, for redirects between two. */
export interface SiblingSite {
  platform: Platform;
  origin: string;
}
