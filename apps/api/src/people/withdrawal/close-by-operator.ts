import type { AccountClosing, ReaderHelpSchema } from '@longstrip/api-contract';
import { type Decision, grant, type Platform, refuse, WITHDRAWAL_DETAIL_CHARACTERS } from '@longstrip/core';
import type { Database, Executor, JobQueue, Transaction } from '@longstrip/database';
import { appUser, signUpBlock, userCoupon, withdrawal } from '@longstrip/database/schema';
import { getPlatform } from '@longstrip/platform-config';
import { and, eq, gt, inArray, isNull, ne, or, sql } from 'drizzle-orm';
import type * as v from 'valibot';
import type { AccountKeys } from '../../shared/account-keys.ts';
import { recordChange } from '../../shared/audit.repository.ts';
import { decideForOperator, type Operator, type OperatorDecision, RefusedChange } from '../../shared/operator.ts';
import { knownPlatform } from '../../shared/operator-values.ts';
import { scopeOf, type UserRow } from '../../shared/reader-scope.ts';
import { changeAccount } from '../account/account.repository.ts';
import { notifyAccountClosedJob } from '../jobs.ts';
import { findNamedAccount } from '../operator/named-account.ts';
import { blockHashes } from '../sign-in/withdrawn-ids.ts';
import { lockAnyAccountRow } from './withdrawal.repository.ts';
import { closeAccount, readLoss, type WithdrawalLossReader, withdrawalDates } from './withdrawal.service.ts';

interface ClosingParts {
  readonly database: Database;
  readonly jobs: Pick<JobQueue, 'enqueue'>;
  readonly services: { readonly keys: AccountKeys };
}
type Asked = v.InferOutput<typeof ReaderHelpSchema>;
type Named = Pick<Asked, 'platform' | 'reader'>;

const refused = (code: keyof typeof REFUSALS) => new RefusedChange(code, REFUSALS[code]);
const REFUSALS = {
  NOT_EXIST: 'there is no reader with that id or address on that platform.',
  ALREADY_CLOSED: 'that account is closed already.',
  NOT_CLOSED: 'that account is not closed, or it moved, joined another or is erased.',
  CAME_BACK: 'the reader has another account with the same sign-in, address or nickname by now.',
} as const;

/** `adminAccountClosing`: the dates, and what is lost. */
export async function readClosing(
  executor: Executor,
  losses: readonly WithdrawalLossReader[],
  named: Named,
  nowMs: number,
): Promise<Decision<AccountClosing, 'NOT_EXIST'>> {
  const account = await findNamedAccount(executor, named);
  if (account === null) return refuse('NOT_EXIST');
  const scope = scopeOf(account);
  const request = await findRequest(executor, account);
  const dates = withdrawalDates(platformOf(account), request?.requestedAtMs ?? nowMs);
  const { coins, mileage: points, ...loss } = await readLoss(executor, losses, scope, nowMs);
  const coupons = await executor.$count(
    userCoupon,
    and(
      ...[eq(userCoupon.platformId, account.platformId), eq(userCoupon.userId, account.id)],
      ...[isNull(userCoupon.usedAtMs), gt(userCoupon.expiresAtMs, nowMs)],
    ),
  );
  const { eraseAtMs = dates.erasedAt } = request ?? {};
  return grant({
    ...{ userId: account.id, state: stateOf(account), eraseAtMs, signUpAgainAtMs: dates.signUpAgainAt },
    canReopen: request !== null && account.erasedAtMs === null && nowMs < eraseAtMs,
    loss: { coins, points, coupons, episodes: loss.episodes, refundableOrders: loss.refundableCharges },
  });
}

/**
 * `adminAccountClose`: closes an account as its reader could (D23): at once, erased after a month, and the reader is told by mail. That a
 * second operator has approved it is decided before.
 */
export function closeByOperator(
  { database, jobs, services }: ClosingParts,
  operator: Operator,
  { reason, ...named }: Asked,
  nowMs: number,
): Promise<OperatorDecision<{ userId: string; eraseAtMs: number }>> {
  return decideForOperator(database, async (transaction) => {
    const account = await lockNamed(transaction, named);
    if (account.withdrawnAtMs !== null) throw refused('ALREADY_CLOSED');
    const dates = withdrawalDates(platformOf(account), nowMs);
    const detail = reason.slice(0, WITHDRAWAL_DETAIL_CHARACTERS);
    await closeAccount(transaction, services.keys, { user: account, reason: { id: 'OTHER', detail }, dates });
    const { email: to, platformId } = account;
    const [locale] = account.locale === null ? platformOf(account).locales : [account.locale];
    const { erasedAt: eraseAtMs, signUpAgainAt: signUpAgainAtMs } = dates;
    if (to !== null) await jobs.enqueue(transaction, notifyAccountClosedJob, { platformId, locale, to, eraseAtMs });
    const after = { state: 'WITHDRAWN', eraseAtMs, signUpAgainAtMs, reason };
    const change = { action: 'reader.close', ...subjectOf(account), before: { state: 'ACTIVE' }, after };
    await recordChange(transaction, operator, change, nowMs);
    return { userId: account.id, eraseAtMs };
  });
}

/** `adminAccountReopen`: until it is erased, an account that was closed is as it was; its reader signs in again. */
export function reopenByOperator(
  { database, services }: ClosingParts,
  operator: Operator,
  { reason, ...named }: Asked,
  nowMs: number,
): Promise<OperatorDecision<{ userId: string }>> {
  return decideForOperator(database, async (transaction) => {
    const account = await lockNamed(transaction, named);
    const request = await findRequest(transaction, account);
    const isOver = account.erasedAtMs !== null || request === null || request.eraseAtMs <= nowMs;
    if (account.withdrawnAtMs === null || isOver) throw refused('NOT_CLOSED');
    if (await hasComeBack(transaction, account)) throw refused('CAME_BACK');
    const { platformId, id: userId, snsProvider: provider, snsId } = account;
    await transaction
      .delete(withdrawal)
      .where(and(eq(withdrawal.platformId, platformId), eq(withdrawal.userId, userId)));
    await transaction
      .delete(signUpBlock)
      .where(
        and(
          eq(signUpBlock.platformId, platformId),
          inArray(signUpBlock.idHash, blockHashes(services.keys, { platformId, provider, snsId })),
        ),
      );
    await changeAccount(transaction, scopeOf(account), { withdrawnAtMs: null, updatedAtMs: nowMs });
    const before = { state: 'WITHDRAWN', eraseAtMs: request.eraseAtMs };
    const change = { action: 'reader.reopen', ...subjectOf(account), before, after: { state: 'ACTIVE', reason } };
    await recordChange(transaction, operator, change, nowMs);
    return { userId };
  });
}

const subjectOf = ({ platformId, id }: UserRow) =>
  ({ subjectType: 'reader', subjectId: `${platformId}/${id}` }) as const;
const platformOf = ({ platformId }: UserRow): Platform => getPlatform(knownPlatform(platformId));

function stateOf({ erasedAtMs, mergedIntoId, withdrawnAtMs }: UserRow): AccountClosing['state'] {
  if (erasedAtMs !== null) return 'ERASED';
  if (mergedIntoId !== null) return 'MERGED';
  return withdrawnAtMs === null ? 'ACTIVE' : 'WITHDRAWN';
}

async function lockNamed(transaction: Transaction, named: Named): Promise<UserRow> {
  const found = await findNamedAccount(transaction, named);
  const account = found === null ? null : await lockAnyAccountRow(transaction, scopeOf(found));
  if (account === null) throw refused('NOT_EXIST');
  return account;
}

async function findRequest(
  executor: Executor,
  { platformId, id }: UserRow,
): Promise<typeof withdrawal.$inferSelect | null> {
  const [row] = await executor
    .select()
    .from(withdrawal)
    .where(and(eq(withdrawal.platformId, platformId), eq(withdrawal.userId, id)));
  return row ?? null;
}

/** Whether an open account has taken what this one would need again: its sign-in, address, nickname or proven person. */
async function hasComeBack(executor: Executor, account: UserRow): Promise<boolean> {
  const { platformId, id, snsProvider, snsId, email, nickname, adultKrPersonHash } = account;
  const same = or(
    and(eq(appUser.snsProvider, snsProvider), eq(appUser.snsId, snsId)),
    email === null ? undefined : sql`lower(${appUser.email}) = lower(${email})`,
    nickname === null ? undefined : sql`lower(${appUser.nickname}) = lower(${nickname})`,
    adultKrPersonHash === null ? undefined : eq(appUser.adultKrPersonHash, adultKrPersonHash),
  );
  const others = and(eq(appUser.platformId, platformId), ne(appUser.id, id), isNull(appUser.withdrawnAtMs), same);
  return (await executor.$count(appUser, others)) > 0;
}
