import { OPERATOR_CALLS } from '@longstrip/api-contract';
import type { Hono } from 'hono';
import type { ConsoleSession } from '../app/context.ts';
import { UPLOAD_FILES_PATH } from '../app/parts/paths.ts';
import { type AdminClientFacts, headersOf } from './admin-client.ts';
import type { ConsoleEnv, ConsoleRequest } from './console-server.ts';

interface PassedThrough {
  readonly logger: { warn(facts: Record<string, unknown>, message: string): void };
  readonly sessionOf: (c: ConsoleRequest) => Promise<ConsoleSession | null>;
  readonly clientOf: (c: ConsoleRequest) => AdminClientFacts;
}

/** The browser sends files in parts; it goes on with the next one where the last ended. */
const PART_MOST_BYTES = 32 * 1024 * 1024;
/** A part over a slow line. */
const PART_WITHIN_MS = 10 * 60_000;
/** What both sides of an upload say to each other; cookies and all else stay here. */
const ASKED_HEADERS = ['tus-resumable', 'upload-length', 'upload-offset', 'upload-metadata', 'content-type'];
const ANSWERED_HEADERS = ['tus-resumable', 'upload-offset', 'upload-length', 'content-type', 'cache-control'];
const PICTURE_PATH = '/_/image';
const PICTURE_HEADERS = ['content-type', 'cache-control', 'etag', 'vary'];

/**
 * What the browser gets from the api through the console’s own origin: parts of files that are uploaded, which stream on with the
 * operator’s token, and pictures, by the addresses that the api signed.
 */
export function addPassedThrough(app: Hono<ConsoleEnv>, parts: PassedThrough): void {
  const { path: begin } = OPERATOR_CALLS.adminUploadFileBegin;
  const { path: append } = OPERATOR_CALLS.adminUploadFileAppend;
  app.post(`${UPLOAD_FILES_PATH}/:upload`, (c) => passUpload(c, parts, begin));
  // HEAD comes as GET.
  app.on(['GET', 'PATCH', 'DELETE'], `${UPLOAD_FILES_PATH}/:upload/:file`, (c) => passUpload(c, parts, append));
  app.get(PICTURE_PATH, (c) => passPicture(c, parts));
}

async function passUpload(c: ConsoleRequest, parts: PassedThrough, path: string): Promise<Response> {
  const { sessionOf, clientOf } = parts;
  const session = await sessionOf(c);
  if (session === null) return c.text('Sign in again.\n', 401);
  const length = c.req.header('content-length');
  if (c.req.method === 'PATCH' && length === undefined) return c.text('The length is missing.\n', 411);
  if (Number(length ?? 0) > PART_MOST_BYTES) return c.text('That is too large.\n', 413);
  const facts = clientOf(c);
  const { upload = '', file = '' } = c.req.param();
  const target = path.replace('{upload}', encodeURIComponent(upload)).replace('{file}', encodeURIComponent(file));
  const headers = copied(c.req.raw.headers, ASKED_HEADERS, headersOf(facts, session.token));
  if (length !== undefined) headers.set('content-length', length);
  const body = c.req.method === 'PATCH' ? c.req.raw.body : null;
  const signal = AbortSignal.any([c.req.raw.signal, AbortSignal.timeout(PART_WITHIN_MS)]);
  const answer = await pass(
    parts,
    facts,
    new Request(`${facts.apiBaseUrl}${target}`, { method: c.req.method, headers, body, signal, duplex: 'half' }),
  );
  if (answer === null) return c.text('The store does not answer.\n', 503);
  const answered = copied(answer.headers, ANSWERED_HEADERS, new Headers());
  const id = answer.headers.get('location')?.split('/').at(-1);
  if (id !== undefined) answered.set('location', `${UPLOAD_FILES_PATH}/${upload}/${id}`);
  return new Response(answer.body, { status: answer.status, headers: answered });
}

async function passPicture(c: ConsoleRequest, parts: PassedThrough): Promise<Response> {
  const session = await parts.sessionOf(c);
  if (session === null) return c.text('Sign in again.\n', 401);
  const facts = parts.clientOf(c);
  const headers = headersOf(facts, null);
  headers.set('accept', c.req.header('accept') ?? '*/*');
  const known = c.req.header('if-none-match');
  if (known !== undefined) headers.set('if-none-match', known);
  const { search } = new URL(c.req.url);
  const answer = await pass(parts, facts, new Request(`${facts.apiBaseUrl}${PICTURE_PATH}${search}`, { headers }));
  if (answer === null) return c.text('The store does not answer.\n', 503);
  return new Response(answer.body, {
    status: answer.status,
    headers: copied(answer.headers, PICTURE_HEADERS, new Headers()),
  });
}

async function pass({ logger }: PassedThrough, facts: AdminClientFacts, request: Request): Promise<Response | null> {
  try {
    return await facts.apiFetch(request);
  } catch (error) {
    logger.warn({ requestId: facts.requestId, error: String(error) }, 'a request was not passed on');
    return null;
  }
}

function copied(from: Headers, names: readonly string[], to: Headers): Headers {
  for (const name of names) {
    const value = from.get(name);
    if (value !== null) to.set(name, value);
  }
  return to;
}
