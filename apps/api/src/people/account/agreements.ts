import type { PolicyKind } from '@longstrip/core';
import type { Transaction } from '@longstrip/database';
import { policiesInForce } from '../../catalogue/index.ts';
import type { ReaderScope } from '../../shared/reader-scope.ts';
import { insertAgreements } from './account.repository.ts';

/** Keeps that a reader agrees to these texts, by version and language as they are in force now. */
export async function agree(
  transaction: Transaction,
  scope: ReaderScope,
  kinds: readonly PolicyKind[],
  call: Parameters<typeof policiesInForce>[2],
): Promise<void> {
  const inForce = await policiesInForce(transaction, kinds, call);
  const agreements = kinds.map((kind) => {
    const { version = null, locale = null } = inForce.get(kind) ?? {};
    return { kind, policyVersion: version, policyLocale: locale, agreedAtMs: call.nowMs };
  });
  await insertAgreements(transaction, scope, agreements);
}
