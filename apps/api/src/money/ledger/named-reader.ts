import { type Decision, grant, type Refusal, refuse } from '@longstrip/core';
import type { Executor, Transaction } from '@longstrip/database';
import { accountTransfer, appUser } from '@longstrip/database/schema';
import { and, eq, ne, sql } from 'drizzle-orm';
import * as v from 'valibot';
import { findAccountByEmail, findAccountById } from '../../people/index.ts';
import { type ReaderScope, scopeOf, type UserRow } from '../../shared/reader-scope.ts';
import { lockWallet } from './ledger.repository.ts';

/** Idempotency key of an operator's act: repeating the act changes nothing more. */
export const OperatorRequestIdSchema = v.pipe(
  v.string(),
  v.regex(/^[A-Za-z0-9-]{8,64}$/, 'the request id is malformed'),
);

export const NO_SUCH_READER = 'there is no reader with that id or address on that platform.';

interface NamedReader {
  readonly platformId: string;
  /** The id of the account, or its e-mail address. */
  readonly reader: string;
}

/** A sentence for the operator that replaces the one of the refusal code, if more is known. */
export interface OperatorNote {
  readonly sentence?: string;
  /** For programs: what the refusal is about. */
  readonly detail?: string;
}

/** The reader that an operator names by id or e-mail address; null: there is none. */
export async function findReaderByOperator(
  executor: Executor,
  { platformId, reader }: NamedReader,
): Promise<ReaderScope | null> {
  const account = reader.includes('@')
    ? await findAccountByEmail(executor, { platformId, email: reader })
    : await findAccountById(executor, { platformId, userId: reader });
  return account === null ? null : scopeOf(account);
}

/**
 * The reader that an operator gives something to, or takes something from: an account in use, locked with its wallet until the
 * transaction ends. An account that has moved, joined another or left is refused, and the refusal names the right one.
 */
export async function lockReaderByOperator(
  transaction: Transaction,
  named: NamedReader,
): Promise<Decision<ReaderScope, 'NOT_EXIST'> & OperatorNote> {
  const account = await holdNamed(transaction, named);
  if (account === null) return refuse('NOT_EXIST');
  const scope = scopeOf(account);
  if (account.withdrawnAtMs !== null) return notHere(await targetOfClosed(transaction, account));
  await lockWallet(transaction, scope);
  // Read under the lock: the confirmation of a move takes the same lock.
  const [moved] = await transaction
    .select()
    .from(accountTransfer)
    .where(
      and(
        eq(accountTransfer.platformId, scope.platformId),
        eq(accountTransfer.userId, scope.userId),
        ne(accountTransfer.state, 'chosen'),
      ),
    );
  if (moved === undefined) return grant(scope);
  const { targetPlatformId, targetUserId } = moved;
  return notHere(
    `that account has moved: name its reader there, with --platform ${targetPlatformId} --reader ${targetUserId}.`,
  );
}

async function holdNamed(transaction: Transaction, { platformId, reader }: NamedReader): Promise<UserRow | null> {
  const rows = await transaction
    .select()
    .from(appUser)
    .where(
      and(
        eq(appUser.platformId, platformId),
        reader.includes('@') ? sql`lower(${appUser.email}) = ${reader.toLowerCase()}` : eq(appUser.id, reader),
      ),
    )
    .orderBy(sql`${appUser.withdrawnAtMs} desc nulls first`)
    .limit(1)
    .for('no key update');
  return rows[0] ?? null;
}

/** Where the reader of an account that is closed may be found now. */
async function targetOfClosed(
  transaction: Transaction,
  { platformId, email, erasedAtMs, mergedIntoId }: UserRow,
): Promise<string> {
  if (mergedIntoId !== null) return `that guest has joined the account ${mergedIntoId}: name that one.`;
  if (erasedAtMs !== null) return 'that account is erased: no reader can use what it gets.';
  const again = email === null ? null : await findAccountByEmail(transaction, { platformId, email });
  return again === null
    ? 'that account is withdrawn: its reader has to come back first, and gets another id.'
    : `that account is withdrawn: its reader came back as ${again.id}, name that one.`;
}

function notHere(sentence: string): Refusal<'NOT_EXIST'> & OperatorNote {
  return { ...refuse('NOT_EXIST'), sentence };
}
