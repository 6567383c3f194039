import { expect, it } from 'vitest';
import { fieldChangeLines, startLines } from './field-change-lines.ts';

const hash = (letter: string) => letter.repeat(64);

it('says which pictures change, and shows no hash of them', () => {
  const before = { COVER: hash('a'), DETAIL: hash('b'), MAIN: hash('c'), SQUARE: hash('c'), VERTICAL: hash('d') };
  const change = (after: object) => fieldChangeLines([{ field: 'pictures', before, after }]);
  expect(change({ ...before, COVER: hash('e') })).toEqual(['cover changed']);
  const { MAIN: _gone, ...others } = before;
  expect(change({ ...others, MAIN_NON_ADULT: hash('f'), COVER: hash('e') })).toEqual([
    'cover changed',
    'main picture gone',
    'veiled main picture new',
  ]);
});

it('says a fact that changes alike for many episodes once', () => {
  const opens = (number: number) => ({
    field: `episodes.${number}.platforms.bom-us.openedAtMs`,
    ...{ before: null, after: 0 },
  });
  expect(fieldChangeLines([1, 2, 3].map(opens))).toEqual([
    'episodes 1 … 3, bom-us: opens none → 1970-01-01T00:00:00.000Z',
  ]);
});

it('says what a new series begins with', () => {
  const offer = { rentCoin: 1, possessionCoin: null, freeEpisodeCount: 3, openedAtMs: 0 };
  const start = { offers: { 'bom-us': offer }, tags: ['Fantasy', 'sea'], days: [], isAdult: true };
  expect(startLines({ ...start, cover: 'own' })).toEqual([
    'bom-us: rent 1, own none, free 3, opens 1970-01-01T00:00:00.000Z',
    ...['cover: a picture of its own', 'genres and tags: Fantasy, sea', 'weekdays: none', 'for adults'],
  ]);
});

it('says what changes of an episode itself', () => {
  expect(
    fieldChangeLines([
      { field: 'readingDirection', before: 'LTR', after: 'RTL' },
      { field: 'episodes.1.readingDirection', before: 'LTR', after: 'RTL' },
      { field: 'episodes.12.5.readingDirection', before: 'LTR', after: 'RTL' },
      { field: 'episodes.12.5.title', before: 'One', after: 'Two' },
      { field: 'episodes.12.5.thumbnail', before: hash('a'), after: hash('b') },
    ]),
  ).toEqual([
    'reading direction "LTR" → "RTL"',
    'episodes 1 … 12.5, reading direction "LTR" → "RTL"',
    'episode 12.5, title "One" → "Two"',
    'episode 12.5, thumbnail changed',
  ]);
});
