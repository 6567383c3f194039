import type { Refreshed, StoreUser, TokenPair, WireUser } from '@longstrip/api-contract';
import * as v from 'valibot';
import type { CoinBalance } from './session-state.ts';

/** A reply for the page's script: data, or the code of a refusal. The code is UNKNOWN if the reply cannot be read. */
export type CallReply<Data> =
  | { readonly ok: true; readonly data: Data }
  | { readonly ok: false; readonly code: string };

/** A reader, and the tokens from the site for this page's memory. */
interface FetchedSession {
  user: StoreUser;
  tokens: TokenPair;
}

/**
 * The calls of a page's script for the session. The api's typed client would add its catalogue of refusals, and more of the
 * parser, to every page's first script.
 */
export interface BrowserCalls {
  /** Null: the reader is a guest. Throws if the site gives no answer. */
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

/** The same as the contract's own mapping, whose module would be added to every page's first script. */
function toStoreUser({ coinPurchaseCount, isAdultToggle, ...user }: WireUser): StoreUser {
  return { ...user, purchaseCount: coinPurchaseCount, showAdult: isAdultToggle };
}

/*
 * The replies about the session, as far as a page's script needs them. The contract's own schemas check more, and would add
 * their validators to the first script of every page; these schemas have the same types.
 */
const TokenSchema = v.object({ token: v.string(), createdAt: v.number(), expiredAt: v.number() });
const TokenPairSchema = v.object({
  accessToken: TokenSchema,
  refreshToken: TokenSchema,
}) satisfies v.GenericSchema<unknown, TokenPair>;

const UserSchema = v.object({
  id: v.string(),
  snsProvider: v.nullable(v.string()),
  snsId: v.nullable(v.string()),
  email: v.nullable(v.string()),
  name: v.nullable(v.string()),
  nickname: v.nullable(v.string()),
  isAdult: v.boolean(),
  coinPurchaseCount: v.number(),
  isAgreeMail: v.boolean(),
  isAdultToggle: v.boolean(),
  isKrIpUser: v.boolean(),
  isEmailConfirmed: v.boolean(),
  isAdultKr: v.boolean(),
  agreePush: v.object({
    isAgreePush: v.boolean(),
    isAgreePushContents: v.boolean(),
    isAgreePushFreetime: v.boolean(),
    isAgreePushNight: v.boolean(),
  }),
  birthedAt: v.nullable(v.string()),
  isBlToggle: v.boolean(),
}) satisfies v.GenericSchema<unknown, WireUser>;

const BalanceSchema = v.object({
  coin: v.number(),
  bonusCoin: v.number(),
  freeCoin: v.number(),
}) satisfies v.GenericSchema<unknown, CoinBalance>;

const RefreshedSchema = v.object({
  ...TokenPairSchema.entries,
  email: v.nullable(v.string()),
  ipAddress: v.string(),
}) satisfies v.GenericSchema<unknown, Refreshed>;

const SessionAnswerSchema = v.object({
  user: v.optional(v.object({ ...UserSchema.entries, ...TokenPairSchema.entries })),
});
const UserAnswerSchema = v.object({ data: UserSchema });
const CoinAnswerSchema = v.object({ data: BalanceSchema });
/** The balance in the format of `asset/user`. */
const NamedCoinAnswerSchema = v.object({ data: v.object({ coinBalance: BalanceSchema }) });
/** The number in a badge of the navigation. */
const CountAnswerSchema = v.object({ data: v.number() });
const NoticesAnswerSchema = v.object({
  data: v.object({ content: v.array(v.object({ createdAt: v.number() })) }),
});
const RefreshAnswerSchema = v.object({ result: RefreshedSchema });
const RefusedSchema = v.object({ error: v.object({ code: v.string() }) });
export const LedOnSchema = v.object({ url: v.string() });
