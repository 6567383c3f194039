import * as v from 'valibot';

const pageNumber = (fallback: number, min: number, max: number) =>
  v.pipe(
    v.optional(v.string(), ''),
    v.transform((text) => {
      const asked = /^\d{1,15}$/.test(text.trim()) ? Number(text) : fallback;
      return Math.min(Math.max(asked, min), max);
    }),
  );

/** `page` (from 0) and `size` of a paged list. Numbers out of range are clamped, other words mean the defaults. */
export function pageQueryEntries({ defaultSize, maxSize }: { defaultSize: number; maxSize: number }) {
  return { page: pageNumber(0, 0, 100_000), size: pageNumber(defaultSize, 1, maxSize) };
}
