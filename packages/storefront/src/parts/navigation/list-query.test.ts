import { expect, test } from 'vitest';
import { listAddress, pageNumberOf, queryChoice, sortOf } from './list-query.ts';

test.each([
  ['', 'POPULAR'],
  ['?sort=LATEST', 'LATEST'],
  ['?sort=latest', 'LATEST'],
  ['?sort=cheapest', 'POPULAR'],
])('the order of %j', (query, sort) => {
  expect(sortOf(new URL(`https://us.example/home/free${query}`))).toBe(sort);
});

test.each([
  ['', 1],
  ['?page=3', 3],
  ['?page=0', 1],
  ['?page=-2', 1],
  ['?page=1e3', 1],
  ['?page=123456', 1],
])('the page of %j', (query, page) => {
  expect(pageNumberOf(new URL(`https://us.example/notice${query}`))).toBe(page);
});

test('an unknown value is the fallback', () => {
  const url = new URL('https://us.example/?tab=MOON');
  expect(queryChoice(url, 'tab', ['MON', 'TEN'], null)).toBeNull();
});

test('an address leaves defaults out', () => {
  expect(listAddress('/home/free', { filter: null, sort: null })).toBe('/home/free');
  expect(listAddress('/home/free', { filter: 'FREETIME', sort: null })).toBe('/home/free?filter=FREETIME');
  expect(listAddress('/home/weekly', { tab: 'SAT', sort: 'LATEST' })).toBe('/home/weekly?tab=SAT&sort=LATEST');
});
