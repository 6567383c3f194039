import { beginsWordIn, forgivingText, isSlipIn, mistakesIn, slipsOf } from '@longstrip/core';
import type { Executor } from '@longstrip/database';
import { series, seriesPlatform, seriesSearch } from '@longstrip/database/schema';
import { and, eq, or, type SQL } from 'drizzle-orm';
import { among } from '../catalogue/among.ts';
import { shownNow } from '../catalogue/listed-series.ts';
import type { SearchWish } from './search.repository.ts';
import { mayBeMeant, mayBeSlip, SEARCHED_COLUMNS } from './search-conditions.ts';

/** How many series that may be meant are looked at; and of how many that are it is asked who may see them. */
const LOOKED_AT_MAX = 2_000;
const MEANT_MAX = 500;
/** Of a text of more short words only so many are taken for the wrong one. */
const SLIPS_MAX = 4;
/** Where something holds the text, but only amid a word, what is one mistake away comes after it. */
const MISTAKES_AFTER_FOUND = 1;
/** Of as many mistakes, those in a title weigh less than those elsewhere: so much, less than one. */
const OUTSIDE_TITLE = 0.5;

/**
 * Series that do not hold the text and may yet be meant: with few mistakes of typing they would (core's `mistakesIn`),
 * or, where nothing else is found at all, with one short word put right (`slipsOf`). Those with the fewest mistakes
 * first, of equals those meant by their title, then those in the reader's language, then the most read. Where a text has no mistake, here or in those that
 * hold it, none is looked for. What may not be shown decides nothing.
 */
export async function listNear(
  executor: Executor,
  wish: SearchWish,
  { found, limit }: { found: readonly number[]; limit: number },
): Promise<number[]> {
  // The words as they were typed: one that is written together with the next may yet be a word of its own.
  const meant = forgivingText(wish.words).split(' ').filter(Boolean).join(' ');
  if (meant === '') return [];
  const most = await mostMistakes(executor, wish, found);
  const farness = new Map<number, number>();
  for (const { id, text, title } of await lookAt(executor, wish, mayBeMeant(wish.filter.platformId, wish, meant))) {
    const mistakes = mistakesIn(meant, text);
    if (mistakes === null || mistakes > most) continue;
    const isInTitle = (mistakesIn(meant, title) ?? Number.POSITIVE_INFINITY) <= mistakes;
    farness.set(id, isInTitle ? mistakes : mistakes + OUTSIDE_TITLE);
  }
  const right = await nearestShown(executor, wish, new Map([...farness].filter(([, far]) => far < 1)), limit);
  if (right.length > 0) return right;
  const near = await nearestShown(executor, wish, farness, limit);
  if (near.length > 0 || found.length > 0) return near;
  return nearestShown(executor, wish, await withSlips(executor, wish, meant), limit);
}

/** Series that hold all words of a text but a short one, which is one letter away: each one mistake. */
async function withSlips(executor: Executor, wish: SearchWish, meant: string): Promise<ReadonlyMap<number, number>> {
  const slips = slipsOf(meant).slice(0, SLIPS_MAX);
  if (slips.length === 0) return new Map();
  const mayBe = or(...slips.map((slip) => mayBeSlip(wish.filter.platformId, wish.scope, slip)));
  const rows = await lookAt(executor, wish, mayBe);
  return new Map(rows.filter(({ text }) => slips.some((slip) => isSlipIn(slip, text))).map(({ id }) => [id, 1]));
}

/** How many mistakes are forgiven, where these series hold the text as it is. */
async function mostMistakes(executor: Executor, wish: SearchWish, found: readonly number[]): Promise<number> {
  if (found.length === 0) return Number.POSITIVE_INFINITY;
  const texts = await lookAt(
    executor,
    wish,
    and(eq(seriesSearch.platformId, wish.filter.platformId), among(seriesSearch.seriesId, found)),
  );
  const searched = forgivingText(wish.searched);
  return texts.some(({ text }) => beginsWordIn(searched, text)) ? 0 : MISTAKES_AFTER_FOUND;
}

/** Series of which a condition holds, as far as they are looked at, with the forgiving form of what is searched in them. */
async function lookAt(executor: Executor, wish: SearchWish, condition: SQL | undefined) {
  const rows = await executor
    .select({ id: seriesSearch.seriesId, text: SEARCHED_COLUMNS[wish.scope], title: seriesSearch.title })
    .from(seriesSearch)
    .where(condition)
    .limit(LOOKED_AT_MAX);
  return rows.map(({ id, text, title }) => ({ id, text: forgivingText(text), title: forgivingText(title) }));
}

/** Those that are shown, the nearest first. */
async function nearestShown(
  executor: Executor,
  wish: SearchWish,
  farness: ReadonlyMap<number, number>,
  limit: number,
): Promise<number[]> {
  if (farness.size === 0) return [];
  const meant = [...farness].toSorted(([, one], [, other]) => one - other).slice(0, MEANT_MAX);
  const shown = await executor
    .select({ id: series.id, viewCount: series.viewCount, language: series.language })
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
  const far = (id: number) => farness.get(id) ?? 0;
  const own = ({ language }: { language: string }) => (language.startsWith(wish.filter.language) ? 1 : 0);
  return shown
    .toSorted(
      (one, other) =>
        far(one.id) - far(other.id) || own(other) - own(one) || other.viewCount - one.viewCount || other.id - one.id,
    )
    .slice(0, limit)
    .map(({ id }) => id);
}
