import type { EpisodeThumbnail, SeriesThumbnail } from '@longstrip/api-contract';
import type { ImageWidthPx, SeriesThumbnailType } from '@longstrip/core';
import type { ImageAddresses } from '../image/image-address.ts';
import type { PictureRow, SeriesPictureRow } from './series.repository.ts';

/** Width of a picture's address, by its shape. Clients may change it to any other allowed width: the address is public. */
const NARROW_PX: ImageWidthPx = 384;
const WIDE_PX: ImageWidthPx = 750;

const WIDTHS_PX: Readonly<Record<SeriesThumbnailType, ImageWidthPx>> = {
  VERTICAL: NARROW_PX,
  MAIN: NARROW_PX,
  SQUARE: NARROW_PX,
  DETAIL: WIDE_PX,
  HORIZONTAL_TYPE_A: WIDE_PX,
  HORIZONTAL_TYPE_B: WIDE_PX,
  HORIZONTAL_TYPE_C: WIDE_PX,
  COVER: NARROW_PX,
  VERTICAL_NON_ADULT: NARROW_PX,
  DETAIL_NON_ADULT: WIDE_PX,
  MAIN_NON_ADULT: NARROW_PX,
};

/** What replaces a picture where adult art may not be shown. */
const NON_ADULT: Readonly<Record<SeriesThumbnailType, SeriesThumbnailType>> = {
  VERTICAL: 'VERTICAL_NON_ADULT',
  COVER: 'VERTICAL_NON_ADULT',
  MAIN: 'MAIN_NON_ADULT',
  SQUARE: 'MAIN_NON_ADULT',
  DETAIL: 'DETAIL_NON_ADULT',
  HORIZONTAL_TYPE_A: 'DETAIL_NON_ADULT',
  HORIZONTAL_TYPE_B: 'DETAIL_NON_ADULT',
  HORIZONTAL_TYPE_C: 'DETAIL_NON_ADULT',
  VERTICAL_NON_ADULT: 'VERTICAL_NON_ADULT',
  MAIN_NON_ADULT: 'MAIN_NON_ADULT',
  DETAIL_NON_ADULT: 'DETAIL_NON_ADULT',
};

const ADULT_ONLY_ORDER = ['VERTICAL_NON_ADULT', 'MAIN_NON_ADULT', 'DETAIL_NON_ADULT'] as const;

/** Replacements for a picture that the series lacks, the nearest shape first. */
const NEAREST: Readonly<Record<SeriesThumbnailType, readonly SeriesThumbnailType[]>> = {
  VERTICAL: ['VERTICAL', 'COVER', 'MAIN', 'SQUARE', 'DETAIL'],
  COVER: ['COVER', 'VERTICAL', 'MAIN', 'SQUARE', 'DETAIL'],
  MAIN: ['MAIN', 'SQUARE', 'VERTICAL', 'COVER', 'DETAIL'],
  SQUARE: ['SQUARE', 'MAIN', 'VERTICAL', 'COVER', 'DETAIL'],
  DETAIL: ['DETAIL', 'HORIZONTAL_TYPE_A', 'MAIN', 'SQUARE', 'VERTICAL', 'COVER'],
  HORIZONTAL_TYPE_A: ['HORIZONTAL_TYPE_A', 'DETAIL', 'MAIN', 'VERTICAL', 'COVER'],
  HORIZONTAL_TYPE_B: ['HORIZONTAL_TYPE_B', 'DETAIL', 'MAIN', 'VERTICAL', 'COVER'],
  HORIZONTAL_TYPE_C: ['HORIZONTAL_TYPE_C', 'DETAIL', 'MAIN', 'VERTICAL', 'COVER'],
  VERTICAL_NON_ADULT: ['VERTICAL_NON_ADULT', 'VERTICAL', 'COVER', 'MAIN', 'SQUARE', 'DETAIL'],
  MAIN_NON_ADULT: ['MAIN_NON_ADULT', 'MAIN', 'SQUARE', 'VERTICAL', 'COVER', 'DETAIL'],
  DETAIL_NON_ADULT: ['DETAIL_NON_ADULT', 'DETAIL', 'HORIZONTAL_TYPE_A', 'MAIN', 'VERTICAL', 'COVER'],
};

interface ThumbnailRequest {
  readonly platformId: string;
  readonly types: readonly SeriesThumbnailType[];
  readonly isAdultSeries: boolean;
  /** It has adult and other episodes: its `*_NON_ADULT` pictures are preferred. */
  readonly isMixed: boolean;
  /** D24: the reader sees adult content. */
  readonly seesAdult: boolean;
}

/**
 * One entry for each requested type. A reader who may not see adult art gets the `*_NON_ADULT` picture of an adult series
 * under that name, or nothing. A missing picture is replaced by the nearest one the series has.
 */
export function chooseThumbnails(
  images: ImageAddresses,
  pictures: readonly SeriesPictureRow[],
  request: ThumbnailRequest,
): SeriesThumbnail[] {
  return choosePictures(pictures, request).map(({ type, picture }) => ({
    type,
    ...wirePicture(images, request.platformId, picture, WIDTHS_PX[type]),
  }));
}

/** The pictures behind `chooseThumbnails`, each with the type it is shown as. */
export function choosePictures(
  pictures: readonly SeriesPictureRow[],
  { types: asked, isAdultSeries, isMixed, seesAdult }: Omit<ThumbnailRequest, 'platformId'>,
): { type: SeriesThumbnailType; picture: SeriesPictureRow }[] {
  const hidesArt = isAdultSeries && !seesAdult;
  const prefersNonAdult = (type: SeriesThumbnailType) =>
    hidesArt || (isMixed && !seesAdult && pictures.some((stored) => stored.type === NON_ADULT[type]));
  const types = [...new Set(asked.map((type) => (prefersNonAdult(type) ? NON_ADULT[type] : type)))];
  return types.flatMap((type) => {
    const candidates: readonly SeriesThumbnailType[] = hidesArt ? [type, ...ADULT_ONLY_ORDER] : NEAREST[type];
    const picture = candidates
      .map((candidate) => pictures.find((stored) => stored.type === candidate))
      .find((stored) => stored !== undefined);
    return picture === undefined ? [] : [{ type, picture }];
  });
}

/** All pictures that a reader may see, each under its own name (for the detail page). */
export function allThumbnails(
  images: ImageAddresses,
  pictures: readonly SeriesPictureRow[],
  request: Omit<ThumbnailRequest, 'types'>,
): SeriesThumbnail[] {
  const types = pictures.map(({ type }) => type).toSorted();
  return chooseThumbnails(images, pictures, { ...request, types });
}

/** The picture of an episode, if it has one. */
export function episodeThumbnails(
  images: ImageAddresses,
  platformId: string,
  picture: PictureRow | null,
): EpisodeThumbnail[] {
  if (picture === null) return [];
  return [{ type: 'COMMON', ...wirePicture(images, platformId, picture, NARROW_PX) }];
}

/** A picture on the wire: its public address in a width, its size, and the colour shown until it is loaded. */
export function wirePicture(images: ImageAddresses, platformId: string, picture: PictureRow, widthPx: ImageWidthPx) {
  return {
    imagePath: images.publicAddress({ platformId, assetId: picture.assetId, widthPx }),
    width: picture.widthPx,
    height: picture.heightPx,
    placeholder: picture.placeholder,
  };
}
