import { type Platform, posesAsStaff, type SignInMethod } from '@longstrip/core';
import { type Executor, lockNamed, type Transaction } from '@longstrip/database';
import { appUser, signUpBlock, userAgreement, userPassword } from '@longstrip/database/schema';
import { and, desc, eq, gt, inArray, isNull, ne, sql } from 'drizzle-orm';
import type { ReaderScope, UserRow } from '../../shared/reader-scope.ts';

/** A sign-in method, and the reader's id there. */
export interface SignInId {
  readonly platformId: string;
  readonly provider: SignInMethod;
  readonly snsId: string;
}

/** The account of a sign-in id; of several, the one in use or else the last that withdrew. */
export async function findAccount(executor: Executor, id: SignInId): Promise<UserRow | null> {
  const rows = await executor
    .select()
    .from(appUser)
    .where(
      and(eq(appUser.platformId, id.platformId), eq(appUser.snsProvider, id.provider), eq(appUser.snsId, id.snsId)),
    )
    .orderBy(sql`${appUser.withdrawnAtMs} desc nulls first`)
    .limit(1);
  return rows[0] ?? null;
}

/** The same with its password, in one query, so that an unknown id takes no less time. */
export async function findAccountWithPassword(
  executor: Executor,
  id: SignInId,
): Promise<{ user: UserRow; password: PasswordRow | null } | null> {
  const rows = await executor
    .select({ user: appUser, password: userPassword })
    .from(appUser)
    .leftJoin(userPassword, and(eq(userPassword.platformId, appUser.platformId), eq(userPassword.userId, appUser.id)))
    .where(
      and(eq(appUser.platformId, id.platformId), eq(appUser.snsProvider, id.provider), eq(appUser.snsId, id.snsId)),
    )
    .orderBy(sql`${appUser.withdrawnAtMs} desc nulls first`)
    .limit(1);
  return rows[0] ?? null;
}

/** The account in use that has an e-mail address, whatever its sign-in method. */
export async function findAccountByEmail(
  executor: Executor,
  { platformId, email }: { platformId: string; email: string },
): Promise<UserRow | null> {
  const rows = await executor
    .select()
    .from(appUser)
    .where(
      and(
        eq(appUser.platformId, platformId),
        sql`lower(${appUser.email}) = ${email.toLowerCase()}`,
        isNull(appUser.withdrawnAtMs),
      ),
    );
  return rows[0] ?? null;
}

/** The accounts in use with a confirmed number, the newest first. */
export async function findAccountsByPhone(
  executor: Executor,
  { platformId, phone, limit }: { platformId: string; phone: string; limit: number },
): Promise<UserRow[]> {
  return executor
    .select()
    .from(appUser)
    .where(and(eq(appUser.platformId, platformId), eq(appUser.phone, phone), isNull(appUser.withdrawnAtMs)))
    .orderBy(desc(appUser.createdAtMs), appUser.id)
    .limit(limit);
}

/** An account by its id, as a link names it; null where there is none, or it has withdrawn. */
export async function findAccountById(
  executor: Executor,
  { platformId, userId }: { platformId: string; userId: string },
): Promise<UserRow | null> {
  const rows = await executor
    .select()
    .from(appUser)
    .where(and(eq(appUser.platformId, platformId), eq(appUser.id, userId), isNull(appUser.withdrawnAtMs)));
  return rows[0] ?? null;
}

/** The account in use, other than the reader's own, that this person has verified. The hashes are of all keys. */
export async function findAccountOfPerson(
  executor: Executor,
  { platformId, hashes, exceptId }: { platformId: string; hashes: readonly string[]; exceptId: string },
): Promise<UserRow | null> {
  const rows = await executor
    .select()
    .from(appUser)
    .where(
      and(
        eq(appUser.platformId, platformId),
        inArray(appUser.adultKrPersonHash, [...hashes]),
        ne(appUser.id, exceptId),
        isNull(appUser.withdrawnAtMs),
      ),
    );
  return rows[0] ?? null;
}

/** The account of a reader, locked until the end of the transaction; null: it has withdrawn. */
export async function lockAccountRow(
  transaction: Transaction,
  { platformId, userId }: ReaderScope,
): Promise<UserRow | null> {
  const rows = await transaction
    .select()
    .from(appUser)
    .where(and(eq(appUser.platformId, platformId), eq(appUser.id, userId), isNull(appUser.withdrawnAtMs)))
    .for('no key update');
  return rows[0] ?? null;
}

/**
 * Whether a nickname is not available: it poses as staff, or belongs to an account in use other than the reader's own. Upper and
 * lower case count as the same.
 */
export async function isNicknameTaken(
  executor: Executor,
  of: { platform: Pick<Platform, 'id' | 'brand'>; nickname: string; ownId?: string | null },
): Promise<boolean> {
  const { platform, nickname, ownId = null } = of;
  if (posesAsStaff(nickname, platform.brand)) return true;
  const rows = await executor
    .select({ id: appUser.id })
    .from(appUser)
    .where(
      and(
        eq(appUser.platformId, platform.id),
        sql`lower(${appUser.nickname}) = lower(${nickname})`,
        isNull(appUser.withdrawnAtMs),
        ownId === null ? undefined : ne(appUser.id, ownId),
      ),
    );
  return rows.length > 0;
}

export async function insertAccount(transaction: Transaction, row: typeof appUser.$inferInsert): Promise<UserRow> {
  const [inserted] = await transaction.insert(appUser).values(row).returning();
  if (inserted === undefined) throw new Error('an account was inserted and did not come back');
  return inserted;
}

export async function changeAccount(
  executor: Executor,
  { platformId, userId }: ReaderScope,
  change: Partial<typeof appUser.$inferInsert>,
): Promise<void> {
  await executor
    .update(appUser)
    .set(change)
    .where(and(eq(appUser.platformId, platformId), eq(appUser.id, userId)));
}

/** Stores what a reader agreed to. */
export async function insertAgreements(
  transaction: Transaction,
  { platformId, userId }: ReaderScope,
  agreements: readonly Omit<typeof userAgreement.$inferInsert, 'platformId' | 'userId'>[],
): Promise<void> {
  await transaction
    .insert(userAgreement)
    .values(agreements.map((agreement) => ({ platformId, userId, ...agreement })))
    .onConflictDoNothing();
}

/** Takes an agreement back. */
export async function removeAgreement(
  transaction: Transaction,
  { platformId, userId }: ReaderScope,
  kind: (typeof userAgreement.$inferInsert)['kind'],
): Promise<void> {
  await transaction
    .delete(userAgreement)
    .where(
      and(eq(userAgreement.platformId, platformId), eq(userAgreement.userId, userId), eq(userAgreement.kind, kind)),
    );
}

/** Until when one of the hashes of a sign-in id is blocked (D23); null: it is not. */
export async function findBlockUntilMs(
  executor: Executor,
  { platformId, idHashes, nowMs }: { platformId: string; idHashes: readonly string[]; nowMs: number },
): Promise<number | null> {
  const rows = await executor
    .select({ untilMs: signUpBlock.untilMs })
    .from(signUpBlock)
    .where(
      and(
        eq(signUpBlock.platformId, platformId),
        inArray(signUpBlock.idHash, [...idHashes]),
        gt(signUpBlock.untilMs, nowMs),
      ),
    )
    .orderBy(desc(signUpBlock.untilMs))
    .limit(1);
  return rows[0]?.untilMs ?? null;
}

type PasswordRow = typeof userPassword.$inferSelect;

/** The password of an account; null if it has another sign-in method. */
export async function findPassword(
  executor: Executor,
  { platformId, userId }: ReaderScope,
): Promise<PasswordRow | null> {
  const rows = await executor
    .select()
    .from(userPassword)
    .where(and(eq(userPassword.platformId, platformId), eq(userPassword.userId, userId)));
  return rows[0] ?? null;
}

/** Locks the password of an account until the end of the transaction. False: it is no longer the one that was compared before. */
export async function lockAndComparePassword(
  transaction: Transaction,
  { platformId, userId }: ReaderScope,
  comparedHash: string,
): Promise<boolean> {
  const rows = await transaction
    .select({ hash: userPassword.hash })
    .from(userPassword)
    .where(and(eq(userPassword.platformId, platformId), eq(userPassword.userId, userId)))
    .for('update');
  return rows[0]?.hash === comparedHash;
}

/** Sets or replaces the password of an account. */
export async function storePassword(
  transaction: Transaction,
  { platformId, userId }: ReaderScope,
  { hash, nowMs }: { hash: string; nowMs: number },
): Promise<void> {
  await transaction
    .insert(userPassword)
    .values({ platformId, userId, hash, changedAtMs: nowMs })
    .onConflictDoUpdate({
      target: [userPassword.platformId, userPassword.userId],
      set: { hash, changedAtMs: nowMs },
    });
}

/** Lets one transaction at a time decide about a sign-in id, an address or a nickname that may not exist yet. */
export async function lockNames(transaction: Transaction, platformId: string, names: readonly string[]): Promise<void> {
  for (const name of names.toSorted()) await lockNamed(transaction, `${platformId} ${name}`);
}
