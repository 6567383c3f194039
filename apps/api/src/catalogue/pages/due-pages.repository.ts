import type { ViewerMode } from '@longstrip/core';
import type { Executor } from '@longstrip/database';
import { asset, episode, page, series } from '@longstrip/database/schema';
import type { PageLook } from '@longstrip/ingest';
import { and, asc, desc, eq, inArray, isNull, or, type SQL, sql } from 'drizzle-orm';

/** A picture of a page, and the recipe that it is drawn from; null for one that is stored as a file. */
export interface PagePicture {
  readonly assetId: string;
  readonly widthPx: number;
  readonly recipe: Record<string, unknown> | null;
}

const ofSeries = (seriesId: number | null): SQL | undefined =>
  seriesId === null ? undefined : eq(episode.seriesId, seriesId);

/** A page of the episode was not examined yet: it has no blurred picture, or its panels are not known. */
const IS_DUE: SQL = sql`exists (
  select 1 from page as due join asset as picture on picture.id = due.asset_id
  where due.episode_id = ${episode.id} and (picture.blurred is null or picture.panels is null))`;

/** Some platform gives the episode away: guests open it. */
const IS_FREE: SQL = sql`${episode.orderNo} <= (
  select max(offer.free_episode_count) from series_platform as offer where offer.series_id = ${episode.seriesId})`;

/** Imported series before the demo; first episodes before later ones, which fewer readers reach; new series first. */
const ORDER = [asc(series.isDemo), asc(episode.orderNo), desc(series.createdAtMs), asc(episode.id)] as const;

/** Episodes with a page that was not examined yet, of one series or of all. */
export async function listEpisodesToLookAt(
  executor: Executor,
  seriesId: number | null,
): Promise<{ id: number; viewerMode: ViewerMode }[]> {
  return executor
    .select({ id: episode.id, viewerMode: episode.viewerMode })
    .from(episode)
    .innerJoin(series, eq(series.id, episode.seriesId))
    .where(and(ofSeries(seriesId), IS_DUE))
    .orderBy(...ORDER);
}

/** Episodes whose pages are scaled before a reader requests them: all of imported series; of the demo those that are free. */
export async function listEpisodesToScale(executor: Executor, seriesId: number | null): Promise<number[]> {
  const rows = await executor
    .select({ id: episode.id })
    .from(episode)
    .innerJoin(series, eq(series.id, episode.seriesId))
    .where(
      and(
        ofSeries(seriesId),
        isNull(series.removedAtMs),
        isNull(episode.removedAtMs),
        eq(episode.contentType, 'IMAGE'),
        or(eq(series.isDemo, false), IS_FREE),
      ),
    )
    .orderBy(...ORDER);
  return rows.map(({ id }) => id);
}

/** A picture of a page, and what is not known of it yet. */
export interface DuePicture extends PagePicture {
  readonly lacksBlurred: boolean;
  readonly lacksPanels: boolean;
}

/** The pictures of an episode's pages in reading order. */
export async function listPagePictures(executor: Executor, episodeId: number): Promise<DuePicture[]> {
  return executor
    .select({
      assetId: asset.id,
      widthPx: asset.widthPx,
      recipe: asset.recipe,
      lacksBlurred: sql<boolean>`${asset.blurred} is null`,
      lacksPanels: sql<boolean>`${asset.panels} is null`,
    })
    .from(page)
    .innerJoin(asset, eq(asset.id, page.assetId))
    .where(eq(page.episodeId, episodeId))
    .orderBy(asc(page.orderNo));
}

/** Stores a blurred picture for pictures that lack one. */
export async function writeBlurred(executor: Executor, assetIds: readonly string[], blurred: string): Promise<void> {
  await executor
    .update(asset)
    .set({ blurred })
    .where(and(inArray(asset.id, [...assetIds]), isNull(asset.blurred)));
}

/** Stores what was found on pictures that were not examined yet. */
export async function writeLook(executor: Executor, assetIds: readonly string[], look: PageLook): Promise<void> {
  await executor
    .update(asset)
    .set({ panels: look.panels, trim: look.trim, ...(look.gutters === null ? {} : { gutters: look.gutters }) })
    .where(and(inArray(asset.id, [...assetIds]), isNull(asset.panels)));
}

/** The pictures as they are stored now, each with its blurred picture, or null if it has none yet. */
export async function readPagePictures(
  executor: Executor,
  assetIds: readonly string[],
): Promise<(PagePicture & { readonly blurred: string | null })[]> {
  return executor
    .select({ assetId: asset.id, widthPx: asset.widthPx, recipe: asset.recipe, blurred: asset.blurred })
    .from(asset)
    .where(inArray(asset.id, [...assetIds]));
}

/** The languages of the demo. */
export async function listDemoLanguages(executor: Executor): Promise<string[]> {
  const rows = await executor.selectDistinct({ language: series.language }).from(series).where(eq(series.isDemo, true));
  return rows.map(({ language }) => language);
}
