import { matchRoute, type RouteName } from '@longstrip/core';
import { type AppLoadContext, createRequestHandler, type ServerBuild } from '@remix-run/server-runtime';
import type { SiteServerOptions } from './site-options.ts';

type HandlePage = (request: Request, context: AppLoadContext) => Promise<Response>;

const ROOT = 'root';
/** The page for all addresses that have none. */
const NO_PAGE = 'storefront/unknown';

/**
 * Remix's handlers for the pages of a site, each with the few routes that matter to its page: Remix compiles the patterns of all
 * its routes anew several times in a request (record 0127). A path without a page gets the handler of all routes, and so does
 * everything while developing.
 */
export function createRouteHandlers({
  build,
  mode,
}: Pick<SiteServerOptions, 'build' | 'mode'>): (pathname: string) => HandlePage {
  const whole = createRequestHandler(build, mode);
  if (typeof build === 'function') return () => whole;
  const handlers = new Map<RouteName, HandlePage>();
  return (pathname) => {
    const route = matchRoute(pathname);
    if (route === null || build.routes[idOf(route)] === undefined) return whole;
    const known = handlers.get(route);
    if (known !== undefined) return known;
    const made = createRequestHandler(withRoutes(build, neededRoutes(pathname)), mode);
    handlers.set(route, made);
    return made;
  };
}

function idOf(route: RouteName): string {
  return `storefront/${route}`;
}

/**
 * The routes of a page, of the home page and of the paths above it: Remix names them all in the document, so that a browser need
 * not ask for them. Paths of one page have the same ones above them.
 */
function neededRoutes(pathname: string): ReadonlySet<string> {
  const segments = pathname.split('/').filter((segment) => segment !== '');
  const paths = ['/', ...segments.map((_, index) => `/${segments.slice(0, index + 1).join('/')}`)];
  const pages = paths.map((path) => matchRoute(path));
  return new Set([ROOT, ...pages.map((page) => (page === null ? NO_PAGE : idOf(page)))]);
}

function withRoutes(build: ServerBuild, ids: ReadonlySet<string>): ServerBuild {
  const only = <Value>(all: Record<string, Value>): Record<string, Value> =>
    Object.fromEntries(Object.entries(all).filter(([id]) => ids.has(id)));
  return { ...build, routes: only(build.routes), assets: { ...build.assets, routes: only(build.assets.routes) } };
}
