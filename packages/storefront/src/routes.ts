import { relative, resolve, sep } from 'node:path';
import { fileURLToPath } from 'node:url';
import { getPlatform, type PlatformId } from '@longstrip/platform-config';
import { UNSAFE_getRouteConfigAppDirectory as getAppDirectory } from '@remix-run/dev';
import { IMPLEMENTED_ROUTES, reachableRoutes } from './implemented-routes.ts';

/** One route of a Remix app, as its `routes.ts` lists them. */
export interface StorefrontRoute {
  id: string;
  path?: string;
  index?: boolean;
  file: string;
}

const ROUTES_FOLDER = resolve(fileURLToPath(import.meta.url), '../routes');

/**
 * The routes of a regional app: the pages that its platforms list and the storefront has, and the page for all other
 * addresses. A route that none of them lists is not in the app's bundle.
 */
export function storefrontRoutes(platformIds: readonly PlatformId[]): StorefrontRoute[] {
  const reachable = new Set(platformIds.flatMap((id) => reachableRoutes(getPlatform(id))));
  const pages = IMPLEMENTED_ROUTES.filter((route) => reachable.has(route.name)).map((route) => ({
    id: `storefront/${route.name}`,
    file: routeFile(route.file),
    ...(route.path === '' ? { index: true } : { path: route.path }),
  }));
  return [
    ...pages,
    ...(reachable.has('viewer')
      ? [
          {
            id: 'storefront/freshAddresses',
            path: '_/addresses/:alias/:episodeAlias',
            file: routeFile('fresh-addresses.ts'),
          },
        ]
      : []),
    ...(reachable.has('search')
      ? [{ id: 'storefront/moreResults', path: '_/search', file: routeFile('more-results.ts') }]
      : []),
    ...(reachable.has('libraryMy')
      ? [
          { id: 'storefront/moreLibrary', path: '_/library/:list', file: routeFile('more-library.ts') },
          { id: 'storefront/moreUseHistory', path: '_/history/use', file: routeFile('more-use-history.ts') },
          { id: 'storefront/favourite', path: '_/favorite', file: routeFile('favourite.ts') },
          { id: 'storefront/readingPosition', path: '_/position', file: routeFile('reading-position.ts') },
        ]
      : []),
    ...(reachable.has('historyCharge')
      ? [{ id: 'storefront/moreCharges', path: '_/history/charge', file: routeFile('more-charges.ts') }]
      : []),
    ...(reachable.has('historyMileage')
      ? [{ id: 'storefront/morePoints', path: '_/points', file: routeFile('more-points.ts') }]
      : []),
    ...(reachable.has('comment')
      ? [
          { id: 'storefront/moreComments', path: '_/comment', file: routeFile('more-comments.ts') },
          { id: 'storefront/commentLike', path: '_/comment/like', file: routeFile('comment-like.ts') },
        ]
      : []),
    { id: 'storefront/unknown', path: '*', file: routeFile('unknown.tsx') },
  ];
}

/** Remix needs paths relative to the app's directory; with absolute ones it does not recognise server-only code. */
function routeFile(name: string): string {
  return relative(getAppDirectory(), resolve(ROUTES_FOLDER, name)).split(sep).join('/');
}
