import type { LibrarySort } from '@longstrip/api-contract';
import { SERIES_TYPES } from '@longstrip/core';
import type { Executor } from '@longstrip/database';
import { type SQL, sql } from 'drizzle-orm';
import * as v from 'valibot';
import { findSeries, parseSeriesKey } from '../../catalogue/index.ts';
import type { SignedInCaller } from '../../http/caller.ts';
import { callerSeesAdult, callerSeesBl } from '../../http/caller-view.ts';
import type { EndpointCall } from '../../http/endpoint.ts';
import type { ReaderScope } from '../../shared/reader-scope.ts';

/** Which of a reader's lists. */
export type OwnList = 'held' | 'recent' | 'favorite';

const OwnSeriesSchema = v.object({
  id: v.number(),
  alias: v.string(),
  title: v.string(),
  type: v.picklist(SERIES_TYPES),
  language: v.string(),
  isAdult: v.boolean(),
  isMixed: v.boolean(),
  /** The time that the list is sorted by: when the reader last got, read or marked the series. */
  atMs: v.number(),
  ownedCount: v.number(),
  rentedCount: v.number(),
  rentEndsAtMs: v.nullable(v.number()),
});
export type OwnSeriesRow = v.InferOutput<typeof OwnSeriesSchema>;

/** Where a reader stopped in a series, and the episode after it. */
export const PositionSchema = v.object({
  seriesId: v.number(),
  alias: v.string(),
  title: v.string(),
  nextAlias: v.nullable(v.string()),
  nextTitle: v.nullable(v.string()),
  pageOrderNo: v.number(),
  offsetPermille: v.number(),
  sharePermille: v.number(),
  isFinished: v.boolean(),
  readAtMs: v.number(),
  anchor: v.nullable(v.string()),
});
export type PositionRow = v.InferOutput<typeof PositionSchema>;

/** How many series a list has that the reader sees, and how many that they would see with other settings. */
const CountsSchema = v.object({ shown: v.number(), hidden: v.number() });
type OwnCounts = v.InferOutput<typeof CountsSchema>;

const RowsSchema = v.object({
  rows: v.array(
    v.object({
      ...OwnSeriesSchema.entries,
      ...CountsSchema.entries,
      /** Only of what was read last. */
      position: v.nullable(PositionSchema),
    }),
  ),
});

/** The rows of a page of what was read last, each with the place in the episode that the reader was in last. */
function withPlaces(view: OwnView): SQL {
  const { platformId, userId } = view.scope;
  return sql`, place as (
      select distinct on (place.series_id) place.*, listed.alias, listed.title, listed.order_no
      from reading_position as place join listed on listed.id = place.episode_id
      where place.platform_id = ${platformId} and place.user_id = ${userId} and place.series_id in (select id from page)
      order by place.series_id, place.updated_at_ms desc, place.episode_id)
    select page.*, case when place.series_id is null then null else jsonb_build_object(
        'seriesId', place.series_id, 'alias', place.alias, 'title', place.title,
        'nextAlias', next.alias, 'nextTitle', next.title,
        'pageOrderNo', place.page_order_no, 'offsetPermille', place.offset_permille,
        'sharePermille', place.share_permille, 'isFinished', place.finished_at_ms is not null,
        'readAtMs', place.updated_at_ms, 'anchor', place.anchor) end as position
    from page left join place on place.series_id = page.id
    left join lateral (
      select later.alias, later.title from (${listedEpisodes(view, sql`episode.series_id = place.series_id`)}) as later
      where (later.order_no, later.id) > (place.order_no, place.episode_id)
      order by later.order_no, later.id limit 1
    ) as next on true`;
}

/** What is in a list: series ids with a time. */
function listed(list: OwnList, view: OwnView): SQL {
  const { platformId, userId } = view.scope;
  switch (list) {
    case 'held':
      return sql`select series_id, max(since_ms) as at_ms from held group by series_id`;
    case 'favorite':
      return sql`select series_id, created_at_ms as at_ms from favorite
        where platform_id = ${platformId} and user_id = ${userId}`;
    case 'recent':
      return sql`select place.series_id, max(place.updated_at_ms) as at_ms from reading_position as place
        join listed on listed.id = place.episode_id
        where place.platform_id = ${platformId} and place.user_id = ${userId} group by place.series_id`;
  }
}

/** The series of a list, including hidden ones. */
function seriesOf(list: OwnList, view: OwnView): SQL {
  const { platformId, userId } = view.scope;
  const read = sql`episode.id in (select episode_id from reading_position
    where platform_id = ${platformId} and user_id = ${userId})`;
  const episodes = list === 'recent' ? sql`, listed as (${listedEpisodes(view, read)})` : sql``;
  return sql`held as (${heldEpisodes(view)})${episodes},
    entry as (${listed(list, view)}),
    own as (select known.*, entry.at_ms from (${ownSeries(view)}) as known join entry on entry.series_id = known.id)`;
}

/** One page of a list, without what is hidden, and the counts of the whole list. What was read last has its places. */
export async function listOwnSeries(
  executor: Executor,
  list: OwnList,
  view: OwnView,
  { sort, page, size }: { sort: LibrarySort; page: number; size: number },
): Promise<{ rows: (OwnSeriesRow & { readonly position: PositionRow | null })[]; counts: OwnCounts }> {
  const ending = sort === 'ENDING' ? sql`"rentEndsAtMs" asc nulls last,` : sql``;
  const result = await executor.execute(sql`with ${seriesOf(list, view)}, page as (
    select own.id, own.alias, own.title, own.type, own.language, own.is_adult as "isAdult", own.is_mixed as "isMixed",
      own.at_ms::float8 as "atMs",
      count(held.episode_id) filter (where held.is_owned)::int as "ownedCount",
      count(held.episode_id) filter (where not held.is_owned)::int as "rentedCount",
      (min(held.ends_at_ms) filter (where not held.is_owned))::float8 as "rentEndsAtMs",
      (count(*) over ())::int as shown, (select count(*)::int from own where is_hidden) as hidden
    from own left join held on held.series_id = own.id
    where not own.is_hidden
    group by own.id, own.alias, own.title, own.type, own.language, own.is_adult, own.is_mixed, own.at_ms
    order by ${ending} own.at_ms desc, own.id limit ${size} offset ${page * size})
    ${list === 'recent' ? withPlaces(view) : sql`select page.*, null as position from page`}
    order by ${ending} page."atMs" desc, page.id`);
  const { rows } = v.parse(RowsSchema, result);
  const [row] = rows;
  // An empty page says nothing of the list.
  return { rows, counts: row ?? (await countOwnSeries(executor, list, view)) };
}

async function countOwnSeries(executor: Executor, list: OwnList, view: OwnView): Promise<OwnCounts> {
  const result = await executor.execute(sql`with ${seriesOf(list, view)}
    select count(*) filter (where not is_hidden)::int as shown, count(*) filter (where is_hidden)::int as hidden from own`);
  const [counts] = v.parse(v.object({ rows: v.array(CountsSchema) }), result).rows;
  return counts ?? { shown: 0, hidden: 0 };
}

const EpisodeFactsSchema = v.object({
  seriesId: v.number(),
  episodeCount: v.number(),
  newCount: v.number(),
  firstAlias: v.nullable(v.string()),
  firstTitle: v.nullable(v.string()),
});

/**
 * What a row shows about the episodes of its series. `firstAlias` and `firstTitle` are of the first episode that the reader has.
 */
export async function listEpisodeFacts(executor: Executor, view: OwnView, seriesIds: readonly number[]) {
  const { platformId, userId } = view.scope;
  const ids = sql`any(${sql.param([...seriesIds])}::integer[])`;
  const result = await executor.execute(sql`with held as (${heldEpisodes(view)}),
    listed as (${listedEpisodes(view, sql`episode.series_id = ${ids}`)}),
    act as (
      select episode.series_id, entitlement.started_at_ms as at_ms from entitlement
        join episode on episode.id = entitlement.episode_id
        where entitlement.platform_id = ${platformId} and entitlement.user_id = ${userId} and episode.series_id = ${ids}
      union all
      select series_id, updated_at_ms from reading_position
        where platform_id = ${platformId} and user_id = ${userId} and series_id = ${ids}
      union all
      select series_id, created_at_ms from favorite
        where platform_id = ${platformId} and user_id = ${userId} and series_id = ${ids}
    ),
    last_act as (select series_id, max(at_ms) as at_ms from act group by series_id)
    select listed.series_id as "seriesId", count(*)::int as "episodeCount",
      count(*) filter (where not listed.is_held and listed.opened_at_ms > last_act.at_ms)::int as "newCount",
      (array_agg(listed.alias order by listed.order_no, listed.id) filter (where listed.is_held))[1] as "firstAlias",
      (array_agg(listed.title order by listed.order_no, listed.id) filter (where listed.is_held))[1] as "firstTitle"
    from listed left join last_act on last_act.series_id = listed.series_id
    group by listed.series_id`);
  const { rows } = v.parse(v.object({ rows: v.array(EpisodeFactsSchema) }), result);
  return new Map(rows.map((row) => [row.seriesId, row]));
}

/**
 * The id of a series that a call names by alias or id, seen or not; null: there is none. An id is returned as it is: what follows
 * is then the same for an absent series and for an unseen one (record 0094).
 */
export async function findSeriesId(
  executor: Executor,
  seriesKey: string,
  { platform }: Pick<EndpointCall, 'platform'>,
): Promise<number | null> {
  const key = parseSeriesKey(seriesKey);
  if (key === null) return null;
  if ('id' in key) return key.id;
  return (await findSeries(executor, platform.id, key))?.series.id ?? null;
}

/** Whether a reader may find a series now: it is shown to them, or they have a part of it. */
export async function isSeriesSeen(executor: Executor, view: OwnView, seriesId: number): Promise<boolean> {
  const result = await executor.execute(sql`with held as (${heldEpisodes(view)})
    select 1 from (${ownSeries(view)}) as known where known.id = ${seriesId} and not known.is_hidden`);
  return v.parse(v.object({ rows: v.array(v.unknown()) }), result).rows.length > 0;
}

/** Whether a reader finds an episode in a series that they see. */
export async function hasSeenEpisode(executor: Executor, view: OwnView, seriesId: number): Promise<boolean> {
  const result = await executor.execute(sql`with held as (${heldEpisodes(view)}),
    listed as (${listedEpisodes(view, sql`episode.series_id = ${seriesId}`)})
    select 1 from (${ownSeries(view)}) as known
    where known.id = ${seriesId} and not known.is_hidden and exists (select 1 from listed)`);
  return v.parse(v.object({ rows: v.array(v.unknown()) }), result).rows.length > 0;
}

/** Whose series are looked for, when, and what they see (D24, D36). */
export interface OwnView {
  readonly scope: ReaderScope;
  readonly nowMs: number;
  readonly seesAdult: boolean;
  readonly seesBl: boolean;
}

/** Condition on an entitlement: it is the reader's and valid now, as core's `isActive` has it. */
function isHeldNow({ scope, nowMs }: OwnView): SQL {
  return sql`entitlement.platform_id = ${scope.platformId} and entitlement.user_id = ${scope.userId}
    and (entitlement.revoked_at_ms is null or entitlement.revoked_at_ms > ${nowMs})
    and (entitlement.expires_at_ms is null or entitlement.expires_at_ms > ${nowMs})`;
}

/** The episodes that a reader has now: whether they own them, and when a rental ends. */
export function heldEpisodes(view: OwnView): SQL {
  return sql`select entitlement.episode_id, episode.series_id,
      bool_or(entitlement.expires_at_ms is null) as is_owned,
      max(entitlement.expires_at_ms) as ends_at_ms,
      max(entitlement.started_at_ms) as since_ms
    from entitlement join episode on episode.id = entitlement.episode_id
    where ${isHeldNow(view)}
    group by entitlement.episode_id, episode.series_id`;
}

/**
 * Series with their row of the platform. A series that the platform does not show is included for readers who have a part of it
 * (record 0010). `is_hidden`: they would see it with other settings.
 */
export function ownSeries(view: OwnView): SQL {
  const { scope, nowMs, seesAdult, seesBl } = view;
  return sql`select series.id, series.alias, series.type, series.language, series.is_adult, series.is_mixed,
      coalesce(series_platform.title, series.title) as title,
      (series.is_adult and not ${seesAdult}::boolean) or (not ${seesBl}::boolean and exists (
        select 1 from series_genre where series_genre.series_id = series.id and series_genre.genre = 'BL'
      )) as is_hidden
    from series left join series_platform
      on series_platform.series_id = series.id and series_platform.platform_id = ${scope.platformId}
    where (series.removed_at_ms is null and series_platform.is_visible and series_platform.opened_at_ms <= ${nowMs})
      or exists (select 1 from held where held.series_id = series.id)`;
}

/** The episodes of series that a reader may find there now: shown and open, or theirs. */
export function listedEpisodes({ scope, nowMs }: OwnView, ofSeries: SQL): SQL {
  return sql`select episode.id, episode.series_id, episode.alias, episode.title, episode.order_no,
      coalesce(episode_platform.opened_at_ms, 0) as opened_at_ms, held.episode_id is not null as is_held
    from episode
    join series on series.id = episode.series_id
    left join series_platform
      on series_platform.series_id = series.id and series_platform.platform_id = ${scope.platformId}
    left join episode_platform
      on episode_platform.episode_id = episode.id and episode_platform.platform_id = ${scope.platformId}
    left join held on held.episode_id = episode.id
    where ${ofSeries} and coalesce(episode_platform.opened_at_ms, 0) <= ${nowMs}
      and (held.episode_id is not null or (episode.removed_at_ms is null and episode_platform.is_visible
        and series.removed_at_ms is null and series_platform.is_visible and series_platform.opened_at_ms <= ${nowMs}))`;
}

/** What a reader sees of their own series now. */
export function ownViewOf(call: EndpointCall<SignedInCaller>, includesAdult = true): OwnView {
  const { caller, platform, nowMs } = call;
  const seesAdult = includesAdult && callerSeesAdult(caller, { platform, guestSaysAdult: false, nowMs });
  return { scope: caller.scope, nowMs, seesAdult, seesBl: callerSeesBl(call) };
}
