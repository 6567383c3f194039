import { createHash } from 'node:crypto';
import sharp from 'sharp';
import type { ShownPart } from '../publish/shown-part.ts';
import type { AssetRow } from './pictures.repository.ts';

/** A picture that was made to be public: an asset of its own, encoded anew. */
export interface MadePicture {
  readonly bytes: Uint8Array;
  readonly row: AssetRow;
}

export interface FrameSize {
  readonly widthPx: number;
  readonly heightPx: number;
}

/** Heads are in the upper part of a cover: a frame that shows less than half of its height is cut out of that. */
const SMALL_SHARE = 0.5;
const UPPER_SHARE = 0.62;

/** The frame's shape cut out of what may be shown, around what draws the eye; at most as large as that, never enlarged. */
export async function cutFrame({ share, pixels, raw }: ShownPart, frame: FrameSize): Promise<Buffer> {
  const { width, height } = raw;
  const scale = Math.min(1, width / frame.widthPx, height / frame.heightPx);
  const shownPx = (width * frame.heightPx) / frame.widthPx;
  const isFromUpperPart = share === 'whole' && shownPx < height * SMALL_SHARE;
  return sharp(pixels, { raw })
    .extract({ left: 0, top: 0, width, height: isFromUpperPart ? Math.round(height * UPPER_SHARE) : height })
    .resize({
      width: Math.max(1, Math.round(frame.widthPx * scale)),
      height: Math.max(1, Math.round(frame.heightPx * scale)),
      fit: 'cover',
      position: sharp.strategy.attention,
    })
    .png()
    .toBuffer();
}

/** Encodes a picture as an asset. */
export async function finishPicture(picture: Buffer, nowMs: number): Promise<MadePicture> {
  const { data, info } = await sharp(picture).webp({ quality: 86 }).toBuffer({ resolveWithObject: true });
  const { dominant } = await sharp(picture).stats();
  const id = createHash('sha256').update(data).digest('hex');
  const hex = [dominant.r, dominant.g, dominant.b].map((part) => part.toString(16).padStart(2, '0')).join('');
  return {
    bytes: data,
    row: {
      id,
      mediaType: 'image/webp',
      sizeBytes: data.byteLength,
      widthPx: info.width,
      heightPx: info.height,
      placeholder: `#${hex}`,
      createdAtMs: nowMs,
    },
  };
}
