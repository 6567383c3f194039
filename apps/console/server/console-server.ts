import { getConnInfo } from '@hono/node-server/conninfo';
import type { OperatorCall } from '@longstrip/api-contract';
import { createClientAddressReader, repeatsHost } from '@longstrip/api-contract/request';
import { type AppLoadContext, createRequestHandler, type ServerBuild } from '@remix-run/server-runtime';
import { type Context, Hono } from 'hono';
import { compress } from 'hono/compress';
import { type AdminRefusal, ApiUnavailable, type ConsoleContext } from '../app/context.ts';
import { type AdminClientFacts, askAdmin, sendAdmin } from './admin-client.ts';
import { addPassedThrough } from './passed-through.ts';
import { readPreferences } from './preferences.ts';
import { routeOfRequest } from './route-of-request.ts';
import { setSecurityHeaders } from './security-headers.ts';
import { createSessionCookie, type SessionCookie } from './session-cookie.ts';
import { staticAssets } from './static-assets.ts';

/** Writes one line for each event; a pino logger fits. */
interface ConsoleLogger {
  info(facts: Record<string, unknown>, message: string): void;
  warn(facts: Record<string, unknown>, message: string): void;
  error(facts: Record<string, unknown>, message: string): void;
}

interface AnsweredRequest {
  /** The pattern of its page, or the name of its group; null: nothing is there. */
  readonly route: string | null;
  readonly method: string;
  readonly status: number;
  readonly seconds: number;
}

export interface ConsoleServerOptions {
  /** The built pages; in development a function that loads the newest. */
  readonly build: ServerBuild | (() => Promise<ServerBuild>);
  /** The folder with the built client; null: another server has its files. */
  readonly clientDirectory: string | null;
  readonly apiFetch: (request: Request) => Response | Promise<Response>;
  readonly apiBaseUrl: string;
  readonly serviceSecret: string | null;
  /** The present secret of cookies first. */
  readonly cookieSecrets: readonly string[];
  /** Where operators open the console; a request that changes something comes from there. */
  readonly origin: string;
  readonly trustedProxies: readonly string[];
  readonly logger: ConsoleLogger;
  /** A fresh, unguessable identifier. */
  readonly createId: () => string;
  /** False while the process stops. */
  readonly isReady: () => boolean;
  /** Learns of each answer, for metrics. */
  readonly count: (answered: AnsweredRequest) => void;
  readonly mode?: 'production' | 'development';
}

export interface ConsoleEnv {
  Bindings: { incoming?: { rawHeaders: string[] } };
  Variables: { requestId: string; nonce: string; clientAddress: string };
}
export type ConsoleRequest = Context<ConsoleEnv>;

const LOOPBACK = '127.0.0.1';
/** The largest forms have a picture, or a legal text in every language. */
const BODY_LIMIT_BYTES = 4 * 1024 * 1024;
const SAFE_METHODS = new Set(['GET', 'HEAD', 'OPTIONS']);

/**
 * The console's server: it seals the operator's token into a cookie, refuses what other sites send, and renders pages whose loaders
 * ask the api. It decides nothing about what an operator may do (record 0138).
 */
export function createConsoleServer(options: ConsoleServerOptions): Hono<ConsoleEnv> {
  const isSecure = options.origin.startsWith('https:');
  const isDevelopment = options.mode === 'development';
  const cookie = createSessionCookie({ isSecure, secrets: options.cookieSecrets });
  const readClientAddress = createClientAddressReader(options.trustedProxies);
  const handle = createRequestHandler(options.build, options.mode ?? 'production');
  const app = new Hono<ConsoleEnv>();

  app.use(async (c, next) => {
    const beganMs = performance.now();
    c.set('requestId', options.createId());
    c.set('nonce', options.createId().replaceAll('-', ''));
    const connection = c.env?.incoming === undefined ? LOOPBACK : getConnInfo(c).remote.address;
    c.set('clientAddress', readClientAddress(connection, c.req.header('x-forwarded-for')) ?? LOOPBACK);
    await next();
    c.res.headers.set('X-Request-Id', c.get('requestId'));
    setSecurityHeaders(c.res.headers, { nonce: c.get('nonce'), isSecure, isDevelopment });
    const { method, path } = c.req;
    const { status } = c.res;
    const facts = { requestId: c.get('requestId'), method, path, status };
    const tookMs = performance.now() - beganMs;
    options.count({ route: routeOfRequest(path), method, status, seconds: tookMs / 1_000 });
    const durationMs = Math.round(tookMs);
    options.logger[status >= 500 ? 'warn' : 'info']({ ...facts, durationMs }, 'answered');
  });
  app.get('/_/health', (c) => answerHealth(c, options, '/_/health'));
  app.get('/_/ready', (c) => answerHealth(c, options, '/_/ready'));
  if (options.clientDirectory !== null) app.route('/', staticAssets(options.clientDirectory));
  app.use(async (c, next) => {
    if (repeatsHost(c.env?.incoming?.rawHeaders ?? [])) return c.text('Bad request\n', 400);
    if (!isOwnRequest(c, options.origin)) return c.text(`Forbidden: open the console at ${options.origin}.\n`, 403);
    return next();
  });
  addPassedThrough(app, {
    ...options,
    sessionOf: (c) => cookie.read(c.req.header('cookie')),
    clientOf: (c) => clientOf(c, options),
  });
  app.use(async (c, next) => {
    if (SAFE_METHODS.has(c.req.method)) return next();
    // A browser names the length of every form.
    const length = c.req.header('content-length');
    if (length === undefined) return c.text('The length is missing.\n', 411);
    return Number(length) > BODY_LIMIT_BYTES ? c.text('That is too large.\n', 413) : next();
  });
  app.use(compress());
  app.all('*', async (c) => {
    const session = await cookie.read(c.req.header('cookie'));
    if (session === null && isFromElsewhere(c)) return askAgain(c);
    return handle(c.req.raw, loadContext(contextOf(c, options, { session, cookie })));
  });
  app.onError((error, c) => {
    options.logger.error({ requestId: c.get('requestId'), error: describeError(error) }, 'request failed');
    return c.text('The page could not be made. Please try again.\n', 500);
  });
  return app;
}

/**
 * Whether a request that changes something was sent by a page of the console. A browser always names the origin of such a request;
 * one without is refused too, since no other program has the cookie.
 */
function isOwnRequest(c: ConsoleRequest, origin: string): boolean {
  return SAFE_METHODS.has(c.req.method) || c.req.header('origin') === origin;
}

/** Whether a person followed a link of another site: browsers then leave out a cookie that is `SameSite=Strict`. */
function isFromElsewhere(c: ConsoleRequest): boolean {
  return c.req.header('sec-fetch-site') === 'cross-site' && c.req.header('sec-fetch-mode') === 'navigate';
}

/** A page that opens the same address again: this time from the console itself, and so with its cookie. */
function askAgain(c: ConsoleRequest): Response {
  c.header('Refresh', '0');
  return c.html('<!doctype html><html lang="en"><title>Console</title><a href="">Continue</a></html>');
}

/** Who sends a request, and the api that it is passed on to. */
function clientOf(c: ConsoleRequest, { apiFetch, apiBaseUrl, serviceSecret }: ConsoleServerOptions): AdminClientFacts {
  const client = { clientAddress: c.get('clientAddress'), userAgent: c.req.header('user-agent') };
  return { apiFetch, apiBaseUrl, serviceSecret, requestId: c.get('requestId'), ...client };
}

/** The sites declare fields of their own for Remix's type of a context; the console has the one of `context.ts`. */
const loadContext = (console: ConsoleContext) => ({ console }) as AppLoadContext;

function contextOf(
  c: ConsoleRequest,
  options: ConsoleServerOptions,
  { session, cookie }: { session: ConsoleContext['session']; cookie: SessionCookie },
): ConsoleContext {
  const { logger } = options;
  const requestId = c.get('requestId');
  const facts = clientOf(c, options);
  const logFailure = (error: unknown, message: string) =>
    logger.error({ requestId, error: describeError(error) }, message);
  const thrownFor = (error: unknown) => {
    if (!(error instanceof ApiUnavailable)) return error;
    logFailure(error, 'the api gave no answer');
    return new Response(null, { status: 503 });
  };
  // What an operator has typed stays in its form; a page that cannot be read is the page about that.
  const unavailable = (error: unknown, { method }: OperatorCall): AdminRefusal => {
    const thrown = thrownFor(error);
    if (method === 'GET' || !(thrown instanceof Response)) throw thrown;
    const sentence = 'the api gave no answer: try again.';
    return { ok: false, code: 'API_UNAVAILABLE', sentence, detail: '', status: 503 };
  };
  return {
    ...readPreferences(c.req.header('cookie'), c.req.header('accept-language')),
    ...{ nonce: c.get('nonce'), requestId, session },
    sessionCookie: (next) => cookie.write(next),
    ask: (question, token) =>
      askAdmin(facts, question, token ?? session?.token ?? null).catch((error) => unavailable(error, question.call)),
    send: (question) =>
      sendAdmin(facts, question, session?.token ?? null).catch((error) => Promise.reject(thrownFor(error))),
    logFailure,
  };
}

/** The console is as well, or as ready, as its api. */
async function answerHealth(c: ConsoleRequest, options: ConsoleServerOptions, path: string): Promise<Response> {
  const isWell = options.isReady() && (await isApiWell(options, path));
  return c.json({ status: isWell ? 'ok' : 'unavailable', part: 'console' }, isWell ? 200 : 503);
}

async function isApiWell({ apiFetch, apiBaseUrl }: ConsoleServerOptions, path: string): Promise<boolean> {
  try {
    const answer = await apiFetch(new Request(`${apiBaseUrl}${path}`));
    await answer.body?.cancel();
    return answer.ok;
  } catch {
    return false;
  }
}

function describeError(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  const cause = error.cause === undefined ? '' : ` (because of ${describeError(error.cause)})`;
  return `${error.stack ?? error.message}${cause}`;
}
