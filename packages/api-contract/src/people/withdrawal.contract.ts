import * as v from 'valibot';
import { BEARER_REFUSALS, defineCalls } from '../http/call.ts';
import { CountSchema, TimeMsSchema } from '../http/wire-values.ts';
import { SentSchema } from './account.contract.ts';
import { RequestIdSchema } from './session.contract.ts';

/** Maximum lengths of the texts in these requests, in characters. Core has the rule for the detail. */
const REASON_MAX_LENGTH = 40;
const DETAIL_MAX_LENGTH = 2_000;
const CODE_MAX_LENGTH = 40;

/** Answer of `GET withdrawal/list`: the reasons for withdrawal, in the reader's language. */
export const WithdrawalReasonsSchema = v.array(
  v.object({ id: v.string(), text: v.string(), needsDetail: v.boolean() }),
);
export type WithdrawalReasons = v.InferOutput<typeof WithdrawalReasonsSchema>;

/** Answer of `GET withdrawal/loss`: what the reader would lose with the account now. */
export const WithdrawalLossSchema = v.object({
  /** Coins of every kind except points. */
  coins: CountSchema,
  mileage: CountSchema,
  /** Number of episodes that the reader owns or rents now. */
  episodes: CountSchema,
  /** Number of charges that could still be refunded (D15). */
  refundableCharges: CountSchema,
  /** The dates if the account is withdrawn now. */
  erasedAt: TimeMsSchema,
  signUpAgainAt: TimeMsSchema,
});
export type WithdrawalLoss = v.InferOutput<typeof WithdrawalLossSchema>;

/** Body of `POST withdrawal/user`. `otp`: the code of the confirmation mail, for clients that ask for it. */
export const WithdrawalRequestSchema = v.object({
  reasonId: v.pipe(v.string(), v.maxLength(REASON_MAX_LENGTH)),
  detail: v.optional(v.nullable(v.pipe(v.string(), v.maxLength(DETAIL_MAX_LENGTH))), null),
  isAgreed: v.literal(true),
  otp: v.optional(v.nullable(v.pipe(v.string(), v.maxLength(CODE_MAX_LENGTH))), null),
  requestId: RequestIdSchema,
});
export type WithdrawalRequest = v.InferInput<typeof WithdrawalRequestSchema>;

/** Answer of `POST withdrawal/user` (D23). */
export const WithdrawnSchema = v.object({
  requestedAt: TimeMsSchema,
  /** When the personal data is erased: one calendar month later. */
  erasedAt: TimeMsSchema,
  /** When the same id may sign up again. */
  signUpAgainAt: TimeMsSchema,
});
export type Withdrawn = v.InferOutput<typeof WithdrawnSchema>;

export const WITHDRAWAL_CALLS = defineCalls({
  withdrawalReasons: {
    method: 'GET',
    path: '/withdrawal/list',
    access: 'bearer',
    summary: 'The reasons to choose from, in the language of the reader',
    data: WithdrawalReasonsSchema,
  },
  withdrawalLoss: {
    method: 'GET',
    path: '/withdrawal/loss',
    access: 'bearer',
    summary: 'What ends with the account, and when',
    data: WithdrawalLossSchema,
  },
  mailWithdrawalCode: {
    method: 'POST',
    path: '/withdrawal/mail',
    access: 'bearer',
    summary: 'Mails a code that confirms the request for withdrawal, where the account has an address',
    data: SentSchema,
    refusals: ['EMPTY_EMAIL', 'FREQUENT_REQUEST', 'TOO_MANY_REQUESTS'],
    block: 'withdrawal',
  },
  withdraw: {
    method: 'POST',
    path: '/withdrawal/user',
    access: 'public',
    summary: 'Withdraws the account of the bearer: it ends at once, and its data is erased a month later',
    body: WithdrawalRequestSchema,
    data: WithdrawnSchema,
    refusals: [
      'FREQUENT_REQUEST',
      'WITHDRAWAL',
      'TIMEOUT',
      'NOT_FOUND_USER',
      'INVALID_PARAMETER',
      'EXCEED_AUTH_COUNT',
      'MALFORMED_REQUEST',
      ...Object.values(BEARER_REFUSALS),
    ],
    block: 'withdrawal',
  },
});
