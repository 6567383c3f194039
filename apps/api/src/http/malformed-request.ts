import { repeatsHost } from '@longstrip/api-contract/request';
import type { MiddlewareHandler } from 'hono/types';
import type { AnswerRefusal } from './answer.ts';
import type { ApiEnv } from './api-env.ts';

/** Longest address (path and query), in characters. */
const ADDRESS_MAX_LENGTH = 8_192;

/** Answers 400 when the host is named twice, the address is too long, or its percent signs do not encode UTF-8. */
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
