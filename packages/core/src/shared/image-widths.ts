/** Section 9: widths in CSS-independent pixels at which pictures for whole screens are offered. */
export const IMAGE_DEVICE_WIDTHS_PX = [640, 750, 828, 1080, 1200, 1920, 2048, 3840] as const;

/** Section 9: widths at which small pictures (icons, covers, thumbnails) are offered. */
export const IMAGE_ICON_WIDTHS_PX = [16, 32, 48, 64, 96, 128, 256, 384] as const;

/** All widths that the image optimiser serves, smallest first; any other is refused. */
export const IMAGE_WIDTHS_PX = [...IMAGE_ICON_WIDTHS_PX, ...IMAGE_DEVICE_WIDTHS_PX] as const;
export type ImageWidthPx = (typeof IMAGE_WIDTHS_PX)[number];

/** Whether the optimiser serves this width. */
export function isImageWidth(widthPx: number): widthPx is ImageWidthPx {
  return IMAGE_WIDTHS_PX.some((allowed) => allowed === widthPx);
}

/** The smallest allowed width of at least `wantedPx`, or the largest one. */
export function imageWidthFor(wantedPx: number): ImageWidthPx {
  return IMAGE_WIDTHS_PX.find((allowed) => allowed >= wantedPx) ?? 3840;
}
