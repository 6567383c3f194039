import type { ServerResponse } from 'node:http';
import { RESPONSE_ALREADY_SENT } from '@hono/node-server/utils/response';
import { formatReaderView, parseBearer, parseReaderView, REQUEST_HEADERS } from '@longstrip/api-contract';
import { repeatsHost, subscriberNetwork } from '@longstrip/api-contract/request';
import { cacheRequests } from '@longstrip/telemetry';
import type { Context, MiddlewareHandler } from 'hono';
import { ANSWER_HEADERS, JSON_TYPE, NOT_STORED } from './answer.ts';
import type { ApiEnv, RequestFacts } from './api-env.ts';
import type { ApiParts } from './api-parts.ts';
import { HEADERS_WITHOUT_ORIGIN } from './middleware.ts';
import { logAnswered } from './request-log.ts';

/** The headers that the other steps set for a request without an `Origin`, apart from its id. */
const SENT_HEADERS = Object.entries({
  'Content-Type': JSON_TYPE,
  ...NOT_STORED,
  ...ANSWER_HEADERS,
  ...HEADERS_WITHOUT_ORIGIN,
});

/** The route of these answers in metrics: which call each belongs to is not looked up. */
const SHARED_ROUTE = 'shared';

/**
 * Answers a guest's request from memory, before anything else is made for it. An answer is cached under a key only after all
 * other steps have let a request with that key pass, so only the rate is checked here.
 */
export function answerShared({
  clock,
  logger,
  services,
}: Pick<ApiParts, 'clock' | 'logger' | 'services'>): MiddlewareHandler<ApiEnv> {
  const { answers, rateLimiter } = services;
  return async (c, next) => {
    const facts = c.get('facts');
    if (answers === null || c.req.method !== 'GET' || c.req.header('origin') !== undefined) return next();
    const key = sharedKey(c, facts);
    if (key === null || repeatsHost(c.env?.incoming?.rawHeaders ?? [])) return next();
    const nowMs = clock.nowMs();
    const body = answers.known(key, nowMs);
    cacheRequests.inc({ part: 'api', cache: 'answers', result: body === null ? 'miss' : 'hit' });
    if (body === null) return next();
    if (facts.clientAddress !== null) {
      // The step that limits rates refuses it, with its sentence.
      const decision = await rateLimiter.take(subscriberNetwork(facts.clientAddress), nowMs);
      if (!decision.ok) return next();
    }
    c.set('route', SHARED_ROUTE);
    const answer = send(c, body);
    logAnswered(c, clock, logger, 200, { requestId: c.get('requestId') });
    return answer;
  };
}

/**
 * Everything that an answer depends on which is the same for every reader of a view; null: it depends on who asks. A guest's own
 * statement about their age is in the address.
 */
export function sharedKey(
  c: Context<ApiEnv>,
  { platform, locale, device, timeZone, isFromSite }: RequestFacts,
): string | null {
  if (platform === null || parseBearer(c.req.header('authorization')) !== null) return null;
  if (c.req.header(REQUEST_HEADERS.preview) !== undefined) return null;
  const view = isFromSite ? parseReaderView(c.req.header(REQUEST_HEADERS.view)) : null;
  const { url } = c.req;
  const address = url.slice(url.indexOf('/', url.indexOf('//') + 2));
  const seen = view === null ? '' : formatReaderView(view);
  return [platform.id, locale, device.platform, device.isMobile, timeZone, seen, address].join('\n');
}

/** Writes the answer directly to the socket: a `Response` would copy the bytes and make a stream for each request. */
function send(c: Context<ApiEnv>, body: Uint8Array<ArrayBuffer>): Response {
  const requestId = c.get('requestId');
  const outgoing = c.env?.outgoing;
  if (outgoing === undefined || !isServerResponse(outgoing)) {
    return new Response(body, { headers: [...SENT_HEADERS, [REQUEST_HEADERS.requestId, requestId]] });
  }
  outgoing.writeHead(200, [
    ...SENT_HEADERS.flat(),
    ...['content-length', String(body.byteLength), REQUEST_HEADERS.requestId, requestId],
  ]);
  outgoing.end(body);
  return RESPONSE_ALREADY_SENT;
}

function isServerResponse(outgoing: object): outgoing is ServerResponse {
  return 'writeHead' in outgoing;
}
