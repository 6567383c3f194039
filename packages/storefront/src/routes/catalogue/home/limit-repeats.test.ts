import { expect, test } from 'vitest';
import { limitRepeats } from './limit-repeats.ts';

const shelf = (letters: string) => [...letters].map((alias) => ({ alias }));
const spread = (before: string[], shelves: string[]) =>
  limitRepeats(before.map(shelf), shelves.map(shelf)).map((series) => series.map(({ alias }) => alias).join(''));

test.each([
  ['nothing before: all stay', [], ['abcdef'], ['abcdef']],
  ['once before: it stays', ['abc'], ['abcdef'], ['abcdef']],
  ['twice before: it goes', ['abc', 'abx'], ['abcdef'], ['cdef']],
  ['twice among the shelves: it goes from the third', [], ['abcdef', 'abwxyz', 'abghij'], ['abcdef', 'abwxyz', 'ghij']],
  ['four stay, in their order, the first repeats among them', ['abcd', 'abcd'], ['axbcyd'], ['axby']],
  ['a shelf of repeats alone keeps four', ['abcdef', 'abcdef'], ['fedcba'], ['fedc']],
  ['a short shelf stays whole', ['abc', 'abc'], ['ab', 'c'], ['ab', 'c']],
  ['an empty one stays empty', ['abc'], ['', 'abc'], ['', 'abc']],
])('%s', (_, before, shelves, expected) => {
  expect(spread(before, shelves)).toEqual(expected);
});

test('a series that was left out of a shelf does not count there', () => {
  expect(spread(['ab', 'ab'], ['abcdef', 'cdefgh', 'cdefwxyz'])).toEqual(['cdef', 'cdefgh', 'wxyz']);
});
