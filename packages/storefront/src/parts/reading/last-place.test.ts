import { expect, test } from 'vitest';
import { formatLastPlace, lastPageOf, parseLastPlace } from './last-place.ts';

const PLACE = { seriesAlias: 'salt-crown', episodeAlias: 'ep-3', page: 14 };

test('the cookie is read as it was written, and anything else is none', () => {
  expect(parseLastPlace(formatLastPlace(PLACE))).toEqual(PLACE);
  for (const other of [null, '', 'a/b', 'a/b/0', 'a/b/-1', 'a/b/c', 'a/b/1/2', `${'a'.repeat(200)}/b/1`]) {
    expect(parseLastPlace(other)).toBeNull();
  }
});

test('only the episode that was read last opens there', () => {
  expect(lastPageOf(PLACE, PLACE)).toBe(14);
  expect(lastPageOf(PLACE, { ...PLACE, episodeAlias: 'ep-4' })).toBe(1);
  expect(lastPageOf(null, PLACE)).toBe(1);
});
