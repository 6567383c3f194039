import { CO_READING } from '@longstrip/core';
import { type Database, lockNamed, retryConflicts } from '@longstrip/database';

/** $1 is the platform, $2 the time after which reading counts. Unchanged rows do not raise the catalogue edition. */
const WRITE = `
with latest as (
  select user_id, series_id, row_number() over (partition by user_id order by read_at_ms desc, series_id desc) as place
  from (
    select user_id, series_id, max(updated_at_ms) as read_at_ms from reading_position
    where platform_id = $1 group by user_id, series_id
  ) as reads
  where read_at_ms > $2
), counted as (
  select user_id, series_id from latest where place <= ${CO_READING.seriesPerReader}
), readers as (
  select series_id, count(*) as count from counted group by series_id
), both_read as (
  select one.series_id, other.series_id as other_id, count(*)::int as reader_count
  from counted as one join counted as other on other.user_id = one.user_id and other.series_id <> one.series_id
  group by one.series_id, other.series_id having count(*) >= ${CO_READING.leastReaders}
), scored as (
  select both_read.*, reader_count / sqrt((of_one.count * of_other.count)::float8) as score
  from both_read
  join readers as of_one on of_one.series_id = both_read.series_id
  join readers as of_other on of_other.series_id = both_read.other_id
), placed as (
  select *, row_number() over (partition by series_id order by score desc, other_id desc) as place from scored
), strongest as (
  select series_id, other_id, reader_count, score from placed where place <= ${CO_READING.relatedPerSeries}
), gone as (
  delete from co_read where platform_id = $1 and (series_id, other_id) not in (select series_id, other_id from strongest)
)
insert into co_read (platform_id, series_id, other_id, reader_count, score)
select $1, series_id, other_id, reader_count, score from strongest
on conflict (platform_id, series_id, other_id) do update set reader_count = excluded.reader_count, score = excluded.score
where (co_read.reader_count, co_read.score) is distinct from (excluded.reader_count, excluded.score)`;

/**
 * Computes for each platform which series are read by the same readers (`coReadSeries` in core). A second run changes nothing.
 */
export async function computeCoReading(
  { database, platformIds, nowMs }: { database: Database; platformIds: readonly string[]; nowMs: number },
  signal?: AbortSignal,
): Promise<void> {
  for (const platformId of platformIds) {
    signal?.throwIfAborted();
    await retryConflicts(() =>
      database.inTransaction(async (runner) => {
        // Two processes would delete each other's rows.
        await lockNamed(runner, 'co-reading');
        await runner.run(WRITE, [platformId, nowMs - CO_READING.windowMs]);
      }),
    );
  }
}
