/** How lists of a reader's library are ordered. CREATE: the newest first. ENDING: the rental that ends first comes first. TITLE: by title. */
export const LIBRARY_SORTS = ['CREATE', 'ENDING', 'TITLE'] as const;
export type LibrarySort = (typeof LIBRARY_SORTS)[number];

/** What such a list shows: UNREAD and FINISHED by the episodes that the reader has, or follows, and read to the end. */
export const LIBRARY_FILTERS = ['UNREAD', 'OWNED', 'ENDING', 'FINISHED'] as const;
export type LibraryFilter = (typeof LIBRARY_FILTERS)[number];
