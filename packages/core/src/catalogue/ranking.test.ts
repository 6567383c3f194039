import { describe, expect, test } from 'vitest';
import { RANKING_TYPES } from '../shared/enumerations.ts';
import {
  RANKING_WINDOWS_MS,
  type RankingFacts,
  rankChange,
  rankingScore,
  rankingTypeOfDays,
  rankSeries,
} from './ranking.ts';

const HOUR_MS = 3_600_000;

test('the windows are 24 hours, 7 days, 30 days and all time', () => {
  expect(RANKING_TYPES.map((type) => RANKING_WINDOWS_MS[type])).toEqual([
    24 * HOUR_MS,
    7 * 24 * HOUR_MS,
    30 * 24 * HOUR_MS,
    null,
  ]);
});

test.each([
  [0, 0, 0],
  [1, 0, 1],
  [0, 1, 5],
  [7, 3, 22],
])('%i reads and %i purchases score %i', (reads, purchases, score) => {
  expect(rankingScore({ reads, purchases })).toBe(score);
});

describe('the order', () => {
  const series = (seriesId: number, reads: number, purchases = 0, openedAtMs = 0): RankingFacts => ({
    ...{ seriesId, reads, purchases, openedAtMs },
  });

  test.each([
    ['the higher score first', [series(1, 4), series(2, 0, 1)], [2, 1]],
    ['the higher score first, be it the older series', [series(1, 5, 0, 10), series(2, 4, 0, 20)], [1, 2]],
    ['a tie goes to the newer series, be its id the lower', [series(1, 5, 0, 20), series(2, 5, 0, 10)], [1, 2]],
    ['a tie goes to the newer series', [series(1, 5, 0, 10), series(2, 0, 1, 20)], [2, 1]],
    ['and where both came at once, to the later id', [series(1, 5), series(2, 5)], [2, 1]],
    ['nothing without a read or a purchase', [series(1, 0, 0, 99), series(2, 1)], [2]],
    ['no reader at all', [], []],
  ])('%s', (_, facts, order) => {
    expect(rankSeries(facts)).toEqual(order);
  });
});

test.each([
  [1, 3, 2],
  [3, 1, -2],
  [2, 2, 0],
  [5, null, null],
])('place %i after %j is a change of %j', (place, previous, change) => {
  expect(rankChange(place, previous)).toBe(change);
});

test.each([
  [0, 'REALTIME'],
  [1, 'REALTIME'],
  [2, 'WEEKLY'],
  [7, 'WEEKLY'],
  [8, 'MONTHLY'],
  [31, 'MONTHLY'],
  [32, 'TOTAL'],
])('%i days are the ranking %s', (days, type) => {
  expect(rankingTypeOfDays(days)).toBe(type);
});
