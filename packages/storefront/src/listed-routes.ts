import { getPlatform, type PlatformId } from '@longstrip/platform-config';
import { IMPLEMENTED_ROUTES, reachableRoutes } from './implemented-routes.ts';

/** One route of a Remix app; `file` is its name in `routes/`. */
export interface StorefrontRoute {
  id: string;
  path?: string;
  index?: boolean;
  file: string;
}

/**
 * The routes of a regional app: the pages that its platforms list and the storefront has, and the page for all other
 * addresses. A route that none of them lists is not in the app's bundle.
 */
export function listedRoutes(platformIds: readonly PlatformId[]): StorefrontRoute[] {
  const reachable = new Set(platformIds.flatMap((id) => reachableRoutes(getPlatform(id))));
  const pages = IMPLEMENTED_ROUTES.filter((route) => reachable.has(route.name)).map((route) => ({
    id: `storefront/${route.name}`,
    file: route.file,
    ...(route.path === '' ? { index: true } : { path: route.path }),
  }));
  return [
    ...pages,
    ...(reachable.has('viewer')
      ? [
          {
            id: 'storefront/freshAddresses',
            path: '_/addresses/:alias/:episodeAlias',
            file: 'fresh-addresses.ts',
          },
        ]
      : []),
    ...(reachable.has('search') ? [{ id: 'storefront/moreResults', path: '_/search', file: 'more-results.ts' }] : []),
    ...(reachable.has('libraryMy')
      ? [
          { id: 'storefront/moreLibrary', path: '_/library/:list', file: 'more-library.ts' },
          { id: 'storefront/moreUseHistory', path: '_/history/use', file: 'more-use-history.ts' },
          { id: 'storefront/favourite', path: '_/favorite', file: 'favourite.ts' },
          { id: 'storefront/readingPosition', path: '_/position', file: 'reading-position.ts' },
        ]
      : []),
    ...(reachable.has('historyCharge')
      ? [{ id: 'storefront/moreCharges', path: '_/history/charge', file: 'more-charges.ts' }]
      : []),
    ...(reachable.has('historyMileage')
      ? [{ id: 'storefront/morePoints', path: '_/points', file: 'more-points.ts' }]
      : []),
    ...(reachable.has('comment')
      ? [
          { id: 'storefront/moreComments', path: '_/comment', file: 'more-comments.ts' },
          { id: 'storefront/commentLike', path: '_/comment/like', file: 'comment-like.ts' },
        ]
      : []),
    { id: 'storefront/unknown', path: '*', file: 'unknown.tsx' },
  ];
}
