import type { StoreUser, TokenPair, WireToken } from '@longstrip/api-contract';
import type { BusinessConstants, SessionStatus } from '@longstrip/core';

/** Limits of section 9 that the session of a page needs, in milliseconds. */
export type SessionLimits = Pick<
  BusinessConstants,
  'requestTimeoutMs' | 'dataCacheMs' | 'tokenRefreshThresholdMs' | 'navigationCacheMs'
>;

/** The reader's amount of each kind of coin. */
export interface CoinBalance {
  coin: number;
  bonusCoin: number;
  freeCoin: number;
}

/** Section 3: the session as a page's script holds it, only in memory. */
export interface SessionState {
  readonly status: SessionStatus;
  readonly user: StoreUser | null;
  readonly coin: CoinBalance | null;
  readonly accessToken: WireToken | null;
  readonly refreshToken: WireToken | null;
}

/** The actions of section 4. */
export type SessionAction =
  | ({ type: 'SetUserData'; user: StoreUser; coin: CoinBalance } & TokenPair)
  | { type: 'UpdateUserData'; user: StoreUser; coin: CoinBalance }
  | { type: 'ClearUserData' }
  | ({ type: 'UpdateAccessToken' } & TokenPair);

/** The actions that parts of a page dispatch. `UpdateUserData` has no data: it loads user and coins itself. */
export type UserDataAction = Exclude<SessionAction, { type: 'UpdateUserData' }> | { type: 'UpdateUserData' };

export const LOADING_SESSION: SessionState = {
  status: 'loading',
  user: null,
  coin: null,
  accessToken: null,
  refreshToken: null,
};
export const NO_SESSION: SessionState = { ...LOADING_SESSION, status: 'unauthenticated' };

/** The session after an action. */
export function reduceSession(state: SessionState, action: SessionAction): SessionState {
  switch (action.type) {
    case 'ClearUserData':
      return NO_SESSION;
    case 'UpdateAccessToken': {
      const { accessToken, refreshToken } = action;
      return { ...state, accessToken, refreshToken };
    }
    case 'UpdateUserData': {
      const { user, coin } = action;
      return { ...state, status: 'authenticated', user, coin };
    }
    case 'SetUserData': {
      const { user, coin, accessToken, refreshToken } = action;
      return { status: 'authenticated', user, coin, accessToken, refreshToken };
    }
  }
}

/** Section 4: logged in means that user, coin and access token are all there. */
export function isLoggedIn({ user, coin, accessToken }: SessionState): boolean {
  return user !== null && coin !== null && accessToken !== null;
}
