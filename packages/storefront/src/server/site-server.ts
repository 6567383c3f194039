import { getConnInfo } from '@hono/node-server/conninfo';
import { REQUEST_HEADERS } from '@longstrip/api-contract';
import { type ClientAddressReader, createClientAddressReader, repeatsHost } from '@longstrip/api-contract/request';
import { matchRoute, type RefusalCode, ROUTE_PATTERNS } from '@longstrip/core';
import { createHealthNews, traceCalls } from '@longstrip/telemetry';
import { Hono, type MiddlewareHandler, type Next } from 'hono';
import { answerCachedPage } from './answer-cached-page.ts';
import { answerCachedPicture } from './answer-cached-picture.ts';
import { describeError, logAnswered } from './answer-log.ts';
import { takeCallbackStep } from './auth/callback-url.ts';
import { formOriginsOf, isReturnByPost } from './auth/provider-list.ts';
import { openResetLink } from './auth/reset-cookie.ts';
import { signInLibrary } from './auth/sign-in-library.ts';
import { balconyCalls } from './balcony-calls.ts';
import { CHECKOUT_RETURN_PATH, isCheckoutReturn, returnFromCheckout } from './checkout-return.ts';
import { clientLogger } from './client-log.ts';
import { compressPage } from './compress-page.ts';
import { dataRedirect } from './data-redirect.ts';
import { fakeStore } from './fake-store.ts';
import { readMessageChunks } from './message-chunks.ts';
import { guardPage, loginRedirect, needsLogin, type SiblingSite } from './page-guards.ts';
import { isPassedThrough, passThroughRequest, passThroughResponse } from './pass-through.ts';
import { previewStep } from './preview/preview-step.ts';
import { renderPages } from './render-pages.ts';
import { isOwnOrigin, limitForms } from './request-checks.ts';
import { normaliseRequestPath } from './request-path.ts';
import { IMAGE_PATH, routeOfRequest, traceRequests } from './request-trace.ts';
import { setSecurityHeaders } from './security-headers.ts';
import { followRenewal } from './session/session-renewal.ts';
import { createSiteApi, sessionStep } from './session/session-step.ts';
import { createSiteCaches } from './site-caches.ts';
import { createSiteContextBuilder, siteHeaders, transferOriginOf } from './site-context-builder.ts';
import { siteFiles } from './site-files.ts';
import type { SiteServerOptions } from './site-options.ts';
import type { SiteEnv, SiteRequest } from './site-request.ts';
import { staticAssets } from './static-assets.ts';

/**
 * Used only in the log: the client closed the connection before the answer was sent, or before its own body was complete.
 */
const CLIENT_CLOSED_STATUS = 499;
/** The path of the pictures of support tickets. */
const TICKET_IMAGES = '/api/balcony-api/qna/image/';
const LOOPBACK = '127.0.0.1';

/**
 * A site: one platform's pages, and the paths that it passes to the api. A request goes through these steps: cached pages and
 * pictures, id and log line, security headers, checks of path and origin, health, files, previews, the session, the api's paths,
 * sign-in, guards
 * of pages, Remix.
 */
export function createSiteServer(given: SiteServerOptions): Hono<SiteEnv> {
  const options = { ...given, apiFetch: traceCalls('api', given.apiFetch, { carries: true }) };
  const readClientAddress = createClientAddressReader(options.trustedProxies ?? [], options.onUntrustedProxy);
  const isNews = createHealthNews();
  const chunks = readMessageChunks(options.clientDirectory);
  const api = createSiteApi(options);
  const security = {
    inlineScripts: [],
    publicOrigin: options.publicOrigin,
    formOrigins: formOriginsOf({ ...options, transferOrigin: transferOriginOf(options) }),
    isDevelopment: options.mode === 'development',
  };
  const { answers, pages, pictures } = createSiteCaches(options, security);
  const contexts = createSiteContextBuilder(options, chunks, answers);
  const cachedPage = answerCachedPage(options, contexts, pages);
  const cachedPicture = pictures === null ? null : answerCachedPicture(options, pictures);
  const answerFromMemory: MiddlewareHandler<SiteEnv> = (c, next) =>
    cachedPicture !== null && c.req.path === IMAGE_PATH ? cachedPicture(c, next) : cachedPage(c, next);
  const app = new Hono<SiteEnv>();

  app.use(traceRequests(options, answerFromMemory));
  app.use((c, next) => identify(c, next, options, { readClientAddress, isNews }));
  app.use(async (c, next) => {
    await next();
    setSecurityHeaders(c.res.headers, {
      ...security,
      inlineScripts: [`'nonce-${c.get('nonce')}'`],
      isVisitElsewhere: isVisitElsewhere(c),
    });
  });
  app.use((c, next) => admit(c, next, options));
  app.get('/_/health', (c) => answerHealth(c, options, '/_/health'));
  app.get('/_/ready', (c) => answerHealth(c, options, '/_/ready'));
  if (options.clientDirectory !== null) app.route('/', staticAssets(options.clientDirectory));
  app.route('/', siteFiles(options));
  app.on(['GET', 'POST'], CHECKOUT_RETURN_PATH, returnFromCheckout);
  app.route('/', clientLogger(options));
  app.route('/', fakeStore(options));
  app.use(previewStep(options, api));
  app.use(sessionStep(options, api));
  app.use((c, next) => (isPassedThrough(c.get('parts').url.pathname) ? passThrough(c, options) : next()));
  app.route(options.platform.constants.authBasePath, signInLibrary(options, api));
  app.route('/api/balcony', balconyCalls(options, api));
  app.use((c, next) => guard(c, next, options));
  app.use((c, next) => guardSession(c, next, options));
  app.use(limitForms());
  app.use(compressPage());
  app.all('*', renderPages(options, contexts, pages));
  app.onError((error, c) => {
    logFailure(c, options, error, 'request failed');
    return c.text('The page could not be made. Please try again.\n', 500, { 'Cache-Control': 'no-store' });
  });
  return app;
}

/** Whether the answer may be a step in the window of Korea's identity check: its beginning, or the return. */
function isVisitElsewhere(c: SiteRequest): boolean {
  const route = matchRoute(c.get('pathname') ?? '');
  return route === 'callbackAdultKr' || (route === 'userAdult' && c.req.method === 'POST');
}

async function identify(
  c: SiteRequest,
  next: Next,
  options: SiteServerOptions,
  {
    readClientAddress,
    isNews,
  }: { readClientAddress: ClientAddressReader; isNews: (path: string, status: number) => boolean },
): Promise<void> {
  const startedAtMs = options.nowMs();
  const beganMs = performance.now();
  const requestId = options.createId();
  c.set('requestId', requestId);
  c.set('nonce', options.createId().replaceAll('-', ''));
  // Without a socket (a call inside the process) the caller is this machine.
  const connection = c.env?.incoming === undefined ? LOOPBACK : getConnInfo(c).remote.address;
  c.set('clientAddress', readClientAddress(connection, c.req.header('x-forwarded-for')) ?? LOOPBACK);
  await next();
  c.res.headers.set('X-Request-Id', requestId);
  const status = c.res.status >= 500 && isClosedByClient(c) ? CLIENT_CLOSED_STATUS : c.res.status;
  const route = routeOfRequest(c.req.path, c.get('pathname'), options.platform.constants.authBasePath);
  logAnswered(options, { requestId, c, status, startedAtMs, beganMs, route }, isNews(c.req.path, status));
}

/** Whether the client closed the connection, so that it is no error of ours. */
function isClosedByClient(c: SiteRequest): boolean {
  return c.req.raw.signal.aborted || c.env?.incoming?.readableAborted === true;
}

/** Logs a failure. If the client caused it by closing the connection, it is not logged as an error. */
function logFailure(c: SiteRequest, { logger }: SiteServerOptions, error: unknown, message: string): void {
  const facts = { requestId: c.get('requestId'), error: describeError(error) };
  if (isClosedByClient(c)) logger.info(facts, 'aborted by the client');
  else logger.error(facts, message);
}

async function admit(
  c: SiteRequest,
  next: Next,
  { publicOrigin, platform }: SiteServerOptions,
): Promise<Response | undefined> {
  const { pathname } = c.get('parts').url;
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
    host: c.req.header('host') ?? c.get('parts').url.host,
    fetchSite: c.req.header('sec-fetch-site') ?? null,
    publicOrigin,
  });
  // A provider's page may post a return: its step requires the state of the same browser.
  const isReturn = isReturnByPost(platform, c.req.method, pathname) || isCheckoutReturn(c.req.method, pathname);
  if (!isOwn && !isReturn)
    return refuse(c, pathname, 403, 'FORBIDDEN', 'Forbidden: the request comes from another site');
  await next();
  return undefined;
}

/** A reader with a damaged link is redirected to the 404 page; a program gets the status. */
function refuseMalformed(c: SiteRequest): Response {
  const isPerson = c.req.method === 'GET' && (c.req.header('accept') ?? '').includes('text/html');
  return isPerson ? c.redirect('/404', 302) : c.text('Bad request\n', 400);
}

/** Refuses a request: on the api's paths in the api's envelope, elsewhere as text. */
function refuse(c: SiteRequest, pathname: string, status: 400 | 403, code: RefusalCode, message: string): Response {
  if (!isPassedThrough(pathname)) return c.text(`${message}\n`, status);
  return c.json(refusalOf(code, message), status, { 'Cache-Control': 'no-store' });
}

/** The api's envelope, for requests that the site itself refuses. */
function refusalOf(code: RefusalCode, message: string) {
  return { result: 'ERROR', error: { code, message, detail: '' } };
}

/** A site is as well, or as ready, as its api. */
async function answerHealth(c: SiteRequest, options: SiteServerOptions, question: string): Promise<Response> {
  const isServing = (options.isReady?.() ?? true) && (await isApiWell(options, question));
  const body = { status: isServing ? 'ok' : 'unavailable', platform: options.platform.id };
  return c.json(body, isServing ? 200 : 503, { 'Cache-Control': 'no-store' });
}

async function isApiWell(options: SiteServerOptions, question: string): Promise<boolean> {
  try {
    const answer = await options.apiFetch(new Request(`${options.apiBaseUrl}${question}`));
    await answer.body?.cancel();
    return answer.ok;
  } catch {
    // That no api answers is in the log once.
    return false;
  }
}

/** The reader who requests a picture, sent to the api with the service secret (D31); nothing for a guest. */
async function readerHeaders(c: SiteRequest, { platform, serviceSecret }: SiteServerOptions) {
  const isPicture = c.req.path === IMAGE_PATH || c.req.path.startsWith(TICKET_IMAGES);
  if (!isPicture || serviceSecret === null) return {};
  const stored = await c.get('session').stored();
  return stored === null ? {} : { [REQUEST_HEADERS.reader]: `${platform.id}/${stored.userId}` };
}

/** Of a preview: what the page's scripts ask for is answered as the page was. */
function previewHeaders(c: SiteRequest): Record<string, string> {
  const preview = c.get('preview');
  return preview === undefined ? {} : { [REQUEST_HEADERS.preview]: preview.pass };
}

async function passThrough(c: SiteRequest, options: SiteServerOptions): Promise<Response> {
  // `fetch` cannot send TRACE, and the api has no such route.
  if (c.req.method === 'TRACE') return c.json(refusalOf('NO_SUCH_ROUTE', 'Not found'), 404);
  const request = passThroughRequest({
    request: c.req.raw,
    apiBaseUrl: options.apiBaseUrl,
    balconyId: options.platform.balconyId,
    siteHeaders: {
      ...siteHeaders(options, c.get('requestId'), c.get('clientAddress')),
      ...(await readerHeaders(c, options)),
      ...previewHeaders(c),
    },
  });
  try {
    const answer = await options.apiFetch(request);
    await followRenewal(c, answer);
    return passThroughResponse(answer);
  } catch (error) {
    logFailure(c, options, error, 'the api cannot be reached');
    return c.json(refusalOf('UNKNOWN', 'Unknown Error'), 502, { 'Cache-Control': 'no-store' });
  }
}

/** The steps around signing in, and the pages that require sign-in. */
async function guardSession(c: SiteRequest, next: Next, options: SiteServerOptions): Promise<Response | undefined> {
  const step = await takeCallbackStep(c, options);
  if (step !== null) return step;
  const opened = await openResetLink(c, options.platform);
  if (opened !== null) return opened;
  const pathname = c.get('pathname');
  if (needsLogin(options.platform, pathname)) {
    const query = c.get('parts').url.searchParams;
    const location = loginRedirect(pathname, query, await c.get('session').visitor());
    if (location !== null && !(await hasLeftHere(c, pathname)))
      return c.get('isData') ? dataRedirect(location) : c.redirect(location, 302);
  }
  await next();
  return undefined;
}

/** Whether this is the page that shows what happens to an account that has just been deleted. */
async function hasLeftHere(c: SiteRequest, pathname: string): Promise<boolean> {
  return pathname === ROUTE_PATTERNS.userWithdrawal && (await c.get('signInCookies').withdrawalNotice()) !== null;
}

async function guard(c: SiteRequest, next: Next, options: SiteServerOptions): Promise<Response | undefined> {
  const siblings = options.siblingSites ?? [];
  const findSibling = (id: string): SiblingSite | null => siblings.find((site) => site.platform.id === id) ?? null;
  const decision = guardPage(options.platform, c.get('pathname'), c.get('parts').url.searchParams, findSibling);
  if (decision.kind === 'redirect') {
    return c.get('isData') ? dataRedirect(decision.location) : c.redirect(decision.location, 302);
  }
  await next();
  return undefined;
}
