import { join } from 'node:path';
import { createDiskCache } from '../image/disk-cache.ts';
import type { ComposeParts } from './compose-shared-picture.ts';
import { createSharedPictures, type SharedPictures } from './shared-pictures.ts';

/** Some two thousand pictures. */
const CACHE_MAX_BYTES = 256 * 1024 * 1024;

/** Pictures of shared links, with their cache on disk below `dataDirectory` (absolute). */
export async function openSharedPictures({
  dataDirectory,
  nowMs,
  ...parts
}: ComposeParts & { readonly dataDirectory: string; readonly nowMs: () => number }): Promise<SharedPictures> {
  const directory = join(dataDirectory, 'cache', 'opengraph');
  const cache = await createDiskCache({ directory, maxBytes: CACHE_MAX_BYTES, nowMs });
  return createSharedPictures({ ...parts, cache });
}
