import { ROUTE_PATTERNS, type RouteName } from '@longstrip/core';
import type { PLATFORMS } from '@longstrip/platform-config';
import { reachableRoutes } from '../../packages/storefront/src/implemented-routes.ts';
import { samplePath } from './sample-path.ts';

/** Pages whose document is meant to have another status than 200. */
const STATUSES: Readonly<Record<string, number>> = { '/404': 404, '/error': 500, '/prepare': 503 };
/** Pages that are another one by their query. */
const VARIANTS: Readonly<Partial<Record<RouteName, string>>> = { homeWeekly: '?tab=ALL' };

export interface SitePage {
  /** Its pattern, or its address where no route of the site has it. */
  name: string;
  status: number;
  /** An address of it with something to show. */
  findPath(): Promise<string>;
}

/** The pages of a site that every reader can open, and some that it does not have. */
export function pagesOf({ id, routes: listed }: (typeof PLATFORMS)[number]): SitePage[] {
  const routes = reachableRoutes({ routes: listed }).filter((name) => name !== 'viewerById' && name !== 'viewer');
  const pages = routes.flatMap((route) =>
    ['', VARIANTS[route] ?? []].flat().map((query) => {
      const name = `${ROUTE_PATTERNS[route]}${query}`;
      const findPath = async () => `${await samplePath(id, route)}${query}`;
      return { name, status: STATUSES[name] ?? 200, findPath };
    }),
  );
  const missing = ['/no/such/page', '/detail/no_such_series', '/viewer/no_such_series/ep-1'];
  const absent = missing.map((name) => ({ name, status: 404, findPath: async () => name }));
  return [...pages, ...(listed.includes('main') ? absent : [])];
}
