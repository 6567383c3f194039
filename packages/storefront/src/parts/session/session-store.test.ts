import type { StoreUser, TokenPair } from '@longstrip/api-contract';
import { toStoreUser } from '@longstrip/api-contract';
import { describe, expect, test } from 'vitest';
import { fakeUser } from '../../testing/fake-accounts.ts';
import type { BrowserCalls } from './session-calls.ts';
import { type CoinBalance, isLoggedIn, LOADING_SESSION, NO_SESSION, reduceSession } from './session-state.ts';
import { createDataCache, createSessionStore } from './session-store.ts';

const NOW_MS = 1_800_000_000_000;
const MINUTE_MS = 60_000;
const COIN: CoinBalance = { coin: 40, bonusCoin: 2, freeCoin: 0 };
const USER = toStoreUser(fakeUser());

const pairOf = (generation: number, leftMs = 60 * MINUTE_MS, refreshLeftMs = 7 * 24 * 60 * MINUTE_MS): TokenPair => ({
  accessToken: { token: `access-${generation}`, createdAt: NOW_MS, expiredAt: NOW_MS + leftMs },
  refreshToken: { token: `refresh-${generation}`, createdAt: NOW_MS, expiredAt: NOW_MS + refreshLeftMs },
});
const ok = <Data>(data: Data) => ({ ok: true, data }) as const;
const refused = (code: 'NEED_TO_REFRESH' | 'UNKNOWN') => ({ ok: false, code }) as const;

/** A page's store with a fake site that answers as the test says, and the calls that were made. */
function createPage(answers: Partial<BrowserCalls> = {}, isApp = false) {
  const asked: string[] = [];
  const noting =
    <Args extends unknown[], Value>(name: string, call: (...args: Args) => Promise<Value>) =>
    (...args: Args) => {
      asked.push([name, ...args.filter((arg) => typeof arg === 'string')].join(' '));
      return call(...args);
    };
  let ended = 0;
  let failed = 0;
  const cache = createDataCache(60 * MINUTE_MS, () => NOW_MS);
  const session = createSessionStore({
    calls: {
      session: noting('session', answers.session ?? (async () => ({ user: USER, tokens: pairOf(1) }))),
      user: noting('user', answers.user ?? (async () => ok(USER))),
      coin: noting('coin', answers.coin ?? (async () => ok(COIN))),
      count: noting('count', answers.count ?? (async () => ok(0))),
      noticeTimes: noting('noticeTimes', answers.noticeTimes ?? (async () => ok([]))),
      refresh: noting(
        'refresh',
        answers.refresh ??
          (async () => ({ ok: true as const, data: { ...pairOf(2), email: USER.email, ipAddress: '203.0.113.9' } })),
      ),
    },
    cache,
    thresholdMs: 5 * MINUTE_MS,
    nowMs: () => NOW_MS,
    onEnded: () => {
      ended += 1;
    },
    warn: () => undefined,
    isApp,
    onUserDataFailed: () => {
      failed += 1;
    },
  });
  const begin = (pair: TokenPair) => session.dispatch({ type: 'SetUserData', user: USER, coin: COIN, ...pair });
  return {
    session,
    asked,
    begin,
    cache,
    state: () => session.store.getState(),
    ended: () => ended,
    failed: () => failed,
  };
}

describe('the session of a page', () => {
  test('is loading, then the site’s', async () => {
    const { session, state, asked } = createPage();
    expect(state()).toEqual(LOADING_SESSION);
    await session.refetch();
    expect(state()).toEqual({ status: 'authenticated', user: USER, coin: COIN, ...pairOf(1) });
    expect(isLoggedIn(state())).toBe(true);
    await session.refetch();
    // The reader is the same: nothing is loaded again.
    expect(asked).toEqual(['session', 'user access-1', 'coin access-1', 'session']);
  });

  test('is asked for once by several at a time', async () => {
    const { session, asked } = createPage();
    await Promise.all([session.refetch(), session.refetch()]);
    expect(asked.filter((call) => call === 'session')).toHaveLength(1);
  });

  test('of a guest ends the page once', async () => {
    const { session, begin, state, ended } = createPage({ session: async () => null });
    begin(pairOf(1));
    await session.refetch();
    await session.refetch();
    expect([state(), ended()]).toEqual([NO_SESSION, 1]);
  });

  test('that cannot be fetched counts as none, and the page stays', async () => {
    const { session, state, ended } = createPage({ session: () => Promise.reject(new TypeError('offline')) });
    await session.refetch();
    expect([state(), ended()]).toEqual([NO_SESSION, 0]);
  });
});

describe('UpdateUserData', () => {
  test('stores both results', async () => {
    const other: StoreUser = { ...USER, nickname: 'Isolde' };
    const { session, begin, state } = createPage({ user: async () => ok(other) });
    begin(pairOf(1));
    await session.updateUserData();
    expect(state()).toMatchObject({ user: other, coin: COIN, accessToken: { token: 'access-1' } });
  });

  test('asks anew each time: its entries of the data cache are cleared first', async () => {
    const { session, begin, asked } = createPage();
    begin(pairOf(1));
    await session.updateUserData();
    await session.updateUserData();
    expect(asked.filter((call) => call.startsWith('user'))).toHaveLength(2);
  });

  test('refreshes and repeats once at NEED_TO_REFRESH', async () => {
    const user = async (token: string) => (token === 'access-1' ? refused('NEED_TO_REFRESH') : ok(USER));
    const { session, begin, state, asked } = createPage({ user });
    begin(pairOf(1));
    await session.updateUserData();
    expect(asked).toEqual(['user access-1', 'coin access-1', 'refresh', 'user access-2', 'coin access-2']);
    expect(state()).toMatchObject({ status: 'authenticated', refreshToken: { token: 'refresh-2' } });
  });

  test('in the app refreshes and repeats once at any refusal, and says when that does not help', async () => {
    const coin = async (token: string) => (token === 'access-1' ? refused('UNKNOWN') : ok(COIN));
    const once = createPage({ coin }, true);
    once.begin(pairOf(1));
    await once.session.updateUserData();
    expect(once.asked).toEqual(['user access-1', 'coin access-1', 'refresh', 'user access-2', 'coin access-2']);
    expect([once.state().status, once.failed()]).toEqual(['authenticated', 0]);
    const never = createPage({ user: async () => refused('UNKNOWN') }, true);
    never.begin(pairOf(1));
    await never.session.updateUserData();
    expect(never.asked.filter((call) => call === 'refresh')).toHaveLength(1);
    expect([never.state(), never.failed()]).toEqual([NO_SESSION, 1]);
  });

  test('clears the session at a second NEED_TO_REFRESH', async () => {
    const { session, begin, state, asked } = createPage({ user: async () => refused('NEED_TO_REFRESH') });
    begin(pairOf(1));
    await session.updateUserData();
    expect(asked.filter((call) => call === 'refresh')).toHaveLength(1);
    expect(state()).toEqual(NO_SESSION);
  });

  test.each([
    ['user', { user: async () => refused('UNKNOWN') }],
    ['coin', { coin: async () => refused('UNKNOWN') }],
    ['connection', { coin: () => Promise.reject(new TypeError('offline')) }],
  ])('clears the session without the %s', async (_what, answers) => {
    const { session, begin, state } = createPage(answers);
    begin(pairOf(1));
    await session.updateUserData();
    expect(state()).toEqual(NO_SESSION);
  });
});

describe('the token check of section 4', () => {
  test('keeps an access token with more than five minutes', async () => {
    const { session, begin, asked } = createPage();
    begin(pairOf(1, 5 * MINUTE_MS + 1));
    expect((await session.freshTokens())?.accessToken.token).toBe('access-1');
    expect(asked).toEqual([]);
  });

  test('renews one with five minutes or less, once for all who ask', async () => {
    const { session, begin, asked } = createPage();
    begin(pairOf(1, 5 * MINUTE_MS));
    const pairs = await Promise.all([session.freshTokens(), session.freshTokens()]);
    expect(pairs.map((pair) => pair?.accessToken.token)).toEqual(['access-2', 'access-2']);
    expect(asked).toEqual(['refresh']);
  });

  test('clears and loads the page anew where the refresh token has run out', async () => {
    const { session, begin, state, ended, asked } = createPage();
    begin(pairOf(1, 0, 0));
    expect(await session.freshTokens()).toBeNull();
    expect([state(), ended(), asked]).toEqual([NO_SESSION, 1, []]);
  });

  test.each([
    ['a refusal', async () => ({ ok: false as const, code: 'EXPIRED_REFRESH_TOKEN' })],
    [
      'another address',
      async () => ({ ok: true as const, data: { ...pairOf(2), email: 'other@mail.example', ipAddress: '' } }),
    ],
  ])('clears at %s', async (_what, refresh) => {
    const { session, begin, state } = createPage({ refresh });
    begin(pairOf(1, 0));
    expect(await session.freshTokens()).toBeNull();
    expect(state()).toEqual(NO_SESSION);
  });
});

test('each action changes what it names', () => {
  const { accessToken, refreshToken } = pairOf(2);
  const signedIn = reduceSession(LOADING_SESSION, { type: 'SetUserData', user: USER, coin: COIN, ...pairOf(1) });
  expect(reduceSession(signedIn, { type: 'UpdateAccessToken', accessToken, refreshToken })).toEqual({
    ...signedIn,
    accessToken,
    refreshToken,
  });
  const richer = { ...COIN, coin: 50 };
  expect(reduceSession(signedIn, { type: 'UpdateUserData', user: USER, coin: richer })).toEqual({
    ...signedIn,
    coin: richer,
  });
  expect(reduceSession(signedIn, { type: 'ClearUserData' })).toEqual(NO_SESSION);
});

describe('the data cache', () => {
  test('keeps answers for an hour, and no failure', async () => {
    let nowMs = 0;
    let calls = 0;
    const cache = createDataCache(60 * MINUTE_MS, () => nowMs);
    const load = async () => {
      calls += 1;
      if (calls === 1) throw new TypeError('offline');
      return calls;
    };
    await expect(cache.find('user', load)).rejects.toThrow();
    expect(await cache.find('user', load)).toBe(2);
    nowMs = 60 * MINUTE_MS - 1;
    expect(await cache.find('user', load)).toBe(2);
    nowMs += 1;
    expect(await cache.find('user', load)).toBe(3);
    cache.clear(['coin-user']);
    expect(await cache.find('user', load)).toBe(3);
    cache.clearAll();
    expect(await cache.find('user', load)).toBe(4);
  });

  test('is emptied when another reader signs in', async () => {
    const { session, begin, cache } = createPage();
    begin(pairOf(1));
    expect(await cache.find('gift-new', async () => 2)).toBe(2);
    expect(await cache.find('gift-new', async () => 3)).toBe(2);
    session.dispatch({ type: 'ClearUserData' });
    expect(session.store.getState()).toEqual(NO_SESSION);
    expect(await cache.find('gift-new', async () => 3)).toBe(3);
  });
});

test.each([
  ['user, coin and access token', {}, true],
  ['no user', { user: null }, false],
  ['no coin', { coin: null }, false],
  ['no access token', { accessToken: null }, false],
  ['no refresh token', { refreshToken: null }, true],
])('a reader with user, coin and access token is logged in, any other is not: %s', (_what, change, isIn) => {
  const signedIn = reduceSession(LOADING_SESSION, { type: 'SetUserData', user: USER, coin: COIN, ...pairOf(1) });
  expect(isLoggedIn({ ...signedIn, ...change })).toBe(isIn);
});
