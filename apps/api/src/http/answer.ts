import {
  BEARER_REFUSAL_CODES,
  BEARER_REFUSAL_STATUS,
  type ErrorEnvelope,
  REFUSAL_STATUS,
  type SuccessEnvelope,
} from '@longstrip/api-contract';
import type { Locale, RefusalCode } from '@longstrip/core';
import { refusalMessageKey, type ServerKey } from '@longstrip/messages';
import type { Context } from 'hono';
import type { MiddlewareHandler } from 'hono/types';
import type { ContentfulStatusCode } from 'hono/utils/http-status';
import type { ApiEnv } from './api-env.ts';

/** Headers of every answer. An answer is data: no browser may treat it as a page, frame it or run it. */
export const ANSWER_HEADERS = {
  'Content-Security-Policy': "default-src 'none'; frame-ancestors 'none'",
  'Cross-Origin-Resource-Policy': 'cross-origin',
  'Referrer-Policy': 'no-referrer',
  'X-Content-Type-Options': 'nosniff',
} as const;

/** Sets the headers above, except those that the answer already has. */
export function setAnswerHeaders(): MiddlewareHandler<ApiEnv> {
  return async (c, next) => {
    await next();
    for (const [name, value] of Object.entries(ANSWER_HEADERS)) {
      if (!c.res.headers.has(name)) c.res.headers.set(name, value);
    }
  };
}

/** `{"result":"SUCCESS","data":…}` */
export function answerSuccess<Data>(c: Context<ApiEnv>, data: Data, status: ContentfulStatusCode = 200): Response {
  const envelope: SuccessEnvelope<Data> = { result: 'SUCCESS', data };
  forbidStoring(c);
  return c.json(envelope, status);
}

/** The bytes of `answerSuccess`, to be sent to several readers. */
export function successBytes<Data>(data: Data): Uint8Array<ArrayBuffer> {
  const envelope: SuccessEnvelope<Data> = { result: 'SUCCESS', data };
  return new TextEncoder().encode(JSON.stringify(envelope));
}

/** A success whose bytes were made before. */
export function answerBytes(c: Context<ApiEnv>, bytes: Uint8Array<ArrayBuffer>): Response {
  forbidStoring(c);
  return c.body(bytes, 200, { 'Content-Type': JSON_TYPE });
}

export const JSON_TYPE = 'application/json';
/** Prices, rights and free windows change with reader and time, so no cache on the way may store an answer. */
export const NOT_STORED = { 'Cache-Control': 'no-store' } as const;

function forbidStoring(c: Context<ApiEnv>): void {
  for (const [name, value] of Object.entries(NOT_STORED)) c.header(name, value);
}

interface RefusalAnswerOptions {
  /** For a developer; never given for an error of ours. */
  detail?: string;
  /** The sentence for the reader; by default the one of the code alone. */
  text?: ServerKey;
  /** The endpoint is for signed-in readers: a missing or invalid bearer is 401. */
  needsBearer?: boolean;
  /** An error of ours with another status than the 500 of UNKNOWN. */
  status?: 503;
}

/** Answers a refusal, with its text in the reader's language. */
export type AnswerRefusal = (
  c: Context<ApiEnv>,
  code: RefusalCode,
  options?: RefusalAnswerOptions,
) => Promise<Response>;

/** Loads the message catalogue of one locale. */
export type MessagesLoader = (locale: Locale) => Promise<Readonly<Record<string, string>>>;

const BEARER_CODES: ReadonlySet<RefusalCode> = new Set(BEARER_REFUSAL_CODES);

/** Makes the function that answers refusals. Their texts are messages of the catalogue, in the reader's language (D27). */
export function createRefusalAnswer(loadMessages: MessagesLoader): AnswerRefusal {
  const textOf = createRefusalText(loadMessages);
  return async (c, code, { detail = '', text, needsBearer = false, status: given } = {}) => {
    const status = given ?? (needsBearer && BEARER_CODES.has(code) ? BEARER_REFUSAL_STATUS : REFUSAL_STATUS[code]);
    const message = await textOf(text ?? refusalMessageKey(code), c.get('facts').locale);
    const envelope: ErrorEnvelope = { result: 'ERROR', error: { code, message, detail } };
    c.get('logFacts').refusal = code;
    // The rest of the body is still arriving, so the connection cannot be used for another request.
    if (code === 'REQUEST_TIMEOUT') c.header('Connection', 'close');
    forbidStoring(c);
    return c.json(envelope, status);
  };
}

/** Loads each locale once. A missing text becomes its key. */
function createRefusalText(loadMessages: MessagesLoader): (key: ServerKey, locale: Locale) => Promise<string> {
  const catalogues = new Map<Locale, ReturnType<MessagesLoader>>();
  return async (key, locale) => {
    const catalogue = catalogues.get(locale) ?? loadMessages(locale);
    catalogues.set(locale, catalogue);
    return (await catalogue)[key] ?? key;
  };
}
