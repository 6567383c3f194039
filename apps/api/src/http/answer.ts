import {
  BEARER_REFUSAL_CODES,
  BEARER_REFUSAL_STATUS,
  type ErrorEnvelope,
  REFUSAL_STATUS,
  type SuccessEnvelope,
} from '@longstrip/api-contract';
import type { RefusalCode } from '@longstrip/core';
import type { Context } from 'hono';
import type { ContentfulStatusCode } from 'hono/utils/http-status';
import type { ApiEnv } from './api-env.ts';
import type { RefusalText } from './refusal-texts.ts';

/** `{"result":"SUCCESS","data":…}` */
export function answerSuccess<Data>(c: Context<ApiEnv>, data: Data, status: ContentfulStatusCode = 200): Response {
  const envelope: SuccessEnvelope<Data> = { result: 'SUCCESS', data };
  forbidStoring(c);
  return c.json(envelope, status);
}

/** Prices, rights and free windows change with reader and time: nothing the api says may be kept in between. */
function forbidStoring(c: Context<ApiEnv>): void {
  c.header('Cache-Control', 'no-store');
}

export interface RefusalAnswerOptions {
  /** For a developer; never given for a fault of ours. */
  detail?: string;
  /** The endpoint is for signed-in readers: what the bearer lacks is 401. */
  needsBearer?: boolean;
  /** A fault of ours that is not the 500 which UNKNOWN has. */
  status?: 503;
}

/** A refusal as an answer, its text in the reader's language. */
export type AnswerRefusal = (
  c: Context<ApiEnv>,
  code: RefusalCode,
  options?: RefusalAnswerOptions,
) => Promise<Response>;

const BEARER_CODES: ReadonlySet<RefusalCode> = new Set(BEARER_REFUSAL_CODES);

export function createRefusalAnswer(textOf: RefusalText): AnswerRefusal {
  return async (c, code, { detail = '', needsBearer = false, status: given } = {}) => {
    const status = given ?? (needsBearer && BEARER_CODES.has(code) ? BEARER_REFUSAL_STATUS : REFUSAL_STATUS[code]);
    const message = await textOf(code, c.get('facts').locale);
    const envelope: ErrorEnvelope = { result: 'ERROR', error: { code, message, detail } };
    c.get('logFacts').refusal = code;
    forbidStoring(c);
    return c.json(envelope, status);
  };
}
