import { REQUEST_HEADERS } from '@longstrip/api-contract';
import { hasTag } from '@longstrip/api-contract/request';
import { onScrape, pageCacheBytes } from '@longstrip/telemetry';
import { LRUCache } from 'lru-cache';
import Negotiator from 'negotiator';
import { byHeaderText } from '../locale-detection.ts';
import { isRemembered } from '../remembered-parameters.ts';
import type { RequestParts } from '../site-request.ts';

/** A page as it is sent: its body in three encodings, and the headers for each. */
export interface CachedPage {
  readonly bodies: Readonly<Record<ContentCoding, Uint8Array<ArrayBuffer>>>;
  readonly heads: PageHeads;
  /** The same for answers that a cache in front of the site may give to other guests; null: no answer is. */
  readonly sharedHeads: PageHeads | null;
  readonly tag: string;
  /** The catalogue edition that the page is from. */
  readonly edition: number;
  /** Until when the page is valid, in epoch milliseconds. */
  readonly untilMs: number;
}

/** Alternating names and values; `unchanged` is for clients that already have the page. */
type PageHeads = Readonly<Record<ContentCoding | 'unchanged', readonly string[]>>;

export type ContentCoding = 'br' | 'gzip' | 'identity';

/** Cached pages of all sites of a process; the least recently used ones are removed first. */
export interface PageStore {
  get(key: string): CachedPage | undefined;
  set(key: string, page: CachedPage): void;
  delete(key: string): void;
}

/** @param maxBytes maximum size of all bodies together */
export function createPageStore(maxBytes: number): PageStore {
  const pages = new LRUCache<string, CachedPage>({
    maxSize: maxBytes,
    sizeCalculation: ({ bodies }, key) => {
      const { br, gzip, identity } = bodies;
      return key.length + br.byteLength + gzip.byteLength + identity.byteLength;
    },
  });
  onScrape(() => pageCacheBytes.set(pages.calculatedSize));
  return {
    get: (key) => pages.get(key),
    set: (key, page) => {
      pages.set(key, page);
    },
    delete: (key) => {
      pages.delete(key);
    },
  };
}

/** An answer with a cached page, ready to be written. */
export interface PageAnswer {
  readonly status: 200 | 304;
  /** Alternating names and values, in the format of node. */
  readonly headers: readonly string[];
  /** Null if there is no body. */
  readonly body: Uint8Array<ArrayBuffer> | null;
}

/** Headers about the body, which an answer without a body does not have. */
const OF_THE_BODY: ReadonlySet<string> = new Set(['content-type', 'content-security-policy']);

/** The headers of a page's answers: for each encoding, and for clients that already have the page. */
export function cachedHeads(headers: Headers, bodies: CachedPage['bodies']): PageHeads {
  const pairs = [...headers];
  const common = pairs.flat();
  const withBody = (coding: ContentCoding) => [
    ...common,
    ...(coding === 'identity' ? [] : ['content-encoding', coding]),
    ...['content-length', String(bodies[coding].byteLength)],
  ];
  return {
    identity: withBody('identity'),
    gzip: withBody('gzip'),
    br: withBody('br'),
    unchanged: pairs.filter(([name]) => !OF_THE_BODY.has(name)).flat(),
  };
}

/**
 * The headers of answers that caches in front of the site may store: for so many seconds, and only for requests that have the same
 * cookies, that is, none (record 0122). Null if the page has its own rule.
 */
export function sharedHeads(headers: Headers, bodies: CachedPage['bodies'], seconds: number): PageHeads | null {
  if (seconds === 0 || headers.get('Cache-Control') !== OWN_PAGE) return null;
  const shared = new Headers(headers);
  shared.set('Cache-Control', `public, max-age=0, must-revalidate, s-maxage=${seconds}`);
  shared.append('Vary', REQUEST_HEADERS.platform);
  return cachedHeads(shared, bodies);
}

/** For pages that are rendered for one request, or may be for one. */
export const OWN_PAGE = 'private, no-cache';

/**
 * The answer with a cached page, in an encoding that the client accepts. It has no body if the client already has the page
 * or asks only for the headers.
 */
export function pageAnswer(page: CachedPage, method: string, { header, url }: RequestParts): PageAnswer {
  const { bodies, tag } = page;
  const isBare = header('cookie') === null && header(REQUEST_HEADERS.platform) === null && !isRemembered(url);
  const heads = (isBare ? page.sharedHeads : null) ?? page.heads;
  if (hasTag(header('if-none-match'), tag)) return { status: 304, headers: heads.unchanged, body: null };
  const coding = codingFor(header('accept-encoding') ?? '');
  return { status: 200, headers: heads[coding], body: method === 'HEAD' ? null : bodies[coding] };
}

const codingFor = byHeaderText((acceptEncoding: string): ContentCoding => {
  const taken = new Negotiator({ headers: { 'accept-encoding': acceptEncoding } }).encodings(['br', 'gzip']);
  return taken.includes('br') ? 'br' : taken.includes('gzip') ? 'gzip' : 'identity';
});
