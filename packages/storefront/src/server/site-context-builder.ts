import { createApiClient, REQUEST_HEADERS } from '@longstrip/api-contract';
import { type AdultRules, blVisibility, seesAdult } from '@longstrip/core';
import { calendarDay } from '../calendar/platform-day.server.ts';
import { preferenceCookie, readCookies, siteCookieName } from '../cookies/site-cookies.ts';
import { parseViewerSettings } from '../features/viewer/viewer-settings.ts';
import { parseThemeChoice } from '../theme/theme-choice.ts';
import { createAnswerCache } from './answer-cache.ts';
import { askedLocale, createLocaleDetector } from './locale-detection.ts';
import type { MessageChunks } from './message-chunks.ts';
import { readReader } from './reader.ts';
import type { SiteContext } from './site-context.ts';
import type { SiteServerOptions } from './site-options.ts';

/** What a site keeps of the catalogue: the pages of about five hundred series. */
const KEPT_CHARACTERS = 2_000_000;

/** Facts of one request that the site's server already knows. */
interface RequestFacts {
  requestId: string;
  nonce: string;
  clientAddress: string;
}

interface BuiltContext {
  context: SiteContext;
  /** Cookies to set with the answer: the language that a reader chose by `?lang=`. */
  setCookies: string[];
}

/** Headers that prove to the api that a request comes from this site, and for whom (D2). */
export function siteHeaders(
  options: SiteServerOptions,
  requestId: string,
  clientAddress: string,
): Record<string, string> {
  const headers: Record<string, string> = { [REQUEST_HEADERS.requestId]: requestId };
  if (options.serviceSecret !== null) {
    headers[REQUEST_HEADERS.serviceSecret] = options.serviceSecret;
    headers[REQUEST_HEADERS.clientAddress] = clientAddress;
  }
  return headers;
}

/** Makes the builder of load contexts for one site. */
export function createSiteContextBuilder(
  options: SiteServerOptions,
  chunks: MessageChunks,
): (request: Request, facts: RequestFacts) => Promise<BuiltContext> {
  const { platform } = options;
  const isSecure = options.publicOrigin.startsWith('https:');
  const localeCookie = siteCookieName(platform.id, 'locale', isSecure);
  const themeCookie = siteCookieName(platform.id, 'theme', isSecure);
  const viewerCookie = siteCookieName(platform.id, 'viewer', isSecure);
  const readingCookie = siteCookieName(platform.id, 'reading', isSecure);
  const detectLocale = createLocaleDetector(platform, localeCookie);
  const { catalogue = null } = options;
  const cache =
    catalogue === null
      ? undefined
      : createAnswerCache({
          freshness: catalogue,
          longestMs: platform.constants.dataCacheMs,
          maxCharacters: KEPT_CHARACTERS,
          nowMs: options.nowMs,
        });
  return async (request, facts) => {
    const cookies = readCookies(request.headers.get('cookie'));
    const locale = await detectLocale(request);
    const reader = readReader(platform, cookies);
    const nowMs = options.nowMs();
    const adultRules: AdultRules = {
      adult: platform.adult,
      useAdultAuthKr: platform.features.useAdultAuthKr,
      today: calendarDay(platform, nowMs),
    };
    const api = createApiClient({
      fetch: options.apiFetch,
      baseUrl: options.apiBaseUrl,
      balconyId: platform.balconyId,
      timeZone: platform.timeZone,
      acceptLanguage: locale,
      isNotLoginAdult: reader.saysAdult,
      requestId: facts.requestId,
      cache,
      ...(options.serviceSecret === null
        ? {}
        : { serviceSecret: options.serviceSecret, clientAddress: facts.clientAddress }),
    });
    const asked = askedLocale(platform, new URL(request.url));
    const remembers = asked !== null && platform.locales.length > 1 && cookies[localeCookie] !== asked;
    return {
      context: {
        platform,
        locale,
        theme: parseThemeChoice(cookies[themeCookie] ?? null),
        themeCookie,
        viewerSettings: parseViewerSettings(cookies[viewerCookie] ?? null),
        viewerCookie,
        hasReading: cookies[readingCookie] === '1',
        reader,
        adultRules,
        seesAdult: seesAdult(reader, adultRules, nowMs),
        // A guest on the web has no switch.
        seesBl: blVisibility(platform.features.blToggle, { client: 'WEB', isBlToggle: null }).works,
        api,
        publicOrigin: options.publicOrigin,
        nonce: facts.nonce,
        requestId: facts.requestId,
        nowMs,
        messageChunks: chunks.forLocale(locale),
        blocksInspection: options.mode === 'production' && platform.features.blockInspect,
        logger: options.logger,
      },
      setCookies: remembers ? [preferenceCookie(localeCookie, asked, isSecure)] : [],
    };
  };
}
