import { createHash } from 'node:crypto';
import { isReservedAlias, type SeriesType } from '@longstrip/core';

const SERIES_ALIAS_CHARACTERS = 96;
const EPISODE_ALIAS_CHARACTERS = 128;

/** Letters that Unicode does not take apart into a Latin letter and a mark. */
const LATIN: Readonly<Record<string, string>> = {
  ß: 'ss',
  æ: 'ae',
  œ: 'oe',
  ø: 'o',
  đ: 'd',
  ð: 'd',
  ł: 'l',
  þ: 'th',
  ħ: 'h',
  ı: 'i',
};

/** The words of a text in lower-case Latin letters and digits, joined by hyphens; empty where there are none. */
export function latinWords(text: string): string {
  return text
    .normalize('NFKD')
    .toLowerCase()
    .replace(/\p{M}/gu, '')
    .replace(/['’]/g, '')
    .replace(/[^\0-\x7f]/gu, (letter) => LATIN[letter] ?? ' ')
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-+|-+$/g, '');
}

/**
 * The alias of a new series (D5): its title in Latin letters, or `<type>-<id>` where it has none; never a word of our
 * addresses, and never one that another series has.
 */
export async function chooseSeriesAlias(
  series: { id: number; title: string; type: SeriesType; language: string },
  isTaken: (alias: string) => Promise<boolean>,
): Promise<string> {
  const byId = `${series.type.toLowerCase()}-${series.id}`;
  const words = cut(latinWords(series.title), SERIES_ALIAS_CHARACTERS);
  if (!/[a-z]/.test(words)) return byId;
  const candidates = [words, `${cut(words, 80)}-${latinWords(series.language)}`, `${cut(words, 80)}-${series.id}`];
  for (const candidate of candidates) {
    if (!isReservedAlias(candidate) && !(await isTaken(candidate))) return candidate;
  }
  return byId;
}

/**
 * The alias of an episode, made of its number: `ep-1`, `ep-12-5`, `ep-extra-1`. A number without Latin letters or
 * digits, or one whose alias is taken (`12-5` beside `12.5`), gets a word made of its own letters instead, so that it
 * stays the same however often it is imported.
 */
export function chooseEpisodeAlias(number: string, isTaken: (alias: string) => boolean): string {
  const words = cut(latinWords(number), EPISODE_ALIAS_CHARACTERS - 16);
  const plain = `ep-${words}`;
  if (words !== '' && !isTaken(plain)) return plain;
  const mark = createHash('sha256').update(number).digest('hex').slice(0, 8);
  return words === '' ? `ep-${mark}` : `${plain}-${mark}`;
}

/** At most so many characters, and no half word where that can be helped. */
function cut(words: string, most: number): string {
  if (words.length <= most) return words;
  const whole = words.slice(0, most + 1).replace(/-[^-]*$/, '');
  return whole.length > most ? words.slice(0, most) : whole;
}
