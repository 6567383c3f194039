import { LIBRARY_FILTERS, LIBRARY_SORTS } from '@longstrip/core';
import * as v from 'valibot';
import { ThumbnailTypesQuerySchema } from '../catalogue/thumbnail.contract.ts';

/** Default and maximum page size of the library and of use history. */
export const LIBRARY_PAGE_DEFAULT = 20;
export const LIBRARY_PAGE_MAX = 100;

const pageNumber = (fallback: number, min: number, max: number) =>
  v.pipe(
    v.optional(v.string(), ''),
    v.transform((text) => {
      const asked = /^\d{1,15}$/.test(text.trim()) ? Number(text) : fallback;
      return Math.min(Math.max(asked, min), max);
    }),
  );

/** `page` and `size` of a reader's lists. Numbers out of range are clamped. */
export const PAGE_ENTRIES = {
  page: pageNumber(0, 0, 100_000),
  size: pageNumber(LIBRARY_PAGE_DEFAULT, 1, LIBRARY_PAGE_MAX),
} as const;

/** Queries of `v2/library…`. An unknown value is never an error; `isIncludeAdult=false` leaves out works for adults. */
export const LibraryQuerySchema = v.object({
  ...PAGE_ENTRIES,
  sort: v.pipe(
    v.optional(v.string(), ''),
    v.transform((text) => LIBRARY_SORTS.find((sort) => sort === text.trim().toUpperCase()) ?? 'CREATE'),
  ),
  filter: v.pipe(
    v.optional(v.string(), ''),
    v.transform((text) => LIBRARY_FILTERS.find((filter) => filter === text.trim().toUpperCase()) ?? null),
  ),
  isIncludeAdult: v.pipe(
    v.optional(v.string(), ''),
    v.transform((text) => !/^(false|n|0)$/i.test(text.trim())),
  ),
  contentsThumbnailType: ThumbnailTypesQuerySchema,
});
