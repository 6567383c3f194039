import type { Episode } from '@longstrip/api-contract';
import { describe, expect, test } from 'vitest';
import { episodeAccess, episodeModel, episodeTitle, isReadable, newsOf } from './episode-model.ts';

const NOW_MS = Date.UTC(2026, 10, 21);
const HOUR_MS = 3_600_000;

const episode: Episode = {
  id: 7,
  alias: 'ep-7',
  title: 'Ep. 7',
  subTitle: null,
  orderNo: 7,
  openedAt: NOW_MS - 30 * 24 * HOUR_MS,
  type: 'GENERAL',
  isSample: false,
  isLogin: false,
  paid: true,
  possessionCoin: 5,
  rentCoin: 3,
  permanentCoin: 5,
  coinKind: 'COIN',
  purchaseStatus: null,
  rentExpiredAt: null,
  expiredAt: 0,
  isRentGift: false,
  isRentFreetime: false,
  thumbnails: [],
  freeUntil: null,
};

describe('what a reader may do with an episode', () => {
  test.each([
    ['both prices', {}, { kind: 'priced', rentCoins: 3, ownCoins: 5 }],
    ['own only', { rentCoin: null }, { kind: 'priced', rentCoins: null, ownCoins: 5 }],
    ['free', { paid: false }, { kind: 'free' }],
    ['free after signing in', { paid: false, isLogin: true }, { kind: 'login' }],
    ['owned', { purchaseStatus: 'POSSESSION' }, { kind: 'owned' }],
    [
      'rented',
      { purchaseStatus: 'RENT', rentExpiredAt: NOW_MS + 41 * HOUR_MS },
      { kind: 'rented', minutesLeft: 41 * 60 },
    ],
    [
      'rented, a second left',
      { purchaseStatus: 'RENT', rentExpiredAt: NOW_MS + 1000 },
      { kind: 'rented', minutesLeft: 1 },
    ],
    ['owned although free now', { paid: false, purchaseStatus: 'POSSESSION' }, { kind: 'owned' }],
    ['not out yet', { openedAt: NOW_MS + 1 }, { kind: 'soon' }],
    ['out this instant', { openedAt: NOW_MS }, { kind: 'priced', rentCoins: 3, ownCoins: 5 }],
  ] as const)('%s', (_name, change, expected) => {
    expect(episodeAccess({ ...episode, ...change }, NOW_MS)).toEqual(expected);
  });

  test('only free, rented and owned episodes can be read at once', () => {
    expect(isReadable({ kind: 'free' })).toBe(true);
    expect(isReadable({ kind: 'owned' })).toBe(true);
    expect(isReadable({ kind: 'rented', minutesLeft: 1 })).toBe(true);
    expect(isReadable({ kind: 'login' })).toBe(false);
    expect(isReadable({ kind: 'priced', rentCoins: 1, ownCoins: null })).toBe(false);
    expect(isReadable({ kind: 'soon' })).toBe(false);
  });
});

test('an episode of today is new if its series began earlier, and only then', () => {
  const isUp = (openedAt: number, others: readonly number[]) => {
    const news = newsOf(
      [...others, openedAt].map((at) => ({ openedAt: at })),
      NOW_MS - 1000,
    );
    return episodeModel({ ...episode, openedAt }, { nowMs: NOW_MS, news, formatDay: String }).isUp;
  };
  const longAgoMs = NOW_MS - 30 * 86_400_000;
  expect(isUp(NOW_MS, [longAgoMs])).toBe(true);
  expect(isUp(NOW_MS - 1000, [longAgoMs])).toBe(true);
  expect(isUp(NOW_MS - 1001, [longAgoMs])).toBe(false);
  expect(isUp(NOW_MS, [])).toBe(false);
  expect(newsOf([], NOW_MS)).toBeNull();
});

test.each([
  ['Ep. 7', null, 'Ep. 7'],
  ['Ep. 7', '', 'Ep. 7'],
  ['Ep. 7', 'Low Water', 'Ep. 7: Low Water'],
])('the name of %s with %j', (title, subTitle, name) => {
  expect(episodeTitle({ title, subTitle })).toBe(name);
});
