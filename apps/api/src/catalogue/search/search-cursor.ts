import { createHash } from 'node:crypto';
import { MAX_ID } from '../series/series.repository.ts';
import type { FoundPosition, SearchQuery } from './search.repository.ts';

/** Start of a page: after a series that contains the text, or within the similar ones. */
export type SearchPosition =
  | { readonly kind: 'found'; readonly after: FoundPosition | null; readonly offset: number }
  | { readonly kind: 'similar'; readonly offset: number };

export const START_POSITION: SearchPosition = { kind: 'found', after: null, offset: 0 };

const BASE = 36;
const CHECK_LENGTH = 5;
const CURSOR = /^(?:f\.([0-5])\.([0-9a-z]{1,11})\.([0-9a-z]{1,6})|n\.([0-9a-z]{1,3}))\.([A-Za-z0-9_-]{5})$/;

/** Binds a cursor to its search: with another text or order it has no meaning. */
function checkOf(position: string, { scope, sort, words }: SearchQuery): string {
  const text = [position, scope, sort, words].join('\n');
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
