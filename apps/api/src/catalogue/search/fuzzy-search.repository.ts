import { beginsWordIn, countTypos, forgivingText, matchesShortWordTypo, shortWordTypos } from '@longstrip/core';
import type { CatalogueSource } from '@longstrip/database';
import { series, seriesPlatform, seriesSearch } from '@longstrip/database/schema';
import { and, eq, or, type SQL } from 'drizzle-orm';
import { isAnyOf, shownNow } from '../lists/listed-series.ts';
import type { SearchQuery } from './search.repository.ts';
import { mayMatchFuzzily, mayMatchShortWordTypo, SEARCHED_COLUMNS } from './search-conditions.ts';

/** Maximum number of candidates that are compared, and of matches whose visibility is checked. */
const CANDIDATES_MAX = 2_000;
const MATCHES_MAX = 500;
/** Maximum number of short words that are tried as the wrong one. */
const SHORT_WORDS_MAX = 4;
/** Allowed typos if series contain the text, but only inside words. */
const TYPOS_AFTER_FOUND = 1;
/** Added to the distance of matches outside the title, so that titles come first: less than one typo. */
const OUTSIDE_TITLE = 0.5;

/**
 * Series that do not contain the text but are similar: they match with few typos (core's `countTypos`) or, if nothing else
 * is found, with one short word changed (`shortWordTypos`). Order: fewest typos, then matches in the title, then the
 * reader's language, then the most viewed. If the text matches some series without a typo, no typos are allowed. Series
 * that the reader does not see do not matter.
 */
export async function listFuzzyMatches(
  executor: CatalogueSource,
  query: SearchQuery,
  { found, limit }: { found: readonly number[]; limit: number },
): Promise<number[]> {
  // The words as typed: also in scripts without spaces, a word may be typed separately.
  const meant = forgivingText(query.words).split(' ').filter(Boolean).join(' ');
  if (meant === '') return [];
  const maxTypos = await maximumTypos(executor, query, found);
  const distances = new Map<number, number>();
  for (const { id, text, title } of await listCandidates(
    executor,
    query,
    mayMatchFuzzily(query.filter.platformId, query, meant),
  )) {
    const typos = countTypos(meant, text);
    if (typos === null || typos > maxTypos) continue;
    const isInTitle = (countTypos(meant, title) ?? Number.POSITIVE_INFINITY) <= typos;
    distances.set(id, isInTitle ? typos : typos + OUTSIDE_TITLE);
  }
  const withoutTypo = new Map([...distances].filter(([, distance]) => distance < 1));
  const exact = await nearestShown(executor, query, withoutTypo, limit);
  if (exact.length > 0) return exact;
  const similar = await nearestShown(executor, query, distances, limit);
  if (similar.length > 0 || found.length > 0) return similar;
  return nearestShown(executor, query, await withShortWordTypo(executor, query, meant), limit);
}

/** Series that contain all words of a text except a short one, which differs by one letter; each has one typo. */
async function withShortWordTypo(
  executor: CatalogueSource,
  query: SearchQuery,
  meant: string,
): Promise<ReadonlyMap<number, number>> {
  const typos = shortWordTypos(meant).slice(0, SHORT_WORDS_MAX);
  if (typos.length === 0) return new Map();
  const mayMatch = or(...typos.map((typo) => mayMatchShortWordTypo(query.filter.platformId, query.scope, typo)));
  const rows = await listCandidates(executor, query, mayMatch);
  return new Map(
    rows.filter(({ text }) => typos.some((typo) => matchesShortWordTypo(typo, text))).map(({ id }) => [id, 1]),
  );
}

/** The number of allowed typos, given the series that contain the text. */
async function maximumTypos(executor: CatalogueSource, query: SearchQuery, found: readonly number[]): Promise<number> {
  if (found.length === 0) return Number.POSITIVE_INFINITY;
  const texts = await listCandidates(
    executor,
    query,
    and(eq(seriesSearch.platformId, query.filter.platformId), isAnyOf(seriesSearch.seriesId, found)),
  );
  const searched = forgivingText(query.searched);
  return texts.some(({ text }) => beginsWordIn(searched, text)) ? 0 : TYPOS_AFTER_FOUND;
}

/** Series that match a condition, with the forgiving form of their searched text and title. */
async function listCandidates(executor: CatalogueSource, query: SearchQuery, condition: SQL | undefined) {
  const rows = await executor
    .select({ id: seriesSearch.seriesId, text: SEARCHED_COLUMNS[query.scope], title: seriesSearch.title })
    .from(seriesSearch)
    .where(condition)
    .limit(CANDIDATES_MAX);
  return rows.map(({ id, text, title }) => ({ id, text: forgivingText(text), title: forgivingText(title) }));
}

/** The shown ones, nearest first. */
async function nearestShown(
  executor: CatalogueSource,
  query: SearchQuery,
  distances: ReadonlyMap<number, number>,
  limit: number,
): Promise<number[]> {
  if (distances.size === 0) return [];
  const nearest = [...distances].toSorted(([, one], [, other]) => one - other).slice(0, MATCHES_MAX);
  const shown = await executor
    .select({ id: series.id, viewCount: series.viewCount, language: series.language })
    .from(seriesPlatform)
    .innerJoin(series, eq(series.id, seriesPlatform.seriesId))
    .where(
      and(
        isAnyOf(
          seriesPlatform.seriesId,
          nearest.map(([id]) => id),
        ),
        shownNow(executor, query.filter),
      ),
    );
  const distance = (id: number) => distances.get(id) ?? 0;
  const isOwnLanguage = ({ language }: { language: string }) => (language.startsWith(query.filter.language) ? 1 : 0);
  return shown
    .toSorted(
      (one, other) =>
        distance(one.id) - distance(other.id) ||
        isOwnLanguage(other) - isOwnLanguage(one) ||
        other.viewCount - one.viewCount ||
        other.id - one.id,
    )
    .slice(0, limit)
    .map(({ id }) => id);
}
