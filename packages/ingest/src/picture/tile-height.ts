import { MAX_TILE_HEIGHT_PX } from '../limits.ts';

const BLOCK_PX = 16;

/**
 * Height of the tiles that a strip is cut into (the last one may be lower): as few as the limit allows, evenly high,
 * and a multiple of 16, so that each tile keeps the block grid of the JPEG it is cut from and a second coding repeats
 * the first instead of adding to its loss. A strip within the limit stays whole.
 */
export function tileHeightPx(stripHeightPx: number): number {
  if (stripHeightPx <= MAX_TILE_HEIGHT_PX) return stripHeightPx;
  const tiles = Math.ceil(stripHeightPx / MAX_TILE_HEIGHT_PX);
  return Math.ceil(stripHeightPx / tiles / BLOCK_PX) * BLOCK_PX;
}
