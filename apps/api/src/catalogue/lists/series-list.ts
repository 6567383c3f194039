import type { SeriesListItem } from '@longstrip/api-contract';
import type { SeriesThumbnailType } from '@longstrip/core';
import type { CatalogueSource } from '@longstrip/database';
import { series, seriesPlatform } from '@longstrip/database/schema';
import { and, asc, desc, eq, inArray, like } from 'drizzle-orm';
import type { EndpointCall } from '../../http/endpoint.ts';
import type { CatalogueParts } from '../services.ts';
import { type ListRequest, listFilterOf, listItems, listItemsOf } from './list-items.ts';
import {
  findListed,
  LISTED_COLUMNS,
  type ListedSeries,
  type ListFilter,
  listedNow,
  shownNow,
} from './listed-series.ts';

type Parts = Pick<CatalogueParts, 'db' | 'services'>;

/** `GET contents/main/newest/{type}`: the series that opened last, newest first. */
export async function readNewest(
  parts: Parts,
  request: ListRequest & { limit: number; thumbnailTypes: readonly SeriesThumbnailType[] },
  call: EndpointCall,
): Promise<SeriesListItem[]> {
  const filter = listFilterOf(request, call);
  const rows = await listNewest(parts.db.catalogue, filter, request.limit);
  return listItems(parts, rows, { filter, thumbnailTypes: request.thumbnailTypes }, call);
}

/** `GET contents/tab/original/{type}`: ids of the platform's originals. */
export async function readOriginalIds(
  { db }: Parts,
  request: ListRequest & { sort: 'POPULAR' | 'LATEST' },
  call: EndpointCall,
): Promise<number[]> {
  return listOriginalIds(db.catalogue, listFilterOf(request, call), request.sort);
}

/** `POST contents/tab/details`: the given series in the given order, without those that the reader may not see. */
export async function readListItems(
  parts: Parts,
  request: ListRequest & { ids: readonly number[]; thumbnailTypes: readonly SeriesThumbnailType[] },
  call: EndpointCall,
): Promise<SeriesListItem[]> {
  const filter = listFilterOf(request, call);
  return listItemsOf(parts, request.ids, { filter, thumbnailTypes: request.thumbnailTypes }, call);
}

/** The series that opened last on the platform, newest first. */
export async function listNewest(
  executor: CatalogueSource,
  filter: ListFilter,
  limit: number,
): Promise<ListedSeries[]> {
  return executor
    .select(LISTED_COLUMNS)
    .from(seriesPlatform)
    .innerJoin(series, eq(series.id, seriesPlatform.seriesId))
    .where(listedNow(executor, filter))
    .orderBy(desc(seriesPlatform.openedAtMs), desc(seriesPlatform.seriesId))
    .limit(limit);
}

/** Ids of the platform's originals, the most viewed or the newest first. */
async function listOriginalIds(
  executor: CatalogueSource,
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

/**
 * The shown ones of the given series by their ids: for each the work's edition in the reader's language if that is shown,
 * else the series itself.
 */
export async function findInReadersLanguage(
  executor: CatalogueSource,
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
