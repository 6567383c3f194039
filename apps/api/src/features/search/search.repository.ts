import type { ListSort, SearchScope } from '@longstrip/api-contract';
import { forgivingText, isNearlyIn, trigramLetters } from '@longstrip/core';
import type { Executor } from '@longstrip/database';
import { searchName, series, seriesPlatform, seriesSearch } from '@longstrip/database/schema';
import { and, asc, desc, eq, inArray, like, not, or, type SQL, sql } from 'drizzle-orm';
import { type ListFilter, shownNow } from '../catalogue/listed-series.ts';

/** What is looked for, and where. */
export interface SearchWish {
  readonly filter: ListFilter;
  readonly scope: SearchScope;
  /** Core's search text; empty: everything. */
  readonly searched: string;
  readonly sort: ListSort;
}

/** A place in what was found: behind the series with these values. */
export interface FoundPlace {
  /** Its title is exactly what was looked for. */
  readonly isTitle: boolean;
  /** What is sorted by: the view count, or when it opened. */
  readonly key: number;
  readonly id: number;
}

/**
 * Words as far from what is looked for as this, or nearer, may be meant: 0 is the same, 1 has nothing in common. Where
 * something fits exactly, only what is very near comes after it.
 */
const NEAR_DISTANCE = { alone: 0.6, after: 0.35 } as const;
const NEAR_NAMES_MAX = 4;
/** With fewer characters than this anything is near. */
const NEAR_CHARACTERS_MIN = 3;
/** How many of the nearest titles of all platforms are looked at. */
const NEAREST_MAX = 60;

/** A pattern of LIKE that holds exactly this text. */
function containing(text: string): string {
  return `%${text.replaceAll(/[\\%_]/g, (sign) => `\\${sign}`)}%`;
}

const COLUMNS = { all: seriesSearch.words, title: seriesSearch.title, tag: seriesSearch.tags } as const;

/** Condition over `seriesSearch`: the text as it was typed stands in it. The letters lead the index to it. */
function fits({ scope, searched }: SearchWish): SQL | undefined {
  const letters = trigramLetters(forgivingText(searched));
  return and(
    like(COLUMNS[scope], containing(searched)),
    letters === '' ? undefined : like(seriesSearch.wordLetters, containing(letters)),
  );
}

/** Series that hold the text, those of exactly this title first where the most read come first. */
export async function listFound(
  executor: Executor,
  wish: SearchWish,
  page: { after: FoundPlace | null; offset: number; limit: number },
): Promise<FoundPlace[]> {
  const { searched, sort, filter } = wish;
  const key = sort === 'POPULAR' ? series.viewCount : seriesPlatform.openedAtMs;
  const isTitle =
    sort === 'POPULAR' && searched !== '' ? sql<boolean>`(${seriesSearch.title} = ${searched})` : sql<boolean>`false`;
  const { after } = page;
  const behind =
    after === null
      ? undefined
      : or(
          sql`${isTitle} < ${after.isTitle}`,
          and(sql`${isTitle} = ${after.isTitle}`, sql`(${key}, ${series.id}) < (${after.key}, ${after.id})`),
        );
  const rows = executor
    .select({ isTitle: isTitle.as('is_title'), key, id: series.id })
    .from(seriesPlatform)
    .innerJoin(series, eq(series.id, seriesPlatform.seriesId));
  const searchedRows =
    searched === ''
      ? rows.where(and(shownNow(executor, filter), behind))
      : rows
          .innerJoin(seriesSearch, sameSeries(filter.platformId))
          .where(and(shownNow(executor, filter), fits(wish), behind));
  return searchedRows.orderBy(sql`is_title desc`, desc(key), desc(series.id)).limit(page.limit).offset(page.offset);
}

/** How many series hold the text, but counted no further than `most`. */
export async function countFound(executor: Executor, wish: SearchWish, most: number): Promise<number> {
  return (await listFound(executor, wish, { after: null, offset: 0, limit: most })).length;
}

function sameSeries(platformId: string): SQL | undefined {
  return and(eq(seriesSearch.platformId, platformId), eq(seriesSearch.seriesId, seriesPlatform.seriesId));
}

/** A series that does not hold the text and may yet be meant. */
export interface NearSeries {
  readonly id: number;
  readonly distance: number;
  readonly viewCount: number;
  /** What was searched of it. */
  readonly text: string;
}

/**
 * Series that hold the text but for what is forgiven (tone marks, long vowels), whose title has words much like it, or
 * with a creator or tag much like it; the nearest first, the most read of equals.
 */
export async function listNear(
  executor: Executor,
  wish: SearchWish,
  of: { foundCount: number; limit: number },
): Promise<number[]> {
  const { scope, searched } = wish;
  const { foundCount, limit } = of;
  const forgiven = forgivingText(searched);
  if (forgiven === '') return [];
  const letters = trigramLetters(forgiven);
  const within = foundCount === 0 ? NEAR_DISTANCE.alone : NEAR_DISTANCE.after;
  const near = [...(await listForgiven(executor, wish, letters, limit))];
  if ([...forgiven].length >= NEAR_CHARACTERS_MIN) {
    if (scope !== 'tag') near.push(...(await listNearTitles(executor, wish, { letters, within, limit })));
    if (scope !== 'title') near.push(...(await listNearNames(executor, wish, { letters, within, limit })));
  }
  // Letters of characters of one script are much alike even where the words are not: what is near must look so, too.
  const meant = near.filter(({ text }) => isNearlyIn(forgiven, forgivingText(text)));
  const nearest = meant.toSorted(
    (one, other) => one.distance - other.distance || other.viewCount - one.viewCount || other.id - one.id,
  );
  return [...new Set(nearest.map(({ id }) => id))].slice(0, limit);
}

/** The rows of a near search: shown, and not found already. */
function nearRows(executor: Executor, wish: SearchWish, distance: SQL<number>, condition: SQL | undefined) {
  return executor
    .select({
      id: series.id,
      distance: distance.as('distance'),
      viewCount: series.viewCount,
      text: COLUMNS[wish.scope],
    })
    .from(seriesPlatform)
    .innerJoin(series, eq(series.id, seriesPlatform.seriesId))
    .innerJoin(seriesSearch, sameSeries(wish.filter.platformId))
    .where(and(shownNow(executor, wish.filter), not(like(COLUMNS[wish.scope], containing(wish.searched))), condition))
    .orderBy(sql`distance`, desc(series.viewCount), desc(series.id));
}

async function listForgiven(
  executor: Executor,
  wish: SearchWish,
  letters: string,
  limit: number,
): Promise<NearSeries[]> {
  const rows = await nearRows(
    executor,
    wish,
    sql<number>`0::real`,
    like(seriesSearch.wordLetters, containing(letters)),
  ).limit(limit);
  // Several characters may share their letters, and letters of one may stand in those of another.
  const forgiven = forgivingText(wish.searched);
  return rows.filter(({ text }) => forgivingText(text).includes(forgiven));
}

interface NearBounds {
  readonly letters: string;
  readonly within: number;
  readonly limit: number;
}

async function listNearTitles(
  executor: Executor,
  wish: SearchWish,
  { letters, within, limit }: NearBounds,
): Promise<NearSeries[]> {
  const distance = sql<number>`${letters} <<-> ${seriesSearch.titleLetters}`;
  // The nearest first, by the index alone; only then is asked who may see them.
  const nearest = await executor
    .select({ id: seriesSearch.seriesId, distance: distance.as('distance') })
    .from(seriesSearch)
    .where(eq(seriesSearch.platformId, wish.filter.platformId))
    .orderBy(asc(distance))
    .limit(NEAREST_MAX);
  const ids = nearest.filter((row) => row.distance <= within).map(({ id }) => id);
  if (ids.length === 0) return [];
  return nearRows(executor, wish, distance, inArray(seriesSearch.seriesId, ids)).limit(limit);
}

async function listNearNames(
  executor: Executor,
  wish: SearchWish,
  { letters, within, limit }: NearBounds,
): Promise<NearSeries[]> {
  const distance = sql<number>`${letters} <<-> ${searchName.letters}`;
  const names = await executor
    .select({ name: searchName.name, distance: distance.as('distance') })
    .from(searchName)
    .orderBy(asc(distance))
    .limit(NEAR_NAMES_MAX);
  const meant = names.filter((name) => name.distance <= within);
  const found: NearSeries[] = [];
  for (const { name, distance: farness } of meant) {
    const line = like(COLUMNS[wish.scope], containing(`\n${name}\n`));
    const indexed = like(seriesSearch.wordLetters, containing(trigramLetters(forgivingText(name))));
    found.push(...(await nearRows(executor, wish, sql<number>`${farness}::real`, and(line, indexed)).limit(limit)));
  }
  return found;
}
