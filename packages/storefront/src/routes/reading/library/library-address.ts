import { LIBRARY_FILTERS, LIBRARY_SORTS, type LibraryFilter, type LibrarySort } from '@longstrip/core';

/** The lists of series in the library, as their addresses end. */
export const LIBRARY_LISTS = ['my', 'favorite', 'recent'] as const;
export type LibraryList = (typeof LIBRARY_LISTS)[number];

/** The tabs of the library: those lists, bookmarks and notes, and what is on the device. */
export const LIBRARY_TABS = [...LIBRARY_LISTS, 'marks', 'device'] as const;
export type LibraryTab = (typeof LIBRARY_TABS)[number];

/** The orders and filters that a list offers: only episodes that one has can end or be owned. */
export const SORTS_OF = {
  my: LIBRARY_SORTS,
  favorite: ['CREATE', 'TITLE'],
  recent: ['CREATE', 'TITLE'],
} as const satisfies Readonly<Record<LibraryList, readonly LibrarySort[]>>;
export const FILTERS_OF = {
  my: LIBRARY_FILTERS,
  favorite: ['UNREAD', 'FINISHED'],
  recent: ['UNREAD', 'FINISHED'],
} as const satisfies Readonly<Record<LibraryList, readonly LibraryFilter[]>>;

/** Rows with what the reader has of each series, or covers alone. */
const LIBRARY_VIEWS = ['LIST', 'GRID'] as const;
type LibraryView = (typeof LIBRARY_VIEWS)[number];

/** How a list is shown. */
export interface LibraryChoice {
  sort: LibrarySort;
  filter: LibraryFilter | null;
  view: LibraryView;
  /** Rows can be chosen, to be removed together. */
  isEdited: boolean;
}

/** The list from which a reader removes series: the others follow from what they buy and read. */
export function isEditable(list: LibraryTab): boolean {
  return list === 'favorite';
}

/** The highest page number that an address may have. */
const PAGE_MAX = 10_000;

interface LibraryAddressOptions extends Partial<LibraryChoice> {
  page?: number;
  path?: string;
}

/** The address of a list, or with `path` that of its further rows. */
export function libraryAddress(
  list: LibraryTab,
  {
    sort = 'CREATE',
    filter = null,
    view = 'LIST',
    isEdited = false,
    page = 0,
    path = '/library',
  }: LibraryAddressOptions = {},
): string {
  const query = new URLSearchParams({
    ...(sort === 'CREATE' ? {} : { sort }),
    ...(filter === null ? {} : { filter }),
    ...(view === 'LIST' ? {} : { view }),
    ...(isEdited ? { edit: '1' } : {}),
    ...(page === 0 ? {} : { page: String(page) }),
  });
  return query.size === 0 ? `${path}/${list}` : `${path}/${list}?${query}`;
}

/** How an address shows a list, and which page; the defaults for anything unknown or that the list does not offer. */
export function readLibraryPlace({ searchParams }: URL, list: LibraryList): LibraryChoice & { page: number } {
  const asked = searchParams.get('page') ?? '';
  const page = /^\d{1,5}$/.test(asked) ? Math.min(Number(asked), PAGE_MAX) : 0;
  const sorts: readonly LibrarySort[] = SORTS_OF[list];
  const filters: readonly LibraryFilter[] = FILTERS_OF[list];
  return {
    sort: sorts.find((sort) => sort === searchParams.get('sort')) ?? 'CREATE',
    filter: filters.find((filter) => filter === searchParams.get('filter')) ?? null,
    view: LIBRARY_VIEWS.find((view) => view === searchParams.get('view')) ?? 'LIST',
    isEdited: isEditable(list) && searchParams.get('edit') === '1',
    page,
  };
}
