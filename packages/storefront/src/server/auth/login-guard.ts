import { LOGIN_ROUTES, matchRoute, type Platform } from '@longstrip/core';
import { withCallback } from '../../parts/navigation/page-addresses.ts';
import type { Visitor } from '../session/request-session.ts';

/** Parameters that Remix's router adds when it asks for data. */
const ROUTER_PARAMETERS = ['_routes', 'index'];

/** Whether a page is for signed-in readers alone. */
export function needsLogin(platform: Pick<Platform, 'routes'>, pathname: string): boolean {
  const route = matchRoute(pathname);
  return route !== null && LOGIN_ROUTES.has(route) && platform.routes.includes(route);
}

/**
 * Where a page for signed-in readers leads somebody who asks for it: a guest to the login, which leads back (D21). Null:
 * the page is shown, or says that the session has expired.
 */
export function loginRedirect(pathname: string, query: URLSearchParams, visitor: Visitor): string | null {
  if (visitor.kind !== 'guest') return null;
  const kept = [...query].filter(([name]) => !ROUTER_PARAMETERS.includes(name));
  const path = pathname.split('/').map(encodeURIComponent).join('/');
  const login = withCallback('/user/login', kept.length === 0 ? path : `${path}?${new URLSearchParams(kept)}`);
  const porch = query.get('porch');
  return porch === null ? login : `${login}&porch=${encodeURIComponent(porch)}`;
}
