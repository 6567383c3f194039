import type { ListSort, SearchPage, SearchScope } from '@longstrip/api-contract';
import { type SeriesThumbnailType, searchText, searchWords } from '@longstrip/core';
import type { Executor } from '@longstrip/database';
import { sql } from 'drizzle-orm';
import type { ApiParts } from '../../api-options.ts';
import type { EndpointCall } from '../../http/endpoint.ts';
import { listFilterOf, listItemsOf } from '../catalogue/list-items.ts';
import { listNear } from './near.repository.ts';
import { listFound, type SearchWish } from './search.repository.ts';
import { FIRST_PLACE, markOf, placeOfMark, type SearchPlace } from './search-mark.ts';

type Parts = Pick<ApiParts, 'db' | 'services'>;

export interface SearchRequest {
  readonly scope: SearchScope;
  readonly searchText: string;
  readonly sort: ListSort;
  readonly includesAdult: boolean;
  readonly guestSaysAdult: boolean;
  readonly thumbnailTypes: readonly SeriesThumbnailType[];
  readonly size: number;
  /** From 0; for who does not hand `nextPagination` back. */
  readonly page: number;
  readonly nextPagination: string;
}

/** Where fewer series fit than this, those that nearly fit come after them. */
const FEW = 5;
const NEAR_MAX = 20;
/** Nobody turns so many pages; behind it a search is empty. */
const OFFSET_MAX = 10_000;
/** No search may keep a connection for longer, in milliseconds. */
const SEARCH_LIMIT_MS = 3_000;

/** `GET search/{scope}`: a page of what is found. */
export async function readSearchPage(parts: Parts, request: SearchRequest, call: EndpointCall): Promise<SearchPage> {
  const filter = listFilterOf(
    { type: 'ALL', guestSaysAdult: request.guestSaysAdult, adultToggle: request.includesAdult },
    call,
  );
  const wish: SearchWish = {
    filter,
    scope: request.scope,
    searched: searchText(request.searchText),
    words: searchWords(request.searchText),
    sort: request.sort,
  };
  const place = placeOf(request, wish);
  const isTooFar = place.kind === 'found' && place.offset > OFFSET_MAX;
  const page = isTooFar ? EMPTY_PAGE : await withinTime(parts.db, (tx) => findPage(tx, wish, place, request.size));
  const contents = await listItemsOf(parts, page.ids, { filter, thumbnailTypes: request.thumbnailTypes }, call);
  return { contents, hasNext: page.next !== '', nextPagination: page.next };
}

function placeOf({ nextPagination, page, size }: SearchRequest, wish: SearchWish): SearchPlace {
  if (nextPagination !== '') return placeOfMark(nextPagination, wish) ?? FIRST_PLACE;
  return { kind: 'found', after: null, offset: page * size };
}

/**
 * A server ends a search that takes too long; the embedded engine has no clock, there the bounds of the text must do. And
 * it is told, as the embedded one is, that the search index is in memory: with the usual cost of a disk it reads all rows
 * instead where a text has many pieces.
 */
async function withinTime<Result>(db: ApiParts['db'], work: (executor: Executor) => Promise<Result>): Promise<Result> {
  if (db.engine === 'embedded') return work(db.orm);
  return db.orm.transaction(
    async (tx) => {
      await tx.execute(
        sql`select set_config('statement_timeout', ${String(SEARCH_LIMIT_MS)}, true), set_config('random_page_cost', '1.1', true)`,
      );
      return work(tx);
    },
    { accessMode: 'read only' },
  );
}

interface FoundPage {
  readonly ids: readonly number[];
  /** Mark of the next page; empty: there is none. */
  readonly next: string;
}

const EMPTY_PAGE: FoundPage = { ids: [], next: '' };

async function findPage(tx: Executor, wish: SearchWish, place: SearchPlace, size: number): Promise<FoundPage> {
  const rows = place.kind === 'near' ? [] : await listFound(tx, wish, { ...place, limit: size + 1 });
  const last = rows[size - 1];
  if (rows.length > size && last !== undefined) {
    const ids = rows.slice(0, size).map(({ id }) => id);
    return { ids, next: markOf({ kind: 'found', after: last }, wish) };
  }
  const ids = rows.map(({ id }) => id);
  if (wish.searched === '') return { ids, next: '' };
  const isFirst = place.kind === 'found' && place.after === null && place.offset === 0;
  const first = isFirst ? rows : await listFound(tx, wish, { after: null, offset: 0, limit: FEW });
  const total = first.length;
  if (total >= FEW) return { ids, next: '' };

  const near = await listNear(tx, wish, { found: first.map(({ id }) => id), limit: NEAR_MAX });
  // Who turned pages by their number is past those that fit, and some of these.
  const past = place.kind === 'near' ? place.offset : Math.max(0, place.offset - total);
  const end = past + size - ids.length;
  const next = near.length > end ? markOf({ kind: 'near', offset: end }, wish) : '';
  return { ids: [...ids, ...near.slice(past, end)], next };
}
