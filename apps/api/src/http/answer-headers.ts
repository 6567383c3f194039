import type { MiddlewareHandler } from 'hono/types';
import type { ApiEnv } from './api-env.ts';

/** Headers of every answer. An answer of the api is data: no browser may guess it to be a page, frame it or run it. */
const ANSWER_HEADERS = {
  'Content-Security-Policy': "default-src 'none'; frame-ancestors 'none'",
  'Cross-Origin-Resource-Policy': 'cross-origin',
  'Referrer-Policy': 'no-referrer',
  'X-Content-Type-Options': 'nosniff',
} as const;

/** Sets the headers above where the answer has no such header of its own. */
export function guardAnswers(): MiddlewareHandler<ApiEnv> {
  return async (c, next) => {
    await next();
    for (const [name, value] of Object.entries(ANSWER_HEADERS)) {
      if (!c.res.headers.has(name)) c.res.headers.set(name, value);
    }
  };
}
