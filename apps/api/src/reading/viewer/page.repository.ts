import type { Executor } from '@longstrip/database';
import { asset, page, textAsset } from '@longstrip/database/schema';
import { asc, eq } from 'drizzle-orm';
import { PICTURE_COLUMNS, type PictureRow } from '../../catalogue/index.ts';

/** A page with its picture; null for a text page. */
export interface PageRow {
  readonly page: typeof page.$inferSelect;
  readonly picture: (PictureRow & Pick<typeof asset.$inferSelect, 'blurred' | 'gutters' | 'panels' | 'trim'>) | null;
}

const LOOK_COLUMNS = { blurred: asset.blurred, gutters: asset.gutters, panels: asset.panels, trim: asset.trim };

export async function listPages(executor: Executor, episodeId: number): Promise<PageRow[]> {
  return executor
    .select({ page, picture: { ...PICTURE_COLUMNS, ...LOOK_COLUMNS } })
    .from(page)
    .leftJoin(asset, eq(asset.id, page.assetId))
    .where(eq(page.episodeId, episodeId))
    .orderBy(asc(page.orderNo));
}

/** The pictures in the text of an episode. */
export async function listTextPictures(executor: Executor, episodeId: number): Promise<PictureRow[]> {
  return executor
    .select(PICTURE_COLUMNS)
    .from(textAsset)
    .innerJoin(asset, eq(asset.id, textAsset.assetId))
    .where(eq(textAsset.episodeId, episodeId));
}
