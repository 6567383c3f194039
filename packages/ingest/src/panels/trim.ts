import type { Mask, Raster } from './raster.ts';

/** Plain borders of a picture, in its pixels. */
export type Trim = [left: number, top: number, right: number, bottom: number];

/** At most this share of a side is a border. */
const MOST = 0.15;
/** Less is not worth a crop. */
const LEAST = 0.01;

/**
 * The plain border around the art of a page, in its background's colour; null where there is none of at least 1 % on any side.
 * A row of the raster less than is plain, so that no ink is cut.
 */
export function findTrim(
  background: Mask,
  { width, height }: Raster,
  { widthPx, heightPx }: { widthPx: number; heightPx: number },
): Trim | null {
  const isPlainRow = (y: number) => isPlain(background, y * width, 1, width);
  const isPlainColumn = (x: number) => isPlain(background, x, width, height);
  const border = (isPlainAt: (line: number) => boolean, lines: number, sidePx: number, isFromEnd: boolean) => {
    let count = 0;
    while (count < lines && isPlainAt(isFromEnd ? lines - 1 - count : count)) count += 1;
    // A picture without art has no border.
    if (count === lines) return 0;
    const share = Math.min(MOST, Math.max(0, count - 1) / lines);
    return share < LEAST ? 0 : Math.floor(share * sidePx);
  };
  const trim: Trim = [
    border(isPlainColumn, width, widthPx, false),
    border(isPlainRow, height, heightPx, false),
    border(isPlainColumn, width, widthPx, true),
    border(isPlainRow, height, heightPx, true),
  ];
  return trim.every((px) => px === 0) ? null : trim;
}

function isPlain(background: Mask, from: number, step: number, count: number): boolean {
  for (let index = 0; index < count; index += 1) if (background[from + index * step] !== 1) return false;
  return true;
}
