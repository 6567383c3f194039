import { WITHDRAWAL_CALLS } from '@longstrip/api-contract';
import { grant } from '@longstrip/core';
import { type Endpoint, serve } from '../../http/endpoint.ts';
import type { PeopleParts } from '../services.ts';
import { listReasons, mailWithdrawalCode, showLoss, withdraw } from './withdrawal.service.ts';

/** Endpoints of leaving for good (D23). */
export function withdrawalEndpoints(parts: PeopleParts): Endpoint[] {
  return [
    serve(WITHDRAWAL_CALLS.withdrawalReasons, async (_input, { locale }) => grant(await listReasons(locale))),
    serve(WITHDRAWAL_CALLS.withdrawalLoss, async (_input, call) => grant(await showLoss(parts, call))),
    serve(WITHDRAWAL_CALLS.mailWithdrawalCode, (_input, call) => mailWithdrawalCode(parts, call)),
    // Open to a bearer whose session has ended: its own request, repeated, gets the same answer.
    serve(WITHDRAWAL_CALLS.withdraw, ({ body }, call) => withdraw(parts, body, call)),
  ];
}
