import type { AnswerCache } from '@longstrip/api-contract';
import { matchRoute, type RouteName } from '@longstrip/core';
import { createRequestHandler } from '@remix-run/server-runtime';
import { formatViewerSettings } from '../features/viewer/viewer-settings.ts';
import { createAnswerCache } from './answer-cache.ts';
import { formOriginsOf } from './auth/provider-forms.ts';
import {
  answerWith,
  createKeptPages,
  createPageStore,
  inlineScriptSources,
  type KeptPages,
  keptAs,
  type PageKeeping,
  startDraft,
} from './kept-pages/index.ts';
import { marketingCookies } from './marketing-code.ts';
import type { MessageChunks } from './message-chunks.ts';
import { createRetryPage, PLAIN_PAGE_POLICY } from './retry-page.ts';
import { contentSecurityPolicy } from './security-headers.ts';
import { createPageDoor } from './session/page-door.ts';
import {
  createSiteContextBuilder,
  type ReaderView,
  type RequestFacts,
  transferOriginOf,
} from './site-context-builder.ts';
import type { SiteServerOptions } from './site-options.ts';
import type { SiteRequest } from './site-request.ts';

const OLD_DATA_PARAMETER = '_data';
/** How soon a page that could not be made may be asked for again. */
const RETRY_AFTER_SECONDS = '2';
/** Answers of the api: what the pages of about five hundred series need. */
const KEPT_CHARACTERS = 2_000_000;
/** Whole pages, where several sites do not share a store: about fifty. */
const KEPT_PAGES_BYTES = 12_000_000;

/** The last step of a request to a site: its page, kept for guests where it may be, or drawn by Remix. */
export function renderPages(options: SiteServerOptions, chunks: MessageChunks): (c: SiteRequest) => Promise<Response> {
  const handle = createRequestHandler(options.build, options.mode);
  const { answers, pages } = createCaches(options);
  const contexts = createSiteContextBuilder(options, chunks, answers);
  const faultPage = createRetryPage(options.platform, options.publicOrigin, {
    title: 'page.errorTitle',
    words: 'page.errorText',
  });

  /** A guest's page that is kept, or is from now on; null if it is to be drawn for this request alone. */
  async function findKept(c: SiteRequest, view: ReaderView, facts: RequestFacts): Promise<Response | null> {
    const request = c.req.raw;
    const pathname = c.get('pathname');
    const route = matchRoute(pathname);
    const isRead = request.method === 'GET' || request.method === 'HEAD';
    if (pages === null || route === null || !isRead || view.visitor.kind !== 'guest') return null;
    const { locale, theme, reader, client, seesAdult, seesBl, hasReading, viewerSettings } = view;
    const saysAdult = reader.kind === 'guest' && reader.saysAdult;
    const drawn = await pages.find(
      {
        url: new URL(request.url),
        pathname,
        isData: c.get('isData'),
        route,
        view: [locale, theme, client.platform, client.channel, saysAdult, seesAdult, seesBl, hasReading],
        settings: { viewerSettings: formatViewerSettings(viewerSettings) },
      },
      async (clean) => {
        const draft = startDraft((keeping) => contexts.build(view, facts, keeping));
        const handled = await handle(clean, draft.context);
        return { draft, response: draft.missedApi() ? unavailable(handled) : handled, nonce: facts.nonce };
      },
    );
    if (drawn === null) return null;
    return drawn.kind === 'kept' ? answerWith(drawn.page, request) : drawn.response;
  }

  async function drawOwn(c: SiteRequest, view: ReaderView, facts: RequestFacts): Promise<Response> {
    const route = matchRoute(c.get('pathname'));
    let hasMissedApi = false;
    const keeping: PageKeeping = {
      isForMany: false,
      declare: (query, more) => {
        if (route !== null) pages?.learn(route, keptAs(query, more));
      },
      refuse: () => undefined,
      missApi: () => {
        hasMissedApi = true;
      },
    };
    const drawn = await handle(forRemix(c.req.raw), contexts.build(view, facts, keeping));
    const handled = hasMissedApi ? unavailable(drawn) : drawn;
    return handled.status === 405 ? methodNotAllowed(handled, await takesForms(options.build, route)) : handled;
  }

  return async (c) => {
    const facts = {
      requestId: c.get('requestId'),
      nonce: c.get('nonce'),
      clientAddress: c.get('clientAddress'),
      door: createPageDoor(c, options),
    };
    const visitor = await c.get('session').visitor();
    const view = await contexts.readView(c.req.raw, { visitor, client: c.get('client') });
    const drawn = (await findKept(c, view, facts)) ?? (await drawOwn(c, view, facts));
    const answer = visitor.kind === 'unknown' && drawn.ok ? await notAsGuest(c, drawn, faultPage) : drawn;
    // Cookies hold a reader's language and theme. A copy that the browser stored before they chose another is not reused.
    answer.headers.append('Vary', 'Accept-Language, Cookie');
    if (visitor.kind !== 'guest') answer.headers.set('Cache-Control', 'no-store');
    if (!answer.headers.has('Cache-Control')) answer.headers.set('Cache-Control', 'private, no-cache');
    for (const cookie of [...view.setCookies, ...marketingCookies(c, options)])
      answer.headers.append('Set-Cookie', cookie);
    return answer;
  };
}

/** The page of an error as it is, with the status of one that is there again in a moment. */
function unavailable(page: Response): Response {
  if (page.status < 500) return page;
  const { body, headers } = page;
  const answer = new Response(body, { status: 503, headers });
  answer.headers.set('Retry-After', RETRY_AFTER_SECONDS);
  return answer;
}

/** A page that asks the api nothing would be a guest's, though nobody knows that the reader is one: an error instead. */
async function notAsGuest(
  c: SiteRequest,
  drawn: Response,
  faultPage: (request: Request) => Promise<string>,
): Promise<Response> {
  await drawn.body?.cancel();
  c.header('Retry-After', RETRY_AFTER_SECONDS);
  // Data of a page are asked for by script, whose page says it itself.
  if (c.get('isData')) return c.text('The page could not be made. Please try again.\n', 503);
  c.header('Content-Security-Policy', PLAIN_PAGE_POLICY);
  return c.html(await faultPage(c.req.raw), 503);
}

/** What a site keeps of the catalogue: answers of the api, and whole pages. Nothing where it is not told of changes. */
function createCaches(options: SiteServerOptions): { answers: AnswerCache | null; pages: KeptPages | null } {
  const { catalogue: freshness = null, platform, nowMs, publicOrigin } = options;
  if (freshness === null) return { answers: null, pages: null };
  const isDevelopment = options.mode === 'development';
  const longestMs = platform.constants.dataCacheMs;
  const { pageStore = createPageStore(KEPT_PAGES_BYTES) } = options;
  const answers = createAnswerCache({ freshness, longestMs, maxCharacters: KEPT_CHARACTERS, nowMs });
  if (pageStore === null) return { answers, pages: null };
  return {
    answers,
    pages: createKeptPages({
      platformId: platform.id,
      publicOrigin,
      store: pageStore,
      freshness,
      longestMs,
      nowMs,
      policyOf: (html, nonce) =>
        contentSecurityPolicy({
          inlineScripts: inlineScriptSources(html, nonce),
          publicOrigin,
          formOrigins: formOriginsOf({ ...options, transferOrigin: transferOriginOf(options) }),
          isDevelopment,
        }),
    }),
  };
}

/** Names the methods that the address takes. Remix has no words for a route without a page; its JSON speaks of a fault. */
function methodNotAllowed(answer: Response, isForm: boolean): Response {
  const isJson = answer.headers.get('Content-Type')?.startsWith('application/json') ?? false;
  const named = isJson ? new Response('Method not allowed\n', { status: 405 }) : answer;
  named.headers.set('Allow', isForm ? 'GET, HEAD, POST' : 'GET, HEAD');
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

/** Whether a page has a form that posts to it. */
async function takesForms(build: SiteServerOptions['build'], route: RouteName | null): Promise<boolean> {
  const { routes } = typeof build === 'function' ? await build() : build;
  return routes[`storefront/${route}`]?.module.action !== undefined;
}
