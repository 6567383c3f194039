import { onScrape, pageCacheBytes } from '@longstrip/telemetry';
import { LRUCache } from 'lru-cache';
import Negotiator from 'negotiator';
import { byHeaderText } from '../locale-detection.ts';
import type { RequestParts } from '../site-request.ts';

/** A page as it is sent: its body in three encodings, and the headers for each. */
export interface CachedPage {
  readonly bodies: Readonly<Record<ContentCoding, Uint8Array<ArrayBuffer>>>;
  /** Alternating names and values; `unchanged` is for clients that already have the page. */
  readonly heads: Readonly<Record<ContentCoding | 'unchanged', readonly string[]>>;
  readonly tag: string;
  /** The catalogue edition that the page is from. */
  readonly edition: number;
  /** Until when the page is valid, in epoch milliseconds. */
  readonly untilMs: number;
}

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
export function cachedHeads(headers: Headers, bodies: CachedPage['bodies']): CachedPage['heads'] {
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
 * The answer with a cached page, in an encoding that the client accepts. It has no body if the client already has the page
 * or asks only for the headers.
 */
export function pageAnswer({ bodies, heads, tag }: CachedPage, method: string, { header }: RequestParts): PageAnswer {
  if (hasTag(header('if-none-match'), tag)) return { status: 304, headers: heads.unchanged, body: null };
  const coding = codingFor(header('accept-encoding') ?? '');
  return { status: 200, headers: heads[coding], body: method === 'HEAD' ? null : bodies[coding] };
}

function hasTag(ifNoneMatch: string | null, tag: string): boolean {
  if (ifNoneMatch === null) return false;
  const opaque = (each: string) => each.trim().replace(/^W\//, '');
  return ifNoneMatch.split(',').some((each) => opaque(each) === opaque(tag));
}

const codingFor = byHeaderText((acceptEncoding: string): ContentCoding => {
  const taken = new Negotiator({ headers: { 'accept-encoding': acceptEncoding } }).encodings(['br', 'gzip']);
  return taken.includes('br') ? 'br' : taken.includes('gzip') ? 'gzip' : 'identity';
});
