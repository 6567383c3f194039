import type { CalendarEntry } from '@longstrip/api-contract';
import { expect, test } from 'vitest';
import { documentOfMoves } from './moves.ts';

const entry = (id: string, number: string | null, alias = 'alpha'): CalendarEntry => ({
  ...{ kind: number === null ? 'SERIES' : 'EPISODE', id, title: '', atMs: 0, day: '2030-01-01', time: '18:00' },
  ...{ untilMs: null, isShown: true, isDraft: false, series: { alias, title: '', language: 'en' }, number },
});

test('moves of several episodes and of their series are one entry, in the times of the platform', () => {
  const entries = [
    entry('series-1', null),
    entry('episode-1', '1'),
    entry('episode-2', '2'),
    entry('episode-9', '9', 'b'),
  ];
  const to = (day: string) => ({ day, time: '20:00' });
  const moves = new Map([
    ['series-1', to('2030-02-01')],
    ['episode-2', to('2030-02-02')],
    ['episode-9', to('2030-02-03')],
  ]);
  expect(documentOfMoves('bom-us', entries, moves)).toEqual({
    series: [
      {
        series: 'alpha',
        platforms: { 'bom-us': { openAt: '2030-02-01T20:00' } },
        episodes: [{ number: '2', platforms: { 'bom-us': { openAt: '2030-02-02T20:00' } } }],
      },
      { series: 'b', episodes: [{ number: '9', platforms: { 'bom-us': { openAt: '2030-02-03T20:00' } } }] },
    ],
  });
});
