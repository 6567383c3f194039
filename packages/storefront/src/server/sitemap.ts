import { type ApiClient, type ApiResult, createApiClient, type SeriesAddress } from '@longstrip/api-contract';
import { ROUTE_PATTERNS, type RouteName } from '@longstrip/core';
import { reachableRoutes } from '../implemented-routes.ts';
import {
  type AddressedPage,
  editionPath,
  type LanguageAddress,
  languageAddresses,
  localeAddress,
  seriesPlace,
} from '../parts/seo/language-addresses.server.ts';
import { type CatalogueFreshness, createAnswerCache } from './answer-cache.ts';
import type { SiteServerOptions } from './site-options.ts';

/** Limit of one sitemap (sitemaps.org). */
const SITEMAP_MAX_ADDRESSES = 50_000;
/** The maximum in the standard is 50 MB. */
const SITEMAP_MAX_CHARACTERS = 40_000_000;

/** For a database that other processes change too: nothing is cached, but requests share a sitemap that is being made. */
const STALE_AT_ONCE: CatalogueFreshness = { edition: () => 0, nextChangeMs: (nowMs) => Promise.resolve(nowMs) };

/** Pages that are the same for every guest and have their own text. `LIST_PAGES` change with the catalogue. */
const LIST_PAGES: readonly RouteName[] = [
  'main',
  'homeWeekly',
  'homeRanking',
  'homeFree',
  'homeBl',
  'homeRomance',
  'homeAction',
  'homePick',
];
const TEXT_PAGES: readonly RouteName[] = ['notice', 'faq', 'policy', 'privacy'];

type Options = Pick<
  SiteServerOptions,
  'platform' | 'apiFetch' | 'apiBaseUrl' | 'serviceSecret' | 'publicOrigin' | 'nowMs' | 'catalogue' | 'siblingSites'
>;

/** One address of the sitemap. */
interface SitemapEntry {
  href: string;
  /** Null if unknown. */
  changedAtMs: number | null;
  alternates: readonly LanguageAddress[];
}

/** Whether the platform is a store, whose pages search engines should find; the transfer sites are not (D35). */
export function hasSitemap(platform: SiteServerOptions['platform']): boolean {
  return platform.routes.includes('detail');
}

/**
 * The sitemap of a site: every page that a guest may open, in every language, as the api answers a guest. It is cached like
 * other answers about the catalogue (D37); requests at the same time share one sitemap.
 */
export function createSitemap(options: Options): (requestId: string) => Promise<string> {
  const cache = createAnswerCache({
    freshness: options.catalogue ?? STALE_AT_ONCE,
    longestMs: options.platform.constants.dataCacheMs,
    maxCharacters: SITEMAP_MAX_CHARACTERS,
    nowMs: options.nowMs,
  });
  return async (requestId) => {
    const reply = await cache.cached('sitemap', () => makeSitemap(options, requestId));
    if (!reply.ok) throw new Error(`the api refused what the sitemap is made of: ${reply.wireCode}`);
    return reply.data;
  };
}

async function makeSitemap(options: Options, requestId: string): Promise<ApiResult<string>> {
  const { platform, publicOrigin: origin, siblingSites = [] } = options;
  const { apiFetch: fetch, apiBaseUrl: baseUrl, serviceSecret } = options;
  const { balconyId, timeZone, locales } = platform;
  const api = createApiClient({
    ...{ fetch, baseUrl, balconyId, timeZone, requestId, acceptLanguage: locales[0] },
    ...(serviceSecret === null ? {} : { serviceSecret }),
  });
  const [series, picks] = await Promise.all([allAddresses(api), api.picks()]);
  if (!series.ok) return series;
  const changedAtMs = series.data.reduce((newest, { updatedAt }) => Math.max(newest, updatedAt), 0);
  const reachable = reachableRoutes(platform);
  const pathsOf = (routes: readonly RouteName[]) =>
    routes.filter((route) => reachable.includes(route)).map((route) => ROUTE_PATTERNS[route]);
  const pickPaths = picks.ok && reachable.includes('homePickOne') ? picks.data.map(({ id }) => `/home/pick/${id}`) : [];
  const entries = [
    ...[...pathsOf(LIST_PAGES), ...pickPaths].flatMap((path) => entriesOf({ origin, path, locales }, changedAtMs)),
    ...pathsOf(TEXT_PAGES).flatMap((path) => entriesOf({ origin, path, locales }, null)),
    ...series.data.flatMap((each) => {
      const own = { site: { platform, origin }, editions: [each, ...each.languages] };
      return entriesOf({ origin, locales, ...seriesPlace(own, each.elsewhere, siblingSites) }, each.updatedAt);
    }),
  ];
  return { ok: true, status: 200, data: sitemapXml(entries) };
}

async function allAddresses(api: Pick<ApiClient, 'seriesAddresses'>): Promise<ApiResult<SeriesAddress[]>> {
  const all: SeriesAddress[] = [];
  for (let afterId = 0; all.length < SITEMAP_MAX_ADDRESSES; afterId = all.at(-1)?.id ?? 0) {
    const reply = await api.seriesAddresses({ afterId });
    if (!reply.ok) return reply;
    all.push(...reply.data.contents);
    if (!reply.data.hasNext || reply.data.contents.length === 0) break;
  }
  return { ok: true, status: 200, data: all };
}

/** The addresses of a page: at least one, and one for each language that has no edition of its own. */
function entriesOf(page: AddressedPage, changedAtMs: number | null): SitemapEntry[] {
  const own = page.locales.filter((locale) => editionPath(page, locale) === page.path);
  const alternates = languageAddresses(page);
  return (own.length > 0 ? own : page.locales.slice(0, 1)).map((locale) => ({
    ...{ href: localeAddress(page, locale), changedAtMs },
    // A page in one language of one site has no alternates.
    alternates: page.locales.length > 1 || page.addresses !== undefined ? alternates : [],
  }));
}

const HEAD = [
  '<?xml version="1.0" encoding="UTF-8"?>',
  '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml">',
  '',
].join('\n');
const END = '</urlset>\n';

/** As many entries as a sitemap may contain. */
function sitemapXml(entries: readonly SitemapEntry[]): string {
  const lines: string[] = [];
  let left = SITEMAP_MAX_CHARACTERS - HEAD.length - END.length;
  for (const entry of entries.slice(0, SITEMAP_MAX_ADDRESSES)) {
    const line = `${entryXml(entry)}\n`;
    left -= line.length;
    if (left < 0) break;
    lines.push(line);
  }
  return `${HEAD}${lines.join('')}${END}`;
}

function entryXml({ href, changedAtMs, alternates }: SitemapEntry): string {
  const lines = [
    `<loc>${escapeXml(href)}</loc>`,
    ...(changedAtMs === null || changedAtMs === 0 ? [] : [`<lastmod>${new Date(changedAtMs).toISOString()}</lastmod>`]),
    ...alternates.map(
      (each) => `<xhtml:link rel="alternate" hreflang="${escapeXml(each.hrefLang)}" href="${escapeXml(each.href)}"/>`,
    ),
  ];
  return `<url>${lines.join('')}</url>`;
}

const XML_ESCAPES: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&apos;',
};

function escapeXml(text: string): string {
  return text.replaceAll(/[&<>"']/g, (character) => XML_ESCAPES[character] ?? character);
}
