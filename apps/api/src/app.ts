import { Hono } from 'hono';
import { HTTPException } from 'hono/http-exception';
import type { ApiParts } from './api-options.ts';
import { limitAddress } from './http/address-limits.ts';
import { type AnswerRefusal, createRefusalAnswer } from './http/answer.ts';
import { guardAnswers } from './http/answer-headers.ts';
import type { ApiEnv } from './http/api-env.ts';
import { allowSites } from './http/cors.ts';
import type { Endpoint } from './http/endpoint.ts';
import { type Drain, mountHealth } from './http/health.route.ts';
import { mountEndpoints } from './http/mount-endpoints.ts';
import { mountOpenApi } from './http/openapi.route.ts';
import { createRefusalText, type MessagesLoader } from './http/refusal-texts.ts';
import { createRequestFactsReader } from './http/request-facts.ts';
import { limitRate, limitTime } from './http/request-limits.ts';
import { logRequests } from './http/request-log.ts';
import { readerEndpoints } from './reader-endpoints.ts';

export interface AppOptions extends ApiParts {
  readonly loadMessages: MessagesLoader;
  readonly drain?: Drain;
  /** Other parts of the server (images, operators), each with its own paths; they come before the endpoints and their limits. */
  readonly routes?: readonly Hono[];
}

const NEVER_DRAINING: Drain = { isDraining: () => false };

/**
 * The api as a Hono app: reads no environment, opens nothing, listens nowhere. `app.fetch(request)` serves a request
 * inside the process; with `@hono/node-server` it serves a socket.
 */
export function createApp({ loadMessages, drain = NEVER_DRAINING, routes = [], ...parts }: AppOptions): Hono<ApiEnv> {
  const { config } = parts;
  const answerRefusal = createRefusalAnswer(createRefusalText(loadMessages));
  const endpoints: readonly Endpoint[] = readerEndpoints(parts);
  const app = new Hono<ApiEnv>({ strict: false });

  app.use(logRequests(parts, createRequestFactsReader(config)));
  app.use(guardAnswers());
  app.use(allowSites(config.siteOrigins));
  app.use(limitAddress(answerRefusal));
  mountHealth(app, { db: parts.db, drain, version: config.version });
  for (const route of routes) app.route('/', route);
  app.use(limitTime(config.requestLimitMs, answerRefusal));
  app.use(limitRate(parts, answerRefusal));
  mountOpenApi(app, { endpoints, version: config.version });
  mountEndpoints(app, parts, endpoints, answerRefusal);
  app.notFound((c) => answerRefusal(c, 'NO_SUCH_ROUTE'));
  app.onError((error, c) => answerFault(c, error, answerRefusal));
  return app;
}

/** A fault of ours: told in full to the log, and as UNKNOWN without a detail to the reader. */
function answerFault(c: Parameters<AnswerRefusal>[0], error: Error, answerRefusal: AnswerRefusal): Promise<Response> {
  if (error instanceof HTTPException && error.status < 500) return answerRefusal(c, 'MALFORMED_REQUEST');
  c.get('logger').error({ path: c.req.path.slice(0, 300), err: error }, 'fault');
  return answerRefusal(c, 'UNKNOWN');
}
