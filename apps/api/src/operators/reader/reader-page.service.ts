import type { OperatorReader, ReaderQuerySchema } from '@longstrip/api-contract';
import {
  ageCheckStep,
  blVisibility,
  COIN_KINDS,
  type Decision,
  grant,
  needsKoreanVerification,
  refuse,
  seesAdult,
  verifiedAdult,
} from '@longstrip/core';
import type { Database, Executor } from '@longstrip/database';
import {
  accountTransfer,
  blockedWriter,
  entitlement,
  lot,
  readerNote,
  supportTicket,
  userCoupon,
  userPassword,
  userSession,
  wallet,
  withdrawal,
} from '@longstrip/database/schema';
import { and, asc, count, desc, eq, gt, isNull, or, sql } from 'drizzle-orm';
import type { AnyPgColumn, PgTable } from 'drizzle-orm/pg-core';
import type * as v from 'valibot';
import { adultRulesOf, signedInReader, type ViewingCall } from '../../http/caller-view.ts';
import { findNamedAccount, IDENTITY_CHECKS_MOST, type PeopleServices, readReaderLimits } from '../../people/index.ts';
import { maskedDate, maskedEmail, maskedName, maskedPhone } from '../../shared/masked.ts';
import type { Operator } from '../../shared/operator.ts';
import type { UserRow } from '../../shared/reader-scope.ts';
import { readerStateOf } from '../find/find.service.ts';
import { noteLook } from './note-look.ts';
import { viewingCallOf } from './reader-access.service.ts';

const LOTS_MOST = 200;
const NOTES_MOST = 50;

interface Parts {
  readonly database: Database;
  readonly services: { readonly limits: Pick<PeopleServices['limits'], 'usesOf'> };
}

/** `adminReader`: what support needs to know of a reader. The look is in the audit log. */
export async function readReaderPage(
  { database, services }: Parts,
  operator: Operator,
  asked: v.InferOutput<typeof ReaderQuerySchema>,
  nowMs: number,
): Promise<Decision<OperatorReader, 'NOT_EXIST'>> {
  const account = await findNamedAccount(database.orm, asked);
  if (account === null) return refuse('NOT_EXIST');
  await noteLook(database, operator, { account, isFull: asked.isFull, nowMs });
  const { orm } = database;
  const limits = await readReaderLimits(services.limits, account);
  const lots = await listLots(orm, account, nowMs);
  const call = await viewingCallOf(database, account, nowMs);
  const [debts] = await orm.select().from(wallet).where(of(wallet, account));
  return grant({
    platform: account.platformId,
    userId: account.id,
    account: await describeAccount(orm, account, asked.isFull, nowMs),
    balances: COIN_KINDS.map((kind) => ({
      kind,
      amount: lots.filter((each) => each.kind === kind).reduce((sum, { remaining }) => sum + remaining, 0),
    })),
    debt: { coins: debts?.debtCoins ?? 0, points: debts?.debtPoints ?? 0 },
    lots: lots.slice(0, LOTS_MOST),
    age: ageOf(account, call, limits),
    seesBl: blVisibility(call.platform.features.blToggle, { client: 'WEB', isBlToggle: account.isBlToggle }).works,
    limits,
    commentBlock: await readCommentBlock(orm, account, nowMs),
    counts: await countOf(orm, account, nowMs),
    notes: await listNotes(orm, account),
  });
}

/** Rows of a table that are of this reader. */
function of(table: PgTable & { platformId: AnyPgColumn; userId: AnyPgColumn }, { platformId, id }: UserRow) {
  return and(eq(table.platformId, platformId), eq(table.userId, id));
}

async function describeAccount(
  executor: Executor,
  account: UserRow,
  isFull: boolean,
  nowMs: number,
): Promise<OperatorReader['account']> {
  const passwords = await executor
    .select({ id: userPassword.userId })
    .from(userPassword)
    .where(of(userPassword, account));
  const isOpen = and(isNull(userSession.revokedAtMs), gt(userSession.expiresAtMs, nowMs));
  const openSessions = await countRows(executor, userSession, and(of(userSession, account), isOpen));
  const [left] = await executor.select().from(withdrawal).where(of(withdrawal, account));
  const [moved] = await executor.select().from(accountTransfer).where(of(accountTransfer, account));
  const { email, phone, name, nickname, birthedOn, locale, snsProvider, coinPurchaseCount, isDemo } = account;
  return {
    state: readerStateOf(account),
    isMasked: !isFull,
    email: isFull ? email : maskedEmail(email),
    isEmailConfirmed: account.emailConfirmedAtMs !== null,
    phone: isFull ? phone : maskedPhone(phone),
    name: isFull ? name : maskedName(name),
    birthedOn: isFull ? birthedOn : maskedDate(birthedOn),
    ...{ nickname, locale, signInMethod: snsProvider, hasPassword: passwords.length > 0 },
    ...{ openSessions, coinPurchaseCount, isDemo, createdAtMs: account.createdAtMs },
    ...{ withdrawnAtMs: account.withdrawnAtMs, eraseAtMs: left?.eraseAtMs ?? null },
    mergedIntoId: account.mergedIntoId,
    movedTo:
      moved === undefined || moved.state === 'chosen'
        ? null
        : { platform: moved.targetPlatformId, userId: moved.targetUserId, state: moved.state },
  };
}

function ageOf(
  account: UserRow,
  { platform, nowMs }: ViewingCall,
  limits: OperatorReader['limits'],
): OperatorReader['age'] {
  const reader = signedInReader({ user: account, isKoreanAddress: account.isKoreanAddress }, platform, nowMs);
  const rules = adultRulesOf(platform, nowMs);
  const isVerified = verifiedAdult(reader, rules, nowMs);
  const switched = isVerified ? 'SWITCH_OFF' : 'NOT_VERIFIED';
  const hidden = rules.adult.shown ? switched : 'PLATFORM_HAS_NONE';
  return {
    adultView: seesAdult(reader, rules, nowMs) ? 'SEES' : hidden,
    step: ageCheckStep(reader, rules, nowMs),
    isVerified,
    verifiedAtMs: account.adultVerifiedAtMs,
    verifiedUntilMs: reader.verifiedUntilMs,
    isSwitchOn: account.isAdultToggle,
    isKoreanNeeded: needsKoreanVerification(reader, rules),
    isKoreanVerified: reader.isAdultKr,
    tries: { used: limits.find(({ name }) => name === 'identityCheck')?.used ?? 0, most: IDENTITY_CHECKS_MOST },
  };
}

/** Lots with something left that have not ended, in the order in which they end. */
async function listLots(executor: Executor, account: UserRow, nowMs: number): Promise<OperatorReader['lots']> {
  const isLeft = and(gt(lot.remaining, 0), or(isNull(lot.expiresAtMs), gt(lot.expiresAtMs, nowMs)));
  const rows = await executor
    .select()
    .from(lot)
    .where(and(of(lot, account), isLeft))
    .orderBy(sql`${lot.expiresAtMs} asc nulls last`, asc(lot.id));
  return rows.map(({ id: lotId, kind, source, amount, remaining, acquiredAtMs, expiresAtMs, movementId }) => ({
    ...{ lotId, kind, source, amount, remaining, acquiredAtMs, expiresAtMs, movementId },
  }));
}

async function readCommentBlock(
  executor: Executor,
  account: UserRow,
  nowMs: number,
): Promise<OperatorReader['commentBlock']> {
  const holds = or(isNull(blockedWriter.untilMs), gt(blockedWriter.untilMs, nowMs));
  const [block] = await executor
    .select()
    .from(blockedWriter)
    .where(and(of(blockedWriter, account), holds));
  if (block === undefined) return null;
  const { untilMs, reason, blockedBy, blockedAtMs } = block;
  return { untilMs, reason, blockedBy, blockedAtMs };
}

async function countOf(executor: Executor, account: UserRow, nowMs: number): Promise<OperatorReader['counts']> {
  const waits = and(eq(supportTicket.status, 'WAIT'), isNull(supportTicket.deletedAtMs));
  const isUsable = and(isNull(userCoupon.usedAtMs), isNull(userCoupon.orderId), gt(userCoupon.expiresAtMs, nowMs));
  const isOwned = and(isNull(entitlement.expiresAtMs), isNull(entitlement.revokedAtMs));
  return {
    openTickets: await countRows(executor, supportTicket, and(of(supportTicket, account), waits)),
    usableCoupons: await countRows(executor, userCoupon, and(of(userCoupon, account), isUsable)),
    ownedEpisodes: await countRows(executor, entitlement, and(of(entitlement, account), isOwned)),
  };
}

async function countRows(executor: Executor, table: PgTable, condition: ReturnType<typeof and>): Promise<number> {
  const [row] = await executor.select({ total: count() }).from(table).where(condition);
  return row?.total ?? 0;
}

async function listNotes(executor: Executor, account: UserRow): Promise<OperatorReader['notes']> {
  const rows = await executor
    .select()
    .from(readerNote)
    .where(of(readerNote, account))
    .orderBy(desc(readerNote.createdAtMs), desc(readerNote.id))
    .limit(NOTES_MOST);
  return rows.map(({ id: noteId, text, writtenBy, createdAtMs }) => ({ noteId, text, writtenBy, createdAtMs }));
}
