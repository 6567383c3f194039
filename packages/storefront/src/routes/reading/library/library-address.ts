import type { LibrarySort } from '@longstrip/api-contract';

/** The lists of series in the library, as their addresses end. */
export const LIBRARY_LISTS = ['my', 'favorite', 'recent'] as const;
export type LibraryList = (typeof LIBRARY_LISTS)[number];

/** The tabs of the library: those lists, bookmarks and notes, and what is on the device. */
export const LIBRARY_TABS = [...LIBRARY_LISTS, 'marks', 'device'] as const;
export type LibraryTab = (typeof LIBRARY_TABS)[number];

export const LIBRARY_SORT_ORDERS = ['CREATE', 'ENDING'] as const satisfies readonly LibrarySort[];

/** The highest page number that an address may have. */
const PAGE_MAX = 10_000;

/** The address of a list, or with `path` that of its further rows. */
export function libraryAddress(
  list: LibraryTab,
  { sort = 'CREATE', page = 0, path = '/library' }: { sort?: LibrarySort; page?: number; path?: string } = {},
): string {
  const query = new URLSearchParams({
    ...(sort === 'CREATE' ? {} : { sort }),
    ...(page === 0 ? {} : { page: String(page) }),
  });
  return query.size === 0 ? `${path}/${list}` : `${path}/${list}?${query}`;
}

/** The order and the page that an address asks for; the defaults for anything unknown. */
export function readLibraryPlace({ searchParams }: URL): { sort: LibrarySort; page: number } {
  const asked = searchParams.get('page') ?? '';
  const page = /^\d{1,5}$/.test(asked) ? Math.min(Number(asked), PAGE_MAX) : 0;
  return { sort: LIBRARY_SORT_ORDERS.find((sort) => sort === searchParams.get('sort')) ?? 'CREATE', page };
}
