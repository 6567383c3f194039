import { NO_SERIES_FILTER } from '@longstrip/core';
import { expect, test } from 'vitest';
import { readSearchQuery } from './read-query.ts';
import { searchAddress } from './search-query.ts';

const read = (address: string) => readSearchQuery(new URL(address, 'https://us.example'));

test.each([
  ['/search', { text: '', place: 'ALL', sort: 'POPULAR' }],
  ['/search?q=%20salt%20%20crown%20', { text: 'salt crown', place: 'ALL', sort: 'POPULAR' }],
  ['/search?q=salt&scope=title&sort=latest', { text: 'salt', place: 'TITLE', sort: 'LATEST' }],
  ['/search?q=salt&scope=moon', { text: 'salt', place: 'ALL', sort: 'POPULAR' }],
  ['/search?tag=%E5%91%AA%E8%A1%93', { text: '呪術', place: 'TAG', sort: 'POPULAR' }],
  ['/search?q=salt&tag=Romance', { text: 'salt', place: 'ALL', sort: 'POPULAR' }],
])('%s is parsed as %j', (address, query) => {
  expect(read(address)).toEqual({ ...query, filter: NO_SERIES_FILTER });
});

test('a text longer than any title is cut', () => {
  expect(read(`/search?q=${'a'.repeat(500)}`).text).toHaveLength(100);
});

test.each([
  ['/search', '/search'],
  ['/search?q=salt&scope=title', '/search?q=salt&scope=TITLE'],
  ['/search?tag=Slow+burn&sort=LATEST', '/search?tag=Slow+burn&sort=LATEST'],
  ['/search?q=&free=1&genre=drama', '/search?free=1&genre=DRAMA'],
  ['/search?sort=LATEST', '/search'],
])('%j has the address %s', (address, written) => {
  expect(searchAddress(read(address))).toBe(written);
});

test('the next page keeps the search', () => {
  const query = read('/search?q=salt');
  expect(searchAddress(query, { path: '/_/search', next: 'p2' })).toBe('/_/search?q=salt&next=p2');
});
