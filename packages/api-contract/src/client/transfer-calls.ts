import { type SignedIn, SignedInSchema } from '../people/session.contract.ts';
import {
  type Transfer,
  type TransferCode,
  TransferCodeSchema,
  type TransferConfirmation,
  TransferSchema,
  type TransferTarget,
} from '../people/transfer.contract.ts';
import type { CallTable } from './api-call.ts';
import type { ApiResult } from './api-result.ts';

/** Moving an account to another platform (D34); with a bearer of the old account, but for the last. */
export interface TransferCalls {
  transfer(): Promise<ApiResult<Transfer>>;
  /** Who a provider proved to be is chosen as the target. */
  chooseTransferTarget(target: TransferTarget): Promise<ApiResult<Transfer>>;
  confirmTransfer(confirmation: TransferConfirmation): Promise<ApiResult<Transfer>>;
  /** A code that signs in at the other platform, once and for ten minutes. */
  transferCode(): Promise<ApiResult<TransferCode>>;
  /** At the other platform. */
  signInByTransfer(code: string): Promise<ApiResult<SignedIn>>;
}

export const transferCalls: CallTable<TransferCalls> = {
  transfer: () => ({ method: 'GET', path: '/transfer', data: TransferSchema }),
  chooseTransferTarget: (body) => ({ method: 'POST', path: '/transfer/target', body, data: TransferSchema }),
  confirmTransfer: (body) => ({ method: 'POST', path: '/transfer', body, data: TransferSchema }),
  transferCode: () => ({ method: 'POST', path: '/transfer/code', body: {}, data: TransferCodeSchema }),
  signInByTransfer: (code) => ({
    method: 'POST',
    path: '/auth/sign-in/transfer',
    body: { code },
    data: SignedInSchema,
  }),
};
