import { RATINGS_SHOWN_FROM } from '@longstrip/core';
import { type Database, lockNamed, retryConflicts } from '@longstrip/database';

/** $1 is the platform. A row that stays as it was is not written, so it raises no catalogue edition. */
const WRITE = `
with rated as (
  select series_id, round(sum(stars) * 10.0 / count(*))::int as average_tenths, count(*)::int as rating_count
  from series_rating where platform_id = $1 group by series_id having count(*) >= ${RATINGS_SHOWN_FROM}
), gone as (
  delete from rating_average where platform_id = $1 and series_id not in (select series_id from rated)
)
insert into rating_average (platform_id, series_id, average_tenths, rating_count)
select $1, series_id, average_tenths, rating_count from rated
on conflict (platform_id, series_id) do update
  set average_tenths = excluded.average_tenths, rating_count = excluded.rating_count
where (rating_average.average_tenths, rating_average.rating_count)
  is distinct from (excluded.average_tenths, excluded.rating_count)`;

/**
 * Computes the average rating of each series on each platform (`averageRating` in core). It counts all ratings again, so what an
 * erased account rated no longer counts after the next run. A second run changes nothing.
 */
export async function computeRatings(
  { database, platformIds }: { database: Database; platformIds: readonly string[] },
  signal?: AbortSignal,
): Promise<void> {
  for (const platformId of platformIds) {
    signal?.throwIfAborted();
    await retryConflicts(() =>
      database.inTransaction(async (runner) => {
        // Two processes would delete each other's rows.
        await lockNamed(runner, 'ratings');
        await runner.run(WRITE, [platformId]);
      }),
    );
  }
}
