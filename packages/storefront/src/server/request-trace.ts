import { getConnInfo } from '@hono/node-server/conninfo';
import { createProxyCheck, normaliseAddress } from '@longstrip/api-contract/request';
import { matchRoute } from '@longstrip/core';
import { inSpan, isTracing, isUntraced, TRACE_HEADER } from '@longstrip/telemetry';
import type { MiddlewareHandler } from 'hono';
import { isPassedThrough } from './pass-through.ts';
import type { SiteServerOptions } from './site-options.ts';
import type { SiteEnv, SiteRequest } from './site-request.ts';

/**
 * Makes each request a span, if traces are sent. It continues the trace of a trusted proxy; what another client says of traces
 * is ignored, since it could make every request be recorded.
 */
export function traceRequests(
  { platform, trustedProxies = [] }: Pick<SiteServerOptions, 'platform' | 'trustedProxies'>,
  step: MiddlewareHandler<SiteEnv>,
): MiddlewareHandler<SiteEnv> {
  const isTrusted = createProxyCheck(trustedProxies);
  const traceOf = (c: SiteRequest): string | null => {
    const given = c.req.header(TRACE_HEADER);
    if (given === undefined || c.env?.incoming === undefined) return null;
    const connection = normaliseAddress(getConnInfo(c).remote.address);
    return connection !== null && isTrusted(connection) ? given : null;
  };
  const attributes = { 'longstrip.part': platform.id };
  return (c, next) => {
    if (!isTracing() || isUntraced(c.req.path)) return step(c, next);
    return inSpan(c.req.method, { kind: 'server', parent: traceOf(c), attributes }, () => step(c, next));
  };
}

/** The path of pictures, which a site passes on, and its name in metrics. */
export const IMAGE_PATH = '/_/image';
export const PICTURE_ROUTE = 'image';

/**
 * The name of a request's route, for metrics and traces: that of a page, or of a group of other paths. Null if there is
 * nothing at the path.
 * @param pathname the normalised path; undefined if a request was answered before its path was looked at
 */
export function routeOfRequest(path: string, pathname: string | undefined, authBasePath: string): string | null {
  if (path === IMAGE_PATH) return PICTURE_ROUTE;
  if (isPassedThrough(path)) return 'api';
  if (path.startsWith('/assets/')) return 'asset';
  if (path.startsWith('/_/')) return 'internal';
  if (path.startsWith(`${authBasePath}/`)) return 'sign-in';
  if (path.startsWith('/api/balcony/')) return 'account';
  return pathname === undefined ? null : matchRoute(pathname);
}
