import type { MiddlewareHandler } from 'hono/types';
import type { AnswerRefusal } from './answer.ts';
import type { ApiEnv } from './api-env.ts';

/** Longest address (path and query) that is looked at, in characters. */
const ADDRESS_MAX_LENGTH = 8_192;

/** Refuses addresses that are far too long, or whose percent signs encode no text. */
export function limitAddress(answerRefusal: AnswerRefusal): MiddlewareHandler<ApiEnv> {
  return async (c, next) => {
    const address = c.req.url;
    if (address.length > ADDRESS_MAX_LENGTH) {
      return answerRefusal(c, 'MALFORMED_REQUEST', {
        detail: `An address has at most ${ADDRESS_MAX_LENGTH} characters`,
      });
    }
    if (!isDecodable(new URL(address).pathname)) {
      return answerRefusal(c, 'MALFORMED_REQUEST', { detail: 'The path is not percent-encoded UTF-8' });
    }
    return next();
  };
}

function isDecodable(path: string): boolean {
  try {
    decodeURIComponent(path);
    return true;
  } catch {
    return false;
  }
}
