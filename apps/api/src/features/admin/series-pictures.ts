import { createHash } from 'node:crypto';
import type { SeriesThumbnailType } from '@longstrip/core';
import sharp from 'sharp';
import type { AssetRow } from './pictures.repository.ts';

/** The frames that clients rely on (wire contract): 3:4, 1:1 and 720×330, at twice the size they are shown in. */
const FRAMES = {
  VERTICAL: { widthPx: 768, heightPx: 1024 },
  SQUARE: { widthPx: 768, heightPx: 768 },
  DETAIL: { widthPx: 1440, heightPx: 660 },
} as const;
type Frame = keyof typeof FRAMES;

const NON_ADULT_NAME: Readonly<Record<Frame, SeriesThumbnailType>> = {
  VERTICAL: 'VERTICAL_NON_ADULT',
  SQUARE: 'MAIN_NON_ADULT',
  DETAIL: 'DETAIL_NON_ADULT',
};
/** Heads are in the upper part of a cover: a frame that shows less than half of its height is cut out of that. */
const SMALL_SHARE = 0.5;
const UPPER_SHARE = 0.62;
/** So few pixels are left of adult art that nothing can be made out, only its colours. */
const VEILED_PX = 6;

export interface MadePicture {
  bytes: Uint8Array;
  row: AssetRow;
}

/** The pictures of a series, made from its cover: by type, and the files behind them (the cover's own is not among them). */
export interface SeriesPictures {
  coverId: string;
  byType: Partial<Record<SeriesThumbnailType, string>>;
  made: MadePicture[];
}

/**
 * Cuts a cover into the frames that lists and pages show, around what draws the eye. Of an adult series there are also
 * pictures for who may not see its art: the cover's colours, and nothing more.
 */
export async function makeSeriesPictures(
  cover: { id: string; bytes: Uint8Array },
  isAdult: boolean,
  nowMs: number,
): Promise<SeriesPictures> {
  const pictures: SeriesPictures = { coverId: cover.id, byType: { COVER: cover.id }, made: [] };
  for (const frame of ['VERTICAL', 'SQUARE', 'DETAIL'] as const) {
    const cut = await cutFrame(cover.bytes, FRAMES[frame]);
    const picture = await finish(cut, nowMs);
    pictures.made.push(picture);
    pictures.byType[frame] = picture.row.id;
    if (frame === 'SQUARE') pictures.byType.MAIN = picture.row.id;
    if (!isAdult) continue;
    const veiled = await finish(await veil(cut, FRAMES[frame]), nowMs);
    pictures.made.push(veiled);
    pictures.byType[NON_ADULT_NAME[frame]] = veiled.row.id;
  }
  return pictures;
}

interface FrameSize {
  widthPx: number;
  heightPx: number;
}

/** The frame at most as large as the cover allows: nothing is enlarged. */
async function cutFrame(cover: Uint8Array, frame: FrameSize): Promise<Buffer> {
  const upright = await sharp(cover).rotate().toBuffer({ resolveWithObject: true });
  const { width, height } = upright.info;
  const scale = Math.min(1, width / frame.widthPx, height / frame.heightPx);
  const shownPx = (width * frame.heightPx) / frame.widthPx;
  const searchedPx = shownPx < height * SMALL_SHARE ? Math.round(height * UPPER_SHARE) : height;
  return sharp(upright.data)
    .extract({ left: 0, top: 0, width, height: searchedPx })
    .resize({
      width: Math.max(1, Math.round(frame.widthPx * scale)),
      height: Math.max(1, Math.round(frame.heightPx * scale)),
      fit: 'cover',
      position: sharp.strategy.attention,
    })
    .flatten({ background: '#ffffff' })
    .png()
    .toBuffer();
}

async function veil(picture: Buffer, frame: FrameSize): Promise<Buffer> {
  const few = await sharp(picture).resize({ width: VEILED_PX, height: VEILED_PX, fit: 'fill' }).png().toBuffer();
  return sharp(few)
    .resize({ width: frame.widthPx / 4, height: frame.heightPx / 4, fit: 'fill', kernel: 'cubic' })
    .blur(12)
    .png()
    .toBuffer();
}

async function finish(picture: Buffer, nowMs: number): Promise<MadePicture> {
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
