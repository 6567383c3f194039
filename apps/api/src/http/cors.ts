import { REQUEST_HEADERS } from '@longstrip/api-contract';
import { cors } from 'hono/cors';
import type { MiddlewareHandler } from 'hono/types';
import type { ApiEnv } from './api-env.ts';

const PREFLIGHT_SECONDS = 600;

/** Lets only pages of the platforms' own sites call with credentials. */
export function allowSites(siteOrigins: ReadonlyMap<string, readonly string[]>): MiddlewareHandler<ApiEnv> {
  const allowed = new Set([...siteOrigins.values()].flat().map((origin) => origin.toLowerCase()));
  return cors({
    origin: (origin) => (allowed.has(origin.toLowerCase()) ? origin : null),
    credentials: true,
    allowMethods: ['GET', 'HEAD', 'POST', 'PUT', 'DELETE'],
    allowHeaders: [
      'accept-language',
      'authorization',
      'content-type',
      REQUEST_HEADERS.balconyId,
      REQUEST_HEADERS.platform,
      REQUEST_HEADERS.timeZone,
      REQUEST_HEADERS.referer,
      REQUEST_HEADERS.requestId,
    ],
    exposeHeaders: ['retry-after', REQUEST_HEADERS.requestId],
    maxAge: PREFLIGHT_SECONDS,
  });
}
