import { createHash } from 'node:crypto';
import type { SeriesThumbnailType } from '@longstrip/core';
import sharp from 'sharp';
import { type ShownPart, type ShownShare, shownPart } from '../publish/shown-part.ts';
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
/** With so few pixels of adult art nothing is recognisable, only its colours. */
const BLURRED_PX = 6;

/** The pictures of a series by type, and the files behind them. */
interface SeriesPictures {
  readonly byType: Partial<Record<SeriesThumbnailType, string>>;
  readonly made: MadePicture[];
}

/**
 * Makes the cover and the frames that lists and pages show. A picture that came as a cover is shown whole, even if it is also a
 * page; of a page that is used in place of a cover, only a quarter is shown (D39). An adult series also gets pictures for readers
 * who may not see its art: only the cover's colours.
 */
export async function makeSeriesPictures(
  source: { readonly bytes: Uint8Array; readonly share: ShownShare },
  isAdult: boolean,
  nowMs: number,
): Promise<SeriesPictures> {
  const shown = await shownPart(source.bytes, source.share);
  const cover = await finishPicture(await sharp(shown.pixels, { raw: shown.raw }).png().toBuffer(), nowMs);
  const pictures: SeriesPictures = { byType: { COVER: cover.row.id }, made: [cover] };
  for (const frame of ['VERTICAL', 'SQUARE', 'DETAIL'] as const) {
    const cut = await cutFrame(shown, FRAMES[frame]);
    const picture = await finishPicture(cut, nowMs);
    pictures.made.push(picture);
    pictures.byType[frame] = picture.row.id;
    if (frame === 'SQUARE') pictures.byType.MAIN = picture.row.id;
    if (!isAdult) continue;
    const blurred = await finishPicture(await blur(cut, FRAMES[frame]), nowMs);
    pictures.made.push(blurred);
    pictures.byType[NON_ADULT_NAME[frame]] = blurred.row.id;
  }
  return pictures;
}

async function blur(picture: Buffer, frame: FrameSize): Promise<Buffer> {
  const few = await sharp(picture).resize({ width: BLURRED_PX, height: BLURRED_PX, fit: 'fill' }).png().toBuffer();
  return sharp(few)
    .resize({ width: frame.widthPx / 4, height: frame.heightPx / 4, fit: 'fill', kernel: 'cubic' })
    .blur(12)
    .png()
    .toBuffer();
}

/** A picture that was made to be public: an asset of its own, encoded anew. */
export interface MadePicture {
  readonly bytes: Uint8Array;
  readonly row: AssetRow;
}

interface FrameSize {
  readonly widthPx: number;
  readonly heightPx: number;
}

/** Heads are in the upper part of a cover: a frame that shows less than half of its height is cut from that part. */
const SMALL_SHARE = 0.5;
const UPPER_SHARE = 0.62;

/** Cuts the frame's shape from what may be shown, around what attracts the eye. The result is never enlarged. */
async function cutFrame({ share, pixels, raw }: ShownPart, frame: FrameSize): Promise<Buffer> {
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
async function finishPicture(picture: Buffer, nowMs: number): Promise<MadePicture> {
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

/** The largest size in which lists show an episode (D39). */
const THUMBNAIL = { widthPx: 640, heightPx: 360 } as const;

/** The thumbnail of an episode, from a quarter of a page, or from a picture that is not a page. */
export async function makeEpisodeThumbnail(
  source: { readonly bytes: Uint8Array; readonly share: ShownShare },
  nowMs: number,
): Promise<MadePicture> {
  return finishPicture(await cutFrame(await shownPart(source.bytes, source.share), THUMBNAIL), nowMs);
}
