import { join } from 'node:path';
import type { AssetSource } from './asset-source.ts';
import { createDiskCache } from './disk-cache.ts';
import { createImageOptimiser, type ImageOptimiser } from './image-optimiser.ts';

const CACHE_MAX_BYTES = 2048 * 1024 * 1024;
/** Pictures scaled at the same time: the machine's other core is left to the pages. */
const CONCURRENCY = 2;

export interface OpenImageOptimiserOptions {
  /** Scaled pictures are kept below it. Absolute. */
  readonly dataDirectory: string;
  readonly source: AssetSource;
  /** As `source`, for pictures that nobody waits for. */
  readonly sourceAhead: AssetSource;
  readonly nowMs: () => number;
}

/** The optimiser with its cache on disk. */
export async function openImageOptimiser({
  dataDirectory,
  nowMs,
  ...sources
}: OpenImageOptimiserOptions): Promise<ImageOptimiser> {
  const cache = await createDiskCache({
    directory: join(dataDirectory, 'cache', 'images'),
    maxBytes: CACHE_MAX_BYTES,
    nowMs,
  });
  return createImageOptimiser({ ...sources, cache, concurrency: CONCURRENCY });
}
