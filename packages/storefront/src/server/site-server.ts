import type { HttpBindings } from '@hono/node-server';
import { getConnInfo } from '@hono/node-server/conninfo';
import type { AnswerCache } from '@longstrip/api-contract';
import { type ClientAddressReader, createClientAddressReader, repeatsHost } from '@longstrip/api-contract/request';
import { matchRoute, type RefusalCode, type RouteName } from '@longstrip/core';
import { createRequestHandler } from '@remix-run/server-runtime';
import { type Context, Hono, type Next } from 'hono';
import { createAnswerCache } from './answer-cache.ts';
import { compressPage } from './compress-page.ts';
import { dataRedirect } from './data-redirect.ts';
import { describeError } from './describe-error.ts';
import {
  answerWith,
  createKeptPages,
  createPageStore,
  inlineScriptSources,
  type KeptPages,
  type PageKeeping,
  startDraft,
} from './kept-pages/index.ts';
import { type MessageChunks, readMessageChunks } from './message-chunks.ts';
import { isOwnOrigin } from './origin-check.ts';
import { guardPage, type SiblingSite } from './page-guards.ts';
import { isPassedThrough, passThroughRequest, passThroughResponse } from './pass-through.ts';
import { normaliseRequestPath } from './request-path.ts';
import { contentSecurityPolicy, setSecurityHeaders } from './security-headers.ts';
import { createSiteContextBuilder, type ReaderView, type RequestFacts, siteHeaders } from './site-context-builder.ts';
import { siteFiles } from './site-files.ts';
import type { SiteServerOptions } from './site-options.ts';
import { staticAssets } from './static-assets.ts';

interface SiteVariables {
  requestId: string;
  nonce: string;
  clientAddress: string;
  pathname: string;
  isData: boolean;
}
type SiteEnv = { Bindings: Partial<HttpBindings>; Variables: SiteVariables };
type SiteRequest = Context<SiteEnv>;

/** Only in the log: the client closed the connection before the answer, or before its own body was complete. */
const CLIENT_CLOSED_STATUS = 499;
const REQUEST_TIMEOUT_STATUS = 408;
const LOOPBACK = '127.0.0.1';
/** Pages with a form that posts to them. Every other page is only read. */
const FORM_PAGES: readonly (RouteName | null)[] = ['homeMature'];
const OLD_DATA_PARAMETER = '_data';
/** Answers of the api: what the pages of about five hundred series need. */
const KEPT_CHARACTERS = 2_000_000;
/** Whole pages, where several sites do not share a store: about fifty. */
const KEPT_PAGES_BYTES = 12_000_000;

/**
 * A site: one platform's pages, and the paths that it passes to the api. A request goes through these steps: id and log
 * line, security headers, checks of path and origin, health, files, the api's paths, guards of pages, Remix.
 */
export function createSiteServer(options: SiteServerOptions): Hono<SiteEnv> {
  const readClientAddress = createClientAddressReader(options.trustedProxies ?? []);
  const chunks = readMessageChunks(options.clientDirectory);
  const app = new Hono<SiteEnv>();

  app.use((c, next) => identify(c, next, options, readClientAddress));
  app.use(async (c, next) => {
    await next();
    setSecurityHeaders(c.res.headers, {
      inlineScripts: [`'nonce-${c.get('nonce')}'`],
      publicOrigin: options.publicOrigin,
      isDevelopment: options.mode === 'development',
    });
  });
  app.use((c, next) => admit(c, next, options.publicOrigin));
  app.get('/_/health', (c) => answerHealth(c, options));
  if (options.clientDirectory !== null) app.route('/', staticAssets(options.clientDirectory));
  app.route('/', siteFiles(options));
  app.use((c, next) => (isPassedThrough(new URL(c.req.url).pathname) ? passThrough(c, options) : next()));
  app.use((c, next) => guard(c, next, options));
  app.use(compressPage());
  app.all('*', renderPages(options, chunks));
  app.onError((error, c) => {
    logFailure(c, options, error, 'request failed');
    return c.text('The page could not be made. Please try again.\n', 500, { 'Cache-Control': 'no-store' });
  });
  return app;
}

async function identify(
  c: SiteRequest,
  next: Next,
  options: SiteServerOptions,
  readClientAddress: ClientAddressReader,
): Promise<void> {
  const startedAtMs = options.nowMs();
  const requestId = options.createId();
  c.set('requestId', requestId);
  c.set('nonce', options.createId().replaceAll('-', ''));
  // Without a socket (a call inside the process) the caller is this machine.
  const connection = c.env?.incoming === undefined ? LOOPBACK : getConnInfo(c).remote.address;
  c.set('clientAddress', readClientAddress(connection, c.req.header('x-forwarded-for')) ?? LOOPBACK);
  await next();
  c.res.headers.set('X-Request-Id', requestId);
  const facts = {
    requestId,
    platform: options.platform.id,
    method: c.req.method,
    path: c.req.path,
    status: c.res.status >= 500 && isClosedByClient(c) ? CLIENT_CLOSED_STATUS : c.res.status,
    tookMs: options.nowMs() - startedAtMs,
  };
  options.logger[isWorthALook(facts) ? 'warn' : 'info'](facts, 'answered');
}

/** `/error` and `/prepare` are pages whose status is 5xx by design. */
function isWorthALook({ status, path }: { status: number; path: string }): boolean {
  return status === REQUEST_TIMEOUT_STATUS || (status >= 500 && path !== '/error' && path !== '/prepare');
}

/** Whether the client closed the connection, so that nothing of ours failed. */
function isClosedByClient(c: SiteRequest): boolean {
  return c.req.raw.signal.aborted || c.env?.incoming?.readableAborted === true;
}

/** Logs a failure. One that the client caused by closing the connection is no error. */
function logFailure(c: SiteRequest, { logger }: SiteServerOptions, error: unknown, message: string): void {
  const facts = { requestId: c.get('requestId'), error: describeError(error) };
  if (isClosedByClient(c)) logger.info(facts, 'aborted by the client');
  else logger.error(facts, message);
}

async function admit(c: SiteRequest, next: Next, publicOrigin: string): Promise<Response | undefined> {
  const { pathname } = new URL(c.req.url);
  if (repeatsHost(c.env?.incoming?.rawHeaders ?? [])) {
    return refuse(c, pathname, 400, 'MALFORMED_REQUEST', 'Bad request: the host is named more than once');
  }
  // The api checks its own paths.
  const path = isPassedThrough(pathname)
    ? ({ kind: 'page', pathname, isData: false } as const)
    : normaliseRequestPath(pathname);
  if (path.kind === 'malformed') return refuseMalformed(c);
  c.set('pathname', path.pathname);
  c.set('isData', path.isData);
  const isOwn = isOwnOrigin({
    method: c.req.method,
    origin: c.req.header('origin') ?? null,
    host: c.req.header('host') ?? new URL(c.req.url).host,
    fetchSite: c.req.header('sec-fetch-site') ?? null,
    publicOrigin,
  });
  if (!isOwn) return refuse(c, pathname, 403, 'FORBIDDEN', 'Forbidden: the request comes from another site');
  await next();
  return undefined;
}

/** A reader with a damaged link is sent to the page of missing pages; a program gets the status. */
function refuseMalformed(c: SiteRequest): Response {
  const isPerson = c.req.method === 'GET' && (c.req.header('accept') ?? '').includes('text/html');
  return isPerson ? c.redirect('/404', 302) : c.text('Bad request\n', 400);
}

/** Refuses a request: on the api's paths in the api's envelope, elsewhere as text. */
function refuse(c: SiteRequest, pathname: string, status: 400 | 403, code: RefusalCode, message: string): Response {
  if (!isPassedThrough(pathname)) return c.text(`${message}\n`, status);
  return c.json(refusalOf(code, message), status, { 'Cache-Control': 'no-store' });
}

/** The api's envelope of a refusal, for what the site refuses itself. */
function refusalOf(code: RefusalCode, message: string) {
  return { result: 'ERROR', error: { code, message, detail: '' } };
}

async function answerHealth(c: SiteRequest, options: SiteServerOptions): Promise<Response> {
  const isServing = (options.isReady?.() ?? true) && (await isApiHealthy(options));
  const body = { status: isServing ? 'ok' : 'unavailable', platform: options.platform.id };
  return c.json(body, isServing ? 200 : 503, { 'Cache-Control': 'no-store' });
}

async function isApiHealthy(options: SiteServerOptions): Promise<boolean> {
  try {
    const answer = await options.apiFetch(new Request(`${options.apiBaseUrl}/_/health`));
    await answer.body?.cancel();
    return answer.ok;
  } catch (error) {
    options.logger.warn({ error: describeError(error) }, 'the api cannot be reached');
    return false;
  }
}

async function passThrough(c: SiteRequest, options: SiteServerOptions): Promise<Response> {
  // `fetch` cannot send it, and the api has no such route.
  if (c.req.method === 'TRACE') return c.json(refusalOf('NO_SUCH_ROUTE', 'Not found'), 404);
  const request = passThroughRequest({
    request: c.req.raw,
    apiBaseUrl: options.apiBaseUrl,
    balconyId: options.platform.balconyId,
    siteHeaders: siteHeaders(options, c.get('requestId'), c.get('clientAddress')),
  });
  try {
    return passThroughResponse(await options.apiFetch(request));
  } catch (error) {
    logFailure(c, options, error, 'the api cannot be reached');
    return c.json(refusalOf('UNKNOWN', 'Unknown Error'), 502, { 'Cache-Control': 'no-store' });
  }
}

async function guard(c: SiteRequest, next: Next, options: SiteServerOptions): Promise<Response | undefined> {
  const siblings = options.siblingSites ?? [];
  const findSibling = (id: string): SiblingSite | null => siblings.find((site) => site.platform.id === id) ?? null;
  const decision = guardPage(options.platform, c.get('pathname'), new URL(c.req.url).searchParams, findSibling);
  if (decision.kind === 'redirect') {
    return c.get('isData') ? dataRedirect(decision.location) : c.redirect(decision.location, 302);
  }
  await next();
  return undefined;
}

function renderPages(options: SiteServerOptions, chunks: MessageChunks): (c: SiteRequest) => Promise<Response> {
  const handle = createRequestHandler(options.build, options.mode);
  const { answers, pages } = createCaches(options);
  const contexts = createSiteContextBuilder(options, chunks, answers);

  /** A guest's page that is kept, or is from now on; null if it is to be drawn for this request alone. */
  async function findKept(c: SiteRequest, view: ReaderView, facts: RequestFacts): Promise<Response | null> {
    const request = c.req.raw;
    const pathname = c.get('pathname');
    const route = matchRoute(pathname);
    const isRead = request.method === 'GET' || request.method === 'HEAD';
    if (pages === null || route === null || !isRead || view.reader.kind !== 'guest') return null;
    const { locale, theme, reader, seesAdult, seesBl, hasReading } = view;
    const drawn = await pages.find(
      {
        url: new URL(request.url),
        pathname,
        route,
        view: [locale, theme, reader.saysAdult, seesAdult, seesBl, hasReading],
      },
      async (clean) => {
        const draft = startDraft((keeping) => contexts.build(view, { ...facts, nonce: null }, keeping));
        return { draft, response: await handle(clean, draft.context) };
      },
    );
    if (drawn === null) return null;
    return drawn.kind === 'kept' ? answerWith(drawn.page, request) : drawn.response;
  }

  async function drawOwn(c: SiteRequest, view: ReaderView, facts: RequestFacts): Promise<Response> {
    const route = matchRoute(c.get('pathname'));
    const keeping: PageKeeping = {
      declare: (query) => {
        if (route !== null) pages?.learn(route, query);
      },
      refuse: () => undefined,
    };
    const handled = await handle(forRemix(c.req.raw), contexts.build(view, facts, keeping));
    return handled.status === 405 ? methodNotAllowed(handled, c.get('pathname')) : handled;
  }

  return async (c) => {
    const facts = { requestId: c.get('requestId'), nonce: c.get('nonce'), clientAddress: c.get('clientAddress') };
    const view = await contexts.readView(c.req.raw);
    const answer = (await findKept(c, view, facts)) ?? (await drawOwn(c, view, facts));
    // Cookies hold a reader's language and theme. A copy that the browser stored before they chose another is not reused.
    answer.headers.append('Vary', 'Accept-Language, Cookie');
    if (!answer.headers.has('Cache-Control')) answer.headers.set('Cache-Control', 'private, no-cache');
    for (const cookie of view.setCookies) answer.headers.append('Set-Cookie', cookie);
    return answer;
  };
}

/** What a site keeps of the catalogue: answers of the api, and whole pages. Nothing where it is not told of changes. */
function createCaches(options: SiteServerOptions): { answers: AnswerCache | null; pages: KeptPages | null } {
  const { catalogue: freshness = null, platform, nowMs, publicOrigin } = options;
  if (freshness === null) return { answers: null, pages: null };
  const isDevelopment = options.mode === 'development';
  const longestMs = platform.constants.dataCacheMs;
  return {
    answers: createAnswerCache({ freshness, longestMs, maxCharacters: KEPT_CHARACTERS, nowMs }),
    pages: createKeptPages({
      platformId: platform.id,
      store: options.pageStore ?? createPageStore(KEPT_PAGES_BYTES),
      freshness,
      longestMs,
      nowMs,
      policyOf: (html) =>
        contentSecurityPolicy({ inlineScripts: inlineScriptSources(html), publicOrigin, isDevelopment }),
    }),
  };
}

/** Names the methods that the address takes. Remix has no words for a route without a page; its JSON speaks of a fault. */
function methodNotAllowed(answer: Response, pathname: string): Response {
  const isJson = answer.headers.get('Content-Type')?.startsWith('application/json') ?? false;
  const named = isJson ? new Response('Method not allowed\n', { status: 405 }) : answer;
  named.headers.set('Allow', FORM_PAGES.includes(matchRoute(pathname)) ? 'GET, HEAD, POST' : 'GET, HEAD');
  return named;
}

/**
 * The request in a form that Remix answers with a page of ours. `?_data`, an older way of asking for data, makes it fail.
 * It draws the page about a wrong method only for methods it knows, so any other becomes PUT, which no page takes. And a
 * request to change `/` is for the home page (`?index`): without that it is for the document around all pages, which
 * could then not be drawn.
 */
function forRemix(request: Request): Request {
  const { headers, signal } = request;
  const url = new URL(request.url);
  url.searchParams.delete(OLD_DATA_PARAMETER);
  if (request.method === 'GET' || request.method === 'HEAD') {
    return url.href === request.url ? request : new Request(url, { method: request.method, headers, signal });
  }
  if (url.pathname === '/') url.searchParams.set('index', '');
  if (request.method !== 'POST') return new Request(url, { method: 'PUT', headers, signal });
  const { body } = request;
  return new Request(url, { method: 'POST', headers, signal, ...(body === null ? {} : { body, duplex: 'half' }) });
}
