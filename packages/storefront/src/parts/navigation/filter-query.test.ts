import { NO_SERIES_FILTER, type SeriesFilter } from '@longstrip/core';
import { describe, expect, test } from 'vitest';
import { FILTER_PARTS, filterCall, filterWords, withoutPart } from './filter-query.ts';
import { listAddress } from './list-query.ts';
import { readSeriesFilter } from './read-query.ts';

const ALL: SeriesFilter = {
  isFree: true,
  isFreetime: true,
  isCompleted: true,
  genre: 'DRAMA',
  format: 'NOVEL',
  language: 'th',
  length: 'LONG',
};
const urlOf = (filter: SeriesFilter) => new URL(listAddress('/search', filterWords(filter)), 'http://site.test');

describe('the filter in an address', () => {
  test('is read as it was written', () => {
    expect(readSeriesFilter(urlOf(ALL))).toEqual(ALL);
    expect(urlOf(NO_SERIES_FILTER).search).toBe('');
  });

  test('has nothing that the list does not offer', () => {
    expect(readSeriesFilter(urlOf(ALL), ['finished', 'length'])).toEqual({
      ...NO_SERIES_FILTER,
      isCompleted: true,
      length: 'LONG',
    });
  });

  test('has no unknown value, such as the empty one of a form', () => {
    const url = new URL('http://site.test/?genre=&format=POEM&language=English&length=huge&free=yes');
    expect(readSeriesFilter(url)).toEqual(NO_SERIES_FILTER);
  });

  test.each(FILTER_PARTS)('without "%s" has everything else', (part) => {
    const { [part]: removed, ...others } = filterWords(withoutPart(ALL, part));
    expect(removed).toBeNull();
    expect(others).toEqual(Object.fromEntries(Object.entries(filterWords(ALL)).filter(([each]) => each !== part)));
  });

  test('names to the api only what was chosen', () => {
    expect(filterCall(NO_SERIES_FILTER)).toEqual({});
    expect(Object.keys(filterCall(ALL))).toHaveLength(FILTER_PARTS.length);
  });
});
