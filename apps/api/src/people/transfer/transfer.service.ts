import { type Transfer, type TransferCode, TransferSummarySchema, type TransferTarget } from '@longstrip/api-contract';
import { type Decision, grant, maskSignInId, type Platform, readNickname, refuse } from '@longstrip/core';
import { decideInTransaction, type Executor, type Transaction } from '@longstrip/database';
import { getPlatform } from '@longstrip/platform-config';
import * as v from 'valibot';
import type { SignedInCaller } from '../../http/caller.ts';
import type { EndpointCall } from '../../http/endpoint.ts';
import type { CommandCall } from '../../http/reader-command.ts';
import { isSameSecret } from '../../shared/account-keys.ts';
import { knownPlatform } from '../../shared/operator-values.ts';
import { calendarDay } from '../../shared/platform-day.ts';
import { type ReaderScope, scopeOf, type UserRow } from '../../shared/reader-scope.ts';
import { findAccount } from '../account/account.repository.ts';
import { createAccount, refuseNickname, type SignUpCall } from '../account/create-account.ts';
import { findCode, lockCode, markCodeUsed } from '../codes/one-time-code.repository.ts';
import { linkSecret, makeCode } from '../codes/one-time-code.service.ts';
import type { RefreshTokenRow } from '../identity/refresh-token.ts';
import { openSession } from '../identity/sessions.service.ts';
import { moveAccountJob } from '../jobs.ts';
import type { PeopleParts } from '../services.ts';
import { isOther, signedIn } from '../sign-in/sign-in.service.ts';
import {
  newAccount,
  otherMethod,
  type ProvenIdentity,
  readIdentity,
  refuseOtherMethod,
} from '../sign-in/social.service.ts';
import { refuseUntil, signUpBlockedUntilMs } from '../sign-in/withdrawn-ids.ts';
import { findAnyAccount, lockAnyAccountRow } from '../withdrawal/withdrawal.repository.ts';
import type { MoveWallet } from './move-account.ts';
import { changeTransfer, chooseTarget, findTransfer, lockTransfer, type TransferRow } from './transfer.repository.ts';
import { summarise } from './transfer-library.ts';

type Parts = Pick<PeopleParts, 'db' | 'services' | 'jobs'>;
/** What a move does with the wallets of both accounts. The domain of money is above people, so this is passed in. */
export interface TransferWallets {
  /** Locks both until the transaction ends. */
  lockBoth(transaction: Transaction, from: ReaderScope, to: ReaderScope): Promise<unknown>;
  /** Moves all that is in the first one. Null: it is empty. */
  move: MoveWallet;
}

type ReaderCall = EndpointCall<SignedInCaller>;

const CODE_MS = 10 * 60_000;

/** The platform that the accounts of a platform move to. Refused: there is none, or the last day is over. */
function targetOf(
  { transferTarget, transferLastDay }: Platform,
  nowMs: number,
): Decision<Platform, 'NO_SUCH_ROUTE' | 'NOT_EVENT_PERIOD'> {
  if (transferTarget === null || transferLastDay === null) return refuse('NO_SUCH_ROUTE');
  const target = getPlatform(knownPlatform(transferTarget));
  return calendarDay(target.timeZone, nowMs) > transferLastDay ? refuse('NOT_EVENT_PERIOD') : grant(target);
}

/** `GET transfer`: the state of the move of the caller's account, and what moves. Open after the last day, too. */
export async function showTransfer(parts: Parts, call: ReaderCall): Promise<Decision<Transfer, 'NO_SUCH_ROUTE'>> {
  const { transferTarget } = call.platform;
  if (transferTarget === null) return refuse('NO_SUCH_ROUTE');
  return grant(await readTransfer(parts.db.orm, parts, getPlatform(knownPlatform(transferTarget)), call));
}

async function readTransfer(
  executor: Executor,
  parts: Pick<Parts, 'services'>,
  target: Platform,
  { caller: { scope }, nowMs }: ReaderCall,
): Promise<Transfer> {
  const row = await findTransfer(executor, scope);
  const chosen =
    row === null
      ? null
      : await findAnyAccount(executor, { platformId: row.targetPlatformId, userId: row.targetUserId });
  return {
    state: row?.state ?? null,
    targetPlatformId: row?.targetPlatformId ?? target.id,
    target:
      chosen === null
        ? null
        : { name: nameOf(chosen), provider: chosen.snsProvider, key: targetKeys(parts, scope, chosen)[0] ?? '' },
    confirmedAt: row?.confirmedAtMs ?? null,
    doneAt: row?.doneAtMs ?? null,
    summary: row?.summary
      ? v.parse(TransferSummarySchema, row.summary)
      : await summarise(executor, scope, target, nowMs),
  };
}

function nameOf({ email, nickname, name }: UserRow): string {
  return nickname ?? name ?? (email === null ? '' : maskSignInId(email));
}

/** The key by which a reader confirms this account of theirs, and no other that a second tab has chosen meanwhile. */
function targetKeys({ services }: Pick<Parts, 'services'>, from: ReaderScope, { platformId, id }: UserRow): string[] {
  return services.keys.everyHash('transfer target', from.platformId, from.userId, platformId, id);
}

type TargetRefusal =
  | 'NOT_FOUND_USER'
  | 'NOT_REGISTERED_USER'
  | 'ALREADY_USED_ANOTHER_PLATFORM'
  | 'EMPTY_EMAIL'
  | 'DELETED_USER'
  | 'INVALID_PARAMETER';

/**
 * `POST transfer/target`, for an identity that a provider proved to one of our own sites: their account at the target platform is
 * chosen. If they have none, NOT_REGISTERED_USER asks for a nickname, with which one is made.
 */
export async function chooseTransferTarget(parts: Parts, body: TransferTarget, call: ReaderCall) {
  const { caller, platform, nowMs } = call;
  const target = targetOf(platform, nowMs);
  if (!target.ok) return target;
  const proved = readIdentity(body, { platform: target.value });
  if (proved === null || proved.id.provider === 'apple_guest') return refuse('NO_SUCH_ROUTE');
  const nickname = body.nickname === null ? null : readNickname(body.nickname);
  if (nickname !== null && !nickname.ok) return refuseNickname('field.nicknameForm');
  const at = { platform: target.value, locale: target.value.locales[0], nowMs };
  const chosen = await decideInTransaction<null, TargetRefusal>(parts.db, async (transaction) => {
    if ((await lockAnyAccountRow(transaction, caller.scope)) === null) return refuse('NOT_FOUND_USER');
    const found = await targetAccount(transaction, parts, { proved, nickname: nickname?.value ?? null }, at);
    if (!found.ok) return found;
    await chooseTarget(transaction, { from: caller.scope, to: scopeOf(found.value) }, nowMs);
    return grant(null);
  });
  return chosen.ok ? grant(await readTransfer(parts.db.orm, parts, target.value, call)) : chosen;
}

async function targetAccount(
  transaction: Transaction,
  { services }: Parts,
  { proved, nickname }: { proved: ProvenIdentity; nickname: string | null },
  at: SignUpCall,
): Promise<Decision<UserRow, TargetRefusal>> {
  const account = await findAccount(transaction, proved.id);
  if (account !== null && account.withdrawnAtMs === null) return grant(account);
  const blockedUntilMs = await signUpBlockedUntilMs(transaction, services, { ...at, id: proved.id });
  if (blockedUntilMs !== null) return refuseUntil('DELETED_USER', blockedUntilMs);
  const other = await otherMethod(transaction, proved);
  if (other !== null) return refuseOtherMethod(other);
  if (proved.id.provider === 'twitter' && proved.email === null) return refuse('EMPTY_EMAIL');
  if (nickname === null) return refuse('NOT_REGISTERED_USER');
  const made = await createAccount(transaction, services, newAccount(proved, { nickname, isAgreeMail: false }), at);
  return made.ok ? grant(made.value.user) : made;
}

/**
 * Confirms the move: from now on the old account can spend nothing, and a job moves what it has. The wallets are locked, so that
 * purchases under way are finished before.
 */
export async function confirmTransfer(
  transaction: Transaction,
  parts: Parts,
  { targetKey }: { targetKey: string },
  call: CommandCall,
): Promise<
  Decision<Transfer, 'NO_SUCH_ROUTE' | 'NOT_EVENT_PERIOD' | 'NOT_FOUND_USER' | 'NOT_EXIST' | 'INVALID_PARAMETER'>
> {
  const { caller, platform, nowMs } = call;
  const target = targetOf(platform, nowMs);
  if (!target.ok) return target;
  if ((await lockAnyAccountRow(transaction, caller.scope)) === null) return refuse('NOT_FOUND_USER');
  const row = await lockTransfer(transaction, caller.scope);
  if (row === null) return refuse('NOT_EXIST');
  const to = await lockAnyAccountRow(transaction, { platformId: row.targetPlatformId, userId: row.targetUserId });
  if (to === null || to.withdrawnAtMs !== null) return refuse('NOT_FOUND_USER');
  if (!targetKeys(parts, caller.scope, to).includes(targetKey)) return refuse('INVALID_PARAMETER');
  if (row.state === 'chosen') await close(transaction, parts, { row, to, target: target.value }, call);
  return grant(await readTransfer(transaction, parts, target.value, call));
}

async function close(
  transaction: Transaction,
  { jobs, services }: Parts,
  { row, to, target }: { row: TransferRow; to: UserRow; target: Platform },
  { caller: { scope }, nowMs }: ReaderCall,
): Promise<void> {
  await services.transferWallets.lockBoth(transaction, scope, scopeOf(to));
  const summary = await summarise(transaction, scope, target, nowMs);
  await changeTransfer(transaction, row, { state: 'confirmed', confirmedAtMs: nowMs, summary });
  await jobs.enqueue(transaction, moveAccountJob, { platformId: scope.platformId, userId: scope.userId });
}

/** `POST transfer/code`: signs the owner of a moved account in at the other platform, once and within ten minutes. */
export async function makeTransferCode(parts: Parts, call: ReaderCall): Promise<Decision<TransferCode, 'NOT_EXIST'>> {
  const { nowMs, caller } = call;
  const { services } = parts;
  const row = await findTransfer(parts.db.orm, caller.scope);
  if (row === null || row.state === 'chosen') return refuse('NOT_EXIST');
  const { targetPlatformId: platformId, targetUserId: userId } = row;
  const made = await decideInTransaction(parts.db, async (transaction) =>
    grant(
      await makeCode(transaction, services, {
        ...{ platformId, purpose: 'TRANSFER', target: userId, userId, nowMs, validMs: CODE_MS },
      }),
    ),
  );
  if (!made.ok) throw new Error('a code was not made');
  const code = `${made.value.id}.${linkSecret(services.keys, made.value)}`;
  return grant({ code, expiresAt: made.value.expiresAtMs });
}

interface Opened {
  readonly user: UserRow;
  readonly token: RefreshTokenRow;
}

/** `POST auth/sign-in/transfer`, for one of our own sites: the bearer of such a code is signed in. */
export async function signInByTransfer(parts: Parts, { code: text }: { code: string }, call: EndpointCall) {
  const { db, services } = parts;
  const { platform, nowMs } = call;
  const [id = '', secret = ''] = text.split('.');
  const of = { platformId: platform.id, id };
  const code = await findCode(db.orm, of);
  const isOurs = code?.purpose === 'TRANSFER' && services.keys.find(code.keyId) !== null;
  if (code === null || !isOurs || !isSameSecret(secret, linkSecret(services.keys, code)))
    return refuse('INVALID_PARAMETER');
  if (nowMs >= code.expiresAtMs) return refuse('EXPIRED_OTP');
  const opened = await decideInTransaction<Opened, 'NOT_FOUND_USER' | 'DUPLICATE_LOGIN' | 'EXPIRED_OTP'>(
    db,
    async (transaction) => {
      const user = await lockAnyAccountRow(transaction, { platformId: platform.id, userId: code.userId ?? '' });
      if (user === null || user.withdrawnAtMs !== null) return refuse('NOT_FOUND_USER');
      if (isOther(call, user)) return refuse('DUPLICATE_LOGIN');
      const held = await lockCode(transaction, of);
      if (held === null || held.usedAtMs !== null) return refuse('EXPIRED_OTP');
      await markCodeUsed(transaction, held, nowMs);
      return grant({ user, token: await openSession(transaction, services, { user, platform, nowMs }) });
    },
  );
  return opened.ok ? grant(await signedIn(services, { ...opened.value, platform })) : opened;
}
