import { LENGTH_BOUNDS, type SeriesLength } from '@longstrip/core';
import type { CatalogueSource } from '@longstrip/database';
import { episode, episodePlatform, seriesGenre } from '@longstrip/database/schema';
import { and, asc, eq, exists, gt, isNull, like, lte, or, type SQL, sql } from 'drizzle-orm';
import type { ListFilter, SeriesTables } from './listed-series.ts';

/** Core's `matchesSeriesFilter` as a condition on `seriesPlatform` joined with `series`; a test compares the two. */
export function matchesChosen(executor: CatalogueSource, filter: ListFilter, of: SeriesTables): SQL | undefined {
  const { chosen } = filter;
  if (chosen === undefined) return undefined;
  const { genre, format, language, length } = chosen;
  return and(
    chosen.isCompleted ? eq(of.series.status, 'COMPLETED') : undefined,
    chosen.isFreetime ? eq(of.series.freetimeEnabled, true) : undefined,
    format === null ? undefined : eq(of.series.type, format),
    language === null ? undefined : or(eq(of.series.language, language), like(of.series.language, `${language}-%`)),
    genre === null ? undefined : hasGenre(executor, of, genre),
    chosen.isFree ? hasFreeEpisode(executor, filter, of) : undefined,
    length === null ? undefined : isOfChosenLength(executor, filter, of, length),
  );
}

function hasGenre(executor: CatalogueSource, of: SeriesTables, genre: typeof seriesGenre.$inferSelect.genre): SQL {
  return exists(
    executor
      .select({ one: sql`1` })
      .from(seriesGenre)
      .where(and(eq(seriesGenre.seriesId, of.series.id), eq(seriesGenre.genre, genre))),
  );
}

/** The shown episodes of the series, open or not. */
function shownEpisodes(executor: CatalogueSource, { platformId }: ListFilter, of: SeriesTables, condition?: SQL) {
  return executor
    .select({ openedAtMs: episodePlatform.openedAtMs })
    .from(episode)
    .innerJoin(episodePlatform, eq(episodePlatform.episodeId, episode.id))
    .where(
      and(
        eq(episode.seriesId, of.series.id),
        eq(episodePlatform.platformId, platformId),
        isNull(episode.removedAtMs),
        eq(episodePlatform.isVisible, true),
        condition,
      ),
    );
}

/** An open episode is free now (core's `episodePrice`): one of the first N shown, a sample, or in its free window. */
function hasFreeEpisode(executor: CatalogueSource, filter: ListFilter, of: SeriesTables): SQL | undefined {
  const { nowMs } = filter;
  const inOrder = shownEpisodes(executor, filter, of).orderBy(asc(episode.orderNo), asc(episode.id));
  const isFreeItself = or(
    eq(episode.isSample, true),
    eq(episode.type, 'PREVIEW'),
    and(lte(episodePlatform.freeFromMs, nowMs), gt(episodePlatform.freeUntilMs, nowMs)),
  );
  return or(
    sql`exists (select 1 from (${inOrder} limit ${of.onPlatform.freeEpisodeCount}) as first_shown where first_shown.opened_at_ms <= ${nowMs})`,
    exists(shownEpisodes(executor, filter, of, and(lte(episodePlatform.openedAtMs, nowMs), isFreeItself))),
  );
}

function isOfChosenLength(executor: CatalogueSource, filter: ListFilter, of: SeriesTables, length: SeriesLength): SQL {
  const { min, max } = LENGTH_BOUNDS[length];
  const open = shownEpisodes(executor, filter, of, lte(episodePlatform.openedAtMs, filter.nowMs)).as('open_episodes');
  const count = executor.select({ count: sql`count(*)`.as('count') }).from(open);
  return max === null ? sql`(${count}) >= ${min}` : sql`(${count}) between ${min} and ${max}`;
}
