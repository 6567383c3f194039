import type { Executor } from '@longstrip/database';
import { episode, series, seriesPlatform } from '@longstrip/database/schema';
import { asc, isNull, sql } from 'drizzle-orm';
import { describeSeries, findSeriesId, type SeriesDescription } from '../../catalogue/index.ts';
import { type AdminRefusal, RefusedChange } from '../../shared/operator.ts';

/** A line of `npm run catalogue -- list`. */
export interface ListedSeries {
  id: number;
  alias: string;
  seriesKey: string;
  language: string;
  type: string;
  status: string;
  title: string;
  isAdult: boolean;
  isDemo: boolean;
  isRemoved: boolean;
  episodeCount: number;
  platforms: { platformId: string; isVisible: boolean; isDraft: boolean }[];
}

/** Every series, including removed ones, in the order of their creation. */
export async function listSeries(executor: Executor): Promise<ListedSeries[]> {
  const rows = await executor.select().from(series).orderBy(asc(series.id));
  const platforms = await executor.select().from(seriesPlatform).orderBy(asc(seriesPlatform.platformId));
  const counts = await executor
    .select({ seriesId: episode.seriesId, count: sql<number>`count(*)::int` })
    .from(episode)
    .where(isNull(episode.removedAtMs))
    .groupBy(episode.seriesId);
  const countById = new Map(counts.map(({ seriesId, count }) => [seriesId, count]));
  const platformsById = new Map<number, ListedSeries['platforms']>();
  for (const { seriesId, platformId, isVisible, isDraft } of platforms) {
    platformsById.set(seriesId, [...(platformsById.get(seriesId) ?? []), { platformId, isVisible, isDraft }]);
  }
  return rows.map(({ id, alias, seriesKey, language, type, status, title, isAdult, isDemo, removedAtMs }) => ({
    ...{ id, alias, seriesKey, language, type, status, title, isAdult, isDemo },
    isRemoved: removedAtMs !== null,
    episodeCount: countById.get(id) ?? 0,
    platforms: platformsById.get(id) ?? [],
  }));
}

/** One series with everything that operators decide about it. Refused as SERIES_UNKNOWN. */
export async function showSeries(
  executor: Executor,
  reference: string,
): Promise<{ ok: true; series: SeriesDescription } | { ok: false; refusal: AdminRefusal }> {
  try {
    const described = await describeSeries(executor, await findSeriesId(executor, reference));
    if (described === null) throw new Error(`series ${reference} vanished`);
    return { ok: true, series: described };
  } catch (error) {
    if (error instanceof RefusedChange) return { ok: false, refusal: { code: error.code, sentence: error.message } };
    throw error;
  }
}
