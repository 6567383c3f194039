import type { Refreshed, TokenPair, WireUser } from '@longstrip/api-contract';
import * as v from 'valibot';
import type { CoinBalance } from './session-state.ts';

/*
 * The answers about the session, as far as a page's script must know them. The contract's own schemas check more, and would
 * bring what checks it into the first script of every page; these have the same types.
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

export const SessionAnswerSchema = v.object({
  user: v.optional(v.object({ ...UserSchema.entries, ...TokenPairSchema.entries })),
});
export const UserAnswerSchema = v.object({ data: UserSchema });
export const CoinAnswerSchema = v.object({ data: BalanceSchema });
/** The balance as `asset/user` names it. */
export const NamedCoinAnswerSchema = v.object({ data: v.object({ coinBalance: BalanceSchema }) });
/** How many: what a badge of the navigation shows. */
export const CountAnswerSchema = v.object({ data: v.number() });
/** When the newest notices were published. */
export const NoticesAnswerSchema = v.object({
  data: v.object({ content: v.array(v.object({ createdAt: v.number() })) }),
});
export const RefreshAnswerSchema = v.object({ result: RefreshedSchema });
export const RefusedSchema = v.object({ error: v.object({ code: v.string() }) });
export const LedOnSchema = v.object({ url: v.string() });
