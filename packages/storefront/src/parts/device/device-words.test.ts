import { expect, test } from 'vitest';
import { inReadingOrder } from './device-words.ts';

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
