import { RESPONSE_ALREADY_SENT } from '@hono/node-server/utils/response';
import { repeatsHost } from '@longstrip/api-contract/request';
import { matchRoute, type RouteName } from '@longstrip/core';
import { cacheRequests } from '@longstrip/telemetry';
import type { MiddlewareHandler } from 'hono';
import { siteCookieName } from '../cookies/site-cookies.ts';
import { DEVICE_COPY_PARAMETER } from '../parts/device/device-addresses.ts';
import type { LastPlace } from '../parts/reading/last-place.ts';
import { formatViewerLayer } from '../parts/reading/viewer-settings-cookie.ts';
import { logAnswered } from './answer-log.ts';
import { clientCookieOf, whichClient } from './client/which-client.ts';
import { type PageAnswer, type PageCache, type PageRequest, pageAnswer } from './page-cache/index.ts';
import { PREVIEW_COOKIE } from './preview/preview-step.ts';
import { isRemembered } from './remembered-parameters.ts';
import { normaliseRequestPath } from './request-path.ts';
import { SESSION_COOKIE } from './session/session-cookie.ts';
import type { ReaderView, SiteContextBuilder } from './site-context-builder.ts';
import type { SiteServerOptions } from './site-options.ts';
import type { SiteEnv, SiteRequest } from './site-request.ts';
import { type RequestParts, requestParts } from './site-request.ts';

/**
 * The first step of a site. It answers a guest's request for a cached page, before anything else is made for the request. A
 * page is cached under a key only after all other steps have let a request with that key pass. Its answer needs nothing from
 * them: no session, no cookie to set, no body, no client address.
 */
export function answerCachedPage(
  options: SiteServerOptions,
  contexts: SiteContextBuilder,
  pages: PageCache | null,
): MiddlewareHandler<SiteEnv> {
  const { platform, nowMs } = options;
  const isSecure = options.publicOrigin.startsWith('https:');
  const sessionCookie = siteCookieName(platform.id, SESSION_COOKIE, isSecure);
  const previewCookie = siteCookieName(platform.id, PREVIEW_COOKIE, isSecure);
  const clientCookie = clientCookieOf(options);
  const lookedUp = { part: platform.id, cache: 'pages' };
  const [hit, miss] = [
    { ...lookedUp, result: 'hit' },
    { ...lookedUp, result: 'miss' },
  ];

  function findAnswer(c: SiteRequest, parts: RequestParts): { answer: PageAnswer; route: RouteName } | null {
    const { method } = c.req;
    if (pages === null || (method !== 'GET' && method !== 'HEAD')) return null;
    const { url, cookies } = parts;
    if (isRemembered(url)) return null;
    if (cookies[sessionCookie] || cookies[previewCookie] || repeatsHost(c.env?.incoming?.rawHeaders ?? [])) return null;
    const path = normaliseRequestPath(url.pathname);
    if (path.kind === 'malformed') return null;
    const { client } = whichClient(parts, clientCookie);
    const request = pageRequest({ ...path, url }, contexts.readView(parts, { visitor: { kind: 'guest' }, client }));
    if (request === null) return null;
    const page = pages.known(request);
    cacheRequests.inc(page === null ? miss : hit);
    return page === null ? null : { answer: pageAnswer(page, method, parts), route: request.route };
  }

  return async (c, next) => {
    const startedAtMs = nowMs();
    const beganMs = performance.now();
    const parts = requestParts(c.req.raw);
    c.set('parts', parts);
    const found = findAnswer(c, parts);
    if (found === null) return next();
    const { answer, route } = found;
    const requestId = options.createId();
    const sent = sendAnswer(c, answer, requestId);
    logAnswered(options, { requestId, c, status: answer.status, startedAtMs, beganMs, route });
    return sent;
  };
}

/** The parts of a guest's request that a cached page may depend on; null if there is no page at the address. */
export function pageRequest(
  { pathname, isData, url }: Pick<PageRequest, 'pathname' | 'isData' | 'url'>,
  { locale, theme, reader, client, seesAdult, seesBl, hasReading, lastPlace, viewerSettings }: ReaderView,
): PageRequest | null {
  const route = matchRoute(pathname);
  if (route === null || isOfPlace(pathname, lastPlace) || url.searchParams.has(DEVICE_COPY_PARAMETER)) return null;
  const saysAdult = reader.kind === 'guest' && reader.saysAdult;
  return {
    ...{ url, pathname, isData, route },
    view: [locale, theme, client.platform, client.channel, saysAdult, seesAdult, seesBl, hasReading],
    setting: () => `${formatViewerLayer(viewerSettings.device)} ${formatViewerLayer(viewerSettings.series)}`,
  };
}

/** Whether a page is that of the episode that was read last, which opens at its place. */
function isOfPlace(pathname: string, place: LastPlace | null): boolean {
  return place !== null && place.page > 1 && pathname === `/viewer/${place.seriesAlias}/${place.episodeAlias}`;
}

/** Writes the answer directly to the socket: a `Response` would copy the bytes and make a stream for each guest. */
export function sendAnswer(c: SiteRequest, { headers, ...answer }: PageAnswer, requestId: string): Response {
  const sent = [...headers, 'x-request-id', requestId];
  const outgoing = c.env?.outgoing;
  if (outgoing === undefined || !('writeHead' in outgoing)) return pageResponse({ ...answer, headers: sent });
  outgoing.writeHead(answer.status, sent);
  outgoing.end(answer.body ?? undefined);
  return RESPONSE_ALREADY_SENT;
}

/** The answer as a `Response`, for a server without a socket and for steps that add headers. */
export function pageResponse({ status, headers, body }: PageAnswer): Response {
  const answer = new Response(body, { status });
  for (let index = 0; index < headers.length; index += 2)
    answer.headers.append(headers[index] ?? '', headers[index + 1] ?? '');
  return answer;
}
