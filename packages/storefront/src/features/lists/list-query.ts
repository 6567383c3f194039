import type { ListSort } from '@longstrip/api-contract';

/** Orders of a list; the first is the one it has when nobody chose. */
export const LIST_SORTS = ['POPULAR', 'LATEST'] as const satisfies readonly ListSort[];

/** One of the words of a query, in any case; the fallback for anything else. */
export function wordOf<const Word extends string, const Fallback>(
  url: URL,
  name: string,
  words: readonly Word[],
  fallback: Fallback,
): Word | Fallback {
  const asked = url.searchParams.get(name)?.trim().toUpperCase();
  return words.find((word) => word === asked) ?? fallback;
}

/** The order that an address asks for. */
export function sortOf(url: URL): ListSort {
  return wordOf(url, 'sort', LIST_SORTS, 'POPULAR');
}

/** An address of a list. What is null is left out, so that one page has one address. */
export function listAddress(path: string, query: Readonly<Record<string, string | null>>): string {
  const words = new URLSearchParams(
    Object.entries(query).flatMap(([name, word]) => (word === null ? [] : [[name, word]])),
  );
  return words.size === 0 ? path : `${path}?${words}`;
}
