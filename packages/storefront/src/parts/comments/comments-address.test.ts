import { expect, test } from 'vitest';
import { commentsAddress, episodeComments, readCommentsAddress } from './comments-address.ts';

const of = { series: 'salt-crown', episode: 'ep-1' };

test.each([
  ['/comment', { kind: 'own', page: 1 }],
  ['/comment?page=3', { kind: 'own', page: 3 }],
  ['/comment?list=blocked', { kind: 'blocked' }],
  ['/comment?contents=salt-crown&episode=ep-1', { kind: 'episode', of, isBest: false, page: 1 }],
  ['/comment?contents=salt-crown&episode=ep-1&sort=best&page=2', { kind: 'episode', of, isBest: true, page: 2 }],
  ['/comment?contents=salt-crown&episode=ep-1&thread=7', { kind: 'thread', of, commentId: 7, page: 1 }],
  ['/comment?contents=salt-crown&episode=ep-1&thread=7&page=last', { kind: 'thread', of, commentId: 7, page: 'last' }],
] as const)('%s is read, and written again', (address, asked) => {
  expect(readCommentsAddress(new URL(address, 'https://a.example').searchParams)).toEqual(asked);
  expect(commentsAddress(asked)).toBe(address);
});

test.each([
  ['contents=a/b&episode=ep-1', { kind: 'own', page: 1 }],
  ['contents=a&episode=', { kind: 'own', page: 1 }],
  ['page=-1', { kind: 'own', page: 1 }],
  ['page=last', { kind: 'own', page: 1 }],
  ['contents=salt-crown&episode=ep-1&thread=x&page=9e9', { kind: 'episode', of, isBest: false, page: 1 }],
] as const)('%s asks for what can be shown', (query, asked) => {
  expect(readCommentsAddress(new URLSearchParams(query))).toEqual(asked);
});

test('a script asks elsewhere for the next page', () => {
  expect(commentsAddress({ kind: 'episode', of, isBest: false, page: 2 }, { isData: true })).toBe(
    '/_/comment?contents=salt-crown&episode=ep-1&page=2',
  );
  expect(episodeComments('salt-crown', 'ep-1')).toBe('/comment?contents=salt-crown&episode=ep-1');
});
