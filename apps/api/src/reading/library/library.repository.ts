import type { LibraryFilter, LibrarySort } from '@longstrip/core';
import { SERIES_TYPES } from '@longstrip/core';
import type { Executor } from '@longstrip/database';
import { type SQL, sql } from 'drizzle-orm';
import * as v from 'valibot';
import { findSeries, parseSeriesKey } from '../../catalogue/index.ts';
import type { EndpointCall } from '../../http/endpoint.ts';
import { heldEpisodes, listedEpisodes, type OwnView, ownSeries } from './own-view.ts';

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

/**
 * Condition on `known`, the series of a list. A series is unread while an episode of it is not read to the end: one that the reader
 * has, or in the lists of what they follow and read, one that they may open there.
 */
function matchesFilter(list: OwnList, view: OwnView, filter: LibraryFilter | null): SQL {
  const { platformId, userId } = view.scope;
  const episodes = list === 'held' ? sql`held` : sql`(${listedEpisodes(view, sql`episode.series_id = known.id`)})`;
  const id = list === 'held' ? sql`each.episode_id` : sql`each.id`;
  const unread = sql`exists (select 1 from ${episodes} as each where each.series_id = known.id and not exists (
    select 1 from reading_position where platform_id = ${platformId} and user_id = ${userId}
      and episode_id = ${id} and finished_at_ms is not null))`;
  switch (filter) {
    case null:
      return sql`true`;
    case 'OWNED':
      return sql`exists (select 1 from held where held.series_id = known.id and held.is_owned)`;
    case 'ENDING':
      return sql`exists (select 1 from held where held.series_id = known.id and not held.is_owned)`;
    case 'UNREAD':
      return unread;
    case 'FINISHED':
      return sql`not ${unread}`;
  }
}

/** The series of a list that match the filter, including hidden ones. */
function seriesOf(list: OwnList, view: OwnView, filter: LibraryFilter | null): SQL {
  const { platformId, userId } = view.scope;
  const read = sql`episode.id in (select episode_id from reading_position
    where platform_id = ${platformId} and user_id = ${userId})`;
  const episodes = list === 'recent' ? sql`, listed as (${listedEpisodes(view, read)})` : sql``;
  return sql`held as (${heldEpisodes(view)})${episodes},
    entry as (${listed(list, view)}),
    own as (select known.*, entry.at_ms from (${ownSeries(view)}) as known join entry on entry.series_id = known.id
      where ${matchesFilter(list, view, filter)})`;
}

/** One page of a list, without what is hidden, and the counts of the whole list. What was read last has its places. */
export async function listOwnSeries(
  executor: Executor,
  list: OwnList,
  view: OwnView,
  { sort, filter, page, size }: { sort: LibrarySort; filter: LibraryFilter | null; page: number; size: number },
): Promise<{ rows: (OwnSeriesRow & { readonly position: PositionRow | null })[]; counts: OwnCounts }> {
  const orderOf = (table: 'own' | 'page') =>
    ({
      ...{ CREATE: sql``, ENDING: sql`"rentEndsAtMs" asc nulls last,` },
      TITLE: sql`lower(${sql.identifier(table)}.title) collate "C",`,
    })[sort];
  const result = await executor.execute(sql`with ${seriesOf(list, view, filter)}, page as (
    select own.id, own.alias, own.title, own.type, own.language, own.is_adult as "isAdult", own.is_mixed as "isMixed",
      own.at_ms::float8 as "atMs",
      count(held.episode_id) filter (where held.is_owned)::int as "ownedCount",
      count(held.episode_id) filter (where not held.is_owned)::int as "rentedCount",
      (min(held.ends_at_ms) filter (where not held.is_owned))::float8 as "rentEndsAtMs",
      (count(*) over ())::int as shown, (select count(*)::int from own where is_hidden) as hidden
    from own left join held on held.series_id = own.id
    where not own.is_hidden
    group by own.id, own.alias, own.title, own.type, own.language, own.is_adult, own.is_mixed, own.at_ms
    order by ${orderOf('own')} own.at_ms desc, own.id limit ${size} offset ${page * size})
    ${list === 'recent' ? withPlaces(view) : sql`select page.*, null as position from page`}
    order by ${orderOf('page')} page."atMs" desc, page.id`);
  const { rows } = v.parse(RowsSchema, result);
  const [row] = rows;
  // An empty page says nothing of the list.
  return { rows, counts: row ?? (await countOwnSeries(executor, list, view, filter)) };
}

async function countOwnSeries(
  executor: Executor,
  list: OwnList,
  view: OwnView,
  filter: LibraryFilter | null,
): Promise<OwnCounts> {
  const result = await executor.execute(sql`with ${seriesOf(list, view, filter)}
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
