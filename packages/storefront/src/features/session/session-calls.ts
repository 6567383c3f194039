import {
  type ApiFetch,
  type ApiResult,
  CountSchema,
  type Refreshed,
  RefreshedSchema,
  type StoreUser,
  sendApiCall,
  type TokenPair,
  TokenPairSchema,
  toStoreUser,
  UserSchema,
} from '@longstrip/api-contract';
import * as v from 'valibot';
import type { CoinBalance } from './session-state.ts';

const SessionAnswerSchema = v.object({
  user: v.optional(v.object({ ...UserSchema.entries, ...TokenPairSchema.entries })),
});
const RefreshAnswerSchema = v.object({ result: RefreshedSchema });
const RefusedSchema = v.object({ error: v.object({ code: v.string() }) });
const BalanceSchema = v.object({ coin: CountSchema, bonusCoin: CountSchema, freeCoin: CountSchema });
/** The balance, alone or named as in `asset/user`. */
const CoinBalanceSchema = v.union([
  BalanceSchema,
  v.pipe(
    v.object({ coinBalance: BalanceSchema }),
    v.transform(({ coinBalance }) => coinBalance),
  ),
]);

/** A reader and the tokens that the site has for this page's memory. */
export interface FetchedSession {
  user: StoreUser;
  tokens: TokenPair;
}

/** What a page's script asks for the session, with the time limit of section 9. */
export interface BrowserCalls {
  /** Null: nobody is signed in. Throws where the site cannot say. */
  session(): Promise<FetchedSession | null>;
  user(accessToken: string): Promise<ApiResult<StoreUser>>;
  coin(accessToken: string): Promise<ApiResult<CoinBalance>>;
  refresh(tokens: TokenPair): Promise<{ ok: true; data: Refreshed } | { ok: false; code: string }>;
}

export function createBrowserCalls(origin: string, send: ApiFetch, timeoutMs: number): BrowserCalls {
  const options = (bearer: string) => ({
    fetch: send,
    baseUrl: `${origin}/api/balcony-api`,
    // The site names its own platform, whatever stands here.
    balconyId: '',
    timeZone: Intl.DateTimeFormat().resolvedOptions().timeZone,
    acceptLanguage: document.documentElement.lang || 'en-US',
    bearer,
    timeoutMs,
  });
  const ask = (path: string, init: RequestInit = {}) =>
    send(new Request(`${origin}${path}`, { ...init, signal: AbortSignal.timeout(timeoutMs) }));

  return {
    async session() {
      const answer = await ask('/api/auth/session', { cache: 'no-store' });
      if (!answer.ok) throw new Error(`the site cannot tell the session (${answer.status})`);
      const { user } = v.parse(SessionAnswerSchema, await answer.json());
      if (user === undefined) return null;
      const { accessToken, refreshToken, ...wireUser } = user;
      return { user: toStoreUser(wireUser), tokens: { accessToken, refreshToken } };
    },
    async user(accessToken) {
      const call = { method: 'POST', path: '/user', body: {}, data: UserSchema } as const;
      const reply = await sendApiCall(options(accessToken), call);
      return reply.ok ? { ...reply, data: toStoreUser(reply.data) } : reply;
    },
    coin: (accessToken) =>
      sendApiCall(options(accessToken), { method: 'GET', path: '/coin/user', data: CoinBalanceSchema }),
    async refresh({ accessToken, refreshToken }) {
      const body = JSON.stringify({ accessToken: accessToken.token, refreshToken: refreshToken.token, clientIp: '' });
      const headers = { 'content-type': 'application/json' };
      const answer = await ask('/api/balcony/auth/refresh', { method: 'POST', headers, body });
      const json: unknown = await answer.json();
      const renewed = v.safeParse(RefreshAnswerSchema, json);
      if (renewed.success) return { ok: true, data: renewed.output.result };
      const refused = v.safeParse(RefusedSchema, json);
      return { ok: false, code: refused.success ? refused.output.error.code : 'UNKNOWN' };
    },
  };
}
