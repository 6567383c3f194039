import {
  type AnswerCache,
  createApiClient,
  REQUEST_HEADERS,
  type StoreUser,
  toStoreUser,
  type WireUser,
} from '@longstrip/api-contract';
import {
  type AdultRules,
  blVisibility,
  type Locale,
  type Platform,
  type Reader,
  readCalendarDate,
  seesAdult,
} from '@longstrip/core';
import { folderCookieName, preferenceCookie, siteCookieName } from '../cookies/site-cookies.ts';
import { calendarDay } from '../i18n/platform-day.server.ts';
import { LAST_PLACE_COOKIE, type LastPlace, parseLastPlace } from '../parts/reading/last-place.ts';
import { PREVIEW_KEY } from '../parts/reading/reading-record.ts';
import { parseViewerLayer } from '../parts/reading/viewer-settings-cookie.ts';
import { parseThemeChoice, type ThemeChoice } from '../theme/theme-choice.ts';
import type { SiteClient } from './client/which-client.ts';
import { askedLocale, createLocaleDetector } from './locale-detection.ts';
import type { MessageChunks } from './message-chunks.ts';
import type { PageCaching } from './page-cache/index.ts';
import type { SitePreview } from './preview/preview-step.ts';
import type { PageAccess } from './session/page-access.ts';
import { readerKeyOf } from './session/reader-key.ts';
import type { Visitor } from './session/request-session.ts';
import type { SiteContext } from './site-context.ts';
import type { SiteServerOptions } from './site-options.ts';
import type { RequestParts } from './site-request.ts';

/** Facts of one request that the site's server already knows. */
export interface RequestFacts {
  requestId: string;
  nonce: string;
  clientAddress: string;
  /** The request only reads. */
  isDrawing: boolean;
  pageAccess: PageAccess;
  /** Called with the answer of the api to a call that is one too many from the reader's address (429). */
  onLimited(answer: Response): void;
}

/** Who sends the request, and with which client. */
export interface Asker {
  visitor: Visitor;
  client: SiteClient;
  /** The request has the pass of a preview. */
  preview?: SitePreview | undefined;
}

/** What a request tells about its reader. */
export interface ReaderView {
  readonly locale: Locale;
  readonly theme: ThemeChoice;
  readonly viewerSettings: SiteContext['viewerSettings'];
  readonly hasReading: boolean;
  readonly lastPlace: LastPlace | null;
  readonly reader: Reader;
  readonly visitor: Visitor;
  readonly client: SiteClient;
  readonly nowMs: number;
  readonly adultRules: AdultRules;
  readonly seesAdult: boolean;
  readonly seesBl: boolean;
  readonly preview: SitePreview | null;
  /** Cookies to set with the answer: the language that a reader chose with `?lang=`. */
  readonly setCookies: readonly string[];
}

/** Makes the contexts of a site's requests. */
export interface SiteContextBuilder {
  readView(parts: RequestParts, asker: Asker): ReaderView;
  /** @param caching records what the page depends on */
  build(view: ReaderView, facts: RequestFacts, caching: PageCaching): SiteContext;
}

/** Headers that prove to the api that a request comes from this site, and for which reader (D2). */
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

/** The site to which the accounts of the platform move (D34). */
export function transferOriginOf({
  platform,
  siblingSites = [],
}: Pick<SiteServerOptions, 'platform' | 'siblingSites'>): string | null {
  return siblingSites.find((site) => site.platform.id === platform.transferTarget)?.origin ?? null;
}

/** @param cache for answers that are the same for all guests; null: each page calls the api */
export function createSiteContextBuilder(
  options: SiteServerOptions,
  chunks: MessageChunks,
  cache: AnswerCache | null,
): SiteContextBuilder {
  const { platform } = options;
  const isSecure = options.publicOrigin.startsWith('https:');
  const localeCookie = siteCookieName(platform.id, 'locale', isSecure);
  const themeCookie = siteCookieName(platform.id, 'theme', isSecure);
  const viewerCookie = siteCookieName(platform.id, 'viewer', isSecure);
  const seriesViewerCookie = folderCookieName(platform.id, 'viewer-series', isSecure);
  const readingCookie = siteCookieName(platform.id, 'reading', isSecure);
  const placeCookie = siteCookieName(platform.id, LAST_PLACE_COOKIE, isSecure);
  const detectLocale = createLocaleDetector(platform, localeCookie);

  return {
    readView(parts, { visitor, client, preview = null }) {
      const { url, cookies } = parts;
      const locale = preview?.facts.locale ?? detectLocale(parts);
      const reader = readReader(platform, preview === null ? cookies : {}, visitor);
      const nowMs = preview?.facts.atMs ?? options.nowMs();
      const adultRules: AdultRules = {
        adult: platform.adult,
        useAdultAuthKr: platform.features.useAdultAuthKr,
        today: calendarDay(platform, nowMs),
      };
      const asked = askedLocale(platform, url);
      const remembers =
        preview === null && asked !== null && platform.locales.length > 1 && cookies[localeCookie] !== asked;
      return {
        locale,
        theme: parseThemeChoice(cookies[themeCookie] ?? null),
        viewerSettings: {
          device: parseViewerLayer(cookies[viewerCookie] ?? null),
          series: parseViewerLayer(cookies[seriesViewerCookie] ?? null),
        },
        hasReading: preview === null && cookies[readingCookie] === '1',
        lastPlace: preview === null ? parseLastPlace(cookies[placeCookie] ?? null) : null,
        reader,
        visitor,
        client,
        nowMs,
        adultRules,
        seesAdult: seesAdult(reader, adultRules, nowMs),
        // Guests have no such switch.
        seesBl: blVisibility(platform.features.blToggle, {
          client: client.platform,
          isBlToggle: visitor.kind === 'reader' ? visitor.user.isBlToggle : null,
        }).works,
        preview,
        setCookies: remembers ? [preferenceCookie(localeCookie, asked, isSecure)] : [],
      };
    },
    build(view, facts, caching) {
      const { setCookies: _setCookies, visitor, preview, ...ofReader } = view;
      const api = createApiClient({
        fetch: visitor.kind === 'unknown' ? refuseUnknown : tellingLimits(options.apiFetch, facts.onLimited),
        baseUrl: options.apiBaseUrl,
        balconyId: platform.balconyId,
        timeZone: platform.timeZone,
        acceptLanguage: view.locale,
        view: { seesAdult: view.seesAdult, seesBl: view.seesBl },
        isNotLoginAdult: view.reader.kind === 'guest' && view.reader.saysAdult,
        platform: view.client.platform,
        bearer: visitor.kind === 'reader' && preview === null ? visitor.session.accessToken.token : undefined,
        preview: preview?.pass,
        requestId: facts.requestId,
        isDrawing: facts.isDrawing,
        cache: cache === null || preview !== null ? undefined : tellingRefusals(cache, caching),
        onPersonalCall: (call) => caching.refuse(call),
        ...(options.serviceSecret === null
          ? {}
          : { serviceSecret: options.serviceSecret, clientAddress: facts.clientAddress }),
      });
      return {
        ...ofReader,
        platform,
        themeCookie,
        viewerCookie,
        placeCookie,
        seriesViewerCookie,
        isSignedIn: visitor.kind === 'reader',
        readerKey: preview === null ? (readerKeyOf(platform, visitor) ?? '') : PREVIEW_KEY,
        preview: preview?.facts ?? null,
        user: userOf(visitor),
        wallet: visitor.kind === 'reader' ? visitor.wallet : undefined,
        hasSessionExpired: visitor.kind === 'expired',
        pageAccess: facts.pageAccess,
        hasAppSimulator: options.fakeStore != null,
        api,
        transferOrigin: transferOriginOf(options),
        siblingSites: options.siblingSites ?? [],
        publicOrigin: options.publicOrigin,
        nonce: facts.nonce,
        requestId: facts.requestId,
        catalogueNowMs: view.nowMs,
        messageChunks: chunks.forLocale(view.locale),
        blocksInspection: options.mode === 'production' && platform.features.blockInspect,
        caching,
        logger: options.logger,
      };
    },
  };
}

const TOO_MANY_STATUS = 429;

/**
 * Replaces the api if it could not say whose session this is: so the page of a signed-in reader becomes an error, and never
 * the page of a guest.
 */
function refuseUnknown(): Response {
  return new Response(null, { status: 503 });
}

function tellingLimits(apiFetch: SiteServerOptions['apiFetch'], onLimited: RequestFacts['onLimited']): typeof apiFetch {
  return async (request, init) => {
    const answer = await apiFetch(request, init);
    if (answer.status === TOO_MANY_STATUS) onLimited(answer);
    return answer;
  };
}

function userOf(visitor: Visitor): StoreUser | null {
  return visitor.kind === 'reader' ? toStoreUser(visitor.user) : null;
}

/** The answer cache for a page, which is not cached itself if one of these answers is a refusal. */
function tellingRefusals(cache: AnswerCache, caching: PageCaching): AnswerCache {
  return {
    async cached(key, ask) {
      const reply = await cache.cached(key, ask);
      if (!reply.ok) caching.refuse(`refused: ${reply.code}`);
      return reply;
    },
  };
}

/** Cookies with a guest's "yes"; the second is read for older pages and never written (D24). */
const ADULT_COOKIES = ['notLoginAdult', 'not-login-adult'] as const;

/** The reader for core's rules: signed in, or a guest, whose answer counts only if the platform accepts it. */
export function readReader(
  platform: Pick<Platform, 'adult'>,
  cookies: Readonly<Record<string, string | undefined>>,
  visitor: Visitor,
): Reader {
  if (visitor.kind === 'reader') return signedInReader(visitor.user);
  const saysAdult = platform.adult.guestCookie && ADULT_COOKIES.some((name) => cookies[name] === 'Y');
  return { kind: 'guest', saysAdult };
}

/** The api sets `isAdult` only while the verification is valid. */
function signedInReader(user: WireUser): Reader {
  return {
    kind: 'user',
    isAdult: user.isAdult,
    verifiedUntilMs: user.isAdult ? Number.POSITIVE_INFINITY : null,
    birth: readCalendarDate(user.birthedAt),
    showAdult: user.isAdultToggle,
    isKrIpUser: user.isKrIpUser,
    isAdultKr: user.isAdultKr,
  };
}
