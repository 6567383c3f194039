import type { BenchTitle } from './fill-catalogue.ts';

/** Texts that readers type, by kind of search. */
export interface QuerySet {
  name: string;
  queries: readonly string[];
}

const EACH = 200;
const graphemes = new Intl.Segmenter(undefined, { granularity: 'grapheme' });
const charactersOf = (text: string) => [...graphemes.segment(text)].map(({ segment }) => segment);

/** The same queries in each run, from titles of the whole catalogue. */
export function querySets(titles: readonly BenchTitle[]): QuerySet[] {
  const chosen = Array.from({ length: EACH }, (_, index) => titles[(index * 47) % titles.length]?.title ?? '');
  const part = (text: string, from: number, length: number) =>
    charactersOf(text)
      .slice(from, from + length)
      .join('')
      .trim();
  return [
    { name: 'part of a title', queries: chosen.map((title, index) => part(title, index % 3, 6 + (index % 5))) },
    { name: 'one or two characters', queries: chosen.map((title, index) => part(title, index % 5, 1 + (index % 2))) },
    { name: 'misspelt', queries: chosen.map((title) => misspell(part(title, 0, 10))) },
    { name: 'nothing like it', queries: chosen.map((_, index) => `zq${index.toString(36)}xj vv${index}`) },
  ];
}

/** Adds a typing error: without the middle character, and with the next two swapped. */
function misspell(text: string): string {
  const characters = charactersOf(text);
  const middle = Math.floor(characters.length / 2);
  const [after = '', next = ''] = characters.slice(middle + 1, middle + 3);
  return [...characters.slice(0, middle), next, after, ...characters.slice(middle + 3)].join('');
}
