/**
 * D5: parts of addresses and of the API's paths, which can never be the alias of a series: the API serves
 * `contents/{alias}` and `contents/{alias}/{episodeAlias}` beside `contents/search`, `contents/tab/…`, `contents/main/…`
 * and so on. Lower case; compared ignoring case.
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
  'rights',
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

/** Whether a word is reserved for addresses (D5). */
export function isReservedAlias(alias: string): boolean {
  return RESERVED.has(alias.toLowerCase());
}
