import { REQUEST_HEADERS } from '@longstrip/api-contract';
import {
  createHealthNews,
  inSpan,
  isUntraced,
  nameRequestSpan,
  recordRequest,
  TRACE_HEADER,
} from '@longstrip/telemetry';
import { type Context, Hono } from 'hono';
import type { MiddlewareHandler } from 'hono/types';
import type { Logger } from 'pino';
import type { ApiEnv, RequestFacts } from './api-env.ts';
import type { ApiParts } from './api-parts.ts';
import { WITHOUT_VALUES } from './describe-fault.ts';
import { isFromOwnSite } from './own-site.ts';

const REQUEST_ID_FORM = /^[A-Za-z0-9_.-]{1,64}$/;

const PART = { 'longstrip.part': 'api' };

/** Makes each request a span, if traces are sent. A site's request continues the site's trace, and any other begins one. */
export function traceRequests(serviceSecret: string | null): MiddlewareHandler<ApiEnv> {
  return (c, next) => {
    if (isUntraced(c.req.path)) return next();
    const given = c.req.header(TRACE_HEADER);
    const parent = given !== undefined && isFromOwnSite(c.req.raw.headers, serviceSecret) ? given : null;
    return inSpan(c.req.method, { kind: 'server', parent, attributes: PART }, next);
  };
}

/**
 * Gives each request an id, and reads what its headers say. A site's own id is used, so that its lines and the api's can be joined.
 */
export function beginRequests(
  { clock, services }: Pick<ApiParts, 'clock'> & { services: Pick<ApiParts['services'], 'newId'> },
  readFacts: (c: Context<ApiEnv>) => RequestFacts,
): MiddlewareHandler<ApiEnv> {
  return (c, next) => {
    const given = c.req.header(REQUEST_HEADERS.requestId) ?? '';
    const requestId = REQUEST_ID_FORM.test(given) ? given : services.newId();
    c.set('requestId', requestId);
    c.set('beganAtMs', clock.nowMs());
    c.set('beganMs', performance.now());
    c.set('facts', readFacts(c));
    c.set('logFacts', {});
    return next();
  };
}

/** Adds its id to the answer of each request, and writes its line to the log when it ends. */
export function logRequests({ clock, logger }: Pick<ApiParts, 'clock' | 'logger'>): MiddlewareHandler<ApiEnv> {
  const isNews = createHealthNews();
  return async (c, next) => {
    const requestId = c.get('requestId');
    const requestLogger = logger.child({ requestId }, WITHOUT_VALUES);
    c.set('logger', requestLogger);
    // Headers that are set before the answer exists become part of it; afterwards it would be made anew.
    c.header(REQUEST_HEADERS.requestId, requestId);
    await next();
    if (!c.res.headers.has(REQUEST_HEADERS.requestId)) c.header(REQUEST_HEADERS.requestId, requestId);
    const { status } = c.res;
    const log = () => logAnswered(c, clock, isNews(c.req.path, status) ? requestLogger : null, status);
    const ended = c.get('answerEnded');
    // An answer that is written in parts begins long before its work ends.
    if (ended === undefined) log();
    else void ended.then(log, log);
  };
}

/**
 * Writes the line of a request, counts it and names its span. The line has the path without its query, which may contain what
 * readers type.
 * @param logger null: no line is written
 */
export function logAnswered(
  c: Context<ApiEnv>,
  clock: ApiParts['clock'],
  logger: Pick<Logger, 'error' | 'warn' | 'info'> | null,
  status: number,
  more: Readonly<Record<string, unknown>> = {},
): void {
  const { method, path } = c.req;
  const route = c.get('route') ?? null;
  nameRequestSpan({ route, method, status });
  recordRequest({ part: 'api', route, method, status, seconds: (performance.now() - c.get('beganMs')) / 1000 });
  if (logger === null) return;
  const line = {
    method,
    path: path.slice(0, 300),
    status,
    durationMs: clock.nowMs() - c.get('beganAtMs'),
    platform: c.get('facts').platform?.id,
    ...c.get('logFacts'),
    ...more,
  };
  logger[levelOf(status)](line, 'answered');
}

/**
 * An error of ours is an `error`. A client that sends too slowly may be an attack or a slow connection. A 503 follows from
 * something that has its own log line, and may come by the thousand. Both are a `warn`.
 */
function levelOf(status: number): 'error' | 'warn' | 'info' {
  if (status === 408 || status === 503) return 'warn';
  return status >= 500 ? 'error' : 'info';
}

/** Names the route of requests that no declared call answers, by the patterns of their paths; `*` stands for the rest. */
export function nameRoutes(patterns: readonly string[]): Hono<ApiEnv> {
  const app = new Hono<ApiEnv>();
  for (const pattern of patterns) {
    app.use(pattern, (c, next) => {
      c.set('route', pattern);
      return next();
    });
  }
  return app;
}

/** Reports each request before anything else is done with it. */
export function noteRequests(note: () => void): Hono {
  return new Hono().use((_c, next) => {
    note();
    return next();
  });
}
