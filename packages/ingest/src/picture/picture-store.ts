import { createHash } from 'node:crypto';
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { BAND_BYTES, WHOLE_DECODE_BAND_BYTES } from '../limits.ts';
import type { PageImage, PageMediaType } from '../publication.ts';
import { RefusedInput } from '../refused-input.ts';
import { decodeBand, decodeToMeanColour, openPicture, openPixels, rowsPerBand } from './decoder.ts';
import { type EncodedPicture, encodePicture } from './encode-picture.ts';
import type { PictureFacts } from './inspect-picture.ts';
import { MeanColour } from './mean-colour.ts';
import { stripJpeg, stripPng, stripWebp } from './strip-metadata.ts';
import { tileHeightPx } from './tile-height.ts';

const EXTENSIONS: Record<PageMediaType, string> = { 'image/jpeg': 'jpg', 'image/png': 'png', 'image/webp': 'webp' };

const PLAIN_FILES = {
  jpeg: { mediaType: 'image/jpeg', strip: stripJpeg },
  png: { mediaType: 'image/png', strip: stripPng },
  webp: { mediaType: 'image/webp', strip: stripWebp },
} as const;

/** The file as it came, without its metadata; null where the picture must be encoded anew. */
function keepBytes(bytes: Buffer, facts: PictureFacts): EncodedPicture | null {
  if (!facts.isPlain || facts.kind === 'gif' || facts.kind === 'avif') return null;
  const { mediaType, strip } = PLAIN_FILES[facts.kind];
  const stripped = strip(bytes);
  return stripped === null ? null : { bytes: stripped, mediaType };
}

/**
 * Writes the pictures of a publication into the output folder, each under the hash of its bytes and once. Every pixel
 * is decoded on the way: a picture that does not decode to its end is refused here and never in a reader's browser.
 */
export class PictureStore {
  readonly #outDir: string;
  readonly #written = new Set<string>();
  readonly #prepared = new Map<string, PageImage[]>();

  constructor(outDir: string) {
    this.#outDir = outDir;
  }

  /** Stores a picture whole. */
  async saveWhole(bytes: Buffer, facts: PictureFacts, entry: string): Promise<PageImage> {
    const [image] = await this.#once(`whole ${facts.sha256}`, entry, async () => [await this.#saveWhole(bytes, facts)]);
    if (image === undefined) throw new Error(`Nothing was stored for ${entry}`);
    return image;
  }

  /** Stores a strip cut into tiles; a picture that is low enough is stored whole. */
  async saveTiles(bytes: Buffer, facts: PictureFacts, entry: string): Promise<PageImage[]> {
    const heightPx = tileHeightPx(facts.heightPx);
    if (heightPx === facts.heightPx) return [await this.saveWhole(bytes, facts, entry)];
    return this.#once(`tiles ${facts.sha256}`, entry, () => this.#saveTiles(bytes, facts, heightPx));
  }

  async #once(key: string, entry: string, prepare: () => Promise<PageImage[]>): Promise<PageImage[]> {
    const known = this.#prepared.get(key);
    if (known !== undefined) return known;
    try {
      const images = await prepare();
      this.#prepared.set(key, images);
      return images;
    } catch (error) {
      // A refusal has its own words; an error of the file system (no space left) is not the picture's fault.
      if (error instanceof Error && 'code' in error) throw error;
      throw new RefusedInput('PAGE_BROKEN', entry, 'the picture does not decode to its end', {
        cause: error,
      });
    }
  }

  async #saveWhole(bytes: Buffer, facts: PictureFacts): Promise<PageImage> {
    const { widthPx, heightPx } = facts;
    const placeholder = await decodeToMeanColour(bytes, widthPx, heightPx);
    const encoded = keepBytes(bytes, facts) ?? (await encodePicture(openPicture(bytes).autoOrient(), facts));
    return this.#write(encoded, widthPx, heightPx, placeholder);
  }

  /** Decodes whole tiles band by band, so that memory does not grow with the strip. */
  async #saveTiles(bytes: Buffer, facts: PictureFacts, tileHeight: number): Promise<PageImage[]> {
    const { widthPx, heightPx } = facts;
    const images: PageImage[] = [];
    const rows = rowsPerBand(widthPx, tileHeight, facts.isReadByRows ? BAND_BYTES : WHOLE_DECODE_BAND_BYTES);
    for (let bandTop = 0; bandTop < heightPx; bandTop += rows) {
      const band = await decodeBand(bytes, widthPx, bandTop, Math.min(rows, heightPx - bandTop));
      for (let top = 0; top < band.heightPx; top += tileHeight) {
        const height = Math.min(tileHeight, band.heightPx - top);
        const rowBytes = widthPx * band.channels;
        const pixels = band.pixels.subarray(top * rowBytes, (top + height) * rowBytes);
        const mean = new MeanColour();
        mean.add({ ...band, pixels });
        const tile = { ...facts, heightPx: height };
        const encoded = await encodePicture(openPixels(pixels, widthPx, height, band.channels), tile);
        images.push(await this.#write(encoded, widthPx, height, mean.toHex()));
      }
    }
    return images;
  }

  async #write(encoded: EncodedPicture, widthPx: number, heightPx: number, placeholder: string): Promise<PageImage> {
    const { bytes, mediaType } = encoded;
    const sha256 = createHash('sha256').update(bytes).digest('hex');
    const file = `${sha256}.${EXTENSIONS[mediaType]}`;
    if (!this.#written.has(file)) {
      await writeFile(join(this.#outDir, file), bytes);
      this.#written.add(file);
    }
    return { file, sha256, mediaType, sizeBytes: bytes.length, widthPx, heightPx, placeholder };
  }
}
