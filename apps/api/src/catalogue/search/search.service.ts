import { createHash } from 'node:crypto';
import type { ListSort, SearchPage, SearchScope } from '@longstrip/api-contract';
import { type SeriesFilter, type SeriesThumbnailType, searchText, searchWords } from '@longstrip/core';
import type { CatalogueSource } from '@longstrip/database';
import { sql } from 'drizzle-orm';
import type { EndpointCall } from '../../http/endpoint.ts';
import { listFilterOf, listItemsOf } from '../lists/list-items.ts';
import { MAX_ID } from '../series/series.repository.ts';
import type { CatalogueParts } from '../services.ts';
import { listFuzzyMatches } from './fuzzy-search.repository.ts';
import { type FoundPosition, listFound, type SearchQuery } from './search.repository.ts';

type Parts = Pick<CatalogueParts, 'db' | 'services'>;

export interface SearchRequest {
  readonly scope: SearchScope;
  readonly searchText: string;
  readonly sort: ListSort;
  readonly chosen: SeriesFilter;
  readonly includesAdult: boolean;
  readonly guestSaysAdult: boolean;
  readonly thumbnailTypes: readonly SeriesThumbnailType[];
  readonly size: number;
  /** From 0; for clients that do not send `nextPagination`. */
  readonly page: number;
  readonly nextPagination: string;
}

/** If fewer series contain the text than this, similar ones follow. */
const FEW = 5;
const SIMILAR_MAX = 20;
/** Maximum offset; beyond it the page is empty. */
const OFFSET_MAX = 10_000;
/** Maximum time of a search on a server, in milliseconds. */
const SEARCH_LIMIT_MS = 3_000;

/** `GET search/{scope}`: a page of results. */
export async function readSearchPage(parts: Parts, request: SearchRequest, call: EndpointCall): Promise<SearchPage> {
  const filter = listFilterOf(
    {
      type: 'ALL',
      guestSaysAdult: request.guestSaysAdult,
      adultToggle: request.includesAdult,
      chosen: request.chosen,
    },
    call,
  );
  const query: SearchQuery = {
    filter,
    scope: request.scope,
    searched: searchText(request.searchText),
    words: searchWords(request.searchText),
    sort: request.sort,
  };
  const position = positionOf(request, query);
  const isTooFar = position.kind === 'found' && position.offset > OFFSET_MAX;
  const page = isTooFar ? EMPTY_PAGE : await withinTime(parts.db, (tx) => findPage(tx, query, position, request.size));
  const contents = await listItemsOf(parts, page.ids, { filter, thumbnailTypes: request.thumbnailTypes }, call);
  return { contents, hasNext: page.next !== '', nextPagination: page.next };
}

function positionOf({ nextPagination, page, size }: SearchRequest, query: SearchQuery): SearchPosition {
  if (nextPagination !== '') return positionOfCursor(nextPagination, query) ?? START_POSITION;
  return { kind: 'found', after: null, offset: page * size };
}

/**
 * A replica may answer it. A server aborts a search that takes too long; the embedded engine cannot, so there only the maximum length of the text helps.
 * Like the embedded engine, a server is told that the index is in memory: with the usual disk cost it would read all rows for a
 * text with many pieces.
 */
export async function withinTime<Result extends object>(
  db: CatalogueParts['db'],
  work: (source: CatalogueSource) => Promise<Result>,
): Promise<Result> {
  if (db.engine === 'embedded') return work(db.catalogue);
  const ofReplica = await db.onReplica(work);
  if (ofReplica !== null) return ofReplica;
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
  /** Cursor of the next page, or empty. */
  readonly next: string;
}

const EMPTY_PAGE: FoundPage = { ids: [], next: '' };

export async function findPage(
  tx: CatalogueSource,
  query: SearchQuery,
  position: SearchPosition,
  size: number,
): Promise<FoundPage> {
  const rows = position.kind === 'similar' ? [] : await listFound(tx, query, { ...position, limit: size + 1 });
  const last = rows[size - 1];
  if (rows.length > size && last !== undefined) {
    const ids = rows.slice(0, size).map(({ id }) => id);
    return { ids, next: cursorOf({ kind: 'found', after: last }, query) };
  }
  const ids = rows.map(({ id }) => id);
  if (query.searched === '') return { ids, next: '' };
  const isFirst = position.kind === 'found' && position.after === null && position.offset === 0;
  const first = isFirst ? rows : await listFound(tx, query, { after: null, offset: 0, limit: FEW });
  const total = first.length;
  if (total >= FEW) return { ids, next: '' };

  const similar = await listFuzzyMatches(tx, query, { found: first.map(({ id }) => id), limit: SIMILAR_MAX });
  // A page by number may start after all exact matches, within the similar ones.
  const start = position.kind === 'similar' ? position.offset : Math.max(0, position.offset - total);
  const end = start + size - ids.length;
  const next = similar.length > end ? cursorOf({ kind: 'similar', offset: end }, query) : '';
  return { ids: [...ids, ...similar.slice(start, end)], next };
}

/** Start of a page: after a series that contains the text, or within the similar ones. */
type SearchPosition =
  | { readonly kind: 'found'; readonly after: FoundPosition | null; readonly offset: number }
  | { readonly kind: 'similar'; readonly offset: number };

export const START_POSITION: SearchPosition = { kind: 'found', after: null, offset: 0 };

const BASE = 36;
const CHECK_LENGTH = 5;
const CURSOR = /^(?:f\.([0-5])\.([0-9a-z]{1,11})\.([0-9a-z]{1,6})|n\.([0-9a-z]{1,3}))\.([A-Za-z0-9_-]{5})$/;

/** Binds a cursor to its search: with another text, order or filter it has no meaning. */
function checkOf(position: string, { scope, sort, words, filter: { chosen } }: SearchQuery): string {
  const text = [position, scope, sort, words, ...Object.values(chosen ?? {})].join('\n');
  return createHash('sha256').update(text).digest('base64url').slice(0, CHECK_LENGTH);
}

/** A position as `nextPagination`: at most 31 characters. */
export function cursorOf(
  position: { kind: 'found'; after: FoundPosition } | { kind: 'similar'; offset: number },
  query: SearchQuery,
) {
  const text =
    position.kind === 'similar'
      ? `n.${position.offset.toString(BASE)}`
      : `f.${position.after.rank}.${position.after.key.toString(BASE)}.${position.after.id.toString(BASE)}`;
  return `${text}.${checkOf(text, query)}`;
}

/** Parses `nextPagination`; null for an invalid one, or one of another search. */
export function positionOfCursor(cursor: string, query: SearchQuery): SearchPosition | null {
  const [, rank, key = '', id = '', offset, check] = CURSOR.exec(cursor) ?? [];
  if (check === undefined || checkOf(cursor.slice(0, -CHECK_LENGTH - 1), query) !== check) return null;
  if (offset !== undefined) return { kind: 'similar', offset: Number.parseInt(offset, BASE) };
  const after = { rank: Number(rank), key: Number.parseInt(key, BASE), id: Number.parseInt(id, BASE) };
  if (!Number.isSafeInteger(after.key) || after.id > MAX_ID) return null;
  return { kind: 'found', after, offset: 0 };
}
