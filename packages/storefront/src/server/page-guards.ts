import { matchRoute, type Platform, ROUTE_PATTERNS } from '@longstrip/core';

/** What stands before a page. */
export type GuardDecision = { kind: 'pass' } | { kind: 'redirect'; location: string };

/** Paths of the machinery, which no allow-list concerns. */
const MACHINERY = /^\/(assets|api|_)\/|^\/__manifest$/;

/**
 * Whether the platform lists the page. Where unlisted pages are redirected (D35) the answer is the way there: the same
 * path on the sibling platform where that lists it, else the fallback page. Elsewhere Remix answers its 404.
 *
 * @param pathname a normalised path, so that no other spelling slips by
 * @param originOf the public origin of a sibling platform, or null when it is not known
 */
export function guardPage(
  platform: Platform,
  pathname: string,
  originOf: (platformId: string) => SiblingSite | null,
): GuardDecision {
  if (platform.unlistedPage.kind === 'notFound' || MACHINERY.test(pathname)) return { kind: 'pass' };
  const route = matchRoute(pathname);
  if (route !== null && platform.routes.includes(route)) return { kind: 'pass' };
  const { sibling, fallback } = platform.unlistedPage;
  const siblingSite = sibling === null ? null : originOf(sibling);
  if (route !== null && siblingSite?.platform.routes.includes(route)) {
    return { kind: 'redirect', location: `${siblingSite.origin}${pathname}` };
  }
  return { kind: 'redirect', location: ROUTE_PATTERNS[fallback] };
}

/** Another platform's site, for redirects between two. */
export interface SiblingSite {
  platform: Platform;
  origin: string;
}
