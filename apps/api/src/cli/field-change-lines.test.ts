import { expect, it } from 'vitest';
import { fieldChangeLines, startLines } from './field-change-lines.ts';

const hash = (letter: string) => letter.repeat(64);

it('says that the cover is new or another one, and shows no hash of it', () => {
  const change = (before: object | null) =>
    fieldChangeLines([{ field: 'cover', before, after: { sourceId: hash('b'), kind: 'BOOK' } }]);
  expect(change(null)).toEqual(['cover new']);
  expect(change({ sourceId: hash('a'), kind: 'BOOK' })).toEqual(['cover changed']);
});

it('says a fact that changes alike for many episodes once', () => {
  const opens = (number: number) => ({
    field: `episodes.${number}.platforms.bom-us.openedAtMs`,
    ...{ before: null, after: 0 },
  });
  expect(fieldChangeLines([1, 2, 3].map(opens))).toEqual([
    'episodes 1 … 3, bom-us: opens none → 1969-12-31 16:00 (America/Los_Angeles)',
  ]);
});

it('says what a new series begins with', () => {
  const offer = { rentCoin: 1, possessionCoin: null, freeEpisodeCount: 3, openedAtMs: 0 };
  const start = { offers: { 'bom-us': offer }, tags: ['Fantasy', 'sea'], days: [], isAdult: true };
  const rest = ['cover: a picture of its own', 'genres and tags: Fantasy, sea', 'weekdays: none', 'for adults'];
  const opens = 'opens 1969-12-31 16:00 (America/Los_Angeles)';
  expect(startLines({ ...start, cover: 'own' }, [])).toEqual([`bom-us: rent 1, own none, free 3, ${opens}`, ...rest]);
  const [sold] = startLines({ ...start, cover: 'own' }, ['rentCoin', 'freeEpisodeCount']);
  expect(sold).toBe(`bom-us: rent 1 (default), own none, free 3 (default), ${opens}; --rent and --free for others`);
  expect(startLines({ ...start, cover: 'page' }, [])).toContain('cover: a quarter of its first page');
});

it('says what an offer on a new platform is, in its own time', () => {
  const after = { isVisible: true, title: null, rentCoin: 3, possessionCoin: 5, freeEpisodeCount: 0, openedAtMs: 0 };
  const change = { field: 'platforms.beltoon-jp', before: null, after };
  expect(fieldChangeLines([change], ['rentCoin', 'possessionCoin', 'freeEpisodeCount'])).toEqual([
    'beltoon-jp: new there, rent 3 (default), own 5 (default), free 0 (default), opens 1970-01-01 09:00 (Asia/Tokyo); --rent, --own and --free for others',
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
