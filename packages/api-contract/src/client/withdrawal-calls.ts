import {
  type WithdrawalLoss,
  WithdrawalLossSchema,
  type WithdrawalReasons,
  WithdrawalReasonsSchema,
  type WithdrawalRequest,
  type Withdrawn,
  WithdrawnSchema,
} from '../people/withdrawal.contract.ts';
import type { CallTable } from './api-call.ts';
import type { ApiResult } from './api-result.ts';

/** Leaving for good (D23); all with a bearer. */
export interface WithdrawalCalls {
  withdrawalReasons(): Promise<ApiResult<WithdrawalReasons>>;
  withdrawalLoss(): Promise<ApiResult<WithdrawalLoss>>;
  withdraw(body: WithdrawalRequest): Promise<ApiResult<Withdrawn>>;
}

export const withdrawalCalls: CallTable<WithdrawalCalls> = {
  withdrawalReasons: () => ({ method: 'GET', path: '/withdrawal/list', data: WithdrawalReasonsSchema }),
  withdrawalLoss: () => ({ method: 'GET', path: '/withdrawal/loss', data: WithdrawalLossSchema }),
  withdraw: (body) => ({ method: 'POST', path: '/withdrawal/user', body, data: WithdrawnSchema }),
};
