import type { Executor, Transaction } from '@longstrip/database';
import { appUser, signUpBlock, withdrawal } from '@longstrip/database/schema';
import { and, eq, sql } from 'drizzle-orm';
import type { ReaderScope, UserRow } from '../../shared/reader-scope.ts';

type WithdrawalRow = typeof withdrawal.$inferSelect;

/** An account by its id, whether or not it has withdrawn. */
export async function findAnyAccount(
  executor: Executor,
  { platformId, userId }: { platformId: string; userId: string },
): Promise<UserRow | null> {
  const rows = await executor
    .select()
    .from(appUser)
    .where(and(eq(appUser.platformId, platformId), eq(appUser.id, userId)));
  return rows[0] ?? null;
}

/** The same, locked until the end of the transaction, so that only one of two requests withdraws. */
export async function lockAnyAccountRow(
  transaction: Transaction,
  { platformId, userId }: { platformId: string; userId: string },
): Promise<UserRow | null> {
  const rows = await transaction
    .select()
    .from(appUser)
    .where(and(eq(appUser.platformId, platformId), eq(appUser.id, userId)))
    .for('update');
  return rows[0] ?? null;
}

export async function insertWithdrawal(
  transaction: Transaction,
  { platformId, userId }: ReaderScope,
  row: Omit<WithdrawalRow, 'platformId' | 'userId'>,
): Promise<void> {
  await transaction.insert(withdrawal).values({ platformId, userId, ...row });
}

/** Blocks a sign-in id until a moment; an existing block never becomes shorter. */
export async function blockSignUp(transaction: Transaction, block: typeof signUpBlock.$inferInsert): Promise<void> {
  await transaction
    .insert(signUpBlock)
    .values(block)
    .onConflictDoUpdate({
      target: [signUpBlock.platformId, signUpBlock.idHash],
      set: { untilMs: sql`greatest(${signUpBlock.untilMs}, excluded.until_ms)` },
    });
}
