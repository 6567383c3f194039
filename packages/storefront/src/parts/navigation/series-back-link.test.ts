import { expect, test } from 'vitest';
import { isSeriesBackLink, stepsBackToSeries } from './series-back-link.ts';

const historyOf = (...paths: string[]) => ({
  entries: paths.map((path) => ({ url: path === '' ? null : `https://example.test${path}` })),
  currentIndex: paths.length - 1,
});

test('only a link from an episode to its own series is a back link', () => {
  expect(isSeriesBackLink('/viewer/the-loom/ep-1', '/detail/the-loom')).toBe(true);
  expect(isSeriesBackLink('/viewer/the-loom/ep-1', '/detail/another')).toBe(false);
  expect(isSeriesBackLink('/viewer/the-loom/ep-1', '/viewer/the-loom/ep-2')).toBe(false);
  expect(isSeriesBackLink('/home/free', '/detail/the-loom')).toBe(false);
});

test.each<[string, string[], number | null]>([
  ['one episode', ['/', '/detail/a', '/viewer/a/1'], 1],
  ['three episodes in a row', ['/detail/a?sort=latest', '/viewer/a/1', '/viewer/a/2', '/viewer/a/3'], 3],
  ['an episode opened from home', ['/detail/a', '/', '/viewer/a/1'], null],
  ['an episode of another series in between', ['/detail/a', '/viewer/b/1', '/viewer/a/1'], null],
  ['an episode that was opened first', ['/viewer/a/1'], null],
  ['a browser that does not tell its history', [], null],
])('the steps back to the series: %s', (_, paths, steps) => {
  expect(stepsBackToSeries(historyOf(...paths), '/detail/a')).toBe(steps);
});

test('an entry without a readable address is not the page of the series', () => {
  expect(stepsBackToSeries(historyOf('', '/viewer/a/1'), '/detail/a')).toBeNull();
});
