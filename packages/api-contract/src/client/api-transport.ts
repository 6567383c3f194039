import { type ClientPlatform, isRefusalCode } from '@longstrip/core';
import * as v from 'valibot';
import { ErrorEnvelopeSchema, successEnvelopeOf } from '../http/envelope.contract.ts';
import { formatReaderView, REQUEST_HEADERS, type ReaderView } from '../http/request-headers.ts';
import type { ApiCall } from './api-call.ts';
import { ApiFailure, type ApiResult } from './api-result.ts';

/** Section 9: the time limit of a request, in milliseconds. */
export const REQUEST_TIMEOUT_MS = 30_000;

/** The part of `fetch` that the client needs, so that a site may pass the api's own `app.fetch`. */
export type ApiFetch = (request: Request, init: { readonly signal: AbortSignal }) => Response | Promise<Response>;

export interface ApiClientOptions {
  fetch: ApiFetch;
  /** The api's own origin, for example `http://127.0.0.1:3100`; calls go to its direct paths. */
  baseUrl: string;
  balconyId: string;
  /** IANA name of the reader's time zone. */
  timeZone: string;
  acceptLanguage: string;
  /** Access token of the signed-in reader; a guest has none. */
  bearer?: string | undefined;
  /**
   * What the signed-in reader may see. With it and `serviceSecret`, calls whose answer depends on nothing else are sent
   * without the bearer, so that the answer can be cached for all readers of that view.
   */
  view?: ReaderView | undefined;
  /** The reader's address, passed on by one of our sites together with `serviceSecret` (D2). */
  clientAddress?: string | undefined;
  serviceSecret?: string | undefined;
  /** Default WEB. */
  platform?: ClientPlatform | undefined;
  /** A guest states that they are an adult; it counts only if the platform allows this (D24). */
  isNotLoginAdult?: boolean | undefined;
  /** Appears in the log lines of site and api, so that they can be matched. */
  requestId?: string | undefined;
  /**
   * All calls of this request id draw one page and change nothing: the api identifies their reader once (record 0127), and a call
   * without an answer may be sent again (record 0134).
   */
  isDrawing?: boolean | undefined;
  /** The pass of a preview: the api answers as it says, and only reads (record 0140). */
  preview?: string | undefined;
  /** Default 30,000 ms. */
  timeoutMs?: number | undefined;
  /** Aborts all calls of this client, for example when the reader's own request ended. */
  signal?: AbortSignal | undefined;
  /** For answers that are the same for every reader of a view; without it each call is sent. */
  cache?: AnswerCache | undefined;
  /** Called for each call whose answer may differ between guests, before the answer is returned. */
  onPersonalCall?: ((call: string) => void) | undefined;
}

/** A success with any data: the schema of the call checks the data. */
const SuccessSchema = successEnvelopeOf(v.unknown());
const SLASHES_AT_END = /\/+$/;

/** Headers of section 7, as every call carries them. */
function requestHeaders(options: ApiClientOptions, isJson: boolean, isShared: boolean): Headers {
  const headers = new Headers({
    accept: 'application/json',
    'accept-language': options.acceptLanguage,
    [REQUEST_HEADERS.balconyId]: options.balconyId,
    [REQUEST_HEADERS.platform]: options.platform ?? 'WEB',
    [REQUEST_HEADERS.timeZone]: options.timeZone,
  });
  if (isJson) headers.set('content-type', 'application/json');
  if (options.bearer && !isShared) headers.set('authorization', `Bearer ${options.bearer}`);
  if (options.bearer && isShared && options.view) headers.set(REQUEST_HEADERS.view, formatReaderView(options.view));
  if (options.requestId) headers.set(REQUEST_HEADERS.requestId, options.requestId);
  if (options.preview) headers.set(REQUEST_HEADERS.preview, options.preview);
  if (options.clientAddress && options.serviceSecret) {
    headers.set(REQUEST_HEADERS.clientAddress, options.clientAddress);
    headers.set(REQUEST_HEADERS.serviceSecret, options.serviceSecret);
    if (options.isDrawing === true) headers.set(REQUEST_HEADERS.drawing, '1');
  }
  return headers;
}

function queryOf({ isNotLoginAdult }: ApiClientOptions, { saysGuestAge, query }: ApiCall) {
  return saysGuestAge && isNotLoginAdult ? { isNotLoginAdult: 'true', ...query } : query;
}

function callAddress(options: ApiClientOptions, call: ApiCall): URL {
  const address = new URL(`${options.baseUrl.replace(SLASHES_AT_END, '')}${call.path}`);
  for (const [key, value] of Object.entries(queryOf(options, call))) address.searchParams.set(key, value);
  return address;
}

/**
 * Answers one call: from the cache if that is allowed, else from the api. Drops unknown fields of the answer. Throws
 * ApiFailure when the api cannot be reached, answers 5xx, or breaks the contract.
 */
export function sendApiCall(options: ApiClientOptions, call: ApiCall): Promise<ApiResult<unknown>> {
  const { cache } = options;
  const isShared = isSharedCall(options, call);
  if (cache !== undefined && isShared) return cache.cached(cacheKey(options, call), () => send(options, call));
  return isShared ? send(options, call) : sendPersonal(options, call);
}

async function sendPersonal(options: ApiClientOptions, call: ApiCall): Promise<ApiResult<unknown>> {
  const reply = await send(options, call);
  const isShared = reply.ok && !options.bearer && call.isSharedAnswer?.(reply.data) === true;
  if (!isShared) options.onPersonalCall?.(`${call.method} ${call.path}`);
  return reply;
}

/** Whether all readers of a view get the same answer. For a signed-in reader the view is sent instead of the bearer. */
function isSharedCall({ bearer, view, serviceSecret }: ApiClientOptions, call: ApiCall): boolean {
  return call.isSameForView === true && (!bearer || (view !== undefined && Boolean(serviceSecret)));
}

/** Everything that a shared answer depends on. A guest's view is in the query. */
function cacheKey(options: ApiClientOptions, call: ApiCall): string {
  const { balconyId, acceptLanguage, timeZone, platform, bearer, view } = options;
  const { method, path, body } = call;
  const ofView = bearer && view ? formatReaderView(view) : null;
  return JSON.stringify([
    ...[balconyId, acceptLanguage, timeZone, platform, ofView, method, path],
    ...[queryOf(options, call), body],
  ]);
}

async function send(options: ApiClientOptions, call: ApiCall): Promise<ApiResult<unknown>> {
  const name = `${call.method} ${call.path}`;
  // `AbortSignal.timeout`, and a signal in the request itself, cost more than a call inside the process.
  const ending = new AbortController();
  const { signal } = ending;
  let isLate = false;
  const timer = setTimeout(() => {
    isLate = true;
    ending.abort();
  }, options.timeoutMs ?? REQUEST_TIMEOUT_MS);
  const abort = () => ending.abort(options.signal?.reason);
  if (options.signal?.aborted) abort();
  options.signal?.addEventListener('abort', abort, { once: true });
  const hasBody = call.body !== undefined;
  // `Request` sets the content type of a form itself, with its boundary.
  const isForm = call.body instanceof FormData;
  const request = new Request(callAddress(options, call), {
    method: call.method,
    headers: requestHeaders(options, hasBody && !isForm, isSharedCall(options, call)),
    credentials: 'include',
    ...(hasBody ? { body: call.body instanceof FormData ? call.body : JSON.stringify(call.body) } : {}),
  });
  let response: Response;
  let body: unknown;
  try {
    // An in-process `app.fetch` ignores the signal, so it is raced against it here.
    [response, body] = await raceSignal(readAnswer(options.fetch(request, { signal })), signal);
  } catch (cause) {
    if (isLate) throw new ApiFailure('TIMEOUT', name, null, { cause });
    if (options.signal?.aborted) throw new ApiFailure('ABORTED', name, null, { cause });
    throw new ApiFailure('NETWORK', name, null, { cause });
  } finally {
    clearTimeout(timer);
    options.signal?.removeEventListener('abort', abort);
  }
  return readEnvelope(name, response, body, call.data);
}

async function readAnswer(answer: Response | Promise<Response>): Promise<[Response, unknown]> {
  const response = await answer;
  return [response, await readJson(response)];
}

/** The body as JSON, or undefined when it is not JSON, such as a proxy's HTML error page. */
async function readJson(response: Response): Promise<unknown> {
  const text = await response.text();
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

function readEnvelope(name: string, response: Response, body: unknown, data: v.GenericSchema): ApiResult<unknown> {
  if (response.status >= 500) throw new ApiFailure('SERVER', name, response.status);
  const unreadable = (issues: [v.BaseIssue<unknown>, ...v.BaseIssue<unknown>[]]) =>
    new ApiFailure('UNREADABLE', name, response.status, { cause: new v.ValiError(issues) });
  const succeeded = v.safeParse(SuccessSchema, body);
  if (succeeded.success) {
    const read = v.safeParse(data, succeeded.output.data);
    if (!read.success) throw unreadable(read.issues);
    return { ok: true, data: read.output, status: response.status };
  }
  const refused = v.safeParse(ErrorEnvelopeSchema, body);
  if (!refused.success) throw unreadable(succeeded.issues);
  const { code, message, detail } = refused.output.error;
  return {
    ok: false,
    code: isRefusalCode(code) ? code : 'UNKNOWN',
    wireCode: code,
    message,
    detail,
    status: response.status,
    retryAfterSeconds: retryAfterSeconds(response),
  };
}

function retryAfterSeconds(response: Response): number | null {
  const seconds = Number.parseInt(response.headers.get('retry-after') ?? '', 10);
  return Number.isNaN(seconds) ? null : seconds;
}

function raceSignal<Value>(work: Promise<Value>, signal: AbortSignal): Promise<Value> {
  if (signal.aborted) return Promise.reject(signal.reason);
  return new Promise((resolve, reject) => {
    const abort = () => reject(signal.reason);
    signal.addEventListener('abort', abort, { once: true });
    work.then(resolve, reject).finally(() => signal.removeEventListener('abort', abort));
  });
}

/** A cache of answers that are the same for every reader of a view (D37). It decides how many it keeps, and how long. */
export interface AnswerCache {
  /**
   * The cached answer for `key`, or else the answer of `ask`.
   *
   * @param key contains everything that the answer depends on: platform, locale, view, address, body
   */
  cached<Data>(key: string, ask: () => Promise<ApiResult<Data>>): Promise<ApiResult<Data>>;
}
