import type { ListSort, SearchScope } from '@longstrip/api-contract';
import { wordBeginnings } from '@longstrip/core';
import type { CatalogueSource } from '@longstrip/database';
import { series, seriesPlatform, seriesSearch } from '@longstrip/database/schema';
import { and, desc, eq, like, ne, or, type SQL, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import { isAnyOf, type ListFilter, shownNow } from '../lists/listed-series.ts';
import { contains, isTitled } from './search-conditions.ts';

export interface SearchQuery {
  readonly filter: ListFilter;
  readonly scope: SearchScope;
  /** Core's search text; empty finds everything. */
  readonly searched: string;
  /** Core's search words: the same with all typed spaces. */
  readonly words: string;
  readonly sort: ListSort;
}

/** Where a series contains the text, in order of rank: it is the title, a word of the title starts with it, elsewhere. */
const FOUND_AS = { title: 2, inTitle: 1, elsewhere: 0 } as const;
type FoundAs = (typeof FOUND_AS)[keyof typeof FOUND_AS];

/** A position in the found series: after the one with these values. */
export interface FoundPosition {
  /** Twice the rank of the match, plus one in the reader's language, so that this edition comes first. */
  readonly rank: number;
  /** Sort key: the view count or the opening. */
  readonly key: number;
  readonly id: number;
}

interface PageQuery {
  readonly after: FoundPosition | null;
  readonly offset: number;
  readonly limit: number;
}

/** If more series match, they are about one in twenty or more: walking all series in order soon fills a page. */
const MANY = 500;

/**
 * Series that contain the text. By popularity, exact titles come first, then, unless there are many, titles with a word that
 * starts with the text; among equals the reader's language first.
 */
export async function listFound(
  executor: CatalogueSource,
  query: SearchQuery,
  page: PageQuery,
): Promise<FoundPosition[]> {
  if (query.searched === '') return walkShown(executor, query, page, undefined);
  const { platformId } = query.filter;
  const holding = await executor
    .select({ id: seriesSearch.seriesId, as: foundAs(query.searched).as('found_as') })
    .from(seriesSearch)
    .where(contains(platformId, query))
    .limit(MANY + 1);
  if (holding.length <= MANY) return sortShown(executor, query, page, holding);
  if (query.sort === 'LATEST') return walkShown(executor, query, page, contains(platformId, query));
  return titlesThenWalk(executor, query, page);
}

function foundAs(searched: string): SQL<FoundAs> {
  const beginnings = wordBeginnings(searched).map((each) => sql`strpos(' ' || ${seriesSearch.title}, ${each}) > 0`);
  return sql<FoundAs>`(case when ${seriesSearch.title} = ${searched} then ${FOUND_AS.title}::int
    when ${or(...beginnings)} then ${FOUND_AS.inTitle}::int else ${FOUND_AS.elsewhere}::int end)`;
}

/** Whether a series is in the reader's language (`ListFilter.language`). */
const isOwnLanguage = ({ filter }: SearchQuery) => like(series.language, `${filter.language}%`);

const sortKey = ({ sort }: SearchQuery) => (sort === 'POPULAR' ? series.viewCount : seriesPlatform.openedAtMs);

/** Few series: sorts the shown ones. */
async function sortShown(
  executor: CatalogueSource,
  query: SearchQuery,
  { after, offset, limit }: PageQuery,
  holding: readonly { id: number; as: FoundAs }[],
): Promise<FoundPosition[]> {
  if (holding.length === 0) return [];
  const key = sortKey(query);
  const holdingAs = (as: FoundAs) => idsOf(query.sort === 'POPULAR' ? holding.filter((row) => row.as === as) : []);
  const as = sql<FoundAs>`(case when ${isAnyOf(series.id, holdingAs(FOUND_AS.title))} then ${FOUND_AS.title}::int
    when ${isAnyOf(series.id, holdingAs(FOUND_AS.inTitle))} then ${FOUND_AS.inTitle}::int else ${FOUND_AS.elsewhere}::int end)`;
  const rank = query.sort === 'POPULAR' ? sql<number>`(${as} * 2 + (${isOwnLanguage(query)})::int)` : sql<number>`0`;
  const behind =
    after === null
      ? undefined
      : or(
          sql`${rank} < ${after.rank}`,
          and(sql`${rank} = ${after.rank}`, sql`(${key}, ${series.id}) < (${after.key}, ${after.id})`),
        );
  return executor
    .select({ rank: rank.as('found_rank'), key, id: series.id })
    .from(seriesPlatform)
    .innerJoin(series, eq(series.id, seriesPlatform.seriesId))
    .where(and(isAnyOf(seriesPlatform.seriesId, idsOf(holding)), shownNow(executor, query.filter), behind))
    .orderBy(sql`found_rank desc`, desc(key), desc(series.id))
    .limit(limit)
    .offset(offset);
}

/** Many series: exact titles first, then the others. */
async function titlesThenWalk(
  executor: CatalogueSource,
  query: SearchQuery,
  { after, offset, limit }: PageQuery,
): Promise<FoundPosition[]> {
  const rest = and(contains(query.filter.platformId, query), ne(seriesSearch.title, query.searched));
  if (after !== null && after.rank < FOUND_AS.title * 2)
    return walkShown(executor, query, { after, offset, limit }, rest);
  const titles = await executor
    .select({ id: seriesSearch.seriesId, as: foundAs(query.searched) })
    .from(seriesSearch)
    .where(isTitled(query.filter.platformId, query.searched));
  const first = await sortShown(executor, query, { after, offset: 0, limit: offset + limit }, titles);
  const shown = first.slice(offset);
  if (shown.length === limit) return shown;
  const others = { after: null, offset: Math.max(0, offset - first.length), limit: limit - shown.length };
  return [...shown, ...(await walkShown(executor, query, others, rest))];
}

/**
 * Walks the series in order, looks each one up, and stops when the page is full. Only one table is sorted, before any join, so
 * that the engine has no other plan, whatever it estimates.
 */
async function walkShown(
  executor: CatalogueSource,
  query: SearchQuery,
  { after, offset, limit }: PageQuery,
  condition: SQL | undefined,
): Promise<FoundPosition[]> {
  const ordered = orderedSeries(executor, query, after);
  const sameSeries = eq(seriesSearch.seriesId, series.id);
  const shown = executor
    .select({ one: sql`1`.as('one') })
    .from(seriesPlatform)
    .innerJoin(series, eq(series.id, seriesPlatform.seriesId))
    .$dynamic();
  const searched =
    condition === undefined
      ? shown
      : shown.innerJoin(seriesSearch, and(eq(seriesSearch.platformId, query.filter.platformId), sameSeries));
  const looked = searched
    .where(and(eq(seriesPlatform.seriesId, ordered.id), shownNow(executor, query.filter), condition))
    .limit(1)
    .as('looked');
  return executor
    .select({ rank: sql<number>`0`.as('found_rank'), key: ordered.key, id: ordered.id })
    .from(ordered)
    .crossJoinLateral(looked)
    .orderBy(desc(ordered.key), desc(ordered.id))
    .limit(limit)
    .offset(offset);
}

function orderedSeries(executor: CatalogueSource, query: SearchQuery, after: FoundPosition | null) {
  if (query.sort === 'POPULAR') {
    const each = alias(series, 'each_series');
    return executor
      .select({ key: sql<number>`${each.viewCount}`.mapWith(Number).as('key'), id: each.id })
      .from(each)
      .where(after === null ? undefined : sql`(${each.viewCount}, ${each.id}) < (${after.key}, ${after.id})`)
      .orderBy(desc(each.viewCount), desc(each.id))
      .as('ordered');
  }
  const each = alias(seriesPlatform, 'each_series');
  return executor
    .select({ key: sql<number>`${each.openedAtMs}`.mapWith(Number).as('key'), id: each.seriesId })
    .from(each)
    .where(
      and(
        eq(each.platformId, query.filter.platformId),
        after === null ? undefined : sql`(${each.openedAtMs}, ${each.seriesId}) < (${after.key}, ${after.id})`,
      ),
    )
    .orderBy(desc(each.openedAtMs), desc(each.seriesId))
    .as('ordered');
}

function idsOf(rows: readonly { id: number }[]): number[] {
  return rows.map(({ id }) => id);
}
