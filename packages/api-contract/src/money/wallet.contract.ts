import * as v from 'valibot';
import { defineCalls } from '../http/call.ts';
import { CountSchema, TimeMsSchema } from '../http/wire-values.ts';
import { UserRequestSchema, UserSchema } from '../people/user.contract.ts';

/** What a reader can spend (`GET asset/user`, `GET coin/user`). Older clients expect tickets: always 0. */
export const WalletBalanceSchema = v.object({
  coinBalance: v.object({ coin: CountSchema, bonusCoin: CountSchema, freeCoin: CountSchema }),
  ticketBalance: v.object({ ticket: CountSchema, bonusTicket: CountSchema, freeTicket: CountSchema }),
});
export type WalletBalance = v.InferOutput<typeof WalletBalanceSchema>;

/** All that a reader has, and what they owe (`GET asset/wallet`). */
export const WalletDetailSchema = v.object({
  coinBalance: WalletBalanceSchema.entries.coinBalance,
  /** Points. */
  mileage: CountSchema,
  /** Bonus coins by their end, the earliest first. */
  bonusEnds: v.array(v.object({ amount: CountSchema, expiresAt: TimeMsSchema })),
  /** Coins that were spent before a store took their payment back (D41); while it is above 0 nothing can be spent. */
  debtCoins: CountSchema,
  /** Number of the reader's coupons that can be used now. */
  usableCoupons: CountSchema,
});
export type WalletDetail = v.InferOutput<typeof WalletDetailSchema>;

/** Who a signed-in reader is and what they have: what the frame of every document shows (record 0127). */
export const ReaderWithWalletSchema = v.object({
  user: UserSchema,
  /** Null if it could not be read. */
  wallet: v.nullable(WalletDetailSchema),
});
export type ReaderWithWallet = v.InferOutput<typeof ReaderWithWalletSchema>;

const BALANCE = {
  method: 'GET',
  access: 'bearer',
  summary: 'What the signed-in reader has to spend',
  data: WalletBalanceSchema,
} as const;

export const WALLET_CALLS = defineCalls({
  /** The older clients' name of the balance. */
  coinBalance: { ...BALANCE, path: '/coin/user' },
  walletBalance: { ...BALANCE, path: '/asset/user' },
  walletDetail: {
    method: 'GET',
    path: '/asset/wallet',
    access: 'bearer',
    summary: 'All that the signed-in reader has, with the ends of bonus coins, points, debt and coupons',
    data: WalletDetailSchema,
  },
  readerWithWallet: {
    method: 'POST',
    path: '/user/wallet',
    access: 'bearer',
    summary: 'The signed-in reader, and all that they have',
    body: UserRequestSchema,
    data: ReaderWithWalletSchema,
  },
});
