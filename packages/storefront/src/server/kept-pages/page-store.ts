import { LRUCache } from 'lru-cache';

/** A page as it is sent: its bytes in three encodings, and the headers with each. */
export interface KeptPage {
  readonly bodies: Readonly<Record<ContentCoding, Uint8Array<ArrayBuffer>>>;
  /** Names and values in turn; `unchanged` where the client has the page already. */
  readonly heads: Readonly<Record<ContentCoding | 'unchanged', readonly string[]>>;
  readonly tag: string;
  /** The catalogue edition of which it is. */
  readonly edition: number;
  /** Until when it is right, in epoch milliseconds. */
  readonly untilMs: number;
}

export type ContentCoding = 'br' | 'gzip' | 'identity';

/** Kept pages of all sites of a process; the least recently used go first. */
export interface PageStore {
  get(key: string): KeptPage | undefined;
  set(key: string, page: KeptPage): void;
  delete(key: string): void;
}

/** @param maxBytes of all bodies together */
export function createPageStore(maxBytes: number): PageStore {
  const pages = new LRUCache<string, KeptPage>({
    maxSize: maxBytes,
    sizeCalculation: ({ bodies }, key) => {
      const { br, gzip, identity } = bodies;
      return key.length + br.byteLength + gzip.byteLength + identity.byteLength;
    },
  });
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
