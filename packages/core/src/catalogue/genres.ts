/** The genres that lists filter by. Works have tags in their own language; `genreOf` reads them. */
export const GENRES = [
  'ROMANCE',
  'ACTION',
  'BL',
  'FANTASY',
  'DRAMA',
  'COMEDY',
  'THRILLER',
  'HORROR',
  'MYSTERY',
  'SCIENCE_FICTION',
  'SLICE_OF_LIFE',
  'SPORTS',
  'HISTORICAL',
  'SCHOOL',
  'ADVENTURE',
  'CRIME',
] as const;
export type Genre = (typeof GENRES)[number];
