import { REQUEST_HEADERS } from '@longstrip/api-contract';
import { repeatsHost, subscriberNetwork } from '@longstrip/api-contract/request';
import { cors } from 'hono/cors';
import type { MiddlewareHandler } from 'hono/types';
import type { AnswerRefusal } from './answer.ts';
import type { ApiEnv } from './api-env.ts';
import type { ApiParts } from './api-parts.ts';

const PREFLIGHT_SECONDS = 600;
const EXPOSED_HEADERS = ['retry-after', REQUEST_HEADERS.requestId];

/** Headers with which `allowSites` completes the answer to a request without an `Origin`. */
export const HEADERS_WITHOUT_ORIGIN = {
  'Access-Control-Allow-Credentials': 'true',
  'Access-Control-Expose-Headers': EXPOSED_HEADERS.join(','),
  Vary: 'Origin',
} as const;

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
    exposeHeaders: EXPOSED_HEADERS,
    maxAge: PREFLIGHT_SECONDS,
  });
}

/** Longest address (path and query), in characters. */
const ADDRESS_MAX_LENGTH = 8_192;

/** Answers 400 if the host is named twice, the address is too long, or its percent signs do not encode UTF-8. */
export function refuseMalformed(answerRefusal: AnswerRefusal): MiddlewareHandler<ApiEnv> {
  return async (c, next) => {
    const detail = malformation(c.req.url, c.env?.incoming?.rawHeaders ?? []);
    return detail === null ? next() : answerRefusal(c, 'MALFORMED_REQUEST', { detail });
  };
}

function malformation(address: string, rawHeaders: readonly string[]): string | null {
  if (repeatsHost(rawHeaders)) return 'A request names its host once';
  if (address.length > ADDRESS_MAX_LENGTH) return `An address has at most ${ADDRESS_MAX_LENGTH} characters`;
  return isDecodable(new URL(address).pathname) ? null : 'The path is not percent-encoded UTF-8';
}

function isDecodable(path: string): boolean {
  try {
    decodeURIComponent(path);
    return true;
  } catch {
    return false;
  }
}

/**
 * Answers 429 with Retry-After when a subscriber's addresses send more requests than allowed. A request without a known
 * address, which comes from inside the process, is not counted.
 */
export function limitRate(
  { clock, services }: Pick<ApiParts, 'clock' | 'services'>,
  answerRefusal: AnswerRefusal,
): MiddlewareHandler<ApiEnv> {
  return async (c, next) => {
    const { clientAddress } = c.get('facts');
    if (clientAddress !== null) {
      const decision = await services.rateLimiter.take(subscriberNetwork(clientAddress), clock.nowMs());
      if (!decision.ok) {
        c.header('Retry-After', String(decision.retryAfterSeconds));
        return answerRefusal(c, 'TOO_MANY_REQUESTS');
      }
    }
    return next();
  };
}

/**
 * Answers 503 if a request takes longer than the limit. Its work goes on in the background, and its answer is dropped. Work that
 * only waits for its turn is ended by `until`, also if the client has gone.
 */
export function limitTime(requestLimitMs: number, answerRefusal: AnswerRefusal): MiddlewareHandler<ApiEnv> {
  return async (c, next) => {
    let timer: NodeJS.Timeout | undefined;
    const over = new AbortController();
    c.set('until', over.signal);
    c.env?.outgoing?.once?.('close', () => over.abort());
    const late = new Promise<'late'>((resolve) => {
      timer = setTimeout(() => resolve('late'), requestLimitMs);
    });
    const outcome = await Promise.race([next(), late]).finally(() => clearTimeout(timer));
    if (outcome !== 'late') return;
    over.abort();
    c.get('logger').error({ path: c.req.path.slice(0, 300), requestLimitMs }, 'took too long');
    c.res = await answerRefusal(c, 'UNKNOWN', { status: 503 });
  };
}
