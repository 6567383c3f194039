import fc from 'fast-check';
import { expect, test } from 'vitest';
import { SERIES_TYPES } from '../shared/enumerations.ts';
import {
  episodeAliasCandidates,
  isEpisodeAlias,
  isReservedAlias,
  isSeriesAlias,
  latinWords,
  RESERVED_ALIASES,
  seriesAliasCandidates,
} from './alias.ts';

test.each([
  ['Salt Crown', 'salt-crown'],
  ['  Pepper & Carrot!  ', 'pepper-carrot'],
  ['Déjà vu — Straße Łódź', 'deja-vu-strasse-lodz'],
  ['ÆTHER Œuvre Þór', 'aether-oeuvre-thor'],
  ["The Cat's Landlord’s", 'the-cats-landlords'],
  ['Ｆｕｌｌ Width', 'full-width'],
  ['Re:ゼロ', 're'],
  ['草枕', ''],
  ['الورقة', ''],
  ['---', ''],
])('the Latin words of %j are %j', (text, words) => {
  expect(latinWords(text)).toBe(words);
});

const series = { id: 7, type: 'COMIC', language: 'de-AT' } as const;
const candidates = (title: string) => seriesAliasCandidates({ ...series, title });

test.each([
  ['Salt Crown', ['salt-crown', 'salt-crown-de-at', 'salt-crown-7', 'comic-7', 'comic-id-7']],
  ['T-800', ['t-800', 't-800-de-at', 't-800-7', 'comic-7', 'comic-id-7']],
  ['草枕', ['comic-7', 'comic-id-7']],
  ['1984', ['comic-7', 'comic-id-7']],
  ['', ['comic-7', 'comic-id-7']],
  ['Viewer', ['viewer-de-at', 'viewer-7', 'comic-7', 'comic-id-7']],
  ['SEARCH!', ['search-de-at', 'search-7', 'comic-7', 'comic-id-7']],
])('a comic called %j may have the aliases %j', (title, expected) => {
  expect(candidates(title)).toEqual(expected);
});

test('a novel without Latin letters is called by its own type', () => {
  expect(seriesAliasCandidates({ ...series, type: 'NOVEL', title: '草枕' })[0]).toBe('novel-7');
});

test('a long title is cut between words, and so that what stands behind it still fits', () => {
  expect(candidates('word '.repeat(40))[0]).toBe(Array(19).fill('word').join('-'));
  expect(candidates('x'.repeat(200)).slice(0, 3)).toEqual([
    'x'.repeat(96),
    `${'x'.repeat(90)}-de-at`,
    `${'x'.repeat(94)}-7`,
  ]);
  const justFits = `two ${'x'.repeat(92)}`;
  expect(candidates(justFits)[0]).toBe(`two-${'x'.repeat(92)}`);
  expect(candidates(`${justFits}x`)[0]).toBe('two');
});

test('words that fill an alias to its last character all stay when the next word is cut', () => {
  const full = `two ${'x'.repeat(92)}`;
  expect(candidates(`${full} more`)[0]).toBe(`two-${'x'.repeat(92)}`);
});

test('whatever the title, every candidate is valid, none is reserved, and they differ', () => {
  fc.assert(
    fc.property(
      fc.oneof(fc.string({ unit: 'grapheme' }), fc.constantFrom(...RESERVED_ALIASES), fc.lorem({ maxCount: 40 })),
      fc.constantFrom(...SERIES_TYPES),
      fc.nat(),
      (title, type, id) => {
        const found = seriesAliasCandidates({ title, type, id, language: 'ja' });
        expect(found.length).toBeGreaterThan(1);
        expect(found.filter((alias) => !isSeriesAlias(alias))).toEqual([]);
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
  ['12', ['ep-12', 'ep-12-abc1']],
  ['12.5', ['ep-12-5', 'ep-12-5-abc1']],
  ['Extra 1', ['ep-extra-1', 'ep-extra-1-abc1']],
  ['番外', ['ep-abc1']],
  ['', ['ep-abc1']],
])('the episode called %j may have the aliases %j', (number, expected) => {
  expect(episodeAliasCandidates(number, 'abc1')).toEqual(expected);
});

test('a very long number is cut so that the mark still fits behind it', () => {
  expect(episodeAliasCandidates('x'.repeat(300), 'abc1')).toEqual([
    `ep-${'x'.repeat(125)}`,
    `ep-${'x'.repeat(120)}-abc1`,
  ]);
});

test('whatever the number, every candidate of an episode is valid', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme', maxLength: 400 }), (number) => {
      expect(episodeAliasCandidates(number, 'abc1').filter((alias) => !isEpisodeAlias(alias))).toEqual([]);
    }),
  );
  expect(isEpisodeAlias('a'.repeat(128))).toBe(true);
  expect(isEpisodeAlias('a'.repeat(129))).toBe(false);
});

test('the steps that the API has beside an alias are reserved, in any case', () => {
  for (const step of ['search', 'tab', 'main', 'viewer', 'price', 'images', 'viewcount', 'Viewer']) {
    expect(isReservedAlias(step)).toBe(true);
  }
  expect(isReservedAlias('salt-crown')).toBe(false);
});

test('the list is sorted, lower case and without repeats', () => {
  expect([...RESERVED_ALIASES]).toEqual([...new Set(RESERVED_ALIASES)].sort());
  expect(RESERVED_ALIASES.every((word) => word === word.toLowerCase())).toBe(true);
});
