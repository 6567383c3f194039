/**
 * D5: words that are steps of an address or of the API's paths and therefore never the alias of a series: beside
 * `contents/{alias}` the API answers `contents/search`, `contents/tab/…`, `contents/main/…` and so on, and
 * `contents/{alias}/{episodeAlias}` must not be taken for one of them. Lower case; compared without regard to case.
 */
export const RESERVED_ALIASES = [
  'admin',
  'all',
  'api',
  'callback',
  'comment',
  'comments',
  'contents',
  'count',
  'creators',
  'detail',
  'details',
  'episode',
  'episodes',
  'error',
  'favorite',
  'foryou',
  'free',
  'freetime',
  'gift',
  'gifts',
  'group',
  'health',
  'home',
  'images',
  'library',
  'main',
  'new',
  'newest',
  'null',
  'original',
  'prepare',
  'price',
  'ranking',
  'recent',
  'recommend',
  'related',
  'schedule',
  'search',
  'tab',
  'tag',
  'theme',
  'title',
  'top10',
  'undefined',
  'viewcount',
  'viewer',
] as const;

const RESERVED: ReadonlySet<string> = new Set(RESERVED_ALIASES);

/** Tells whether a word is kept for addresses (D5). */
export function isReservedAlias(alias: string): boolean {
  return RESERVED.has(alias.toLowerCase());
}
