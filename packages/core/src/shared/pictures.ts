/** Section 9: widths in CSS-independent pixels at which pictures for whole screens are offered. */
export const IMAGE_DEVICE_WIDTHS_PX = [640, 750, 828, 1080, 1200, 1920, 2048, 3840] as const;

/** Section 9: widths at which small pictures (icons, covers, thumbnails) are offered. */
const IMAGE_ICON_WIDTHS_PX = [16, 32, 48, 64, 96, 128, 256, 384] as const;

/** All widths that the image optimiser serves, smallest first; any other is refused. */
export const IMAGE_WIDTHS_PX = [...IMAGE_ICON_WIDTHS_PX, ...IMAGE_DEVICE_WIDTHS_PX] as const;
export type ImageWidthPx = (typeof IMAGE_WIDTHS_PX)[number];

export function isImageWidth(widthPx: number): widthPx is ImageWidthPx {
  return IMAGE_WIDTHS_PX.some((allowed) => allowed === widthPx);
}

/** The smallest allowed width of at least `wantedPx`, or the largest one. */
export function imageWidthFor(wantedPx: number): ImageWidthPx {
  return IMAGE_WIDTHS_PX.find((allowed) => allowed >= wantedPx) ?? 3840;
}

/** Size of the picture of a shared link, as programs with link previews expect it. */
export const SHARED_PICTURE = { widthPx: 1200, heightPx: 630 } as const;

/** Path of that picture on a site, for a series or for the site itself. With a version, caches may keep it forever. */
export function sharedPicturePath(series: { alias: string; version?: string } | null): string {
  const path = '/api/balcony-api-v2/opengraph';
  if (series === null) return path;
  const { alias, version } = series;
  return `${path}/${encodeURIComponent(alias)}${version === undefined ? '' : `?v=${version}`}`;
}

/** A text to be drawn in a box of such a picture, by a program that has fonts. */
export interface HeadlineRequest {
  readonly text: string;
  /** BCP 47 language of the text. It says where lines may break; the script of the text decides the fonts. */
  readonly language: string;
  /** The box. Lines begin at its left side, or at its right side if the text is written from right to left. */
  readonly widthPx: number;
  readonly heightPx: number;
  /** The text gets the largest size that fits, within these limits. At the smallest size the rest is cut with an ellipsis. */
  readonly largestPx: number;
  readonly smallestPx: number;
}

/** The drawn text as outlines: path data whose box begins at 0, 0. */
export interface Headline {
  readonly outline: string;
  readonly heightPx: number;
  readonly lineCount: number;
}
