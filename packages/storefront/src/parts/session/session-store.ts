import type { TokenPair } from '@longstrip/api-contract';
import { createStore, type StoreApi } from 'zustand/vanilla';
import type { BrowserCalls, CallReply } from './session-calls.ts';
import { LOADING_SESSION, reduceSession, type SessionAction, type SessionState } from './session-state.ts';

export interface SessionStoreParts {
  calls: BrowserCalls;
  cache: DataCache;
  /** Section 4: an access token with more than this left is not renewed. */
  thresholdMs: number;
  nowMs: () => number;
  /** The session has ended: the page is loaded again, for a guest. */
  onEnded: () => void;
  /**
   * Section 8: in the native app, after any refusal of user or coins the tokens are renewed, and the calls are repeated
   * once.
   */
  isApp?: boolean;
  /** User and coins could not be loaded; the session is cleared. */
  onUserDataFailed?: () => void;
  /** Writes to the browser's console; never a token, a name or an address. */
  warn: (message: string) => void;
}

/** The session in a page's memory, with the rules of section 4. */
export interface SessionStore {
  readonly store: StoreApi<SessionState>;
  dispatch(action: SessionAction): void;
  /** Asks the site whose session it is. A failure is logged and counts as no session (section 8). */
  refetch(): Promise<void>;
  /** Loads user and coins again, with renewed tokens if the old ones have expired. */
  updateUserData(): Promise<void>;
  /** The tokens, renewed if they expire soon; null if there are none any more. */
  freshTokens(): Promise<TokenPair | null>;
  /** New tokens, even if the old ones are still valid; null if there are none any more. */
  renewTokens(): Promise<TokenPair | null>;
}

export function createSessionStore(parts: SessionStoreParts): SessionStore {
  const { calls, cache, nowMs, isApp = false } = parts;
  const store = createStore<SessionState>(() => LOADING_SESSION);
  let refetching: Promise<void> | null = null;
  let refreshing: Promise<TokenPair | null> | null = null;

  function dispatch(action: SessionAction): void {
    const before = store.getState().user?.id ?? null;
    store.setState(reduceSession(store.getState(), action), true);
    const after = store.getState().user?.id ?? null;
    if (before !== after) cache.clearAll();
  }

  function tokens(): TokenPair | null {
    const { accessToken, refreshToken } = store.getState();
    return accessToken === null || refreshToken === null ? null : { accessToken, refreshToken };
  }

  function clear(): null {
    dispatch({ type: 'ClearUserData' });
    return null;
  }

  async function renew(pair: TokenPair): Promise<TokenPair | null> {
    if (nowMs() >= pair.refreshToken.expiredAt) {
      clear();
      parts.onEnded();
      return null;
    }
    const reply = await calls.refresh(pair);
    if (!reply.ok) return clear();
    const { accessToken, refreshToken, email } = reply.data;
    const { user } = store.getState();
    // Section 4: another email address means another reader.
    if (user !== null && user.email !== email) return clear();
    dispatch({ type: 'UpdateAccessToken', accessToken, refreshToken });
    return { accessToken, refreshToken };
  }

  function renewOnce(pair: TokenPair): Promise<TokenPair | null> {
    refreshing ??= renew(pair).finally(() => {
      refreshing = null;
    });
    return refreshing;
  }

  async function freshTokens(): Promise<TokenPair | null> {
    const pair = tokens();
    if (pair === null) return null;
    return pair.accessToken.expiredAt - nowMs() > parts.thresholdMs ? pair : renewOnce(pair);
  }

  function load({ accessToken: { token } }: TokenPair) {
    return Promise.all([cache.find('user', () => calls.user(token)), cache.find('coin-user', () => calls.coin(token))]);
  }

  function failUserData(): void {
    clear();
    parts.onUserDataFailed?.();
  }

  async function updateUserData(): Promise<void> {
    try {
      const pair = await freshTokens();
      if (pair === null) return;
      cache.clear(READER_ENTRIES);
      let [user, coin] = await load(pair);
      const isRefused = isApp ? !user.ok || !coin.ok : needsRefresh(user) || needsRefresh(coin);
      if (isRefused) {
        const renewed = await renewOnce(pair);
        if (renewed === null) return;
        cache.clear(READER_ENTRIES);
        [user, coin] = await load(renewed);
      }
      if (user.ok && coin.ok) dispatch({ type: 'UpdateUserData', user: user.data, coin: coin.data });
      else failUserData();
    } catch {
      parts.warn('the reader could not be loaded');
      failUserData();
    }
  }

  async function fetchSession(): Promise<void> {
    try {
      const found = await calls.session();
      if (found === null) {
        const wasSignedIn = store.getState().status !== 'unauthenticated';
        clear();
        if (wasSignedIn) parts.onEnded();
        return;
      }
      const isOther = store.getState().user?.id !== found.user.id;
      dispatch({ type: 'UpdateAccessToken', ...found.tokens });
      if (isOther) await updateUserData();
    } catch {
      parts.warn('the session could not be fetched');
      clear();
    }
  }

  return {
    store,
    dispatch,
    updateUserData,
    freshTokens,
    async renewTokens() {
      const pair = tokens();
      return pair === null ? null : renewOnce(pair);
    },
    refetch() {
      refetching ??= fetchSession().finally(() => {
        refetching = null;
      });
      return refetching;
    },
  };
}

function needsRefresh(reply: CallReply<unknown>): boolean {
  return !reply.ok && reply.code === 'NEED_TO_REFRESH';
}

/** Names of the cache entries that belong to the reader (D37). */
export const READER_ENTRIES = ['user', 'coin-user'] as const;

interface Entry {
  readonly value: Promise<unknown>;
  readonly untilMs: number;
}

/**
 * The data cache of a page (D37): replies by name, by default for an hour. Nothing is loaded again just because a window
 * gets the focus.
 */
export interface DataCache {
  /** The cached reply, otherwise the one from `load`. A failure is not cached. */
  find<Value>(name: string, load: () => Promise<Value>, maxAgeMs?: number): Promise<Value>;
  clear(names: readonly string[]): void;
  /** Called at sign-in, sign-out, purchases and changes of what the reader sees. */
  clearAll(): void;
}

export function createDataCache(longestMs: number, nowMs: () => number): DataCache {
  const entries = new Map<string, Entry>();

  function find<Value>(name: string, load: () => Promise<Value>, maxAgeMs = longestMs): Promise<Value> {
    const known = entries.get(name);
    // A name belongs to one call, so its reply has the type of this one.
    if (known !== undefined && nowMs() < known.untilMs) return known.value as Promise<Value>;
    const value = load();
    const entry = { value, untilMs: nowMs() + Math.min(maxAgeMs, longestMs) };
    entries.set(name, entry);
    value.catch(() => {
      if (entries.get(name) === entry) entries.delete(name);
    });
    return value;
  }

  return {
    find,
    clear: (names) => {
      for (const name of names) entries.delete(name);
    },
    clearAll: () => entries.clear(),
  };
}
