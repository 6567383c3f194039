import type { Executor } from '@longstrip/database';
import { asset, episode, page, series } from '@longstrip/database/schema';
import { and, asc, desc, eq, inArray, isNull, or, type SQL, sql } from 'drizzle-orm';

/** A picture of a page, and what it is drawn from; null for one that is stored as a file. */
export interface PagePicture {
  readonly assetId: string;
  readonly widthPx: number;
  readonly recipe: Record<string, unknown> | null;
}

const ofSeries = (seriesId: number | null): SQL | undefined =>
  seriesId === null ? undefined : eq(episode.seriesId, seriesId);

/** A page of the episode has no blurred picture. */
const LACKS_BLUR: SQL = sql`exists (
  select 1 from page as due join asset as picture on picture.id = due.asset_id
  where due.episode_id = ${episode.id} and picture.blurred is null)`;

/** Some platform gives the episode away: guests open it. */
const IS_FREE: SQL = sql`${episode.orderNo} <= (
  select max(offer.free_episode_count) from series_platform as offer where offer.series_id = ${episode.seriesId})`;

/** What operators brought in before the demo; first episodes before later ones, which fewer readers reach; new series first. */
const ORDER = [asc(series.isDemo), asc(episode.orderNo), desc(series.createdAtMs), asc(episode.id)] as const;

/** Episodes with a page that has no blurred picture, of one series or of all. */
export async function listEpisodesWithoutBlur(executor: Executor, seriesId: number | null): Promise<number[]> {
  const rows = await executor
    .select({ id: episode.id })
    .from(episode)
    .innerJoin(series, eq(series.id, episode.seriesId))
    .where(and(ofSeries(seriesId), LACKS_BLUR))
    .orderBy(...ORDER);
  return rows.map(({ id }) => id);
}

/** Episodes whose pages are scaled before anybody asks: all that operators brought in; of the demo those that are free. */
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

/** The pictures of an episode's pages in reading order, each once; with `isUnblurred` those without a blurred picture. */
export async function listPagePictures(
  executor: Executor,
  episodeId: number,
  { isUnblurred }: { isUnblurred: boolean },
): Promise<PagePicture[]> {
  const rows = await executor
    .select({ assetId: asset.id, widthPx: asset.widthPx, recipe: asset.recipe })
    .from(page)
    .innerJoin(asset, eq(asset.id, page.assetId))
    .where(and(eq(page.episodeId, episodeId), isUnblurred ? isNull(asset.blurred) : undefined))
    .orderBy(asc(page.orderNo));
  return [...new Map(rows.map((row) => [row.assetId, row])).values()];
}

/** Gives pictures that have none this blurred picture. */
export async function writeBlurred(executor: Executor, assetIds: readonly string[], blurred: string): Promise<void> {
  await executor
    .update(asset)
    .set({ blurred })
    .where(and(inArray(asset.id, [...assetIds]), isNull(asset.blurred)));
}

/** The languages of the demo. */
export async function listDemoLanguages(executor: Executor): Promise<string[]> {
  const rows = await executor.selectDistinct({ language: series.language }).from(series).where(eq(series.isDemo, true));
  return rows.map(({ language }) => language);
}
