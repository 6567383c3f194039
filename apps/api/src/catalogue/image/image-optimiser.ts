import { createHash } from 'node:crypto';
import { join } from 'node:path';
import { inChildSpan, pictureSeconds } from '@longstrip/telemetry';
import PQueue from 'p-queue';
import type { Logger } from 'pino';
import sharp from 'sharp';
import type { AssetSource } from './asset-source.ts';
import { createDiskCache, type DiskCache } from './disk-cache.ts';

export type ImageFormat = 'webp' | 'jpeg';

interface OptimisedImage {
  readonly bytes: Uint8Array;
  readonly mediaType: 'image/webp' | 'image/jpeg';
  /** A strong validator, from asset, width, quality and format. */
  readonly etag: string;
}

type OptimiseResult = OptimisedImage | 'missing' | 'busy';

/** A picture in one size and coding. */
interface PictureRequest {
  assetId: string;
  widthPx: number;
  quality: number;
  format: ImageFormat;
}

export interface ImageOptimiser {
  /** The asset scaled down to `widthPx` (never up). `busy`: too many requests wait already; `missing`: no such asset. */
  optimise(request: PictureRequest): Promise<OptimiseResult>;
  /** Makes pictures before they are requested. */
  readonly ahead: PicturesAhead;
}

export interface PicturesAhead {
  /** Bytes of all cached pictures. */
  cachedBytes(): number;
  /**
   * Caches a picture, after those that readers wait for. Resolves to its size in bytes: 0 if it was cached already; null: no such
   * asset.
   */
  make(request: PictureRequest): Promise<number | null>;
}

/** A picture with more pixels is never decoded; long strips are tiled when they are imported. */
const MAX_INPUT_PIXELS = 60_000_000;
/** If this many requests wait, further ones are refused, so that a flood cannot fill the memory. */
const MAX_WAITING = 256;

sharp.concurrency(1);
// No picture is made twice: what is made is on the disk.
sharp.cache(false);
sharp.block({
  operation: [
    'VipsForeignLoadTiff',
    'VipsForeignLoadVips',
    'VipsForeignLoadPdf',
    'VipsForeignLoadMagick',
    'VipsForeignLoadOpenslide',
    'VipsForeignLoadFits',
    'VipsForeignLoadMat',
    'VipsForeignLoadAnalyze',
    'VipsForeignLoadCsv',
    'VipsForeignLoadPpm',
    'VipsForeignLoadRad',
    'VipsForeignLoadRaw',
  ],
});

async function scale(source: Uint8Array, widthPx: number, quality: number, format: ImageFormat): Promise<Uint8Array> {
  const image = sharp(source, { limitInputPixels: MAX_INPUT_PIXELS, failOn: 'error' }).resize({
    width: widthPx,
    withoutEnlargement: true,
  });
  const coded =
    format === 'webp'
      ? image.webp({ quality, effort: 3 })
      : image.flatten({ background: '#fff' }).jpeg({ quality, mozjpeg: false });
  return coded.toBuffer();
}

/** Priorities in the queue: the higher goes first. */
const FOR_READERS = 0;
const AFTER_READERS = -1;

function keyOf({ assetId, widthPx, quality, format }: PictureRequest): string {
  return createHash('sha256').update([assetId, widthPx, quality, format].join('\n')).digest('hex');
}

/**
 * Scales pictures of our own store on demand and keeps the results in a disk cache. Concurrent requests for one picture
 * share the work.
 */
export function createImageOptimiser(options: {
  readonly source: (assetId: string) => Promise<Uint8Array | null>;
  /** The source of pictures made ahead: no request waits for these. By default `source`. */
  readonly sourceAhead?: (assetId: string) => Promise<Uint8Array | null>;
  readonly cache: DiskCache;
  readonly concurrency: number;
}): ImageOptimiser {
  const queue = new PQueue({ concurrency: options.concurrency });
  const running = new Map<string, Promise<Uint8Array | 'missing'>>();
  const { cache, source, sourceAhead = source } = options;

  async function produce(key: string, request: PictureRequest, read: typeof source): Promise<Uint8Array | 'missing'> {
    const original = await read(request.assetId);
    if (original === null) return 'missing';
    const { widthPx, quality, format } = request;
    const beganMs = performance.now();
    const scaling = () => scale(original, widthPx, quality, format);
    const bytes = await inChildSpan('scale picture', { kind: 'internal', attributes: { widthPx, format } }, scaling);
    pictureSeconds.observe({ format }, (performance.now() - beganMs) / 1000);
    await cache.put(key, bytes);
    return bytes;
  }

  function share(key: string, begin: () => Promise<Uint8Array | 'missing'>, priority: number) {
    const job = running.get(key) ?? queue.add(begin, { priority }).finally(() => running.delete(key));
    running.set(key, job);
    return job;
  }

  return {
    ahead: {
      cachedBytes: cache.cachedBytes,
      async make(request) {
        const key = keyOf(request);
        if (cache.has(key)) return 0;
        const bytes = await share(key, () => produce(key, request, sourceAhead), AFTER_READERS);
        return bytes === 'missing' ? null : bytes.byteLength;
      },
    },
    async optimise(request) {
      const key = keyOf(request);
      let bytes: Uint8Array | 'missing' | null = await cache.get(key);
      if (bytes === null) {
        if (!running.has(key) && queue.size >= MAX_WAITING) return 'busy';
        bytes = await share(key, () => produce(key, request, source), FOR_READERS);
      }
      if (bytes === 'missing') return 'missing';
      return {
        bytes,
        mediaType: request.format === 'webp' ? 'image/webp' : 'image/jpeg',
        etag: `"${key.slice(0, 32)}"`,
      };
    },
  };
}

const CACHE_MAX_BYTES = 2048 * 1024 * 1024;
/** Pictures scaled at the same time: the machine's other core is kept for the pages. */
const CONCURRENCY = 2;

interface OpenImageOptimiserOptions {
  /** Scaled pictures are cached below it. Absolute. */
  readonly dataDirectory: string;
  readonly source: AssetSource;
  /** Like `source`, for pictures that no request waits for. */
  readonly sourceAhead: AssetSource;
  readonly nowMs: () => number;
  readonly logger: Logger;
}

export async function openImageOptimiser({
  dataDirectory,
  nowMs,
  logger,
  ...sources
}: OpenImageOptimiserOptions): Promise<ImageOptimiser> {
  const cache = await createDiskCache({
    directory: join(dataDirectory, 'cache', 'images'),
    maxBytes: CACHE_MAX_BYTES,
    nowMs,
    logger,
  });
  return createImageOptimiser({ ...sources, cache, concurrency: CONCURRENCY });
}
