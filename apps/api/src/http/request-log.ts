import { REQUEST_HEADERS } from '@longstrip/api-contract';
import { inSpan, isUntraced, nameRequestSpan, recordRequest, TRACE_HEADER } from '@longstrip/telemetry';
import { type Context, Hono } from 'hono';
import type { MiddlewareHandler } from 'hono/types';
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
 * Gives each request an id and one line in the log when it ends. A site's own id is used, so that its lines and the api's can be
 * joined. The line has the path without its query, which may contain what readers type.
 */
export function logRequests(
  { clock, logger, services }: Pick<ApiParts, 'clock' | 'logger'> & { services: Pick<ApiParts['services'], 'newId'> },
  readFacts: (c: Context<ApiEnv>) => RequestFacts,
): MiddlewareHandler<ApiEnv> {
  return async (c, next) => {
    const given = c.req.header(REQUEST_HEADERS.requestId) ?? '';
    const requestId = REQUEST_ID_FORM.test(given) ? given : services.newId();
    const beganAtMs = clock.nowMs();
    const beganMs = performance.now();
    const facts = readFacts(c);
    const logFacts: Record<string, unknown> = {};
    c.set('requestId', requestId);
    c.set('logger', logger.child({ requestId }, WITHOUT_VALUES));
    c.set('facts', facts);
    c.set('logFacts', logFacts);
    await next();
    c.header(REQUEST_HEADERS.requestId, requestId);
    const { status } = c.res;
    const requestLogger = c.get('logger');
    const { method, path } = c.req;
    const route = c.get('route') ?? null;
    nameRequestSpan({ route, method, status });
    recordRequest({ part: 'api', route, method, status, seconds: (performance.now() - beganMs) / 1000 });
    const log = () => {
      const line = {
        method,
        path: path.slice(0, 300),
        status,
        durationMs: clock.nowMs() - beganAtMs,
        platform: facts.platform?.id,
        ...logFacts,
      };
      requestLogger[levelOf(status)](line, 'answered');
    };
    const ended = c.get('answerEnded');
    // An answer that is written in parts begins long before its work ends.
    if (ended === undefined) log();
    else void ended.then(log, log);
  };
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
