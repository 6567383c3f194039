import {
  PURCHASE_WEIGHT,
  RANKING_COMPARED_MS,
  RANKING_TYPES,
  RANKING_WINDOWS_MS,
  type RankingType,
} from '@longstrip/core';
import { type CatalogueSource, type Database, lockNamed, retryConflicts, type SqlRunner } from '@longstrip/database';
import { rankingEntry, series, seriesPlatform } from '@longstrip/database/schema';
import { and, asc, eq, isNotNull, sql } from 'drizzle-orm';
import { type ListFilter, listedNow } from './listed-series.ts';

const HOUR_MS = 3_600_000;
/** Further views of an episode by the same reader are not counted for this long. */
export const VIEW_COUNTED_AGAIN_MS = 30 * 60_000;
/** Entries of a ranking: enough that the list of one genre still has some after hidden series are left out. */
const PLACES_MAX = 1_000;
/** The longest window of the day before, plus an hour for a job that runs late. */
const READS_RETENTION_MS = (RANKING_WINDOWS_MS.MONTHLY ?? 0) + RANKING_COMPARED_MS + HOUR_MS;
/** The series of the platform $1 in their order, by what was read and bought after `from` and not after `until`. */
const standingsOf = (name: string, from: string, until: string, isTotal: boolean) => `
${name} as (
  select counted.series_id, sum(counted.score) as score,
    row_number() over (
      order by sum(counted.score) desc, series_platform.opened_at_ms desc, counted.series_id desc) as place
  from (
    select series_id, count(*) as score from read_event
    where platform_id = $1 and read_at_ms > ${from} and read_at_ms <= ${until} group by series_id
    union all
    select episode.series_id, ${PURCHASE_WEIGHT} * count(*) from entitlement join episode on episode.id = entitlement.episode_id
    where entitlement.platform_id = $1 and entitlement.source = 'PURCHASE' and entitlement.revoked_at_ms is null
      and entitlement.started_at_ms > ${from} and entitlement.started_at_ms <= ${until} group by episode.series_id
    ${isTotal ? 'union all select series_id, read_count from read_total where platform_id = $1' : ''}
  ) as counted
  join series_platform on series_platform.platform_id = $1 and series_platform.series_id = counted.series_id
  where counted.score > 0
  group by counted.series_id, series_platform.opened_at_ms
)`;

/**
 * $2 to $3 is the window, $4 to $5 the one that it is compared with, $6 the ranking, $7 now. An entry that stays is updated and
 * not replaced: if no place changes, the catalogue edition is not raised.
 */
const writeRanking = (isTotal: boolean) => `
with ${standingsOf('today', '$2', '$3', isTotal)}, ${standingsOf('before', '$4', '$5', isTotal)}, placed as (
  select series_id,
    case when today.place <= ${PLACES_MAX} then today.place end as place,
    case when before.place <= ${PLACES_MAX} then before.place end as previous_place,
    coalesce(today.score, 0) as score
  from today full join before using (series_id)
  where today.place <= ${PLACES_MAX} or before.place <= ${PLACES_MAX}
), gone as (
  delete from ranking_entry where platform_id = $1 and ranking_type = $6::text
    and series_id not in (select series_id from placed)
)
insert into ranking_entry (platform_id, ranking_type, series_id, place, previous_place, score, computed_at_ms)
select $1, $6::text, series_id, place, previous_place, score, $7::bigint from placed
on conflict (platform_id, ranking_type, series_id) do update set
  place = excluded.place, previous_place = excluded.previous_place, score = excluded.score, computed_at_ms = excluded.computed_at_ms`;

const FOLD_READS = `
with old as (
  delete from read_event where platform_id = $1 and read_at_ms <= $2 returning series_id
)
insert into read_total as total (platform_id, series_id, read_count)
select $1, series_id, count(*) from old group by series_id
on conflict (platform_id, series_id) do update set read_count = total.read_count + excluded.read_count`;

/**
 * Computes the rankings of each platform again, with the places of a day before. They follow from the stored reads and purchases,
 * so a second run changes nothing. The rules are those of `rankSeries` in core (D7); a test compares the two. Reads older than
 * every window are summed up, and expired marks of readers are deleted, so that neither table grows without limit.
 */
export async function computeRankings(
  { database, platformIds, nowMs }: { database: Database; platformIds: readonly string[]; nowMs: number },
  signal?: AbortSignal,
): Promise<void> {
  for (const platformId of platformIds) {
    signal?.throwIfAborted();
    await retryConflicts(() =>
      database.inTransaction(async (runner) => {
        // Two processes would delete each other's rows.
        await lockNamed(runner, 'rankings');
        await runner.run(FOLD_READS, [platformId, nowMs - READS_RETENTION_MS]);
        for (const type of RANKING_TYPES) await computeRanking(runner, { platformId, type, nowMs });
      }),
    );
  }
  await database.run('delete from recent_view where seen_at_ms <= $1', [nowMs - VIEW_COUNTED_AGAIN_MS]);
}

async function computeRanking(
  runner: SqlRunner,
  { platformId, type, nowMs }: { platformId: string; type: RankingType; nowMs: number },
): Promise<void> {
  const windowMs = RANKING_WINDOWS_MS[type];
  const beforeMs = nowMs - RANKING_COMPARED_MS;
  const windows = [nowMs, beforeMs].flatMap((untilMs) => [windowMs === null ? 0 : untilMs - windowMs, untilMs]);
  await runner.run(writeRanking(windowMs === null), [platformId, ...windows, type, nowMs]);
}

/** A series in a ranking, with its rank among the listed ones. */
interface RankedId {
  readonly id: number;
  /** From 1. */
  readonly rank: number;
  /** Its rank in the same list a day before; null if it was not in it. */
  readonly previousRank: number | null;
}

/**
 * The ranking as last computed, without series that the filter excludes; these are not counted in ranks, neither today's nor
 * those of the day before.
 */
export async function listRanking(
  executor: CatalogueSource,
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
