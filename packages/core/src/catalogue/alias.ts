import type { SeriesType } from '../enumerations.ts';
import { isReservedAlias } from './reserved-aliases.ts';

/** The wire contract: longest aliases. */
export const SERIES_ALIAS_CHARACTERS = 96;
export const EPISODE_ALIAS_CHARACTERS = 128;

const ALIAS = /^[A-Za-z0-9_-]+$/;

/** Letters that Unicode does not take apart into a Latin letter and a mark. */
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

/** D5: an alias holds a letter (so that it is never taken for an id) and is no reserved word. */
export function isSeriesAlias(text: string): boolean {
  return text.length <= SERIES_ALIAS_CHARACTERS && ALIAS.test(text) && /[A-Za-z]/.test(text) && !isReservedAlias(text);
}

/** Whether a text can be the alias of an episode. */
export function isEpisodeAlias(text: string): boolean {
  return text.length <= EPISODE_ALIAS_CHARACTERS && ALIAS.test(text);
}

/** The words of a text in lower-case Latin letters and digits, joined by hyphens; empty where there are none. */
export function latinWords(text: string): string {
  return text
    .normalize('NFKD')
    .toLowerCase()
    .replaceAll(/\p{M}|['’]/gu, '')
    .replaceAll(/[ßæœøđðħłþı]/g, (letter) => SPELLED_OUT[letter] ?? '')
    .replaceAll(/[^a-z0-9]+/g, '-')
    .replaceAll(/^-+|-+$/g, '');
}

/** At most so many characters, and no half word where that can be helped. */
function cut(words: string, maximumCharacters: number): string {
  if (words.length <= maximumCharacters) return words;
  const lastHyphen = words.slice(0, maximumCharacters + 1).lastIndexOf('-');
  return words.slice(0, lastHyphen === -1 ? maximumCharacters : lastHyphen);
}

function withEnd(words: string, end: string | number, maximumCharacters: number): string {
  return `${cut(words, maximumCharacters - String(end).length - 1)}-${end}`;
}

/** What the alias of a new series is made from. */
export interface NamedSeries {
  readonly id: number;
  readonly title: string;
  readonly type: SeriesType;
  /** BCP 47 language of the work. */
  readonly language: string;
}

/**
 * Aliases for a new series, the best first (D5): its title in Latin letters, with its language, with its id; where the
 * title has no Latin letter, `<type>-<id>`. The caller takes the first that no other series has. All are valid and none
 * is a word of our addresses.
 */
export function seriesAliasCandidates({ id, title, type, language }: NamedSeries): string[] {
  const words = latinWords(title);
  const word = type.toLowerCase();
  const fromTitle = /[a-z]/.test(words)
    ? [
        cut(words, SERIES_ALIAS_CHARACTERS),
        withEnd(words, latinWords(language), SERIES_ALIAS_CHARACTERS),
        withEnd(words, id, SERIES_ALIAS_CHARACTERS),
      ]
    : [];
  return [...fromTitle, `${word}-${id}`, `${word}-id-${id}`].filter(isSeriesAlias);
}

/**
 * Aliases for a new episode, the best first, from what the publisher calls it: `ep-12`, `ep-12-5`, `ep-extra-1`; then
 * with the mark behind it. The caller takes the first that no other episode of the series has.
 * @param mark a short word of Latin letters and digits made of the number itself, so that the alias is the same however
 * often the episode is imported
 */
export function episodeAliasCandidates(number: string, mark: string): string[] {
  const words = latinWords(number);
  const room = EPISODE_ALIAS_CHARACTERS - 'ep-'.length;
  return words === '' ? [`ep-${mark}`] : [`ep-${cut(words, room)}`, `ep-${withEnd(words, mark, room)}`];
}
