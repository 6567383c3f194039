import { expect, test } from 'vitest';
import { isShortList, seriesBelowList } from './list-page.server.ts';

const series = (alias: string, genre = 'ACTION', type = 'COMIC') => ({ alias, genre, type });
const below = (...list: Parameters<typeof seriesBelowList>) => seriesBelowList(...list).map(({ alias }) => alias);

test.each([
  [0, true],
  [8, true],
  [9, false],
])('a list of %i is short: %j', (length, isShort) => {
  expect(isShortList(Array.from({ length }))).toBe(isShort);
});

test('what is in the list is not below it', () => {
  expect(below([series('a')], [series('a'), series('b')], 5)).toEqual(['b']);
});

test('the genre counts before the type, and the order stays otherwise', () => {
  const candidates = [
    series('novel', 'DRAMA', 'NOVEL'),
    series('comic', 'DRAMA'),
    series('novel of the genre', 'ACTION', 'NOVEL'),
    series('comic of the genre'),
    series('another of the genre'),
  ];
  expect(below([series('a')], candidates, 4)).toEqual([
    'comic of the genre',
    'another of the genre',
    'novel of the genre',
    'comic',
  ]);
});

test('below an empty list the candidates keep their order', () => {
  expect(below([], [series('b', 'DRAMA'), series('a')], 5)).toEqual(['b', 'a']);
});
