import type { ListSort } from '@longstrip/api-contract';

/** Sort orders of a list; the first is the default. */
export const LIST_SORTS = ['POPULAR', 'LATEST'] as const satisfies readonly ListSort[];

/** One of the allowed values of a query parameter, in upper or lower case; the fallback for anything else. */
export function queryChoice<const Word extends string, const Fallback>(
  url: URL,
  name: string,
  words: readonly Word[],
  fallback: Fallback,
): Word | Fallback {
  const asked = url.searchParams.get(name)?.trim().toUpperCase();
  return words.find((word) => word === asked) ?? fallback;
}

/** The sort order in an address. */
export function sortOf(url: URL): ListSort {
  return queryChoice(url, 'sort', LIST_SORTS, 'POPULAR');
}

/** The sort order as a parameter; the default has none. */
export function orderWord(sort: ListSort): { sort: ListSort | null } {
  return { sort: sort === 'POPULAR' ? null : sort };
}

/** The page number in the address of a list. It starts at 1; anything that is not a page number counts as 1. */
export function pageNumberOf({ searchParams }: URL): number {
  const asked = searchParams.get('page') ?? '';
  return /^[1-9]\d{0,4}$/.test(asked) ? Number(asked) : 1;
}

/** The address of a list. Null values are left out, so that each page has one address. */
export function listAddress(path: string, query: Readonly<Record<string, string | null>>): string {
  const words = new URLSearchParams(
    Object.entries(query).flatMap(([name, word]) => (word === null ? [] : [[name, word]])),
  );
  return words.size === 0 ? path : `${path}?${words}`;
}
