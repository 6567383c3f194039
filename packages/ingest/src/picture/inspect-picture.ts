import { createHash } from 'node:crypto';
import type { Metadata } from 'sharp';
import { RefusedInput } from '../ingest-refusal.ts';
import {
  BOOK_FREE_PIXELS,
  BOOK_PIXELS_PER_FILE_BYTE,
  DECODE_FREE_BYTES,
  MAX_DECODE_BYTES,
  MAX_PICTURE_PIXELS,
  PLAUSIBLE_PIXELS_PER_BYTE,
} from '../limits.ts';
import {
  describeKind,
  detectContentKind,
  isOtherPicture,
  isReadablePicture,
  type ReadablePicture,
} from '../source/content-kind.ts';
import { openPicture } from './decoder.ts';
import { type PictureHeader, readPictureHeader } from './picture-header.ts';

/** Facts about a picture before decoding. Width and height are those after rotation. */
export interface PictureFacts {
  kind: ReadablePicture;
  sha256: string;
  sizeBytes: number;
  widthPx: number;
  heightPx: number;
  isGrey: boolean;
  isLossless: boolean;
  /** Parts of it may be transparent. */
  hasAlpha: boolean;
  isAnimated: boolean;
  /** Whether rows can be read in sequence, without the whole picture in memory. */
  isReadByRows: boolean;
  /** Whether browsers show the file correctly as it is: upright, 8 bit, sRGB or grey, one frame. */
  isPlain: boolean;
}

function checkSize(kind: ReadablePicture, header: PictureHeader, sizeBytes: number, entry: string): void {
  const { widthPx, heightPx, decodeBytesPerPixel } = header;
  const pixels = widthPx * heightPx;
  if (pixels === 0) throw new RefusedInput('PAGE_BROKEN', entry, 'the picture has no area');
  if (pixels > MAX_PICTURE_PIXELS) {
    const reason = `the picture claims ${widthPx} × ${heightPx} pixels, and ${MAX_PICTURE_PIXELS} in all are allowed`;
    throw new RefusedInput('PICTURE_TOO_LARGE', entry, reason);
  }
  const honestBytes = sizeBytes * PLAUSIBLE_PIXELS_PER_BYTE[kind] * decodeBytesPerPixel;
  if (pixels * decodeBytesPerPixel > Math.min(MAX_DECODE_BYTES, DECODE_FREE_BYTES + honestBytes)) {
    const reason = `its ${widthPx} × ${heightPx} pixels would take more memory than a picture of ${sizeBytes} bytes may`;
    throw new RefusedInput('PICTURE_TOO_LARGE', entry, reason);
  }
}

/** An sRGB profile: dropping it changes no colour. */
function isSrgbProfile(profile: Buffer): boolean {
  return /sRGB/i.test(profile.toString('latin1').replaceAll('\0', ''));
}

function isPlain(kind: ReadablePicture, header: PictureHeader, metadata: Metadata): boolean {
  return (
    (kind === 'jpeg' || kind === 'png' || kind === 'webp') &&
    !header.isAnimated &&
    !header.isUnusualCoding &&
    (metadata.orientation ?? 1) === 1 &&
    metadata.depth === 'uchar' &&
    (metadata.space === 'srgb' || metadata.space === 'b-w') &&
    (metadata.icc === undefined || isSrgbProfile(metadata.icc))
  );
}

async function readMetadata(bytes: Buffer, entry: string): Promise<Metadata> {
  try {
    return await openPicture(bytes).metadata();
  } catch (error) {
    throw new RefusedInput('PAGE_BROKEN', entry, 'the picture cannot be read', { cause: error });
  }
}

/** The kind of a supported picture, by content; refuses others and names what they are. */
export function requirePictureKind(head: Uint8Array, entry: string): ReadablePicture {
  const kind = detectContentKind(head);
  if (isReadablePicture(kind)) return kind;
  if (kind === 'svg') throw new RefusedInput('PAGE_SVG', entry, 'an SVG drawing is not taken as a picture');
  if (isOtherPicture(kind)) {
    throw new RefusedInput('UNSUPPORTED_PICTURE', entry, `${describeKind(kind)} is not supported`);
  }
  throw new RefusedInput('PAGE_BROKEN', entry, `it should be a picture and is ${describeKind(kind)}`);
}

/**
 * Reads a picture's headers, and refuses pictures that must not be decoded.
 *
 * @throws RefusedInput PAGE_BROKEN, PAGE_SVG, UNSUPPORTED_PICTURE, PICTURE_TOO_LARGE
 */
export async function inspectPicture(bytes: Buffer, entry: string): Promise<PictureFacts> {
  const kind = requirePictureKind(bytes, entry);
  const header = readPictureHeader(kind, bytes);
  if (header === null) throw new RefusedInput('PAGE_BROKEN', entry, "the picture's header is damaged");
  checkSize(kind, header, bytes.length, entry);
  const metadata = await readMetadata(bytes, entry);
  const { width: widthPx, height: heightPx } = metadata.autoOrient;
  return {
    kind,
    sha256: createHash('sha256').update(bytes).digest('hex'),
    sizeBytes: bytes.length,
    widthPx,
    heightPx,
    isGrey: metadata.space === 'b-w' || metadata.space === 'grey16',
    isLossless: kind === 'png' || kind === 'gif' || header.isLossless,
    hasAlpha: metadata.hasAlpha === true,
    isAnimated: header.isAnimated || (metadata.pages ?? 1) > 1,
    isReadByRows: header.decodeBytesPerPixel === 0,
    isPlain: isPlain(kind, header, metadata),
  };
}

/**
 * Limits the pixels of all pictures of a book by their bytes, before decoding: thousands of small files with large blank
 * pictures are a decompression bomb, too.
 */
export class PixelBudget {
  #pixels = 0;
  #fileBytes = 0;

  /** @throws RefusedInput PICTURE_TOO_LARGE */
  spend({ widthPx, heightPx, sizeBytes }: PictureFacts): void {
    this.#pixels += widthPx * heightPx;
    this.#fileBytes += sizeBytes;
    if (this.#pixels > BOOK_FREE_PIXELS + this.#fileBytes * BOOK_PIXELS_PER_FILE_BYTE) {
      const reason = `its pictures claim ${this.#pixels} pixels, far more than their ${this.#fileBytes} bytes can honestly hold`;
      throw new RefusedInput('PICTURE_TOO_LARGE', null, reason);
    }
  }
}
