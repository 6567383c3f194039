import type { SeriesType } from '@longstrip/core';
import { expect, test } from 'vitest';
import { fakeSeries, listItem } from '../../testing/fake-api.ts';
import { sortByRelation } from './related-series.server.ts';

const item = (alias: string, type: SeriesType, tag: string) => ({ ...listItem(fakeSeries()), alias, type, tag });
const NEWEST = [
  item('comic-action', 'COMIC', 'Action'),
  item('novel-drama', 'NOVEL', 'Drama'),
  item('comic-drama', 'COMIC', 'Drama'),
  item('novel-action', 'NOVEL', 'Action'),
];
const after = (alias: string, type: SeriesType, genre?: string) =>
  sortByRelation(NEWEST, { alias, type, genre }).map((each) => each.alias);

test('related series come first, and never the series itself', () => {
  expect(after('comic-action', 'COMIC', 'Action')).toEqual(['comic-drama', 'novel-action', 'novel-drama']);
  expect(after('x', 'NOVEL', 'Drama')).toEqual(['novel-drama', 'novel-action', 'comic-drama', 'comic-action']);
  expect(after('x', 'COMIC')).toEqual(['comic-action', 'comic-drama', 'novel-drama', 'novel-action']);
});

test('equally related series keep their order, starting after the series', () => {
  expect(after('comic-drama', 'COMIC')).toEqual(['comic-action', 'novel-action', 'novel-drama']);
  expect(after('novel-drama', 'COMIC')).toEqual(['comic-drama', 'comic-action', 'novel-action']);
});
