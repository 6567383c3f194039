import { IMAGE_DEVICE_WIDTHS_PX, type ImageWidthPx, imageWidthFor } from '@longstrip/core';
import type { PictureRow } from '../catalogue/series.repository.ts';
import type { ImageAddresses, SignedAddress } from '../image/image-address.ts';

/** Whom the addresses of an episode's pictures are for (D31). */
export interface PageReader {
  readonly platformId: string;
  readonly episodeId: number;
  /** Null: anybody, of an episode that stays free. */
  readonly readerId: string | null;
  readonly nowMs: number;
}

/** Who is not signed in, where an address is not for everybody. */
export const GUEST_READER_ID = 'guest';

/** The width a picture is offered in when a client asks for none: sharp on a phone, and no wider than it is. */
const USUAL_WIDTH_PX: ImageWidthPx = 1080;

export interface PageAddresses {
  /** The address of one picture of a page. */
  addressOf(picture: PictureRow, pageOrder: number, widthPx: ImageWidthPx): SignedAddress;
}

export function createPageAddresses(images: ImageAddresses, reader: PageReader): PageAddresses {
  const { nowMs, ...grant } = reader;
  return {
    addressOf: ({ assetId }, pageOrder, widthPx) =>
      images.pageAddress({ ...grant, assetId, pageOrder, widthPx }, nowMs),
  };
}

/** The widths worth offering for a picture: the screens' own up to the first that holds all of it. */
export function offeredWidths(naturalWidthPx: number): ImageWidthPx[] {
  const whole = imageWidthFor(naturalWidthPx);
  return [...IMAGE_DEVICE_WIDTHS_PX.filter((widthPx) => widthPx < whole), whole];
}

/** The width of `imagePath`, for a client that asked for `wantedPx` or for nothing. */
export function chosenWidth(naturalWidthPx: number, wantedPx: number | null): ImageWidthPx {
  return imageWidthFor(Math.min(naturalWidthPx, wantedPx ?? USUAL_WIDTH_PX));
}
