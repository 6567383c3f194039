import type { Executor } from '@longstrip/database';
import { series, seriesPlatform } from '@longstrip/database/schema';
import { and, asc, desc, eq, inArray, like } from 'drizzle-orm';
import { isAnyOf } from './is-any-of.ts';
import { LISTED_COLUMNS, type ListedSeries, type ListFilter, listedNow, shownNow } from './listed-series.ts';

/** The series that opened last on the platform, newest first. */
export async function listNewest(executor: Executor, filter: ListFilter, limit: number): Promise<ListedSeries[]> {
  return executor
    .select(LISTED_COLUMNS)
    .from(seriesPlatform)
    .innerJoin(series, eq(series.id, seriesPlatform.seriesId))
    .where(listedNow(executor, filter))
    .orderBy(desc(seriesPlatform.openedAtMs), desc(seriesPlatform.seriesId))
    .limit(limit);
}

/** Ids of the platform's originals, the most viewed or the newest first. */
export async function listOriginalIds(
  executor: Executor,
  filter: ListFilter,
  sort: 'POPULAR' | 'LATEST',
): Promise<number[]> {
  const newestFirst = [desc(seriesPlatform.openedAtMs), desc(series.id)];
  const rows = await executor
    .select({ id: series.id })
    .from(seriesPlatform)
    .innerJoin(series, eq(series.id, seriesPlatform.seriesId))
    .where(and(listedNow(executor, filter), eq(series.isOriginal, true)))
    .orderBy(...(sort === 'POPULAR' ? [desc(series.viewCount), ...newestFirst] : newestFirst));
  return rows.map(({ id }) => id);
}

/** Those of the given series that are shown, in no particular order. */
export async function findListed(
  executor: Executor,
  filter: ListFilter,
  seriesIds: readonly number[],
): Promise<ListedSeries[]> {
  if (seriesIds.length === 0) return [];
  return executor
    .select(LISTED_COLUMNS)
    .from(seriesPlatform)
    .innerJoin(series, eq(series.id, seriesPlatform.seriesId))
    .where(and(shownNow(executor, filter), isAnyOf(series.id, seriesIds)));
}

/**
 * The shown ones of the given series by their ids: for each the work's edition in the reader's language if that is shown,
 * else the series itself.
 */
export async function findInReadersLanguage(
  executor: Executor,
  filter: ListFilter,
  seriesIds: readonly number[],
): Promise<ReadonlyMap<number, ListedSeries & { readonly named: ListedSeries }>> {
  const listed = await findListed(executor, filter, seriesIds);
  const { language } = filter;
  const foreign = listed.filter(({ series: { language: of } }) => !of.startsWith(language));
  const workKeys = [...new Set(foreign.map((row) => row.series.workKey))];
  const editions =
    workKeys.length === 0
      ? []
      : await executor
          .select(LISTED_COLUMNS)
          .from(seriesPlatform)
          .innerJoin(series, eq(series.id, seriesPlatform.seriesId))
          .where(
            and(shownNow(executor, filter), inArray(series.workKey, workKeys), like(series.language, `${language}%`)),
          )
          .orderBy(asc(series.id));
  return new Map(
    listed.map((named) => {
      const { workKey, type } = named.series;
      const isEdition = (row: ListedSeries) => row.series.workKey === workKey && row.series.type === type;
      const edition = foreign.includes(named) ? editions.find(isEdition) : undefined;
      return [named.series.id, { ...(edition ?? named), named }];
    }),
  );
}
