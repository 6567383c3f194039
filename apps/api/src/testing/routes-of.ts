import type { Hono } from 'hono';
import type { ApiEnv } from '../http/api-env.ts';
import { at } from './expect-shape.ts';

/** The routes of an app, as `GET /path/{name}`; middleware is left out. */
export function servedRoutes(app: Hono<ApiEnv>): string[] {
  const served = app.routes
    .filter(({ method }) => method !== 'ALL')
    .map(({ method, path }) => `${method} ${path.replaceAll(/:(\w+)/g, '{$1}')}`);
  return [...new Set(served)].toSorted();
}

/** The routes in an OpenAPI document: every path below each of its servers. */
export function documentedRoutes(document: unknown): string[] {
  const routes = Object.entries(Object(at(document, 'paths'))).flatMap(([path, item]) => {
    const servers: string[] = Object(at(item, 'servers')).map((server: unknown) => String(at(server, 'url')));
    const methods = Object.keys(Object(item)).filter((key) => key !== 'servers');
    return servers.flatMap((url) =>
      methods.map((method) => `${method.toUpperCase()} ${url.replace(/\/$/, '')}${path}`),
    );
  });
  return [...new Set(routes)].toSorted();
}
