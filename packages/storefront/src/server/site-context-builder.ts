import { createApiClient, REQUEST_HEADERS } from '@longstrip/api-contract';
import { type AdultRules, blVisibility, seesAdult } from '@longstrip/core';
import { calendarDay } from '../calendar/platform-day.server.ts';
import { parseViewerSettings } from '../features/viewer/viewer-settings.ts';
import { parseThemeChoice } from '../theme/theme-choice.ts';
import { createAnswerKeeper } from './answer-keeper.ts';
import { readCookie, siteCookieName } from './cookie-names.ts';
import { askedLocale, createLocaleDetector } from './locale-detection.ts';
import type { MessageChunks } from './message-chunks.ts';
import { readReader } from './reader.ts';
import type { SiteContext } from './site-context.ts';
import type { SiteServerOptions } from './site-options.ts';

const ONE_YEAR_S = 31_536_000;
/** What a site keeps of the catalogue: the pages of about five hundred series. */
const KEPT_CHARACTERS = 2_000_000;

/** Facts of one request that the site's server has already worked out. */
interface RequestFacts {
  requestId: string;
  nonce: string;
  clientAddress: string;
}

interface BuiltContext {
  context: SiteContext;
  /** Cookies to set with the answer: the language, once a reader has chosen one by `?lang=`. */
  setCookies: string[];
}

/** Headers by which the site vouches for a request to the api (D2). */
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
  const keeper =
    catalogue === null
      ? undefined
      : createAnswerKeeper({
          freshness: catalogue,
          longestMs: platform.constants.dataCacheMs,
          maxCharacters: KEPT_CHARACTERS,
          nowMs: options.nowMs,
        });
  return async (request, facts) => {
    const cookies = request.headers.get('cookie');
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
      keeper,
      ...(options.serviceSecret === null
        ? {}
        : { serviceSecret: options.serviceSecret, clientAddress: facts.clientAddress }),
    });
    const asked = askedLocale(platform, new URL(request.url));
    const remembers = asked !== null && platform.locales.length > 1 && readCookie(cookies, localeCookie) !== asked;
    return {
      context: {
        platform,
        locale,
        theme: parseThemeChoice(readCookie(cookies, themeCookie)),
        themeCookie,
        viewerSettings: parseViewerSettings(readCookie(cookies, viewerCookie)),
        viewerCookie,
        hasReading: readCookie(cookies, readingCookie) === '1',
        reader,
        adultRules,
        seesAdult: seesAdult(reader, adultRules, nowMs),
        // A guest on the web has no switch of their own.
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

/** A cookie that keeps a preference for a year. */
function preferenceCookie(name: string, value: string, isSecure: boolean): string {
  return `${name}=${value}; Path=/; Max-Age=${ONE_YEAR_S}; SameSite=Lax${isSecure ? '; Secure' : ''}`;
}
