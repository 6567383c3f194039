import type { Transaction } from '@longstrip/database';
import * as v from 'valibot';
import { findAccountByEmail, findAccountById } from '../account/account.repository.ts';
import { type ReaderScope, scopeOf } from '../identity/reader-scope.ts';

/** Names one act of an operator, so that its repetition changes nothing more. */
export const OperatorRequestIdSchema = v.pipe(
  v.string(),
  v.regex(/^[A-Za-z0-9-]{8,64}$/, 'the request id is malformed'),
);

/** The reader that an operator names by id or e-mail address; null: there is none. */
export async function findReaderByOperator(
  transaction: Transaction,
  { platformId, reader }: { readonly platformId: string; readonly reader: string },
): Promise<ReaderScope | null> {
  const account = reader.includes('@')
    ? await findAccountByEmail(transaction, { platformId, email: reader })
    : await findAccountById(transaction, { platformId, userId: reader });
  return account === null ? null : scopeOf(account);
}
