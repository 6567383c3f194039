import { expect, test } from 'vitest';
import { matchEpisode, matchSeries, type TargetCatalogue } from './account-transfer.ts';

const catalogue: TargetCatalogue = {
  languages: ['en', 'th'],
  series: [
    { id: 10, workKey: 'bus', language: 'th' },
    { id: 11, workKey: 'bus', language: 'en' },
    { id: 12, workKey: 'fox', language: 'xx' },
    { id: 13, workKey: 'fox', language: 'th' },
    { id: 14, workKey: 'owl', language: 'en' },
  ],
  episodes: [
    { id: 100, seriesId: 11, number: '1' },
    { id: 101, seriesId: 11, number: '2' },
    { id: 102, seriesId: 14, number: '1' },
  ],
};

test.each([
  ['the same series', { id: 10, workKey: 'bus' }, 10],
  ['the work in the most preferred language', { id: 1, workKey: 'bus' }, 11],
  ['a language of the platform before any other', { id: 1, workKey: 'fox' }, 13],
  ['nothing', { id: 1, workKey: 'cat' }, null],
])('is continued by %s', (_, series, id) => {
  expect(matchSeries(series, catalogue)?.id ?? null).toBe(id);
});

test.each([
  ['the same episode', { id: 102, number: '9', series: { id: 14, workKey: 'owl' } }, 102],
  ['the one with its number', { id: 7, number: '2', series: { id: 1, workKey: 'bus' } }, 101],
  ['nothing where the number is not there', { id: 7, number: '3', series: { id: 1, workKey: 'bus' } }, null],
  ['nothing where the series is not there', { id: 7, number: '1', series: { id: 1, workKey: 'cat' } }, null],
  ['nothing of a series without episodes', { id: 7, number: '1', series: { id: 10, workKey: 'bus' } }, null],
])('an episode is continued by %s', (_, episode, id) => {
  expect(matchEpisode(episode, catalogue)?.id ?? null).toBe(id);
});
