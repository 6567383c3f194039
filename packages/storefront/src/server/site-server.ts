import type { HttpBindings } from '@hono/node-server';
import { getConnInfo } from '@hono/node-server/conninfo';
import type { RefusalCode } from '@longstrip/core';
import { createRequestHandler } from '@remix-run/server-runtime';
import { type Context, Hono, type Next } from 'hono';
import { createClientAddressReader } from './client-address.ts';
import { compressPage } from './compress-page.ts';
import { dataRedirect } from './data-redirect.ts';
import { describeError } from './describe-error.ts';
import { type MessageChunks, readMessageChunks } from './message-chunks.ts';
import { isOwnOrigin } from './origin-check.ts';
import { guardPage, type SiblingSite } from './page-guards.ts';
import { isPassedThrough, passThroughRequest, passThroughResponse } from './pass-through.ts';
import { normaliseRequestPath } from './request-path.ts';
import { setSecurityHeaders } from './security-headers.ts';
import { createSiteContextBuilder, siteHeaders } from './site-context-builder.ts';
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

/** In the log alone: whoever asked hung up before the answer, or in the middle of their own body. */
const GONE_STATUS = 499;
/** All that a page may be asked with. */
const PAGE_METHODS = 'GET, HEAD';
const OLD_DATA_PARAMETER = '_data';

/**
 * A site: one platform's pages and its door to the api. In the order of the way in: request id and log line, security
 * headers, path check, Origin check, health, files, the streams that belong to the api, the guards, then Remix.
 */
export function createSiteServer(options: SiteServerOptions): Hono<SiteEnv> {
  const readClientAddress = createClientAddressReader(options.trustedProxies ?? []);
  const chunks = readMessageChunks(options.clientDirectory);
  const app = new Hono<SiteEnv>();

  app.use((c, next) => identify(c, next, options, readClientAddress));
  app.use(async (c, next) => {
    await next();
    setSecurityHeaders(c.res.headers, {
      nonce: c.get('nonce'),
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
    noteFailure(c, options, error, 'request failed');
    return c.text('The page could not be made. Please try again.\n', 500, { 'Cache-Control': 'no-store' });
  });
  return app;
}

async function identify(
  c: SiteRequest,
  next: Next,
  options: SiteServerOptions,
  readClientAddress: (connection: string, forwardedFor: string | null) => string,
): Promise<void> {
  const startedAtMs = options.nowMs();
  const requestId = options.createId();
  c.set('requestId', requestId);
  c.set('nonce', options.createId().replaceAll('-', ''));
  // Without a socket (a call inside the process) the caller is this machine.
  const connection = c.env?.incoming === undefined ? undefined : getConnInfo(c).remote.address;
  c.set('clientAddress', readClientAddress(connection ?? '127.0.0.1', c.req.header('x-forwarded-for') ?? null));
  await next();
  c.res.headers.set('X-Request-Id', requestId);
  const facts = {
    requestId,
    platform: options.platform.id,
    method: c.req.method,
    path: c.req.path,
    status: c.res.status >= 500 && hasLeft(c) ? GONE_STATUS : c.res.status,
    tookMs: options.nowMs() - startedAtMs,
  };
  if (facts.status >= 500 && c.req.path !== '/error' && c.req.path !== '/prepare') {
    options.logger.warn(facts, 'answered');
  } else options.logger.info(facts, 'answered');
}

/** Whether whoever asked is gone, so that nothing of ours failed. */
function hasLeft(c: SiteRequest): boolean {
  return c.req.raw.signal.aborted || c.env?.incoming?.readableAborted === true;
}

/** What failed because whoever asked hung up is told as that, and not as an error. */
function noteFailure(c: SiteRequest, { logger }: SiteServerOptions, error: unknown, message: string): void {
  const facts = { requestId: c.get('requestId'), error: describeError(error) };
  if (hasLeft(c)) logger.info(facts, 'hung up on');
  else logger.error(facts, message);
}

async function admit(c: SiteRequest, next: Next, publicOrigin: string): Promise<Response | undefined> {
  const { pathname } = new URL(c.req.url);
  // What is handed on is not ours to judge: the api answers a malformed address as it answers everything.
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
  if (!isOwn) return refuseForeign(c, pathname);
  await next();
  return undefined;
}

/** A person with a link that was cut short is led to the page for lost readers; a program hears what is wrong. */
function refuseMalformed(c: SiteRequest): Response {
  const isPerson = c.req.method === 'GET' && (c.req.header('accept') ?? '').includes('text/html');
  return isPerson ? c.redirect('/404', 302) : c.text('Bad request\n', 400);
}

function refuseForeign(c: SiteRequest, pathname: string): Response {
  const message = 'Forbidden: the request comes from another site';
  if (!isPassedThrough(pathname)) return c.text(`${message}\n`, 403);
  return c.json(refusalOf('FORBIDDEN', message), 403, { 'Cache-Control': 'no-store' });
}

/** The api's envelope of a refusal, for what the site refuses in its place. */
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
  const request = passThroughRequest({
    request: c.req.raw,
    apiBaseUrl: options.apiBaseUrl,
    platformId: options.platform.id,
    balconyId: options.platform.balconyId,
    siteHeaders: siteHeaders(options, c.get('requestId'), c.get('clientAddress')),
  });
  try {
    return passThroughResponse(await options.apiFetch(request));
  } catch (error) {
    noteFailure(c, options, error, 'the api cannot be reached');
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
  const buildContext = createSiteContextBuilder(options, chunks);
  return async (c) => {
    const { context, setCookies } = await buildContext(c.req.raw, {
      requestId: c.get('requestId'),
      nonce: c.get('nonce'),
      clientAddress: c.get('clientAddress'),
    });
    const answer = await handle(withoutOldData(c.req.raw), context);
    if (answer.status === 405) answer.headers.set('Allow', PAGE_METHODS);
    // A page is its reader's: in their language and theme, which cookies tell. One that the browser kept from before they
    // chose another is none to go back to.
    answer.headers.append('Vary', 'Accept-Language, Cookie');
    if (!answer.headers.has('Cache-Control')) answer.headers.set('Cache-Control', 'private, no-cache');
    for (const cookie of setCookies) answer.headers.append('Set-Cookie', cookie);
    return answer;
  };
}

/** Remix asked for data by `?_data` once. Our client never does; the router would make a fault of it, so it hears of none. */
function withoutOldData(request: Request): Request {
  const url = new URL(request.url);
  if (!url.searchParams.has(OLD_DATA_PARAMETER)) return request;
  url.searchParams.delete(OLD_DATA_PARAMETER);
  const { method, headers, signal, body } = request;
  const hasBody = method !== 'GET' && method !== 'HEAD' && body !== null;
  return new Request(url, { method, headers, signal, ...(hasBody ? { body, duplex: 'half' } : {}) });
}
