import { join } from 'node:path';
import type { Platform } from '@longstrip/core';
import PQueue from 'p-queue';
import type { Logger } from 'pino';
import { createDiskCache, type DiskCache } from '../image/disk-cache.ts';
import { type ComposeParts, composeSharedPicture } from './compose-shared-picture.ts';
import { type SharedPicture, sharedKey } from './shared-series.ts';

/** If this many requests wait, the client must ask again later. */
const WAITING_MOST = 50;

export interface SharedPictures {
  /** The picture as JPEG; `busy`: too many wait. */
  picture(platform: Pick<Platform, 'brand' | 'theme'>, shared: SharedPicture): Promise<Uint8Array | 'busy'>;
}

/** Draws one picture at a time and caches each by everything that it shows. Requests for the same picture share the work. */
export function createSharedPictures({
  cache,
  ...parts
}: ComposeParts & { readonly cache: DiskCache }): SharedPictures {
  const queue = new PQueue({ concurrency: 1 });
  const running = new Map<string, Promise<Uint8Array>>();
  return {
    async picture(platform, shared) {
      const key = sharedKey(platform, shared);
      const cached = await cache.get(key);
      if (cached !== null) return cached;
      const known = running.get(key);
      if (known !== undefined) return known;
      if (queue.size >= WAITING_MOST) return 'busy';
      const making = queue
        .add(async () => {
          const bytes = await composeSharedPicture(parts, platform, shared);
          await cache.put(key, bytes);
          return bytes;
        })
        .finally(() => running.delete(key));
      running.set(key, making);
      return making;
    },
  };
}

/** Room for some two thousand pictures. */
const CACHE_MAX_BYTES = 256 * 1024 * 1024;

/** Pictures of shared links, with their cache on disk below `dataDirectory` (absolute). */
export async function openSharedPictures({
  dataDirectory,
  nowMs,
  logger,
  ...parts
}: ComposeParts & {
  readonly dataDirectory: string;
  readonly nowMs: () => number;
  readonly logger: Logger;
}): Promise<SharedPictures> {
  const directory = join(dataDirectory, 'cache', 'opengraph');
  const cache = await createDiskCache({ directory, maxBytes: CACHE_MAX_BYTES, nowMs, logger });
  return createSharedPictures({ ...parts, cache });
}
