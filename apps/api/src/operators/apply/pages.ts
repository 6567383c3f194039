import { isDeepStrictEqual } from 'node:util';
import { type PageRegion, REGION_SCENE_MOST, REGION_TEXT_MOST, REGIONS_MOST, type ViewerMode } from '@longstrip/core';
import { asset, page } from '@longstrip/database/schema';
import { and, asc, eq } from 'drizzle-orm';
import * as v from 'valibot';
import { RefusedChange } from '../../shared/operator.ts';
import { TextSchema } from '../../shared/operator-values.ts';
import type { ApplyContext } from './apply-document.ts';

/** No picture is larger. */
const MOST_PX = 100_000;

const isPixels = (least: number) => (px: number) => Number.isInteger(px) && px >= least && px <= MOST_PX;
const PlaceSchema = v.pipe(v.number(), v.check(isPixels(0), 'must be a whole number of pixels from 0'));
const SizeSchema = v.pipe(v.number(), v.check(isPixels(1), 'must be a whole number of pixels from 1'));

const RegionSchema = v.strictObject({
  box: v.strictTuple(
    [PlaceSchema, PlaceSchema, SizeSchema, SizeSchema],
    'must be [x, y, width, height], in pixels of the picture',
  ),
  text: v.exactOptional(
    v.pipe(TextSchema, v.maxLength(REGION_TEXT_MOST, `must have at most ${REGION_TEXT_MOST} characters`)),
  ),
  scene: v.exactOptional(
    v.pipe(TextSchema, v.maxLength(REGION_SCENE_MOST, `must have at most ${REGION_SCENE_MOST} characters`)),
  ),
});

/** The panels of a page as an operator corrects them. */
export const PageEntrySchema = v.strictObject({
  /** Starts at 1. */
  page: v.pipe(v.number(), v.integer('must be a whole number'), v.minValue(1, 'the first page is 1')),
  /** In reading order; null: as they are found, or as the book states them. */
  regions: v.nullable(
    v.pipe(v.array(RegionSchema), v.maxLength(REGIONS_MOST, `a page has at most ${REGIONS_MOST} regions`)),
  ),
});
type PageEntry = v.InferOutput<typeof PageEntrySchema>;

/**
 * Corrects the panels of pages (record 0111). A correction belongs to the picture that the page has now: it stays as long as
 * the episode has that picture.
 */
export async function applyPages(
  { tx }: ApplyContext,
  episode: { id: number; number: string; viewerMode: ViewerMode },
  entries: readonly PageEntry[],
): Promise<void> {
  if (entries.length === 0) return;
  const pages = await tx
    .select({
      orderNo: page.orderNo,
      corrected: page.correctedRegions,
      widthPx: asset.widthPx,
      heightPx: asset.heightPx,
    })
    .from(page)
    .innerJoin(asset, eq(asset.id, page.assetId))
    .where(eq(page.episodeId, episode.id))
    .orderBy(asc(page.orderNo));
  for (const { page: orderNo, regions } of entries) {
    const found = pages.find((each) => each.orderNo === orderNo);
    if (found === undefined) {
      throw new RefusedChange('PAGE_UNKNOWN', `episode ${episode.number} has no picture on page ${orderNo}.`);
    }
    // In a strip a panel may reach into the next slices.
    const reachable = episode.viewerMode === 'SCROLL' ? pages.filter((each) => each.orderNo >= orderNo) : [found];
    const restPx = reachable.reduce((sum, each) => sum + each.heightPx, 0);
    for (const [index, { box }] of (regions ?? []).entries()) {
      const [x, y, width, height] = box;
      if (x + width <= found.widthPx && y < found.heightPx && y + height <= restPx) continue;
      throw new RefusedChange(
        'REGION_OUTSIDE',
        `region ${index + 1} of page ${orderNo} of episode ${episode.number} lies outside of its picture of ${found.widthPx} × ${found.heightPx} pixels.`,
      );
    }
    const corrected: PageRegion[] | null = regions;
    if (isDeepStrictEqual(corrected, found.corrected)) continue;
    await tx
      .update(page)
      .set({ correctedRegions: corrected })
      .where(and(eq(page.episodeId, episode.id), eq(page.orderNo, orderNo)));
  }
}
