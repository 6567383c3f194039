import type { SeriesThumbnailType } from '@longstrip/core';
import sharp from 'sharp';
import { type ShownShare, shownPart } from '../publish/shown-part.ts';
import { cutFrame, type FrameSize, finishPicture, type MadePicture } from './made-picture.ts';

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
/** So few pixels are left of adult art that nothing can be made out, only its colours. */
const BLURRED_PX = 6;

/** The pictures of a series by type, and the files behind them. */
export interface SeriesPictures {
  readonly byType: Partial<Record<SeriesThumbnailType, string>>;
  readonly made: MadePicture[];
}

/**
 * Makes the cover and the frames that lists and pages show. A picture that came as a cover is shown whole, also where it
 * is a page; of a page that stands in, only its quarter (D39). An adult series also gets pictures for readers who may
 * not see its art: the cover's colours, and nothing more.
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
