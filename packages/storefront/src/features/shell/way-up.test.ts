import { expect, test } from 'vitest';
import { isRightBelow, isWayUp, stepsUp } from './way-up.ts';

const atTheEndOf = (...paths: string[]) => ({
  entries: paths.map((path) => ({ url: path === '' ? null : `https://example.test${path}` })),
  at: paths.length - 1,
});

test('only a link from an episode to its own series leads up', () => {
  expect(isWayUp('/viewer/the-loom/ep-1', '/detail/the-loom')).toBe(true);
  expect(isWayUp('/viewer/the-loom/ep-1', '/detail/another')).toBe(false);
  expect(isWayUp('/viewer/the-loom/ep-1', '/viewer/the-loom/ep-2')).toBe(false);
  expect(isWayUp('/home/free', '/detail/the-loom')).toBe(false);
});

test.each<[string, string[], number | null]>([
  ['one episode', ['/', '/detail/a', '/viewer/a/1'], 1],
  ['three episodes one after the other', ['/detail/a?sort=latest', '/viewer/a/1', '/viewer/a/2', '/viewer/a/3'], 3],
  ['an episode opened from home', ['/detail/a', '/', '/viewer/a/1'], null],
  ['an episode of another series between', ['/detail/a', '/viewer/b/1', '/viewer/a/1'], null],
  ['an episode that the reader came to first', ['/viewer/a/1'], null],
  ['a browser that tells nothing', [], null],
])('%s: so many steps up', (_, paths, steps) => {
  expect(stepsUp(atTheEndOf(...paths), '/detail/a')).toBe(steps);
});

test('an entry that the browser does not name is no page of the series', () => {
  expect(stepsUp(atTheEndOf('', '/viewer/a/1'), '/detail/a')).toBeNull();
});

test.each<[string, string[], boolean]>([
  ['the entry before', ['/', '/detail/a?sort=latest', '/home/mature'], true],
  ['the same page in another order', ['/detail/a', '/home/mature'], false],
  ['an entry further down', ['/detail/a?sort=latest', '/', '/home/mature'], false],
  ['nothing before', ['/home/mature'], false],
  ['an entry without a name', ['', '/home/mature'], false],
])('%s is right below: or is not', (_, paths, isBelow) => {
  expect(isRightBelow(atTheEndOf(...paths), '/detail/a?sort=latest')).toBe(isBelow);
});
