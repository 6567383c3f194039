import type { WithdrawalLoss } from '@longstrip/api-contract';
import type { Executor } from '@longstrip/database';
import type { ReaderScope } from '../../shared/reader-scope.ts';

/** What ends with an account, without the dates. */
export type Loss = Omit<WithdrawalLoss, 'erasedAt' | 'signUpAgainAt'>;

/** What a reader has of one subject that ends with the account. */
export type WithdrawalLossReader = (executor: Executor, reader: ReaderScope, nowMs: number) => Promise<Partial<Loss>>;

const NOTHING: Loss = { coins: 0, mileage: 0, episodes: 0, refundableCharges: 0 };

/** All that ends with an account. */
export async function readLoss(
  executor: Executor,
  readers: readonly WithdrawalLossReader[],
  reader: ReaderScope,
  nowMs: number,
): Promise<Loss> {
  const losses = await Promise.all(readers.map((read) => read(executor, reader, nowMs)));
  return Object.assign({}, NOTHING, ...losses);
}
