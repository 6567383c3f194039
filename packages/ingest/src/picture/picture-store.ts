import { createHash } from 'node:crypto';
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Sharp } from 'sharp';
import { RefusedInput } from '../ingest-refusal.ts';
import { BAND_BYTES, MAX_SLICE_HEIGHT_PX, WHOLE_DECODE_BAND_BYTES } from '../limits.ts';
import type { PageImage, PageMediaType } from '../publication.ts';
import {
  decodeBand,
  decodeToPlaceholders,
  isTransparent,
  openOnWhite,
  openPicture,
  openPixels,
  type PicturePlaceholders,
  placeholdersOf,
  rowsPerBand,
} from './decoder.ts';
import type { PictureFacts } from './inspect-picture.ts';
import { stripJpeg, stripPng, stripWebp } from './strip-metadata.ts';

const EXTENSIONS: Record<PageMediaType, string> = { 'image/jpeg': 'jpg', 'image/png': 'png', 'image/webp': 'webp' };

const PLAIN_FILES = {
  jpeg: { mediaType: 'image/jpeg', strip: stripJpeg },
  png: { mediaType: 'image/png', strip: stripPng },
  webp: { mediaType: 'image/webp', strip: stripWebp },
} as const;

/** The original file without metadata; null if the picture must be re-encoded. */
function keepBytes(bytes: Buffer, facts: PictureFacts): EncodedPicture | null {
  if (!facts.isPlain || facts.kind === 'gif' || facts.kind === 'avif') return null;
  const { mediaType, strip } = PLAIN_FILES[facts.kind];
  const stripped = strip(bytes);
  return stripped === null ? null : { bytes: stripped, mediaType };
}

const BLOCK_PX = 16;

/**
 * Height of the slices of a strip; the last one may be lower. As few slices as the limit allows, all of one height, which is
 * a multiple of 16, so that each slice keeps the block grid of its JPEG and re-encoding loses nothing more. A strip within
 * the limit is one slice.
 */
export function sliceHeightPx(stripHeightPx: number): number {
  if (stripHeightPx <= MAX_SLICE_HEIGHT_PX) return stripHeightPx;
  const slices = Math.ceil(stripHeightPx / MAX_SLICE_HEIGHT_PX);
  return Math.ceil(stripHeightPx / slices / BLOCK_PX) * BLOCK_PX;
}

/**
 * Writes the pictures of a publication into the output folder, each once and named by its hash. Decodes every picture
 * completely, so that a damaged one is refused here.
 */
export class PictureStore {
  readonly #outDir: string;
  readonly #written = new Set<string>();
  readonly #prepared = new Map<string, PageImage[]>();

  constructor(outDir: string) {
    this.#outDir = outDir;
  }

  /** Stores a whole picture with its transparency: in a text it is shown on the page colour of the reader's choice. */
  async saveWhole(bytes: Buffer, facts: PictureFacts, entry: string): Promise<PageImage> {
    const [image] = await this.#once(`whole ${facts.sha256}`, entry, async () => [await this.#saveWhole(bytes, facts)]);
    if (image === undefined) throw new Error(`Nothing was stored for ${entry}`);
    return image;
  }

  /** Stores a page of a comic. A transparent one gets a white background. */
  async savePage(bytes: Buffer, facts: PictureFacts, entry: string): Promise<PageImage> {
    if (!facts.hasAlpha) return this.saveWhole(bytes, facts, entry);
    const [image] = await this.#once(`page ${facts.sha256}`, entry, async () => [
      await this.#saveWhole(bytes, facts, await isTransparent(bytes)),
    ]);
    if (image === undefined) throw new Error(`Nothing was stored for ${entry}`);
    return image;
  }

  /** Stores a strip as slices; a picture that is low enough is stored whole. Transparent ones get a white background. */
  async saveSlices(bytes: Buffer, facts: PictureFacts, entry: string): Promise<PageImage[]> {
    const heightPx = sliceHeightPx(facts.heightPx);
    if (heightPx === facts.heightPx) return [await this.savePage(bytes, facts, entry)];
    return this.#once(`slices ${facts.sha256}`, entry, () => this.#saveSlices(bytes, facts, heightPx));
  }

  async #once(key: string, entry: string, prepare: () => Promise<PageImage[]>): Promise<PageImage[]> {
    const known = this.#prepared.get(key);
    if (known !== undefined) return known;
    try {
      const images = await prepare();
      this.#prepared.set(key, images);
      return images;
    } catch (error) {
      // Errors of the file system (no space left) do not mean that the picture is damaged.
      if (error instanceof Error && 'code' in error) throw error;
      throw new RefusedInput('PAGE_BROKEN', entry, 'the picture does not decode to its end', {
        cause: error,
      });
    }
  }

  async #saveWhole(bytes: Buffer, facts: PictureFacts, isOnWhite = false): Promise<PageImage> {
    const { widthPx, heightPx } = facts;
    const open = () => (isOnWhite ? openOnWhite(bytes) : openPicture(bytes).autoOrient());
    const standIn = await decodeToPlaceholders(open(), widthPx, heightPx);
    const unchanged = isOnWhite ? null : keepBytes(bytes, facts);
    const encoded = unchanged ?? (await encodePicture(open(), facts));
    return this.#write(encoded, widthPx, heightPx, standIn);
  }

  /** Decodes slices band by band, so that memory does not grow with the strip. */
  async #saveSlices(bytes: Buffer, facts: PictureFacts, sliceHeight: number): Promise<PageImage[]> {
    const { widthPx, heightPx } = facts;
    const images: PageImage[] = [];
    const rows = rowsPerBand(widthPx, sliceHeight, facts.isReadByRows ? BAND_BYTES : WHOLE_DECODE_BAND_BYTES);
    for (let bandTop = 0; bandTop < heightPx; bandTop += rows) {
      const band = await decodeBand(bytes, widthPx, bandTop, Math.min(rows, heightPx - bandTop), facts.hasAlpha);
      for (let top = 0; top < band.heightPx; top += sliceHeight) {
        const height = Math.min(sliceHeight, band.heightPx - top);
        const rowBytes = widthPx * band.channels;
        const pixels = band.pixels.subarray(top * rowBytes, (top + height) * rowBytes);
        const openSlice = () => openPixels(pixels, widthPx, height, band.channels);
        const standIn = await placeholdersOf(openSlice(), widthPx, height);
        const encoded = await encodePicture(openSlice(), { ...facts, heightPx: height });
        images.push(await this.#write(encoded, widthPx, height, standIn));
      }
    }
    return images;
  }

  async #write(
    encoded: EncodedPicture,
    widthPx: number,
    heightPx: number,
    standIn: PicturePlaceholders,
  ): Promise<PageImage> {
    const { bytes, mediaType } = encoded;
    const sha256 = createHash('sha256').update(bytes).digest('hex');
    const file = `${sha256}.${EXTENSIONS[mediaType]}`;
    if (!this.#written.has(file)) {
      await writeFile(join(this.#outDir, file), bytes);
      this.#written.add(file);
    }
    return { file, sha256, mediaType, sizeBytes: bytes.length, widthPx, heightPx, ...standIn };
  }
}

export interface EncodedPicture {
  bytes: Buffer;
  mediaType: PageMediaType;
}

const MAX_WEBP_SIDE_PX = 16_383;

/** High enough that re-encoding is not visible. */
const JPEG = { quality: 95, chromaSubsampling: '4:4:4' } as const;
const WEBP_LOSSY = { quality: 95, smartSubsample: true, effort: 4 } as const;
const WEBP_LOSSLESS = { lossless: true, effort: 3 } as const;

/** The media type for a picture that must be re-encoded. */
function mediaTypeFor(facts: PictureFacts): PageMediaType {
  if (facts.kind === 'jpeg') return 'image/jpeg';
  if (facts.kind === 'png') return 'image/png';
  const fitsWebp = facts.widthPx <= MAX_WEBP_SIDE_PX && facts.heightPx <= MAX_WEBP_SIDE_PX;
  return fitsWebp ? 'image/webp' : 'image/png';
}

/** Re-encodes a picture: lossless if the source was, without metadata, in sRGB. */
async function encodePicture(picture: Sharp, facts: PictureFacts): Promise<EncodedPicture> {
  const mediaType = mediaTypeFor(facts);
  const coloured = picture.toColourspace(facts.isGrey ? 'b-w' : 'srgb');
  if (mediaType === 'image/jpeg') return { bytes: await coloured.jpeg(JPEG).toBuffer(), mediaType };
  if (mediaType === 'image/png') return { bytes: await coloured.png({ compressionLevel: 8 }).toBuffer(), mediaType };
  // WebP has no greyscale; sRGB loses nothing.
  const webp = picture.toColourspace('srgb').webp(facts.isLossless ? WEBP_LOSSLESS : WEBP_LOSSY);
  return { bytes: await webp.toBuffer(), mediaType };
}
