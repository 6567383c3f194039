import { IMAGE_DEVICE_WIDTHS_PX, type ImageWidthPx, imageWidthFor } from '@longstrip/core';
import type { ImageAddresses, SignedAddress } from '../image/image-address.ts';
import type { PictureRow } from '../series/series.repository.ts';

/** The reader for whom page addresses are signed (D31). */
export interface PageReader {
  readonly platformId: string;
  readonly episodeId: number;
  /** Null: any reader, of a free episode. */
  readonly readerId: string | null;
  /** When the episode stops being free; null if it stays free, or is not free to the reader. */
  readonly freeUntilMs: number | null;
  /** The episode is of an adult series. */
  readonly isAdult: boolean;
  readonly nowMs: number;
}

/** The reader id of guests. */
export const GUEST_READER_ID = 'guest';

/** Default width: sharp on a phone. */
const USUAL_WIDTH_PX: ImageWidthPx = 1080;

export interface PageAddresses {
  /** The address of one picture of a page. */
  addressOf(picture: PictureRow, pageOrder: number, widthPx: ImageWidthPx): SignedAddress;
}

export function createPageAddresses(images: ImageAddresses, reader: PageReader): PageAddresses {
  const { nowMs, ...whose } = reader;
  return {
    addressOf: ({ assetId }, pageOrder, widthPx) =>
      images.pageAddress({ ...whose, assetId, pageOrder, widthPx }, nowMs),
  };
}

/** The widths to offer for a picture: screen widths up to the first that is not narrower than it. */
export function offeredWidths(naturalWidthPx: number): ImageWidthPx[] {
  const whole = imageWidthFor(naturalWidthPx);
  return [...IMAGE_DEVICE_WIDTHS_PX.filter((widthPx) => widthPx < whole), whole];
}

/** The width of `imagePath`: the requested one, else the default. */
export function chosenWidth(naturalWidthPx: number, wantedPx: number | null): ImageWidthPx {
  return imageWidthFor(Math.min(naturalWidthPx, wantedPx ?? USUAL_WIDTH_PX));
}

/**
 * Device pixels across the screens of the phones that most readers have: 390 × 844 and 360 × 800 at three device pixels
 * each, 360 × 800 at two.
 */
const PHONE_SCREENS_PX = [1170, 1080, 720] as const;
const PHONE_WIDTHS = 2;

/** The two offered widths of a picture that phones ask for most; the first one is asked for most. */
export function phoneWidths(naturalWidthPx: number): ImageWidthPx[] {
  const offered = offeredWidths(naturalWidthPx);
  const asked = PHONE_SCREENS_PX.map((screenPx) => offered.find((widthPx) => widthPx >= screenPx) ?? offered.at(-1));
  return [...new Set(asked)].filter((widthPx) => widthPx !== undefined).slice(0, PHONE_WIDTHS);
}
