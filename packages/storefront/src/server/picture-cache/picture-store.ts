import { onScrape, pictureCacheBytes } from '@longstrip/telemetry';
import { LRUCache } from 'lru-cache';

/** A picture as it is sent to every reader of a site. */
export interface CachedPicture {
  readonly bytes: Uint8Array<ArrayBuffer>;
  /** Alternating names and values; `unchanged` is for clients that already have the picture. */
  readonly heads: { readonly whole: readonly string[]; readonly unchanged: readonly string[] };
  readonly tag: string;
  /** The catalogue edition in which the api has sent it. */
  readonly edition: number;
  /** When the api has sent it, and until when it may be sent again, in epoch milliseconds. */
  readonly fromMs: number;
  readonly untilMs: number;
}

/** Cached pictures of all sites of a process; the least recently used ones are removed first. */
export interface PictureStore {
  get(key: string): CachedPicture | undefined;
  set(key: string, picture: CachedPicture): void;
}

/** A larger picture is passed on and not cached: a page of an episode has 50 to 400 kB. */
export const LARGEST_PICTURE_BYTES = 1_000_000;
/** What an entry takes beside its bytes and its key: its headers and the maps of the cache. */
const ENTRY_BYTES = 1_500;

/** @param maxBytes maximum size of all pictures together, with what belongs to them */
export function createPictureStore(maxBytes: number): PictureStore {
  const pictures = new LRUCache<string, CachedPicture>({
    maxSize: maxBytes,
    sizeCalculation: ({ bytes }, key) => bytes.byteLength + key.length + ENTRY_BYTES,
  });
  onScrape(() => pictureCacheBytes.set(pictures.calculatedSize));
  return {
    get: (key) => pictures.get(key),
    set: (key, picture) => {
      pictures.set(key, picture);
    },
  };
}
