import { forgivingText, mistakesIn } from '@longstrip/core';
import type { Executor } from '@longstrip/database';
import { series, seriesPlatform, seriesSearch } from '@longstrip/database/schema';
import { and, eq } from 'drizzle-orm';
import { among } from '../catalogue/among.ts';
import { shownNow } from '../catalogue/listed-series.ts';
import type { SearchWish } from './search.repository.ts';
import { mayBeMeant, SEARCHED_COLUMNS } from './search-conditions.ts';

/** How many series that may be meant are looked at; and of how many that are it is asked who may see them. */
const LOOKED_AT_MAX = 2_000;
const MEANT_MAX = 500;
/** Where something fits exactly, only what is one mistake away comes after it. */
const MISTAKES_AFTER_FOUND = 1;

/**
 * Series that do not hold the text and may yet be meant: with few mistakes of typing they would (core's `mistakesIn`).
 * Those with the fewest first, the most read of equals.
 */
export async function listNear(
  executor: Executor,
  wish: SearchWish,
  of: { foundCount: number; limit: number },
): Promise<number[]> {
  const searched = forgivingText(wish.searched);
  if (searched === '') return [];
  const candidates = await executor
    .select({ id: seriesSearch.seriesId, text: SEARCHED_COLUMNS[wish.scope] })
    .from(seriesSearch)
    .where(mayBeMeant(wish.filter.platformId, wish))
    .limit(LOOKED_AT_MAX);
  const most = of.foundCount === 0 ? Number.POSITIVE_INFINITY : MISTAKES_AFTER_FOUND;
  const mistakesOf = new Map<number, number>();
  for (const { id, text } of candidates) {
    const mistakes = mistakesIn(searched, forgivingText(text));
    if (mistakes !== null && mistakes <= most) mistakesOf.set(id, mistakes);
  }
  if (mistakesOf.size === 0) return [];

  const meant = [...mistakesOf].toSorted(([, one], [, other]) => one - other).slice(0, MEANT_MAX);
  const shown = await executor
    .select({ id: series.id, viewCount: series.viewCount })
    .from(seriesPlatform)
    .innerJoin(series, eq(series.id, seriesPlatform.seriesId))
    .where(
      and(
        among(
          seriesPlatform.seriesId,
          meant.map(([id]) => id),
        ),
        shownNow(executor, wish.filter),
      ),
    );
  const farness = (id: number) => mistakesOf.get(id) ?? 0;
  return shown
    .toSorted(
      (one, other) => farness(one.id) - farness(other.id) || other.viewCount - one.viewCount || other.id - one.id,
    )
    .slice(0, of.limit)
    .map(({ id }) => id);
}
