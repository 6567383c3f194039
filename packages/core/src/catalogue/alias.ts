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
  '&': ' and ',
};

/** D5: an alias holds a letter (so that it is never taken for an id) and is no reserved word. */
export function isSeriesAlias(text: string): boolean {
  return text.length <= SERIES_ALIAS_CHARACTERS && ALIAS.test(text) && /[A-Za-z]/.test(text) && !isReservedAlias(text);
}

/** Whether a text can be the alias of an episode. */
export function isEpisodeAlias(text: string): boolean {
  return text.length <= EPISODE_ALIAS_CHARACTERS && ALIAS.test(text);
}

/** Lower-case Latin letters and digits of a text, its words joined by hyphens; cut between words where it can be. */
function slug(text: string, maximumCharacters: number): string {
  const words = text
    .toLowerCase()
    .normalize('NFKD')
    .replaceAll(/\p{M}|['’]/gu, '')
    .replaceAll(/[ßæœøđðħłþı&]/g, (letter) => SPELLED_OUT[letter] ?? '')
    .replaceAll(/[^a-z0-9]+/g, '-')
    .replaceAll(/^-+|-+$/g, '');
  if (words.length <= maximumCharacters) return words;
  const cut = words.slice(0, maximumCharacters + 1);
  const lastHyphen = cut.lastIndexOf('-');
  return cut.slice(0, lastHyphen === -1 ? maximumCharacters : lastHyphen);
}

function firstFree(candidates: readonly string[], isTaken: (alias: string) => boolean): string {
  const free = candidates.find((alias) => !isTaken(alias));
  if (free === undefined) throw new Error(`All aliases are taken: ${candidates.join(', ')}`);
  return free;
}

/**
 * The alias of a new series (D5): the Latin letters and digits of its title; where these make none, `<type>-<id>`;
 * where it is taken, with the id behind it.
 * @param isTaken tells whether another series has the alias
 */
export function makeAlias(
  title: string,
  type: SeriesType,
  id: number,
  isTaken: (alias: string) => boolean = () => false,
): string {
  const word = type.toLowerCase();
  const fromTitle = slug(title, SERIES_ALIAS_CHARACTERS);
  const withId = `${slug(title, SERIES_ALIAS_CHARACTERS - String(id).length - 1)}-${id}`;
  return firstFree([...[fromTitle, withId].filter(isSeriesAlias), `${word}-${id}`, `${word}-series-${id}`], isTaken);
}

/**
 * The alias of a new episode, from what the publisher calls it: `ep-12`, `ep-12-5`, `ep-extra-1`; where its number has
 * no Latin letter or digit, or the alias is taken in the series, with the id.
 */
export function makeEpisodeAlias(
  number: string,
  id: number,
  isTaken: (alias: string) => boolean = () => false,
): string {
  const fromNumber = slug(number, EPISODE_ALIAS_CHARACTERS - 'ep-'.length - String(id).length - 1);
  const candidates = fromNumber === '' ? [] : [`ep-${fromNumber}`, `ep-${fromNumber}-${id}`];
  return firstFree([...candidates, `ep-id-${id}`, `ep-id-${id}-${id}`], isTaken);
}
