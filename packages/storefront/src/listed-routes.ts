import { getPlatform, type PlatformId } from '@longstrip/platform-config';
import { IMPLEMENTED_ROUTES, reachableRoutes } from './implemented-routes.ts';

/** One route of a Remix app; `file` is its path below `routes/`. */
export interface StorefrontRoute {
  id: string;
  path?: string;
  index?: boolean;
  file: string;
}

/**
 * The routes of a regional app: the pages that its platforms list and the storefront has, and the page for all other
 * addresses. A route that no platform of the app lists is not in its bundle.
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
            file: 'reading/viewer/fresh-addresses.route.ts',
          },
          {
            id: 'storefront/transcript',
            path: '_/transcript/:alias/:episodeAlias',
            file: 'reading/viewer/transcript/transcript.route.ts',
          },
          {
            id: 'storefront/deviceLease',
            path: '_/device/lease/:alias/:episodeAlias',
            file: 'reading/viewer/device-lease.route.ts',
          },
          { id: 'storefront/deviceLeases', path: '_/device/leases', file: 'reading/device/device-leases.route.ts' },
          {
            id: 'storefront/viewerSettings',
            path: '_/settings',
            file: 'reading/viewer-settings/viewer-settings.route.ts',
          },
        ]
      : []),
    ...(reachable.has('detail')
      ? [{ id: 'storefront/preview', path: '_/preview/:alias', file: 'catalogue/detail/preview.route.ts' }]
      : []),
    ...(reachable.has('homeRanking')
      ? [{ id: 'storefront/chart', path: '_/chart', file: 'catalogue/ranking/chart.route.ts' }]
      : []),
    ...(reachable.has('benefit')
      ? [{ id: 'storefront/freeToday', path: '_/free-today', file: 'money/benefits/free-today.route.ts' }]
      : []),
    ...(reachable.has('search')
      ? [
          { id: 'storefront/moreResults', path: '_/search', file: 'catalogue/search/more-results.route.ts' },
          { id: 'storefront/suggest', path: '_/suggest', file: 'catalogue/search/suggest.route.ts' },
        ]
      : []),
    ...(reachable.has('libraryMy')
      ? [
          { id: 'storefront/moreLibrary', path: '_/library/:list', file: 'reading/library/more-library.route.ts' },
          {
            id: 'storefront/moreUseHistory',
            path: '_/history/use',
            file: 'money/use-history/more-use-history.route.ts',
          },
          { id: 'storefront/marks', path: '_/marks', file: 'reading/marks/marks.route.ts' },
          { id: 'storefront/rating', path: '_/rating', file: 'reading/rating/rating.route.ts' },
          { id: 'storefront/favourite', path: '_/favorite', file: 'reading/favourite/favourite.route.ts' },
          {
            id: 'storefront/readingPosition',
            path: '_/position',
            file: 'reading/reading-position/reading-position.route.ts',
          },
        ]
      : []),
    ...(reachable.has('historyCharge')
      ? [{ id: 'storefront/moreCharges', path: '_/history/charge', file: 'money/charge-history/more-charges.route.ts' }]
      : []),
    ...(reachable.has('historyMileage')
      ? [{ id: 'storefront/morePoints', path: '_/points', file: 'money/points/more-points.route.ts' }]
      : []),
    ...(reachable.has('comment')
      ? [
          { id: 'storefront/moreComments', path: '_/comment', file: 'community/comments/more-comments.route.ts' },
          { id: 'storefront/commentLike', path: '_/comment/like', file: 'community/comments/comment-like.route.ts' },
        ]
      : []),
    { id: 'storefront/unknown', path: '*', file: 'site/error-pages/not-found.route.tsx' },
  ];
}
