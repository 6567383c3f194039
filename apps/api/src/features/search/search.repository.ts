import type { ListSort, SearchScope } from '@longstrip/api-contract';
import { wordBeginnings } from '@longstrip/core';
import type { Executor } from '@longstrip/database';
import { series, seriesPlatform, seriesSearch } from '@longstrip/database/schema';
import { and, desc, eq, like, ne, or, type SQL, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import { among } from '../catalogue/among.ts';
import { type ListFilter, shownNow } from '../catalogue/listed-series.ts';
import { holds, isTitled } from './search-conditions.ts';

/** What is looked for, and where. */
export interface SearchWish {
  readonly filter: ListFilter;
  readonly scope: SearchScope;
  /** Core's search text; empty: everything. */
  readonly searched: string;
  /** Core's search words: the same, but where words are written together it keeps those that were typed apart. */
  readonly words: string;
  readonly sort: ListSort;
}

/** Where a series holds what was looked for, as its order goes: it is the title, a word of the title begins with it, elsewhere. */
const FOUND_AS = { title: 2, inTitle: 1, elsewhere: 0 } as const;
type FoundAs = (typeof FOUND_AS)[keyof typeof FOUND_AS];

/** A place in what was found: behind the series with these values. */
export interface FoundPlace {
  /** Twice how it holds the text, and one more in the reader's own language: of two editions that one comes first. */
  readonly rank: number;
  /** What is sorted by: the view count, or when it opened. */
  readonly key: number;
  readonly id: number;
}

interface PageWish {
  readonly after: FoundPlace | null;
  readonly offset: number;
  readonly limit: number;
}

/** Where more series hold a text, one in some twenty does: going through all of them in order soon fills a page. */
const MANY = 500;

/**
 * Series that hold the text. Where the most read come first, those of exactly this title come before them, and, unless
 * there are many, those with a word in their titles that begins with it; of those alike, first the ones in the reader's
 * language.
 */
export async function listFound(executor: Executor, wish: SearchWish, page: PageWish): Promise<FoundPlace[]> {
  if (wish.searched === '') return walkShown(executor, wish, page, undefined);
  const { platformId } = wish.filter;
  const holding = await executor
    .select({ id: seriesSearch.seriesId, as: foundAs(wish.searched).as('found_as') })
    .from(seriesSearch)
    .where(holds(platformId, wish))
    .limit(MANY + 1);
  if (holding.length <= MANY) return sortShown(executor, wish, page, holding);
  if (wish.sort === 'LATEST') return walkShown(executor, wish, page, holds(platformId, wish));
  return titlesThenWalk(executor, wish, page);
}

function foundAs(searched: string): SQL<FoundAs> {
  const beginnings = wordBeginnings(searched).map((each) => sql`strpos(' ' || ${seriesSearch.title}, ${each}) > 0`);
  return sql<FoundAs>`(case when ${seriesSearch.title} = ${searched} then ${FOUND_AS.title}::int
    when ${or(...beginnings)} then ${FOUND_AS.inTitle}::int else ${FOUND_AS.elsewhere}::int end)`;
}

/** Whether a series is in the language of the one who asks (`ListFilter.language`). */
const isOwnLanguage = ({ filter }: SearchWish) => like(series.language, `${filter.language}%`);

const sortKey = ({ sort }: SearchWish) => (sort === 'POPULAR' ? series.viewCount : seriesPlatform.openedAtMs);

/** Few series: those of them that are shown are put in order. */
async function sortShown(
  executor: Executor,
  wish: SearchWish,
  { after, offset, limit }: PageWish,
  holding: readonly { id: number; as: FoundAs }[],
): Promise<FoundPlace[]> {
  if (holding.length === 0) return [];
  const key = sortKey(wish);
  const holdingAs = (as: FoundAs) => idsOf(wish.sort === 'POPULAR' ? holding.filter((row) => row.as === as) : []);
  const as = sql<FoundAs>`(case when ${among(series.id, holdingAs(FOUND_AS.title))} then ${FOUND_AS.title}::int
    when ${among(series.id, holdingAs(FOUND_AS.inTitle))} then ${FOUND_AS.inTitle}::int else ${FOUND_AS.elsewhere}::int end)`;
  const rank = wish.sort === 'POPULAR' ? sql<number>`(${as} * 2 + (${isOwnLanguage(wish)})::int)` : sql<number>`0`;
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
    .where(and(among(seriesPlatform.seriesId, idsOf(holding)), shownNow(executor, wish.filter), behind))
    .orderBy(sql`found_rank desc`, desc(key), desc(series.id))
    .limit(limit)
    .offset(offset);
}

/** Many series, those of exactly this title before the others. */
async function titlesThenWalk(
  executor: Executor,
  wish: SearchWish,
  { after, offset, limit }: PageWish,
): Promise<FoundPlace[]> {
  const rest = and(holds(wish.filter.platformId, wish), ne(seriesSearch.title, wish.searched));
  if (after !== null && after.rank < FOUND_AS.title * 2)
    return walkShown(executor, wish, { after, offset, limit }, rest);
  const titles = await executor
    .select({ id: seriesSearch.seriesId, as: foundAs(wish.searched) })
    .from(seriesSearch)
    .where(isTitled(wish.filter.platformId, wish.searched));
  const first = await sortShown(executor, wish, { after, offset: 0, limit: offset + limit }, titles);
  const shown = first.slice(offset);
  if (shown.length === limit) return shown;
  const others = { after: null, offset: Math.max(0, offset - first.length), limit: limit - shown.length };
  return [...shown, ...(await walkShown(executor, wish, others, rest))];
}

/**
 * Goes through the series in order, looks each up, and ends with the page. One table is put in order and nothing joined
 * before: so the engine has no other way to go, whatever it thinks of how many there are.
 */
async function walkShown(
  executor: Executor,
  wish: SearchWish,
  { after, offset, limit }: PageWish,
  condition: SQL | undefined,
): Promise<FoundPlace[]> {
  const ordered = orderedSeries(executor, wish, after);
  const sameSeries = eq(seriesSearch.seriesId, series.id);
  const shown = executor
    .select({ one: sql`1`.as('one') })
    .from(seriesPlatform)
    .innerJoin(series, eq(series.id, seriesPlatform.seriesId))
    .$dynamic();
  const searched =
    condition === undefined
      ? shown
      : shown.innerJoin(seriesSearch, and(eq(seriesSearch.platformId, wish.filter.platformId), sameSeries));
  const looked = searched
    .where(and(eq(seriesPlatform.seriesId, ordered.id), shownNow(executor, wish.filter), condition))
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

function orderedSeries(executor: Executor, wish: SearchWish, after: FoundPlace | null) {
  if (wish.sort === 'POPULAR') {
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
        eq(each.platformId, wish.filter.platformId),
        after === null ? undefined : sql`(${each.openedAtMs}, ${each.seriesId}) < (${after.key}, ${after.id})`,
      ),
    )
    .orderBy(desc(each.openedAtMs), desc(each.seriesId))
    .as('ordered');
}

function idsOf(rows: readonly { id: number }[]): number[] {
  return rows.map(({ id }) => id);
}
