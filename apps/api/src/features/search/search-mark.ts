import { createHash } from 'node:crypto';
import { MAX_ID } from '../catalogue/series.repository.ts';
import type { FoundPlace, SearchWish } from './search.repository.ts';

/** Where the next page of a search begins: behind a series that fits, or among those that nearly do. */
export type SearchPlace =
  | { readonly kind: 'found'; readonly after: FoundPlace | null; readonly offset: number }
  | { readonly kind: 'near'; readonly offset: number };

export const FIRST_PLACE: SearchPlace = { kind: 'found', after: null, offset: 0 };

const BASE = 36;
const CHECK_LENGTH = 5;
const MARK = /^(?:f\.([0-5])\.([0-9a-z]{1,11})\.([0-9a-z]{1,6})|n\.([0-9a-z]{1,3}))\.([A-Za-z0-9_-]{5})$/;

/** Ties a mark to what is looked for: with another text or order it would mean nothing. */
function checkOf(place: string, { scope, sort, words }: SearchWish): string {
  const text = [place, scope, sort, words].join('\n');
  return createHash('sha256').update(text).digest('base64url').slice(0, CHECK_LENGTH);
}

/** A place as `nextPagination`: at most 31 characters. */
export function markOf(
  place: { kind: 'found'; after: FoundPlace } | { kind: 'near'; offset: number },
  wish: SearchWish,
) {
  const text =
    place.kind === 'near'
      ? `n.${place.offset.toString(BASE)}`
      : `f.${place.after.rank}.${place.after.key.toString(BASE)}.${place.after.id.toString(BASE)}`;
  return `${text}.${checkOf(text, wish)}`;
}

/** Reads a `nextPagination`; null for one that is none of ours, or of another search. */
export function placeOfMark(mark: string, wish: SearchWish): SearchPlace | null {
  const [, rank, key = '', id = '', offset, check] = MARK.exec(mark) ?? [];
  if (check === undefined || checkOf(mark.slice(0, -CHECK_LENGTH - 1), wish) !== check) return null;
  if (offset !== undefined) return { kind: 'near', offset: Number.parseInt(offset, BASE) };
  const after = { rank: Number(rank), key: Number.parseInt(key, BASE), id: Number.parseInt(id, BASE) };
  if (!Number.isSafeInteger(after.key) || after.id > MAX_ID) return null;
  return { kind: 'found', after, offset: 0 };
}
