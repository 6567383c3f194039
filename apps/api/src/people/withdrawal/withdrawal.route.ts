import {
  SentSchema,
  WithdrawalLossSchema,
  WithdrawalReasonsSchema,
  WithdrawalRequestSchema,
  WithdrawnSchema,
} from '@longstrip/api-contract';
import { grant } from '@longstrip/core';
import { BEARER_REFUSALS } from '../../http/caller.ts';
import { definePublicEndpoint, defineReaderEndpoint, type Endpoint, NO_BODY, NO_INPUT } from '../../http/endpoint.ts';
import type { PeopleParts } from '../parts.ts';
import { listReasons, mailWithdrawalCode, tellLoss, withdraw } from './withdrawal.service.ts';

/** Endpoints of leaving for good (D23). */
export function withdrawalEndpoints(parts: PeopleParts): Endpoint[] {
  return [
    defineReaderEndpoint({
      operationId: 'withdrawalList',
      method: 'GET',
      path: '/withdrawal/list',
      summary: 'The reasons to choose from, in the language of the reader',
      params: NO_INPUT,
      query: NO_INPUT,
      body: NO_BODY,
      data: WithdrawalReasonsSchema,
      refusals: [],
      handle: async (_input, { locale }) => grant(await listReasons(locale)),
    }),
    defineReaderEndpoint({
      operationId: 'withdrawalLoss',
      method: 'GET',
      path: '/withdrawal/loss',
      summary: 'What ends with the account, and when',
      params: NO_INPUT,
      query: NO_INPUT,
      body: NO_BODY,
      data: WithdrawalLossSchema,
      refusals: [],
      handle: async (_input, call) => grant(await tellLoss(parts, call)),
    }),
    defineReaderEndpoint({
      operationId: 'withdrawalMail',
      method: 'POST',
      path: '/withdrawal/mail',
      summary: 'Mails a code that confirms the request for withdrawal, where the account has an address',
      params: NO_INPUT,
      query: NO_INPUT,
      body: NO_BODY,
      data: SentSchema,
      refusals: ['EMPTY_EMAIL', 'FREQUENT_REQUEST', 'TOO_MANY_REQUESTS'],
      block: 'withdrawal',
      handle: (_input, call) => mailWithdrawalCode(parts, call),
    }),
    // Open to a bearer that has ended: its own request, repeated, is answered as before.
    definePublicEndpoint({
      operationId: 'withdrawalUser',
      method: 'POST',
      path: '/withdrawal/user',
      summary: 'Withdraws the account of the bearer: it ends at once, and its data is erased a month later',
      params: NO_INPUT,
      query: NO_INPUT,
      body: WithdrawalRequestSchema,
      data: WithdrawnSchema,
      refusals: [
        ...(['FREQUENT_REQUEST', 'WITHDRAWAL', 'TIMEOUT', 'NOT_FOUND_USER'] as const),
        ...(['INVALID_PARAMETER', 'EXCEED_AUTH_COUNT', 'MALFORMED_REQUEST'] as const),
        ...Object.values(BEARER_REFUSALS),
      ],
      block: 'withdrawal',
      handle: ({ body }, call) => withdraw(parts, body, call),
    }),
  ];
}
