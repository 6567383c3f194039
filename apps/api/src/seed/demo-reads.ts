import type { Database, Transaction } from '@longstrip/database';
import { jobProgress, series } from '@longstrip/database/schema';
import { and, eq, isNull, type SQL, sql } from 'drizzle-orm';
import * as v from 'valibot';
import { lockDemo } from './lock-demo.ts';

const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;

/** How far back reads are made: as far as the longest limited window of a ranking. */
const HISTORY_MS = 30 * DAY_MS;

/** Just after a new episode, a series is read this many times as often, for this long. */
const FRESH_FACTOR = 2.5;
const FRESH_MS = 3 * DAY_MS;

/** Reads per hour of the least and the most popular series, before chance and freshness. */
const READS_PER_HOUR = { least: 0.05, most: 0.7 } as const;

const PROGRESS = 'demo.reads';

const isShown = and(eq(series.isDemo, true), isNull(series.removedAtMs));

/**
 * Makes reads of the demo's series, so that rankings and counts change: an event for each read of every whole hour since the last
 * time (at most of the last 30 days). The same store and the same hours give the same reads: the pseudo-random numbers come from
 * the series and the hour. Series of publishers are never touched. One statement for each series: on the embedded engine the
 * process answers no request until a statement ends.
 * @returns the number of reads
 */
export async function addDemoReads({ orm }: Pick<Database, 'orm'>, nowMs: number): Promise<number> {
  return orm.transaction(async (tx) => {
    await lockDemo(tx);
    const untilMs = Math.floor(nowMs / HOUR_MS) * HOUR_MS;
    const [progress] = await tx.select().from(jobProgress).where(eq(jobProgress.job, PROGRESS));
    const fromMs = Math.max(progress?.doneUntilMs ?? 0, untilMs - HISTORY_MS);
    if (fromMs >= untilMs) return 0;
    let count = 0;
    for (const { id } of await tx.select({ id: series.id }).from(series).where(isShown)) {
      count += await insertReads(tx, id, { fromMs, untilMs });
    }
    await tx
      .insert(jobProgress)
      .values({ job: PROGRESS, doneUntilMs: untilMs })
      .onConflictDoUpdate({ target: jobProgress.job, set: { doneUntilMs: untilMs } });
    return count;
  });
}

/** A pseudo-random number from 0 to 1, always the same for the same parts. */
const chance = (...parts: SQL[]): SQL =>
  sql`((hashtextextended(concat_ws('/', ${sql.join(parts, sql`, `)}), 0) & 1048575) / 1048575.0)`;

const CountedSchema = v.object({ rows: v.array(v.object({ count: v.number() })) });

async function insertReads(
  tx: Transaction,
  seriesId: number,
  { fromMs, untilMs }: { fromMs: number; untilMs: number },
): Promise<number> {
  const { least, most } = READS_PER_HOUR;
  const result = await tx.execute(sql`
    with shelf as (
      select sp.platform_id, s.id as series_id, s.series_key, sp.free_episode_count,
        ${least}::float8 + ${most - least}::float8 * power(${chance(sql`sp.platform_id`, sql`s.series_key`)}, 3) as popularity,
        array_agg(ep.opened_at_ms order by ep.opened_at_ms, e.order_no) as opened,
        array_agg(e.id order by ep.opened_at_ms, e.order_no) as episodes
      from series s
      join series_platform sp on sp.series_id = s.id
      join episode e on e.series_id = s.id and e.removed_at_ms is null
      join episode_platform ep on ep.episode_id = e.id and ep.platform_id = sp.platform_id and ep.is_visible
      where s.id = ${seriesId} and sp.is_visible
      group by sp.platform_id, s.id, s.series_key, sp.free_episode_count
    ),
    hour as (
      select shelf.*, at_ms, width_bucket(at_ms, opened) as out_count
      from shelf
      cross join generate_series(${fromMs}::bigint, ${untilMs - HOUR_MS}::bigint, ${HOUR_MS}::bigint) as at_ms
    ),
    demand as (
      select hour.*, floor(
          popularity
          * (0.5 + ${chance(sql`platform_id`, sql`series_key`, sql`at_ms / ${DAY_MS}::bigint`)})
          * case when opened[out_count] > at_ms - ${FRESH_MS}::bigint then ${FRESH_FACTOR}::float8 else 1 end
          + ${chance(sql`platform_id`, sql`series_key`, sql`at_ms`)}
        )::int as reads
      from hour where out_count > 0
    ),
    added as (
      insert into read_event (platform_id, series_id, episode_id, is_paid, read_at_ms)
      select platform_id, series_id, episodes[place], place > free_episode_count,
        at_ms + floor(${HOUR_MS}::int * ${chance(sql`series_id`, sql`at_ms`, sql`read_no`)} * 0.999)::int
      from demand
      cross join lateral generate_series(1, reads) as read_no
      cross join lateral (
        select 1 + floor(out_count * 0.999 * ${chance(sql`series_id`, sql`read_no`, sql`at_ms`)})::int as place
      ) as chosen
      returning series_id
    ),
    viewed as (
      update series set view_count = view_count + counted.reads
      from (select series_id, count(*) as reads from added group by series_id) as counted
      where series.id = counted.series_id
      returning counted.reads
    )
    select coalesce(sum(reads), 0)::int as count from viewed`);
  return v.parse(CountedSchema, result).rows.reduce((sum, { count }) => sum + count, 0);
}
