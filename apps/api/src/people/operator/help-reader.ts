import type { ReaderHelpSchema } from '@longstrip/api-contract';
import { type Decision, grant, refuse } from '@longstrip/core';
import { type Database, decideInTransaction, type JobQueue } from '@longstrip/database';
import { getPlatform } from '@longstrip/platform-config';
import type * as v from 'valibot';
import type { AccountKeys } from '../../shared/account-keys.ts';
import { recordChange } from '../../shared/audit.repository.ts';
import { maskedEmail } from '../../shared/masked.ts';
import type { Operator } from '../../shared/operator.ts';
import { knownPlatform } from '../../shared/operator-values.ts';
import { scopeOf, type UserRow } from '../../shared/reader-scope.ts';
import { changeAccount, findPassword, lockAccountRow } from '../account/account.repository.ts';
import type { AccountLimits } from '../account/account-limits.ts';
import { makeCode } from '../codes/one-time-code.service.ts';
import { sendMailJob } from '../jobs.ts';
import { clearReaderLimits } from './limits-of-reader.ts';
import { findNamedAccount } from './named-account.ts';

interface Parts {
  readonly database: Database;
  readonly services: { readonly keys: AccountKeys; readonly limits: AccountLimits; readonly newId: () => string };
  readonly jobs: Pick<JobQueue, 'enqueue'>;
}

type Asked = v.InferOutput<typeof ReaderHelpSchema>;

/** The sentence for the operator for each refusal. */
export const READER_HELP_SENTENCES = {
  NOT_EXIST: 'there is no reader with that id or address on that platform, or the account is closed.',
  NOT_LOCAL_LOGIN_USER: 'that account has no password and e-mail address: it signs in by another service, or by phone.',
} as const;

const subjectOf = ({ platformId, id }: UserRow) =>
  ({ subjectType: 'reader', subjectId: `${platformId}/${id}` }) as const;

/** The account in use that an operator names; null: there is none, or it is closed. */
async function findOpen({ database }: Parts, asked: Asked): Promise<UserRow | null> {
  const account = await findNamedAccount(database.orm, asked);
  return account === null || account.withdrawnAtMs !== null ? null : account;
}

/** `adminReaderUnlock`: forgets all attempts of a reader, with the reason in the audit log. */
export async function unlockReader(parts: Parts, operator: Operator, asked: Asked, nowMs: number) {
  const account = await findOpen(parts, asked);
  if (account === null) return refuse('NOT_EXIST');
  // The counters are not in the transaction of anything: they count refusals too.
  const cleared = await clearReaderLimits(parts.services.limits, account);
  const change = { action: 'reader.unlock', ...subjectOf(account), before: null } as const;
  await decideInTransaction(parts.database, async (transaction) =>
    grant(await recordChange(transaction, operator, { ...change, after: { cleared, reason: asked.reason } }, nowMs)),
  );
  return grant({ userId: account.id, cleared });
}

/** `adminReaderSendReset`: mails a reader with a password the link that sets a new one. */
export async function sendResetLink(
  parts: Parts,
  operator: Operator,
  asked: Asked,
  nowMs: number,
): Promise<Decision<{ userId: string; sentTo: string }, 'NOT_EXIST' | 'NOT_LOCAL_LOGIN_USER'>> {
  const { database, services, jobs } = parts;
  const platform = getPlatform(knownPlatform(asked.platform));
  const account = await findOpen(parts, asked);
  if (account === null) return refuse('NOT_EXIST');
  const { email, id: userId, platformId } = account;
  const [locale] = account.locale === null ? platform.locales : [account.locale];
  return decideInTransaction<{ userId: string; sentTo: string }, 'NOT_LOCAL_LOGIN_USER'>(
    database,
    async (transaction) => {
      const hasPassword = (await findPassword(transaction, scopeOf(account))) !== null;
      if (email === null || !hasPassword) return refuse('NOT_LOCAL_LOGIN_USER');
      const code = await makeCode(transaction, services, {
        ...{ platformId, purpose: 'RESET_LINK', target: email, userId, nowMs, clientAddress: null, isLong: false },
        validMs: platform.constants.resetLinkMs,
      });
      const purpose = 'RESET_LINK' as const;
      await jobs.enqueue(transaction, sendMailJob, { platformId, codeId: code.id, purpose, locale, to: email });
      const change = { action: 'reader.sendReset', ...subjectOf(account), before: null } as const;
      await recordChange(transaction, operator, { ...change, after: { reason: asked.reason } }, nowMs);
      return grant({ userId, sentTo: maskedEmail(email) ?? '' });
    },
  );
}

/**
 * `adminAgeCheckReset`: what was verified, and the date of birth, which a reader cannot change. The reader does the check again, and
 * sees no adult works until then.
 */
export async function resetAgeCheck(parts: Parts, operator: Operator, asked: Asked, nowMs: number) {
  const named = await findOpen(parts, asked);
  if (named === null) return refuse('NOT_EXIST');
  await parts.services.limits.forgetAll([{ name: 'identityCheck', platformId: named.platformId, about: named.id }]);
  return decideInTransaction<{ userId: string; wasVerified: boolean; wasKoreanVerified: boolean }, 'NOT_EXIST'>(
    parts.database,
    async (transaction) => {
      const account = await lockAccountRow(transaction, scopeOf(named));
      if (account === null) return refuse('NOT_EXIST');
      const { isAdult: wasVerified, isAdultKr: wasKoreanVerified } = account;
      await changeAccount(transaction, scopeOf(account), {
        ...{ isAdult: false, adultVerifiedAtMs: null, birthedOn: null, updatedAtMs: nowMs },
        ...{ isAdultKr: false, adultKrVerifiedAtMs: null, adultKrAgreedAtMs: null, adultKrPersonHash: null },
      });
      const change = { action: 'reader.ageCheckReset', ...subjectOf(account) } as const;
      const before = { wasVerified, wasKoreanVerified };
      await recordChange(transaction, operator, { ...change, before, after: { reason: asked.reason } }, nowMs);
      return grant({ userId: account.id, wasVerified, wasKoreanVerified });
    },
  );
}
