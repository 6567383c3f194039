import type { Refreshed, StoreUser, TokenPair, WireUser } from '@longstrip/api-contract';
import * as v from 'valibot';
import {
  CoinAnswerSchema,
  CountAnswerSchema,
  NamedCoinAnswerSchema,
  NoticesAnswerSchema,
  RefreshAnswerSchema,
  RefusedSchema,
  SessionAnswerSchema,
  UserAnswerSchema,
} from './session-answers.ts';
import type { CoinBalance } from './session-state.ts';

/** An answer for the page's script: data, or the code of a refusal. What cannot be read is UNKNOWN. */
export type CallReply<Data> =
  | { readonly ok: true; readonly data: Data }
  | { readonly ok: false; readonly code: string };

/** A reader and the tokens that the site has for this page's memory. */
export interface FetchedSession {
  user: StoreUser;
  tokens: TokenPair;
}

/**
 * What a page's script asks for the session. The api's typed client would bring its catalogue of refusals along, and more of
 * the parser into every page's first script.
 */
export interface BrowserCalls {
  /** Null: nobody is signed in. Throws where the site cannot say. */
  session(): Promise<FetchedSession | null>;
  user(accessToken: string): Promise<CallReply<StoreUser>>;
  coin(accessToken: string): Promise<CallReply<CoinBalance>>;
  /** A number for a badge. */
  count(path: '/coupon/new' | '/gift/new' | '/alarm/count', accessToken: string): Promise<CallReply<number>>;
  /** When the newest notices were published, in epoch milliseconds. */
  noticeTimes(accessToken: string): Promise<CallReply<number[]>>;
  refresh(tokens: TokenPair): Promise<CallReply<Refreshed>>;
}

/** @param timeoutMs the time limit of each call (section 9) */
export function createBrowserCalls(
  origin: string,
  send: (request: Request) => Promise<Response>,
  timeoutMs: number,
): BrowserCalls {
  const ask = (path: string, init: RequestInit = {}) =>
    send(new Request(`${origin}${path}`, { ...init, signal: AbortSignal.timeout(timeoutMs) }));
  const askApi = async (path: string, accessToken: string, init: RequestInit): Promise<unknown> => {
    const headers = {
      authorization: `Bearer ${accessToken}`,
      'content-type': 'application/json',
      'x-balcony-timezone': Intl.DateTimeFormat().resolvedOptions().timeZone,
    };
    return (await ask(`/api/balcony-api${path}`, { ...init, headers })).json();
  };

  return {
    async session() {
      const answer = await ask('/api/auth/session', { cache: 'no-store' });
      const found = v.safeParse(SessionAnswerSchema, await answer.json());
      if (!answer.ok || !found.success) throw new Error(`the site cannot tell the session (${answer.status})`);
      if (found.output.user === undefined) return null;
      const { accessToken, refreshToken, ...user } = found.output.user;
      return { user: toStoreUser(user), tokens: { accessToken, refreshToken } };
    },
    async user(accessToken) {
      const body = await askApi('/user', accessToken, { method: 'POST', body: '{}' });
      const found = v.safeParse(UserAnswerSchema, body);
      return found.success ? { ok: true, data: toStoreUser(found.output.data) } : refusalIn(body);
    },
    async coin(accessToken) {
      const body = await askApi('/coin/user', accessToken, {});
      const found = v.safeParse(CoinAnswerSchema, body);
      if (found.success) return { ok: true, data: found.output.data };
      const named = v.safeParse(NamedCoinAnswerSchema, body);
      return named.success ? { ok: true, data: named.output.data.coinBalance } : refusalIn(body);
    },
    async count(path, accessToken) {
      const body = await askApi(path, accessToken, {});
      const found = v.safeParse(CountAnswerSchema, body);
      return found.success ? { ok: true, data: found.output.data } : refusalIn(body);
    },
    async noticeTimes(accessToken) {
      const body = await askApi('/notice?size=20', accessToken, {});
      const found = v.safeParse(NoticesAnswerSchema, body);
      if (!found.success) return refusalIn(body);
      return { ok: true, data: found.output.data.content.map(({ createdAt }) => createdAt) };
    },
    async refresh({ accessToken, refreshToken }) {
      const sent = { accessToken: accessToken.token, refreshToken: refreshToken.token, clientIp: '' };
      const headers = { 'content-type': 'application/json' };
      const answer = await ask('/api/balcony/auth/refresh', { method: 'POST', headers, body: JSON.stringify(sent) });
      const body: unknown = await answer.json();
      const renewed = v.safeParse(RefreshAnswerSchema, body);
      return renewed.success ? { ok: true, data: renewed.output.result } : refusalIn(body);
    },
  };
}

function refusalIn(body: unknown): { ok: false; code: string } {
  const refused = v.safeParse(RefusedSchema, body);
  return { ok: false, code: refused.success ? refused.output.error.code : 'UNKNOWN' };
}

/** The contract's own mapping, whose module would come into every page's first script. */
function toStoreUser({ coinPurchaseCount, isAdultToggle, ...user }: WireUser): StoreUser {
  return { ...user, purchaseCount: coinPurchaseCount, showAdult: isAdultToggle };
}
