import fc from 'fast-check';
import { expect, test } from 'vitest';
import { SERIES_TYPES } from '../enumerations.ts';
import { isEpisodeAlias, isSeriesAlias, makeAlias, makeEpisodeAlias } from './alias.ts';
import { RESERVED_ALIASES } from './reserved-aliases.ts';

test.each([
  ['Salt Crown', 'salt-crown'],
  ['  Pepper & Carrot!  ', 'pepper-and-carrot'],
  ['Déjà vu — Straße Łódź', 'deja-vu-strasse-lodz'],
  ["The Cat's Landlord", 'the-cats-landlord'],
  ['Ｆｕｌｌ Width', 'full-width'],
  ['草枕', 'comic-7'],
  ['الورقة', 'comic-7'],
  ['2001', 'comic-7'],
  ['100%', 'comic-7'],
  ['Re:ゼロ', 're'],
  ['Search', 'search-7'],
  ['VIEWER', 'viewer-7'],
  ['', 'comic-7'],
  ['---', 'comic-7'],
])('the alias of %j is %s', (title, alias) => {
  expect(makeAlias(title, 'COMIC', 7)).toBe(alias);
});

test('a novel without Latin letters is called by its own type', () => {
  expect(makeAlias('草枕', 'NOVEL', 7)).toBe('novel-7');
});

test('a long title is cut between words', () => {
  const alias = makeAlias('word '.repeat(40), 'COMIC', 7);
  expect(alias).toMatch(/^word(-word)+$/);
  expect(alias.length).toBeLessThanOrEqual(96);
  expect(makeAlias('x'.repeat(200), 'COMIC', 7)).toBe('x'.repeat(96));
  const justFits = `two ${'x'.repeat(92)}`;
  expect(makeAlias(justFits, 'COMIC', 7)).toBe(`two-${'x'.repeat(92)}`);
  expect(makeAlias(`${justFits}x`, 'COMIC', 7)).toBe('two');
});

test('a taken alias gets the id, and still fits', () => {
  expect(makeAlias('Salt Crown', 'COMIC', 7, (alias) => alias === 'salt-crown')).toBe('salt-crown-7');
  const long = 'x'.repeat(200);
  const second = makeAlias(long, 'COMIC', 12345, (alias) => alias === 'x'.repeat(96));
  expect(second).toBe(`${'x'.repeat(90)}-12345`);
  expect(makeAlias('Comic 7', 'COMIC', 7, (alias) => alias === 'comic-7')).toBe('comic-7-7');
  expect(() => makeAlias('a', 'COMIC', 1, () => true)).toThrow('taken');
});

test('whatever the title, the alias is valid, not reserved, and free', () => {
  fc.assert(
    fc.property(
      fc.oneof(fc.string({ unit: 'grapheme' }), fc.constantFrom(...RESERVED_ALIASES), fc.lorem({ maxCount: 40 })),
      fc.constantFrom(...SERIES_TYPES),
      fc.nat(),
      (title, type, id) => {
        const first = makeAlias(title, type, id);
        const second = makeAlias(title, type, id, (alias) => alias === first);
        expect(isSeriesAlias(first)).toBe(true);
        expect(isSeriesAlias(second)).toBe(true);
        expect(second).not.toBe(first);
      },
    ),
  );
});

test.each([
  ['salt-crown', true],
  ['Salt_Crown', true],
  ['a1', true],
  ['a'.repeat(96), true],
  ['a'.repeat(97), false],
  ['123', false],
  ['1-2_3', false],
  ['search', false],
  ['Search', false],
  ['salt crown', false],
  ['salt/crown', false],
  ['sält', false],
  ['', false],
  ['a\n', false],
])('%j is the alias of a series: %s', (text, expected) => {
  expect(isSeriesAlias(text)).toBe(expected);
});

test.each([
  ['12', 'ep-12'],
  ['12.5', 'ep-12-5'],
  ['Extra 1', 'ep-extra-1'],
  ['番外', 'ep-id-9'],
  ['', 'ep-id-9'],
])('the episode called %j has the alias %s', (number, alias) => {
  expect(makeEpisodeAlias(number, 9)).toBe(alias);
});

test('of two episodes that come to the same alias the second gets its id', () => {
  expect(makeEpisodeAlias('12-5', 9, (alias) => alias === 'ep-12-5')).toBe('ep-12-5-9');
});

test('a very long number is cut so that the id still fits behind it', () => {
  const number = 'x'.repeat(300);
  expect(makeEpisodeAlias(number, 12345)).toBe(`ep-${'x'.repeat(119)}`);
  expect(makeEpisodeAlias(number, 12345, (alias) => !alias.endsWith('12345'))).toBe(`ep-${'x'.repeat(119)}-12345`);
});

test('whatever the number, the alias of an episode is valid', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme', maxLength: 400 }), fc.nat(), (number, id) => {
      const first = makeEpisodeAlias(number, id);
      expect(isEpisodeAlias(first)).toBe(true);
      expect(isEpisodeAlias(makeEpisodeAlias(number, id, (alias) => alias === first))).toBe(true);
    }),
  );
  expect(isEpisodeAlias('a'.repeat(128))).toBe(true);
  expect(isEpisodeAlias('a'.repeat(129))).toBe(false);
});
