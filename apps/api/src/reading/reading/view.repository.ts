import type { Database } from '@longstrip/database';
import { VIEW_COUNTED_AGAIN_MS } from '../../catalogue/index.ts';

/** A view of a series, or a read of one of its episodes. */
export interface View {
  readonly platformId: string;
  /** Who viewed it (`createReaderKeys`). */
  readonly mark: string;
  readonly seriesId: number;
  /** Null: the series itself. */
  readonly episodeId: number | null;
  /** Read with an entitlement, not because it was free. */
  readonly isPaid: boolean;
  readonly atMs: number;
}

/**
 * Counts many views in one statement. Views of the same episode or series by the same reader within half an hour count
 * once, whichever process saw them. Each counted view adds to the series' view count; a view of an episode is a read for
 * the rankings (D7). The rows of series are locked in order, to avoid deadlocks between processes.
 */
const COUNT_VIEWS = `
with offered as (
  select distinct on (platform_id, mark, series_id, episode_id) *
  from jsonb_to_recordset($1::text::jsonb) as offered(
    platform_id text, mark text, series_id integer, episode_id integer, is_paid boolean, at_ms bigint)
  order by platform_id, mark, series_id, episode_id, at_ms
), known as (
  select offered.* from offered join series on series.id = offered.series_id
  where offered.episode_id = 0 or exists (
    select 1 from episode where episode.id = offered.episode_id and episode.series_id = offered.series_id)
), counted as (
  insert into recent_view as seen (platform_id, mark, series_id, episode_id, seen_at_ms)
  select platform_id, mark, series_id, episode_id, at_ms from known
  order by platform_id, mark, series_id, episode_id
  on conflict (platform_id, mark, series_id, episode_id) do update set seen_at_ms = excluded.seen_at_ms
  where seen.seen_at_ms <= excluded.seen_at_ms - ${VIEW_COUNTED_AGAIN_MS}
  returning platform_id, mark, series_id, episode_id
), read as (
  insert into read_event (platform_id, series_id, episode_id, is_paid, read_at_ms)
  select platform_id, series_id, episode_id, is_paid, at_ms
  from known join counted using (platform_id, mark, series_id, episode_id) where episode_id <> 0
), locked as (
  select id from series where id in (select series_id from counted) order by id for no key update
)
update series set view_count = series.view_count + fresh.views
from (select series_id, count(*) as views from counted group by series_id) as fresh
where series.id = fresh.series_id and series.id in (select id from locked)`;

export async function countViews(database: Database, views: readonly View[]): Promise<void> {
  if (views.length === 0) return;
  const rows = views.map(({ platformId, mark, seriesId, episodeId, isPaid, atMs }) => ({
    ...{ platform_id: platformId, mark, series_id: seriesId, episode_id: episodeId ?? 0 },
    ...{ is_paid: isPaid, at_ms: atMs },
  }));
  await database.run(COUNT_VIEWS, [JSON.stringify(rows)]);
}
