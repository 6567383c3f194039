import { matchRoute, type RouteName } from '@longstrip/core';
import { READER_HEADER } from '../parts/device/device-worker.ts';
import { pageRequest, pageResponse } from './answer-cached-page.ts';
import { marketingCookies } from './marketing-code.ts';
import { cacheRule, type PageCache, type PageCaching, pageAnswer, startDraft } from './page-cache/index.ts';
import { createRetryPage, PLAIN_PAGE_POLICY } from './plain-pages.ts';
import { createRouteHandlers } from './route-handlers.ts';
import { createPageAccess } from './session/page-access.ts';
import { readerKeyOf } from './session/reader-key.ts';
import { addPageHeaders } from './site-caches.ts';
import type { ReaderView, RequestFacts, SiteContextBuilder } from './site-context-builder.ts';
import type { SiteServerOptions } from './site-options.ts';
import { isReading, type SiteRequest } from './site-request.ts';

const OLD_DATA_PARAMETER = '_data';
/** After this time, in seconds, a client may request a page again that could not be made. */
const RETRY_AFTER_SECONDS = '2';
const TOO_MANY_STATUS = 429;

/** The last step of a request to a site: its page, cached for guests if it may be, or rendered by Remix. */
export function renderPages(
  options: SiteServerOptions,
  contexts: SiteContextBuilder,
  pages: PageCache | null,
): (c: SiteRequest) => Promise<Response> {
  const handlerOf = createRouteHandlers(options);
  const faultPage = createRetryPage(options.platform, options.publicOrigin, {
    title: 'page.errorTitle',
    words: 'page.errorText',
  });
  const limitedPage = createRetryPage(options.platform, options.publicOrigin, {
    title: 'page.errorTitle',
    words: 'error.TOO_MANY_REQUESTS',
  });

  /** A guest's page from the cache, or rendered and now cached; null if it is to be rendered only for this request. */
  async function findCached(c: SiteRequest, view: ReaderView, facts: RequestFacts): Promise<Response | null> {
    const { method } = c.req;
    if (pages === null || (method !== 'GET' && method !== 'HEAD') || view.visitor.kind !== 'guest') return null;
    const parts = c.get('parts');
    const request = pageRequest({ url: parts.url, pathname: c.get('pathname'), isData: c.get('isData') }, view);
    if (request === null) return null;
    const drawn = await pages.find(request, async (clean) => {
      const draft = startDraft((caching) => contexts.build(view, facts, caching));
      const handled = await handlerOf(request.pathname)(clean, draft.context);
      return { draft, response: draft.missedApi() ? unavailable(handled) : handled, nonce: facts.nonce };
    });
    if (drawn === null) return null;
    if (drawn.kind === 'cached') return pageResponse(pageAnswer(drawn.page, method, parts));
    addPageHeaders(drawn.response.headers);
    return drawn.response;
  }

  async function drawOwn(c: SiteRequest, view: ReaderView, facts: RequestFacts): Promise<Response> {
    const route = matchRoute(c.get('pathname'));
    let hasMissedApi = false;
    const caching: PageCaching = {
      isForMany: false,
      declare: (query, more) => {
        if (route !== null && view.preview === null) pages?.learn(route, cacheRule(query, more));
      },
      refuse: () => undefined,
      missApi: () => {
        hasMissedApi = true;
      },
    };
    const handle = handlerOf(c.get('pathname'));
    const made = await handle(forRemix(c.req.raw), contexts.build(view, facts, caching));
    const handled = hasMissedApi ? unavailable(made) : made;
    const drawn = handled.status === 405 ? methodNotAllowed(handled, await takesForms(options.build, route)) : handled;
    const answer = view.visitor.kind === 'unknown' && drawn.ok ? await notAsGuest(c, drawn, faultPage) : drawn;
    addPageHeaders(answer.headers);
    if (view.visitor.kind !== 'guest') answer.headers.set('Cache-Control', 'no-store');
    return answer;
  }

  return async (c) => {
    let limitedForSeconds: number | null = null;
    const facts: RequestFacts = {
      requestId: c.get('requestId'),
      nonce: c.get('nonce'),
      clientAddress: c.get('clientAddress'),
      isDrawing: isReading(c),
      pageAccess: createPageAccess(c, options),
      onLimited: ({ headers }) => {
        const seconds = Number(headers.get('retry-after')) || Number(RETRY_AFTER_SECONDS);
        limitedForSeconds = Math.max(limitedForSeconds ?? 0, seconds);
      },
    };
    const preview = c.get('preview');
    const visitor = await c.get('session').visitor();
    if (visitor.kind === 'unknown' && visitor.limitedForSeconds !== null) {
      return answerTooMany(c, visitor.limitedForSeconds, limitedPage);
    }
    const view = contexts.readView(c.get('parts'), { visitor, client: c.get('client'), preview });
    const cached = preview === undefined ? await findCached(c, view, facts) : null;
    const drawn = cached ?? (await drawOwn(c, view, facts));
    const answer =
      limitedForSeconds === null || !facts.isDrawing
        ? drawn
        : await asTooMany(c, drawn, limitedForSeconds, limitedPage);
    // What this browser stores is of its own reader, not of the previewed one.
    if (preview !== undefined) return answer;
    const reader = readerKeyOf(options.platform, visitor);
    if (reader !== null) answer.headers.set(READER_HEADER, reader);
    for (const cookie of [...view.setCookies, ...marketingCookies(c, options)])
      answer.headers.append('Set-Cookie', cookie);
    return answer;
  };
}

/** The error page with status 503, because it will soon work again. */
function unavailable(page: Response): Response {
  if (page.status < 500) return page;
  const { body, headers } = page;
  const answer = new Response(body, { status: 503, headers });
  answer.headers.set('Retry-After', RETRY_AFTER_SECONDS);
  return answer;
}

/** A page without api calls would look like a guest's page, though the reader may be signed in: an error replaces it. */
async function notAsGuest(
  c: SiteRequest,
  drawn: Response,
  faultPage: (request: Request) => Promise<string>,
): Promise<Response> {
  await drawn.body?.cancel();
  c.header('Retry-After', RETRY_AFTER_SECONDS);
  // Data is requested by a script, and its page shows the error itself.
  if (c.get('isData')) return c.text('The page could not be made. Please try again.\n', 503);
  c.header('Content-Security-Policy', PLAIN_PAGE_POLICY);
  return c.html(await faultPage(c.req.raw), 503);
}

/**
 * A page with calls that were refused as too many (429): where a loader shows that, with the time to wait; else the page would
 * look as if there were nothing in the store.
 */
async function asTooMany(
  c: SiteRequest,
  drawn: Response,
  seconds: number,
  page: (request: Request) => Promise<string>,
): Promise<Response> {
  if (drawn.status === TOO_MANY_STATUS) {
    drawn.headers.set('Retry-After', String(seconds));
    return drawn;
  }
  const isPage = c.get('isData') || drawn.headers.get('Content-Type')?.startsWith('text/html') === true;
  if (!isPage || drawn.status >= 300) return drawn;
  await drawn.body?.cancel();
  return answerTooMany(c, seconds, page);
}

async function answerTooMany(
  c: SiteRequest,
  seconds: number,
  page: (request: Request) => Promise<string>,
): Promise<Response> {
  c.header('Cache-Control', 'no-store');
  c.header('Retry-After', String(seconds));
  // Data is requested by a script, and its page shows the error itself.
  if (c.get('isData')) return c.text('Too many requests. Please try again later.\n', TOO_MANY_STATUS);
  c.header('Content-Security-Policy', PLAIN_PAGE_POLICY);
  return c.html(await page(c.req.raw), TOO_MANY_STATUS);
}

/**
 * Adds the methods that the address accepts. Remix's answer for a route without a page is JSON about an error, so it is
 * replaced.
 */
function methodNotAllowed(answer: Response, isForm: boolean): Response {
  const isJson = answer.headers.get('Content-Type')?.startsWith('application/json') ?? false;
  const named = isJson ? new Response('Method not allowed\n', { status: 405 }) : answer;
  if (!named.headers.has('Allow')) named.headers.set('Allow', isForm ? 'GET, HEAD, POST' : 'GET, HEAD');
  return named;
}

/**
 * Changes a request so that Remix answers it with a page of ours. `?_data`, an older parameter for data, makes Remix fail,
 * so it is removed. Remix renders the page about a wrong method only for methods that it knows, so any other becomes PUT,
 * which no page accepts. A request to change `/` is for the home page (`?index`): without that parameter it is for the
 * document around all pages, which could then not be rendered.
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

/** Whether a page has a form that posts to it. */
async function takesForms(build: SiteServerOptions['build'], route: RouteName | null): Promise<boolean> {
  const { routes } = typeof build === 'function' ? await build() : build;
  return routes[`storefront/${route}`]?.module.action !== undefined;
}
