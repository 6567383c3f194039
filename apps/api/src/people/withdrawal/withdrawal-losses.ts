import type { WithdrawalLoss } from '@longstrip/api-contract';
import type { Executor } from '@longstrip/database';
import { coinOrder, entitlement } from '@longstrip/database/schema';
import { getPlatform } from '@longstrip/platform-config';
import { and, countDistinct, eq, gt, isNull, or } from 'drizzle-orm';
import { refundOf } from '../../money/payment/payment.service.ts';
import { readAmounts } from '../../money/wallet/wallet-reader.ts';
import { knownPlatform } from '../../shared/operator-values.ts';
import type { ReaderScope } from '../../shared/reader-scope.ts';

/** What ends with an account, without the dates. */
export type Loss = Omit<WithdrawalLoss, 'erasedAt' | 'signUpAgainAt'>;

/** What a reader has of one subject that ends with the account. */
export type WithdrawalLossReader = (executor: Executor, reader: ReaderScope, nowMs: number) => Promise<Partial<Loss>>;

const coins: WithdrawalLossReader = async (executor, reader, nowMs) => {
  const of = await readAmounts(executor, reader, nowMs);
  return { coins: of('COIN') + of('BONUS') + of('FREE_COIN'), mileage: of('MILEAGE') };
};

/** Episodes that the reader owns or rents now. */
const episodes: WithdrawalLossReader = async (executor, { platformId, userId }, nowMs) => {
  const rows = await executor
    .select({ count: countDistinct(entitlement.episodeId) })
    .from(entitlement)
    .where(
      and(
        eq(entitlement.platformId, platformId),
        eq(entitlement.userId, userId),
        isNull(entitlement.revokedAtMs),
        or(isNull(entitlement.expiresAtMs), gt(entitlement.expiresAtMs, nowMs)),
      ),
    );
  return { episodes: rows[0]?.count ?? 0 };
};

/** Charges whose money could still go back at the reader's wish (D15). */
const refundableCharges: WithdrawalLossReader = async (executor, { platformId, userId }, nowMs) => {
  const platform = getPlatform(knownPlatform(platformId));
  const paid = await executor
    .select()
    .from(coinOrder)
    .where(and(eq(coinOrder.platformId, platformId), eq(coinOrder.userId, userId), eq(coinOrder.state, 'paid')));
  let count = 0;
  for (const order of paid) {
    if ((await refundOf(executor, order, platform, nowMs)).refundUntil !== null) count += 1;
  }
  return { refundableCharges: count };
};

export const WITHDRAWAL_LOSSES: readonly WithdrawalLossReader[] = [coins, episodes, refundableCharges];

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
