import type { SeriesListItem } from '@longstrip/api-contract';
import type { SeriesThumbnailType } from '@longstrip/core';
import type { EndpointCall } from '../../http/endpoint.ts';
import type { CatalogueParts } from '../parts.ts';
import { type ListRequest, listFilterOf, listItems, listItemsOf } from './list-items.ts';
import { listNewest, listOriginalIds } from './series-list.repository.ts';

type Parts = Pick<CatalogueParts, 'db' | 'services'>;

/** `GET contents/main/newest/{type}`: the series that opened last, newest first. */
export async function readNewest(
  parts: Parts,
  request: ListRequest & { limit: number; thumbnailTypes: readonly SeriesThumbnailType[] },
  call: EndpointCall,
): Promise<SeriesListItem[]> {
  const filter = listFilterOf(request, call);
  const rows = await listNewest(parts.db.orm, filter, request.limit);
  return listItems(parts, rows, { filter, thumbnailTypes: request.thumbnailTypes }, call);
}

/** `GET contents/tab/original/{type}`: ids of the platform's originals. */
export async function readOriginalIds(
  { db }: Parts,
  request: ListRequest & { sort: 'POPULAR' | 'LATEST' },
  call: EndpointCall,
): Promise<number[]> {
  return listOriginalIds(db.orm, listFilterOf(request, call), request.sort);
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
