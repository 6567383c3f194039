import { COIN_KINDS, SIGN_IN_METHODS, TRANSFER_STATES } from '@longstrip/core';
import * as v from 'valibot';
import { defineCalls } from '../http/call.ts';
import { CountSchema, TimeMsSchema } from '../http/wire-values.ts';
import { RequestIdSchema, SignedInSchema, SocialIdentitySchema } from './session.contract.ts';

const KEY_MAX_LENGTH = 100;
const CODE_MAX_LENGTH = 200;

/** Which parts of an account move to the other platform (D34), and which do not. */
export const TransferSummarySchema = v.object({
  /** Coins and points by kind and end; those that end first come first. */
  amounts: v.array(
    v.object({ kind: v.picklist(COIN_KINDS), amount: CountSchema, expiresAt: v.nullable(TimeMsSchema) }),
  ),
  debtCoins: CountSchema,
  debtPoints: CountSchema,
  /** Number of series and episodes that the reader owns or rents and that they can read there. */
  movingSeries: CountSchema,
  movingEpisodes: CountSchema,
  /** Series of the reader that do not exist there. */
  staying: v.array(v.object({ title: v.string(), episodeCount: CountSchema })),
  /** Number of episodes whose reading position moves too. */
  places: CountSchema,
});
export type TransferSummary = v.InferOutput<typeof TransferSummarySchema>;

/** Answer of `GET transfer`, and of the calls that change it. */
export const TransferSchema = v.object({
  /** Null: no account there has been chosen. */
  state: v.nullable(v.picklist(TRANSFER_STATES)),
  targetPlatformId: v.string(),
  /** The account it moves to. `key` identifies the choice that the reader confirms. */
  target: v.nullable(v.object({ name: v.string(), provider: v.picklist(SIGN_IN_METHODS), key: v.string() })),
  confirmedAt: v.nullable(TimeMsSchema),
  doneAt: v.nullable(TimeMsSchema),
  summary: TransferSummarySchema,
});
export type Transfer = v.InferOutput<typeof TransferSchema>;

/**
 * Body of `POST transfer/target`, for our own sites: the identity, proved by a provider, to which the account is to move.
 * With a nickname an account is made there if the reader has none.
 */
export const TransferTargetSchema = v.object({
  ...SocialIdentitySchema.entries,
  nickname: v.nullable(v.pipe(v.string(), v.maxLength(100))),
});
export type TransferTarget = v.InferOutput<typeof TransferTargetSchema>;

/** Body of `POST transfer`: confirms the move, which is final. */
export const TransferConfirmationSchema = v.object({
  targetKey: v.pipe(v.string(), v.maxLength(KEY_MAX_LENGTH)),
  isAgreed: v.literal(true),
  requestId: RequestIdSchema,
});
export type TransferConfirmation = v.InferOutput<typeof TransferConfirmationSchema>;

/** Answer of `POST transfer/code`: signs in once at the other platform. */
export const TransferCodeSchema = v.object({ code: v.string(), expiresAt: TimeMsSchema });
export type TransferCode = v.InferOutput<typeof TransferCodeSchema>;

/** Body of `POST auth/sign-in/transfer`, for our own sites. */
export const TransferSignInSchema = v.object({ code: v.pipe(v.string(), v.maxLength(CODE_MAX_LENGTH)) });

export const TRANSFER_CALLS = defineCalls({
  transfer: {
    method: 'GET',
    path: '/transfer',
    access: 'bearer',
    summary: 'How far the move of the account is, and what it takes along',
    data: TransferSchema,
    refusals: ['NO_SUCH_ROUTE'],
  },
  chooseTransferTarget: {
    method: 'POST',
    path: '/transfer/target',
    access: 'site',
    summary: 'Chooses the account that the move leads to: that of whom a provider proved',
    body: TransferTargetSchema,
    data: TransferSchema,
    refusals: [
      'NOT_LOGIN_USER',
      'NO_SUCH_ROUTE',
      'NOT_EVENT_PERIOD',
      'NOT_FOUND_USER',
      'NOT_REGISTERED_USER',
      'ALREADY_USED_ANOTHER_PLATFORM',
      'EMPTY_EMAIL',
      'DELETED_USER',
      'INVALID_PARAMETER',
    ],
  },
  confirmTransfer: {
    method: 'POST',
    path: '/transfer',
    access: 'bearer',
    summary: 'Confirms the move, once and for all',
    body: TransferConfirmationSchema,
    data: TransferSchema,
    refusals: ['NO_SUCH_ROUTE', 'NOT_EVENT_PERIOD', 'NOT_FOUND_USER', 'NOT_EXIST', 'INVALID_PARAMETER'],
  },
  transferCode: {
    method: 'POST',
    path: '/transfer/code',
    access: 'bearer',
    summary: 'A code that signs in once at the other platform, within ten minutes',
    data: TransferCodeSchema,
    refusals: ['NOT_EXIST'],
  },
  signInByTransfer: {
    method: 'POST',
    path: '/auth/sign-in/transfer',
    access: 'site',
    summary: 'Signs in who brings the code of an account that has moved here',
    body: TransferSignInSchema,
    data: SignedInSchema,
    refusals: ['INVALID_PARAMETER', 'EXPIRED_OTP', 'NOT_FOUND_USER', 'DUPLICATE_LOGIN'],
  },
});
