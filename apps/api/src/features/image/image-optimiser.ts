import { createHash } from 'node:crypto';
import PQueue from 'p-queue';
import sharp from 'sharp';
import type { DiskCache } from './disk-cache.ts';

export type ImageFormat = 'webp' | 'jpeg';

export interface OptimisedImage {
  readonly bytes: Uint8Array;
  readonly mediaType: 'image/webp' | 'image/jpeg';
  /** A strong validator: asset, width, quality and format name the picture. */
  readonly etag: string;
}

export type OptimiseResult = OptimisedImage | 'missing' | 'busy';

export interface ImageOptimiser {
  /** The asset scaled down to `widthPx` (never up). `busy`: too many wait already; `missing`: no such asset. */
  optimise(request: {
    assetId: string;
    widthPx: number;
    quality: number;
    format: ImageFormat;
  }): Promise<OptimiseResult>;
}

/** A picture of more pixels is never decoded; long strips are tiled when they are imported. */
const MAX_INPUT_PIXELS = 60_000_000;
/** Requests beyond this many waiting ones are refused, so that a flood cannot fill the memory. */
const MAX_WAITING = 256;

sharp.concurrency(1);
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

/**
 * Scales pictures of our own store on demand and keeps the results in a disk cache. Concurrent requests for one picture
 * share the work.
 */
export function createImageOptimiser(options: {
  readonly source: (assetId: string) => Promise<Uint8Array | null>;
  readonly cache: DiskCache;
  readonly concurrency: number;
}): ImageOptimiser {
  const queue = new PQueue({ concurrency: options.concurrency });
  const underWay = new Map<string, Promise<Uint8Array | 'missing'>>();

  async function produce(
    key: string,
    request: Parameters<ImageOptimiser['optimise']>[0],
  ): Promise<Uint8Array | 'missing'> {
    const source = await options.source(request.assetId);
    if (source === null) return 'missing';
    const bytes = await scale(source, request.widthPx, request.quality, request.format);
    await options.cache.put(key, bytes);
    return bytes;
  }

  return {
    async optimise(request) {
      const key = createHash('sha256')
        .update([request.assetId, request.widthPx, request.quality, request.format].join('\n'))
        .digest('hex');
      let bytes: Uint8Array | 'missing' | null = await options.cache.get(key);
      if (bytes === null) {
        let job = underWay.get(key);
        if (!job) {
          if (queue.size >= MAX_WAITING) return 'busy';
          job = queue.add(() => produce(key, request)).finally(() => underWay.delete(key));
          underWay.set(key, job);
        }
        bytes = await job;
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
