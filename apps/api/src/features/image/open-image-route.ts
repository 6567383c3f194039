import { join } from 'node:path';
import type { Hono } from 'hono';
import type { AssetSource } from './asset-source.ts';
import { createDiskCache } from './disk-cache.ts';
import { type ImageRouteOptions, imageRoute } from './image.route.ts';
import { createImageOptimiser } from './image-optimiser.ts';

const CACHE_MAX_BYTES = 2048 * 1024 * 1024;
/** Pictures scaled at the same time: the machine's other core is left to the pages. */
const CONCURRENCY = 2;

export interface OpenImageRouteOptions extends Omit<ImageRouteOptions, 'optimiser'> {
  /** Scaled pictures are kept below it. Absolute. */
  readonly dataDirectory: string;
  readonly source: AssetSource;
}

/** The route of pictures with its cache on disk. */
export async function openImageRoute({ dataDirectory, source, ...options }: OpenImageRouteOptions): Promise<Hono> {
  const cache = await createDiskCache({
    directory: join(dataDirectory, 'cache', 'images'),
    maxBytes: CACHE_MAX_BYTES,
    nowMs: options.nowMs,
  });
  return imageRoute({ ...options, optimiser: createImageOptimiser({ source, cache, concurrency: CONCURRENCY }) });
}
