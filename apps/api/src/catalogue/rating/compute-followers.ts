import { FOLLOWERS_SHOWN_FROM } from '@longstrip/core';
import { type Database, lockNamed, retryConflicts } from '@longstrip/database';

/** $1 is the platform. A row that stays as it was is not written, so it raises no catalogue edition. */
const WRITE = `
with followed as (
  select series_id, count(*)::int as follower_count
  from favorite where platform_id = $1 group by series_id having count(*) >= ${FOLLOWERS_SHOWN_FROM}
), gone as (
  delete from follower_total where platform_id = $1 and series_id not in (select series_id from followed)
)
insert into follower_total (platform_id, series_id, follower_count)
select $1, series_id, follower_count from followed
on conflict (platform_id, series_id) do update set follower_count = excluded.follower_count
where follower_total.follower_count is distinct from excluded.follower_count`;

/**
 * Counts the followers of each series on each platform. It counts all again, so an erased account no longer counts after the next
 * run. A second run changes nothing.
 */
export async function computeFollowers(
  { database, platformIds }: { database: Database; platformIds: readonly string[] },
  signal?: AbortSignal,
): Promise<void> {
  for (const platformId of platformIds) {
    signal?.throwIfAborted();
    await retryConflicts(() =>
      database.inTransaction(async (runner) => {
        // Two processes would delete each other's rows.
        await lockNamed(runner, 'followers');
        await runner.run(WRITE, [platformId]);
      }),
    );
  }
}
