import type { RankingType } from '@longstrip/core';
import type { Executor } from '@longstrip/database';
import { rankingEntry, series, seriesPlatform } from '@longstrip/database/schema';
import { and, asc, eq, isNotNull, sql } from 'drizzle-orm';
import { type ListFilter, listedNow } from './listed-series.ts';

/** A series in a ranking, with its rank among the listed ones. */
export interface RankedId {
  readonly id: number;
  /** From 1. */
  readonly rank: number;
  /** Its rank in the same list a day before; null if it was not in it. */
  readonly previousRank: number | null;
}

/** The ranking as last computed, without series that the filter excludes; ranks are counted without them, then and now. */
export async function listRanking(
  executor: Executor,
  filter: ListFilter,
  rankingType: RankingType,
  limit: number,
): Promise<RankedId[]> {
  const counted = executor
    .select({
      id: rankingEntry.seriesId,
      place: rankingEntry.place,
      rank: sql<number>`row_number() over (order by ${rankingEntry.place} nulls last)`.mapWith(Number).as('rank'),
      previousRank: sql<number | null>`case when ${rankingEntry.previousPlace} is not null
        then row_number() over (order by ${rankingEntry.previousPlace} nulls last) end`
        .mapWith((value: unknown) => (value === null ? null : Number(value)))
        .as('previous_rank'),
    })
    .from(rankingEntry)
    .innerJoin(series, eq(series.id, rankingEntry.seriesId))
    .innerJoin(
      seriesPlatform,
      and(eq(seriesPlatform.seriesId, rankingEntry.seriesId), eq(seriesPlatform.platformId, rankingEntry.platformId)),
    )
    .where(
      and(
        eq(rankingEntry.platformId, filter.platformId),
        eq(rankingEntry.rankingType, rankingType),
        listedNow(executor, filter),
      ),
    )
    .as('counted');
  return executor
    .select({ id: counted.id, rank: counted.rank, previousRank: counted.previousRank })
    .from(counted)
    .where(isNotNull(counted.place))
    .orderBy(asc(counted.rank))
    .limit(limit);
}
