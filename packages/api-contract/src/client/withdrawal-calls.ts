import {
  type WithdrawalLoss,
  WithdrawalLossSchema,
  type WithdrawalReasons,
  WithdrawalReasonsSchema,
  type WithdrawalRequest,
  type Withdrawn,
  WithdrawnSchema,
} from '../identity/withdrawal.contract.ts';
import type { ApiResult } from './api-result.ts';
import { type ApiClientOptions, sendApiCall } from './api-transport.ts';

/** Leaving for good (D23); all with a bearer. */
export interface WithdrawalCalls {
  withdrawalReasons(): Promise<ApiResult<WithdrawalReasons>>;
  withdrawalLoss(): Promise<ApiResult<WithdrawalLoss>>;
  withdraw(body: WithdrawalRequest): Promise<ApiResult<Withdrawn>>;
}

export function createWithdrawalCalls(options: ApiClientOptions): WithdrawalCalls {
  return {
    withdrawalReasons: () =>
      sendApiCall(options, { method: 'GET', path: '/withdrawal/list', data: WithdrawalReasonsSchema }),
    withdrawalLoss: () => sendApiCall(options, { method: 'GET', path: '/withdrawal/loss', data: WithdrawalLossSchema }),
    withdraw: (body) => sendApiCall(options, { method: 'POST', path: '/withdrawal/user', body, data: WithdrawnSchema }),
  };
}
