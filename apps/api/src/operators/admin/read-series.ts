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
  const { id, alias, seriesKey, language, type, status, title, isAdult, isDemo, removedAtMs } = series;
  const rows = await executor
    .select({ id, alias, seriesKey, language, type, status, title, isAdult, isDemo, removedAtMs })
    .from(series)
    .orderBy(asc(id));
  const { seriesId, platformId, isVisible, isDraft } = seriesPlatform;
  const platforms = await executor
    .select({ seriesId, platformId, isVisible, isDraft })
    .from(seriesPlatform)
    .orderBy(asc(platformId));
  const counts = await executor
    .select({ seriesId: episode.seriesId, count: sql<number>`count(*)::int` })
    .from(episode)
    .where(isNull(episode.removedAtMs))
    .groupBy(episode.seriesId);
  const countById = new Map(counts.map((row) => [row.seriesId, row.count]));
  const platformsById = new Map<number, ListedSeries['platforms']>();
  for (const { seriesId: ofSeries, ...platform } of platforms) {
    const known = platformsById.get(ofSeries);
    if (known === undefined) platformsById.set(ofSeries, [platform]);
    else known.push(platform);
  }
  return rows.map(({ removedAtMs: removed, ...row }) => ({
    ...row,
    isRemoved: removed !== null,
    episodeCount: countById.get(row.id) ?? 0,
    platforms: platformsById.get(row.id) ?? [],
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
