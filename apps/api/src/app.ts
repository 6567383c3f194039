import { isDatabaseLost } from '@longstrip/database';
import { Hono } from 'hono';
import { HTTPException } from 'hono/http-exception';
import type { ApiParts } from './api-services.ts';
import { areFilesLost, mountOpenGraph, storageErrorCode } from './catalogue/index.ts';
import { mountTicketPictures } from './community/index.ts';
import { type AnswerRefusal, createRefusalAnswer, type MessagesLoader, setAnswerHeaders } from './http/answer.ts';
import { answerShared } from './http/answer-shared.ts';
import type { ApiEnv } from './http/api-env.ts';
import type { Endpoint } from './http/endpoint.ts';
import { type Drain, mountHealth, type ReadyParts } from './http/health.route.ts';
import { allowSites, limitRate, limitTime, refuseMalformed } from './http/middleware.ts';
import { mountEndpoints } from './http/mount-endpoints.ts';
import { mountOpenApi } from './http/openapi-document.ts';
import { createPreviews } from './http/previews.ts';
import { createRequestFactsReader } from './http/request-facts.ts';
import { beginRequests, logRequests, nameRoutes, traceRequests } from './http/request-log.ts';
import { createCallerIdentification } from './people/index.ts';
import { previewedParts } from './previewed-parts.ts';
import { readerEndpoints } from './reader-endpoints.ts';

export interface AppOptions extends ApiParts {
  readonly loadMessages: MessagesLoader;
  readonly drain?: Drain;
  /** What `/_/ready` asks beside the database. */
  readonly ready?: ReadyParts;
  /** Other parts of the server (images, operators) with paths of their own. They come before the endpoints and their limits. */
  readonly routes?: readonly Hono[];
}

/** While the database server or the store of files is away, it is tried at least every two seconds. */
const RETRY_AFTER_SECONDS = '2';
const NEVER_DRAINING: Drain = { isDraining: () => false };

/**
 * The api as a Hono app. It reads no environment and opens no port: `app.fetch(request)` serves requests inside the
 * process, and `@hono/node-server` serves them on a socket.
 */
export function createApp({
  loadMessages,
  drain = NEVER_DRAINING,
  ready = {},
  routes = [],
  ...parts
}: AppOptions): Hono<ApiEnv> {
  const { config } = parts;
  // Otherwise a client's late body would be answered 503, as if it were a fault of ours.
  if (config.bodyLimitMs >= config.requestLimitMs) throw new Error('a body must be late before its request is');
  const answerRefusal = createRefusalAnswer(loadMessages);
  const endpoints: readonly Endpoint[] = readerEndpoints(parts);
  const app = new Hono<ApiEnv>({ strict: false });

  app.use(traceRequests(config.serviceSecret));
  app.use(beginRequests(parts, createRequestFactsReader(config)));
  app.use(answerShared(parts));
  app.use(logRequests(parts));
  app.use(setAnswerHeaders());
  app.use(allowSites(config.siteOrigins));
  app.use(refuseMalformed(answerRefusal));
  app.route('/', nameRoutes(['/_/*', '/_/image', '/admin/*', '/webhooks/*', '/gmo', '/tapjoy', '/openapi.json']));
  mountHealth(app, { db: parts.db, ready, drain, version: config.version });
  for (const route of routes) app.route('/', route);
  app.use(limitTime(config.requestLimitMs, answerRefusal));
  app.use(limitRate(parts, answerRefusal));
  mountOpenApi(app, { endpoints, version: config.version });
  mountTicketPictures(app, parts, answerRefusal);
  mountOpenGraph(app, parts, answerRefusal);
  mountEndpoints(app, parts, {
    endpoints,
    identifyCaller: createCallerIdentification(parts),
    openPreview: createPreviews(parts.services.keys, (withDrafts) =>
      readerEndpoints(previewedParts(parts, withDrafts)),
    ),
    answerRefusal,
  });
  app.notFound((c) => answerRefusal(c, 'NO_SUCH_ROUTE'));
  app.onError((error, c) => answerFault(c, error, answerRefusal));
  return app;
}

/**
 * An error of ours: it is logged, and the reader gets UNKNOWN without a detail. A lost database or store of files is already in
 * the log once (records 0090 and 0121), and the client may retry the request. So it may where the disk takes no files.
 */
function answerFault(c: Parameters<AnswerRefusal>[0], error: Error, answerRefusal: AnswerRefusal): Promise<Response> {
  if (error instanceof HTTPException && error.status < 500) return answerRefusal(c, 'MALFORMED_REQUEST');
  if (isDatabaseLost(error) || areFilesLost(error)) {
    c.header('Retry-After', RETRY_AFTER_SECONDS);
    return answerRefusal(c, 'SERVICE_UNAVAILABLE');
  }
  const logged = { path: c.req.path.slice(0, 300), err: error };
  if (storageErrorCode(error) !== null) {
    c.get('logger').error(logged, 'a file could not be written');
    c.header('Retry-After', RETRY_AFTER_SECONDS);
    return answerRefusal(c, 'SERVICE_UNAVAILABLE');
  }
  c.get('logger').error(logged, 'fault');
  return answerRefusal(c, 'UNKNOWN');
}
