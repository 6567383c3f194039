import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { RouteName } from '@longstrip/core';
import type { CatalogueFreshness } from '../answer-cache.ts';
import type { CacheRule, KeyedSetting, PageRendering } from './page-caching.ts';
import type { CachedPage, PageStore } from './page-store.ts';
import { cachedHeads, sharedHeads } from './page-store.ts';

const compressByGzip = promisify(gzip);
const compressByBrotli = promisify(brotliCompress);
const GZIP_LEVEL = 9;
/** It saves nearly as much as the highest quality, in a fraction of its time. */
const BROTLI_QUALITY = 7;
/** Headers that a cached page may have. A page with any other header, such as a cookie, is for one reader. */
const CACHED_HEADERS: readonly string[] = ['content-type', 'content-language', 'cache-control', 'x-remix-response'];
/** Remix's parameter for the requested parts of a page's data. */
const ROUTES_PARAMETER = '_routes';

/** A request for a page by a guest. */
export interface PageRequest {
  url: URL;
  /** The path of the page, without Remix's suffix for data. */
  pathname: string;
  /** Requested as data, by Remix's router. */
  isData: boolean;
  route: RouteName;
  /** Everything about the reader that a cached page may depend on. */
  view: readonly (string | boolean)[];
  /** A setting of the reader, for pages that depend on it. */
  setting(name: KeyedSetting): string;
}

export interface PageCacheOptions {
  /** A prefix of the keys, in a store that several sites share. */
  platformId: string;
  /** The configured origin. A page is rendered under it, whatever host a request names. */
  publicOrigin: string;
  store: PageStore;
  freshness: CatalogueFreshness;
  /** The longest time that a page is cached, in milliseconds (D37). */
  longestMs: number;
  /** How long a cache in front of the site may store a page, in seconds; by default not at all. */
  edgeSeconds?: number | undefined;
  nowMs: () => number;
  /** The content security policy of a page whose own inline scripts have this nonce. */
  policyOf: (html: string, nonce: string) => string;
  /** Sets the headers that every page of the site has. */
  complete: (headers: Headers) => void;
}

/** A rendered page: cached, or only for one reader because it may not be cached. */
type RenderedPage = { kind: 'cached'; page: CachedPage } | { kind: 'own'; response: Response };

/** Renders the page at an address, without anything else from the request. */
type DrawPage = (request: Request) => Promise<{ draft: PageRendering; response: Response; nonce: string }>;

/** A page to be rendered, and the parts of its key. */
interface KeyedPage {
  key: string;
  url: URL;
  edition: number;
  settings: readonly KeyedSetting[];
}

/** Guests' pages of one site, cached whole until the catalogue changes. */
export interface PageCache {
  /** Stores what the pages of a route depend on, as a rendered page of that route has declared it. */
  learn(route: RouteName, cacheRule: CacheRule): void;
  /** The page, if it is cached and valid. */
  known(request: PageRequest): CachedPage | null;
  /**
   * A cached page, or one that is rendered now and cached if it may be. Requests for the same page at the same time wait for
   * one rendering. Null means that the caller renders the page for itself: the pages of the route are not known to be
   * cacheable; or this page is not cacheable, and it was requested for another reader or the address has more parameters.
   */
  find(request: PageRequest, draw: DrawPage): Promise<RenderedPage | null>;
}

export function createPageCache(options: PageCacheOptions): PageCache {
  const { store, freshness, nowMs, publicOrigin } = options;
  const kinds = new Map<RouteName, CacheRule>();
  const pending = new Map<string, Promise<RenderedPage>>();

  async function draw(page: KeyedPage, renderPage: DrawPage): Promise<RenderedPage> {
    const { key, url, edition, settings } = page;
    const beganMs = nowMs();
    const [changeMs, { draft, response, nonce }] = await Promise.all([
      // If this is unknown, nothing is cached.
      freshness.nextChangeMs(beganMs).catch(() => null),
      renderPage(new Request(url)),
    ]);
    const { body, policy } = await readBody(response, nonce, options.policyOf);
    const headers = cachedHeaders(response, body, policy);
    const cacheRule = draft.cacheRule();
    const isCacheable =
      response.status === 200 &&
      draft.reasons(settings).length === 0 &&
      [...response.headers.keys()].every((name) => CACHED_HEADERS.includes(name)) &&
      freshness.edition() === edition;
    if (!isCacheable || cacheRule === null || changeMs === null) {
      const own = new Headers(response.headers);
      for (const [name, value] of Object.entries(headers)) own.set(name, value);
      own.delete('ETag');
      return { kind: 'own', response: new Response(body, { status: response.status, headers: own }) };
    }
    const untilMs = Math.min(beganMs + Math.min(options.longestMs, cacheRule.longestMs), changeMs);
    const bodies = await encodeBodies(body);
    const sent = new Headers(headers);
    options.complete(sent);
    const heads = cachedHeads(sent, bodies);
    const shared = sharedHeads(sent, bodies, options.edgeSeconds ?? 0);
    const cached = { bodies, heads, sharedHeads: shared, tag: headers.ETag, edition, untilMs };
    store.set(key, cached);
    return { kind: 'cached', page: cached };
  }

  function knownAs(key: string): CachedPage | null {
    const page = store.get(key);
    return page !== undefined && page.edition === freshness.edition() && nowMs() < page.untilMs ? page : null;
  }

  return {
    learn: (route, cacheRule) => {
      kinds.set(route, cacheRule);
    },
    known(request) {
      const kind = kinds.get(request.route);
      return kind === undefined ? null : knownAs(keyOf(options.platformId, kind, request));
    },
    async find(request, renderPage) {
      const { url, pathname, isData } = request;
      const kind = kinds.get(request.route);
      if (kind === undefined) return null;
      const { query, settings } = kind;
      const own = isData
        ? ownAddress(url, url.pathname, [...query, ROUTES_PARAMETER], publicOrigin)
        : // In one spelling: `//` is the same page as `/`.
          ownAddress(url, pathname.split('/').map(encodeURIComponent).join('/'), query, publicOrigin);
      const key = keyOf(options.platformId, kind, request);
      const known = knownAs(key);
      if (known !== null) return { kind: 'cached', page: known };
      const edition = freshness.edition();
      const call = `${edition} ${key}`;
      const waitedFor = pending.get(call);
      if (waitedFor !== undefined) {
        const drawn = await waitedFor;
        return drawn.kind === 'cached' ? drawn : null;
      }
      const drawing = draw({ key, url: own, edition, settings }, renderPage).finally(() => pending.delete(call));
      pending.set(call, drawing);
      const drawn = await drawing;
      // A page that is not cached, such as a redirect, may pass on the parameters that were removed here.
      return drawn.kind === 'cached' || own.search === url.search ? drawn : null;
    },
  };
}

/** Everything that a page depends on. The exact spelling of the path is only part of the key for data. */
function keyOf(
  platformId: string,
  { query, settings }: CacheRule,
  { url, pathname, isData, view, setting }: PageRequest,
): string {
  const names = isData ? [...query, ROUTES_PARAMETER] : query;
  const parameters = url.search === '' ? [] : names.map((name) => [name, url.searchParams.get(name)]);
  const given = parameters.filter(([, value]) => value !== null);
  return JSON.stringify([platformId, pathname, isData && url.pathname, given, view, settings.map(setting)]);
}

/** The address with only the parameters that the page depends on, in the declared order. */
function ownAddress(url: URL, pathname: string, query: readonly string[], publicOrigin: string): URL {
  const own = new URL(publicOrigin);
  own.pathname = pathname;
  for (const name of query) {
    const value = url.searchParams.get(name);
    if (value !== null) own.searchParams.set(name, value);
  }
  return own;
}

/** The body of a page without its nonce, and its policy; data has no policy. */
async function readBody(
  response: Response,
  nonce: string,
  policyOf: (html: string, nonce: string) => string,
): Promise<{ body: Uint8Array<ArrayBuffer>; policy: Record<string, string> }> {
  const isHtml = response.headers.get('Content-Type')?.startsWith('text/html') ?? false;
  if (!isHtml) return { body: new Uint8Array(await response.arrayBuffer()), policy: {} };
  const html = await response.text();
  const policy = { 'Content-Security-Policy': policyOf(html, nonce) };
  return { body: new TextEncoder().encode(withoutNonce(html, nonce)), policy };
}

function cachedHeaders(
  response: Response,
  body: Uint8Array,
  policy: Record<string, string>,
): Record<string, string> & { ETag: string } {
  const headers = Object.fromEntries(
    CACHED_HEADERS.flatMap((name) => {
      const value = response.headers.get(name);
      return value === null ? [] : [[name, value]];
    }),
  );
  return {
    ...headers,
    ...policy,
    // Weak, because the three encodings of a page share one tag.
    ETag: `W/"${createHash('sha256').update(body).digest('base64url').slice(0, 22)}"`,
  };
}

async function encodeBodies(identity: Uint8Array<ArrayBuffer>): Promise<CachedPage['bodies']> {
  const parameters = {
    [constants.BROTLI_PARAM_QUALITY]: BROTLI_QUALITY,
    [constants.BROTLI_PARAM_SIZE_HINT]: identity.byteLength,
  };
  const [zipped, brotli] = await Promise.all([
    compressByGzip(identity, { level: GZIP_LEVEL }),
    compressByBrotli(identity, { params: parameters }),
  ]);
  return { identity, gzip: new Uint8Array(zipped), br: new Uint8Array(brotli) };
}

/** A script without an address. React writes no `</script` inside one. */
const INLINE_SCRIPT = /<script(?![^>]*\ssrc=)([^>]*)>([\s\S]*?)<\/script>/g;

/**
 * The sources in a content security policy that allow a page's own inline scripts: a hash of each. So its bytes are the same
 * for all readers, which is impossible with a nonce.
 * @param nonce the nonce of the page's own scripts. Scripts without it are not included: their text came from elsewhere
 */
export function inlineScriptSources(html: string, nonce: string): string[] {
  const scripts = [...html.matchAll(INLINE_SCRIPT)].filter(([, attributes = '']) =>
    attributes.includes(attributeOf(nonce)),
  );
  const hashes = scripts.map(([, , text = '']) => createHash('sha256').update(text).digest('base64'));
  return [...new Set(hashes)].map((hash) => `'sha256-${hash}'`);
}

/** The same page without the nonce. */
export function withoutNonce(html: string, nonce: string): string {
  return html.replaceAll(attributeOf(nonce), '');
}

function attributeOf(nonce: string): string {
  return ` nonce="${nonce}"`;
}
