import { expect, test } from 'vitest';
import { formatBytes, inReadingOrder } from './device-words.ts';

test.each([
  ['en-US', 623_000, '623 kB'],
  ['en-US', 11_000_000_000, '11 GB'],
  ['ar', 623_000, '623 كيلوبايت'],
  ['ar', 11_000_000_000, '11 غيغابايت'],
] as const)('in %s %i bytes are %s', (locale, bytes, size) => {
  expect(formatBytes(locale, bytes)).toBe(size);
});

test('copies are listed by series, and their episodes by number, in whatever order they were saved', () => {
  const copy = (seriesTitle: string, episodeAlias: string) => ({ seriesTitle, seriesAlias: 'of', episodeAlias });
  const saved = [copy('Salt', 'ep-2'), copy('Salt', 'ep-10'), copy('Courier', 'ep-3'), copy('Salt', 'ep-1')];
  expect(inReadingOrder(saved).map(({ seriesTitle, episodeAlias }) => `${seriesTitle} ${episodeAlias}`)).toEqual([
    'Courier ep-3',
    'Salt ep-1',
    'Salt ep-2',
    'Salt ep-10',
  ]);
});
