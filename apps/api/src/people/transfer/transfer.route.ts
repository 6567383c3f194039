import {
  SignedInSchema,
  TransferCodeSchema,
  TransferConfirmationSchema,
  TransferSchema,
  TransferSignInSchema,
  TransferTargetSchema,
} from '@longstrip/api-contract';
import { defineReaderEndpoint, defineSiteEndpoint, type Endpoint, NO_BODY, NO_INPUT } from '../../http/endpoint.ts';
import { defineReaderCommand } from '../../http/reader-command.ts';
import type { PeopleParts } from '../parts.ts';
import {
  chooseTransferTarget,
  confirmTransfer,
  makeTransferCode,
  signInByTransfer,
  tellTransfer,
} from './transfer.service.ts';

/** Endpoints of moving an account to another platform (D34). */
export function transferEndpoints(parts: PeopleParts): Endpoint[] {
  return [
    defineReaderEndpoint({
      operationId: 'transfer',
      method: 'GET',
      path: '/transfer',
      summary: 'How far the move of the account is, and what it takes along',
      params: NO_INPUT,
      query: NO_INPUT,
      body: NO_BODY,
      data: TransferSchema,
      refusals: ['NO_SUCH_ROUTE'],
      handle: (_input, call) => tellTransfer(parts, call),
    }),
    defineSiteEndpoint({
      operationId: 'transferTarget',
      method: 'POST',
      path: '/transfer/target',
      summary: 'Chooses the account that the move leads to: that of whom a provider proved',
      params: NO_INPUT,
      query: NO_INPUT,
      body: TransferTargetSchema,
      data: TransferSchema,
      refusals: [
        ...(['NOT_LOGIN_USER', 'NO_SUCH_ROUTE', 'NOT_EVENT_PERIOD', 'NOT_FOUND_USER', 'NOT_REGISTERED_USER'] as const),
        ...(['ALREADY_USED_ANOTHER_PLATFORM', 'EMPTY_EMAIL', 'DELETED_USER', 'INVALID_PARAMETER'] as const),
      ],
      handle: async ({ body }, { caller, ...call }) =>
        caller.kind === 'user'
          ? chooseTransferTarget(parts, body, { ...call, caller })
          : { ok: false, code: 'NOT_LOGIN_USER' },
    }),
    defineReaderCommand(parts, {
      operationId: 'transferConfirm',
      method: 'POST',
      path: '/transfer',
      summary: 'Confirms the move, once and for all',
      params: NO_INPUT,
      query: NO_INPUT,
      body: TransferConfirmationSchema,
      data: TransferSchema,
      refusals: ['NO_SUCH_ROUTE', 'NOT_EVENT_PERIOD', 'NOT_FOUND_USER', 'NOT_EXIST', 'INVALID_PARAMETER'],
      decide: (transaction, { body }, call) => confirmTransfer(transaction, parts, body, call),
    }),
    defineReaderEndpoint({
      operationId: 'transferCode',
      method: 'POST',
      path: '/transfer/code',
      summary: 'A code that signs in once at the other platform, within ten minutes',
      params: NO_INPUT,
      query: NO_INPUT,
      body: NO_BODY,
      data: TransferCodeSchema,
      refusals: ['NOT_EXIST'],
      handle: (_input, call) => makeTransferCode(parts, call),
    }),
    defineSiteEndpoint({
      operationId: 'authSignInTransfer',
      method: 'POST',
      path: '/auth/sign-in/transfer',
      summary: 'Signs in who brings the code of an account that has moved here',
      params: NO_INPUT,
      query: NO_INPUT,
      body: TransferSignInSchema,
      data: SignedInSchema,
      refusals: ['INVALID_PARAMETER', 'EXPIRED_OTP', 'NOT_FOUND_USER', 'DUPLICATE_LOGIN'],
      handle: ({ body }, call) => signInByTransfer(parts, body, call),
    }),
  ];
}
