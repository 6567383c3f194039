import type { Executor } from '@longstrip/database';
import { asset, episode, page, series } from '@longstrip/database/schema';
import { and, asc, desc, eq, inArray, isNull, or, type SQL, sql } from 'drizzle-orm';

/** A picture of a page, and the recipe that it is drawn from; null for one that is stored as a file. */
export interface PagePicture {
  readonly assetId: string;
  readonly widthPx: number;
  readonly recipe: Record<string, unknown> | null;
}

const ofSeries = (seriesId: number | null): SQL | undefined =>
  seriesId === null ? undefined : eq(episode.seriesId, seriesId);

/** A page of the episode was not examined yet: it has no blurred picture, or it is from a strip and its gutters are not known. */
const IS_DUE: SQL = sql`exists (
  select 1 from page as due join asset as picture on picture.id = due.asset_id
  where due.episode_id = ${episode.id}
    and (picture.blurred is null or (${episode.viewerMode} = 'SCROLL' and picture.gutters is null)))`;

/** Some platform gives the episode away: guests open it. */
const IS_FREE: SQL = sql`${episode.orderNo} <= (
  select max(offer.free_episode_count) from series_platform as offer where offer.series_id = ${episode.seriesId})`;

/** Imported series before the demo; first episodes before later ones, which fewer readers reach; new series first. */
const ORDER = [asc(series.isDemo), asc(episode.orderNo), desc(series.createdAtMs), asc(episode.id)] as const;

/** Episodes with a page that was not examined yet, of one series or of all. */
export async function listEpisodesToLookAt(executor: Executor, seriesId: number | null): Promise<number[]> {
  const rows = await executor
    .select({ id: episode.id })
    .from(episode)
    .innerJoin(series, eq(series.id, episode.seriesId))
    .where(and(ofSeries(seriesId), IS_DUE))
    .orderBy(...ORDER);
  return rows.map(({ id }) => id);
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

/** The pictures of an episode's pages in reading order, each once; with `isDue` only those that were not examined yet. */
export async function listPagePictures(
  executor: Executor,
  episodeId: number,
  { isDue }: { isDue: boolean },
): Promise<PagePicture[]> {
  const rows = await executor
    .select({ assetId: asset.id, widthPx: asset.widthPx, recipe: asset.recipe })
    .from(page)
    .innerJoin(asset, eq(asset.id, page.assetId))
    .innerJoin(episode, eq(episode.id, page.episodeId))
    .where(
      and(
        eq(page.episodeId, episodeId),
        isDue ? or(isNull(asset.blurred), and(eq(episode.viewerMode, 'SCROLL'), isNull(asset.gutters))) : undefined,
      ),
    )
    .orderBy(asc(page.orderNo));
  return [...new Map(rows.map((row) => [row.assetId, row])).values()];
}

/** What examining a picture once finds; null: not looked for. */
interface PictureLook {
  readonly blurred: string;
  readonly gutters: [number, number][] | null;
}

/** Stores these values for pictures that lack them. */
export async function writeLook(executor: Executor, assetIds: readonly string[], look: PictureLook): Promise<void> {
  await executor
    .update(asset)
    .set({
      blurred: sql`coalesce(${asset.blurred}, ${look.blurred})`,
      ...(look.gutters === null
        ? {}
        : { gutters: sql`coalesce(${asset.gutters}, ${JSON.stringify(look.gutters)}::jsonb)` }),
    })
    .where(inArray(asset.id, [...assetIds]));
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
