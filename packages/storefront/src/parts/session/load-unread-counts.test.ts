import type { TokenPair } from '@longstrip/api-contract';
import { expect, test } from 'vitest';
import { loadUnreadCounts, type UnreadCountsParts } from './load-unread-counts.ts';
import { createDataCache } from './session-store.ts';

const MINUTE_MS = 60_000;
const PAIR: TokenPair = {
  accessToken: { token: 'access-1', createdAt: 1, expiredAt: 2 },
  refreshToken: { token: 'refresh-1', createdAt: 1, expiredAt: 3 },
};

const COUNTS = { '/coupon/new': 2, '/gift/new': 1, '/alarm/count': 4 };

const DAY_MS = 86_400_000;

/**
 * A page's news, from an api with two new coupons, a gift, four alarms, and two notices, of which the older is from last
 * month.
 */
function createNews({ tokens = PAIR, isDown = false }: { tokens?: TokenPair | null; isDown?: boolean } = {}) {
  const asked: string[] = [];
  let nowMs = 100 * DAY_MS;
  const published = [99 * DAY_MS, 70 * DAY_MS];
  let seenAtMs: number | null = null;
  const parts: UnreadCountsParts = {
    session: { freshTokens: async () => tokens },
    calls: {
      count: async (path, token) => {
        asked.push(`${path} ${token}`);
        if (isDown) throw new TypeError('fetch failed');
        return { ok: true, data: COUNTS[path] };
      },
      noticeTimes: async (token) => {
        asked.push(`/notice ${token}`);
        return { ok: true, data: [...published] };
      },
    },
    cache: createDataCache(60 * MINUTE_MS, () => nowMs),
    navigationCacheMs: 5 * MINUTE_MS,
    nowMs: () => nowMs,
    seenNotices: {
      get: () => seenAtMs,
      set: (atMs) => {
        seenAtMs = atMs;
      },
    },
  };
  return {
    asked,
    at: (pathname: string) => loadUnreadCounts(parts, pathname),
    publish: () => published.unshift(nowMs),
    pass: (ms: number) => {
      nowMs += ms;
    },
  };
}

test('what is new is counted, and asked again after five minutes alone', async () => {
  const { at, asked, pass } = createNews();
  expect(await at('/')).toEqual({ benefits: 3, alarms: 4, notices: 1 });
  expect(asked).toEqual(['/coupon/new access-1', '/gift/new access-1', '/alarm/count access-1', '/notice access-1']);
  pass(5 * MINUTE_MS - 1);
  expect(await at('/shop')).toEqual({ benefits: 3, alarms: 4, notices: 1 });
  expect(asked).toHaveLength(4);
  pass(1);
  await at('/shop');
  expect(asked).toHaveLength(8);
});

test.each(['/coupon', '/gift', '/benefit/gift', '/alarm', '/notice'])(
  'on %s it is asked at once, for there it is seen',
  async (pathname) => {
    const { at, asked } = createNews();
    await at('/');
    await at(pathname);
    expect(asked).toHaveLength(8);
  },
);

test('nothing is asked for a guest, and nothing is new where the api is out of reach', async () => {
  const guest = createNews({ tokens: null });
  expect([await guest.at('/'), guest.asked]).toEqual([{ benefits: 0, alarms: 0, notices: 0 }, []]);
  expect(await createNews({ isDown: true }).at('/')).toEqual({ benefits: 0, alarms: 0, notices: 0 });
});

test('a notice is new until the list was opened, and asked again after five minutes alone', async () => {
  const { at, asked, pass, publish } = createNews();
  expect((await at('/')).notices).toBe(1);
  expect((await at('/notice')).notices).toBe(0);
  expect((await at('/')).notices).toBe(0);
  publish();
  const before = asked.length;
  pass(5 * MINUTE_MS - 1);
  expect([(await at('/')).notices, asked.length]).toEqual([0, before]);
  pass(1);
  expect((await at('/')).notices).toBe(1);
  pass(14 * DAY_MS);
  expect((await at('/')).notices).toBe(0);
});
