import type { Executor } from '@longstrip/database';
import { rankingEntry, readingPosition, series, seriesPlatform, seriesTag } from '@longstrip/database/schema';
import { and, asc, count, desc, eq, inArray, like, sql } from 'drizzle-orm';
import { type ListFilter, shownNow } from '../lists/listed-series.ts';

export interface TagRow {
  readonly name: string;
  readonly contentsCount: number;
}

/** How many of a reader's last series count. */
const RECENT_SERIES_MAX = 20;

/**
 * The tags of series in a language that the reader may see: the most read of the last week first (D7), then by views.
 */
export async function listPopularTags(
  executor: Executor,
  filter: ListFilter,
  language: string,
  limit: number,
): Promise<TagRow[]> {
  return executor
    .select({ name: seriesTag.tag, contentsCount: count() })
    .from(seriesTag)
    .innerJoin(series, eq(series.id, seriesTag.seriesId))
    .innerJoin(seriesPlatform, eq(seriesPlatform.seriesId, series.id))
    .leftJoin(
      rankingEntry,
      and(
        eq(rankingEntry.platformId, filter.platformId),
        eq(rankingEntry.rankingType, 'WEEKLY'),
        eq(rankingEntry.seriesId, series.id),
      ),
    )
    .where(and(shownNow(executor, filter), like(series.language, `${language}%`)))
    .groupBy(seriesTag.tag)
    .orderBy(
      desc(sql`coalesce(sum(${rankingEntry.score}), 0)`),
      desc(sql`sum(${series.viewCount})`),
      desc(count()),
      asc(seriesTag.tag),
    )
    .limit(limit);
}

/** The tags of the series that a reader read last, most frequent first. */
export async function listReaderTags(
  executor: Executor,
  reader: { platformId: string; userId: string },
): Promise<string[]> {
  const recent = executor
    .select({ seriesId: readingPosition.seriesId })
    .from(readingPosition)
    .where(and(eq(readingPosition.platformId, reader.platformId), eq(readingPosition.userId, reader.userId)))
    .groupBy(readingPosition.seriesId)
    .orderBy(desc(sql`max(${readingPosition.updatedAtMs})`))
    .limit(RECENT_SERIES_MAX);
  const rows = await executor
    .select({ name: seriesTag.tag })
    .from(seriesTag)
    .where(inArray(seriesTag.seriesId, recent))
    .groupBy(seriesTag.tag)
    .orderBy(desc(count()), asc(seriesTag.tag));
  return rows.map(({ name }) => name);
}
