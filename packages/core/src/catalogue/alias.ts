import type { SeriesType } from '../shared/enumerations.ts';

/** Maximum lengths of aliases in characters (wire contract). */
const SERIES_ALIAS_CHARACTERS = 96;
const EPISODE_ALIAS_CHARACTERS = 128;

const ALIAS = /^[A-Za-z0-9_-]+$/;

/** Letters that Unicode does not decompose into a Latin letter and a mark. */
const SPELLED_OUT: Readonly<Record<string, string>> = {
  ß: 'ss',
  æ: 'ae',
  œ: 'oe',
  ø: 'o',
  đ: 'd',
  ð: 'd',
  ħ: 'h',
  ł: 'l',
  þ: 'th',
  ı: 'i',
};

/** D5: an alias contains a letter, so it cannot look like an id, and it is not a reserved word. */
export function isSeriesAlias(text: string): boolean {
  return text.length <= SERIES_ALIAS_CHARACTERS && ALIAS.test(text) && /[A-Za-z]/.test(text) && !isReservedAlias(text);
}

export function isEpisodeAlias(text: string): boolean {
  return text.length <= EPISODE_ALIAS_CHARACTERS && ALIAS.test(text);
}

/** The words of a text in lower-case Latin letters and digits, joined by hyphens; empty if there are none. */
export function latinWords(text: string): string {
  return text
    .normalize('NFKD')
    .toLowerCase()
    .replaceAll(/\p{M}|['’]/gu, '')
    .replaceAll(/[ßæœøđðħłþı]/g, (letter) => SPELLED_OUT[letter] ?? letter)
    .replaceAll(/[^a-z0-9]+/g, '-')
    .replaceAll(/^-|-$/g, '');
}

/** Cuts to a maximum length, between words if possible. */
function cut(words: string, maximumCharacters: number): string {
  if (words.length <= maximumCharacters) return words;
  const lastHyphen = words.slice(0, maximumCharacters + 1).lastIndexOf('-');
  return words.slice(0, lastHyphen === -1 ? maximumCharacters : lastHyphen);
}

function withSuffix(words: string, suffix: string | number, maximumCharacters: number): string {
  return `${cut(words, maximumCharacters - String(suffix).length - 1)}-${suffix}`;
}

/** What the alias of a new series is derived from. */
export interface NamedSeries {
  readonly id: number;
  readonly title: string;
  readonly type: SeriesType;
  /** BCP 47 language of the work. */
  readonly language: string;
}

/**
 * Aliases for a new series, best first (D5): its title in Latin letters, then with its language, then with its id; without
 * Latin letters in the title, `<type>-<id>`. The caller takes the first that is free. All are valid and none is reserved.
 */
export function seriesAliasCandidates({ id, title, type, language }: NamedSeries): string[] {
  const words = latinWords(title);
  const word = type.toLowerCase();
  const fromTitle = [
    cut(words, SERIES_ALIAS_CHARACTERS),
    withSuffix(words, latinWords(language), SERIES_ALIAS_CHARACTERS),
    withSuffix(words, id, SERIES_ALIAS_CHARACTERS),
  ];
  const fromType = [`${word}-${id}`, `${word}-id-${id}`];
  const candidates = /[a-z]/.test(words) ? [...fromTitle, ...fromType] : fromType;
  return candidates.filter(isSeriesAlias);
}

/**
 * Aliases for a new episode, best first, from the publisher's number: `ep-12`, `ep-12-5`, `ep-extra-1`; then with a suffix.
 * The caller takes the first that is free in the series.
 * @param suffix Latin letters and digits derived from the number, so that each import of the episode gives the same alias
 */
export function episodeAliasCandidates(number: string, suffix: string): string[] {
  const words = latinWords(number);
  const room = EPISODE_ALIAS_CHARACTERS - 'ep-'.length;
  return words === '' ? [`ep-${suffix}`] : [`ep-${cut(words, room)}`, `ep-${withSuffix(words, suffix, room)}`];
}

/**
 * D5: parts of addresses and of the API's paths. None of them can be the alias of a series, because the API serves
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
