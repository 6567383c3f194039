import {
  type CoinKind,
  type CoinSource,
  coins,
  type Decision,
  grant,
  type LotTerms,
  lotAmount,
  type RefusalCode,
} from '@longstrip/core';
import { type Database, decideInTransaction, type Transaction } from '@longstrip/database';
import { appUser, auditLog, coinOrder, purchase, series, webhookEvent } from '@longstrip/database/schema';
import { TEST_NOW_MS } from '@longstrip/test-kit';
import { addUser } from '@longstrip/test-kit/data';
import { and, eq, sql } from 'drizzle-orm';
import type { WrittenMovement } from '../money/ledger/ledger.repository.ts';
import { cancelCharge, chargeWallet, debitWallet } from '../money/ledger/ledger.service.ts';
import { type ReaderScope, scopeOf } from '../shared/reader-scope.ts';

/** A reader with an account and no coins. */
export async function addReader(database: Database, platformId: string, id: string): Promise<ReaderScope> {
  return scopeOfUser(database, await addUser(database, { platformId, id }));
}

/** The scope of an existing account. */
export async function scopeOfUser(
  database: Database,
  { platformId, userId }: { platformId: string; userId: string },
): Promise<ReaderScope> {
  const rows = await database.orm
    .select()
    .from(appUser)
    .where(and(eq(appUser.platformId, platformId), eq(appUser.id, userId)));
  const [row] = rows;
  if (row === undefined) throw new Error(`there is no reader ${userId}`);
  return scopeOf(row);
}

/** The terms of a lot: paid coins that never expire, unless they say otherwise. */
export function lotTerms(
  amount: number,
  change: { kind?: CoinKind; source?: CoinSource; acquiredAtMs?: number; expiresAtMs?: number | null } = {},
): LotTerms {
  const { kind = 'COIN' } = change;
  return {
    source: 'PAYMENT',
    acquiredAtMs: TEST_NOW_MS,
    expiresAtMs: null,
    ...change,
    kind,
    amount: lotAmount(kind, amount),
  };
}

/** The granted result of a work in a transaction of its own; throws the code of a refusal. */
export async function inWallet<Value>(
  database: Database,
  work: (transaction: Transaction) => Promise<Value | Decision<Value, RefusalCode>>,
): Promise<Value> {
  const decided = await decideInTransaction(database, async (transaction) => {
    const value = await work(transaction);
    return isDecision(value) ? value : grant(value);
  });
  if (decided.ok) return decided.value;
  throw new Error(decided.code);
}

function isDecision<Value>(value: Value | Decision<Value, RefusalCode>): value is Decision<Value, RefusalCode> {
  return typeof value === 'object' && value !== null && 'ok' in value;
}

let lastKey = 0;
/** An idempotency key that no other movement of the run has. */
export function newKey(): string {
  lastKey += 1;
  return `test/${lastKey}`;
}

/**
 * Gives coins or points together with their cause, so that the books are correct: a paid order for paid coins, otherwise an
 * operator's grant.
 */
export function charge(
  database: Database,
  scope: ReaderScope,
  terms: readonly LotTerms[],
  { key = newKey(), nowMs = TEST_NOW_MS, eventId }: { key?: string; nowMs?: number; eventId?: string } = {},
): Promise<WrittenMovement> {
  const isPaid = terms.some(({ source, kind }) => source === 'PAYMENT' && kind !== 'MILEAGE');
  lastOrder += 1;
  const orderId = `test-order-${lastOrder}`;
  const cause = isPaid ? `order/${orderId}` : 'operator/test';
  const facts = { cause, key, nowMs, ...(eventId === undefined ? {} : { eventId }) };
  return inWallet(database, async (transaction) => {
    const given = terms.map((each) => (isPaid ? each : { ...each, source: 'ADMIN' as const }));
    const receipt = await chargeWallet(transaction, scope, given, facts);
    if (receipt.isRepeated) return receipt;
    const { movementId } = receipt;
    await addProvidersEvent(transaction, eventId, { outcome: 'paid/credit', nowMs });
    if (isPaid) await addPaidOrder(transaction, scope, terms, { orderId, movementId, nowMs });
    else await recordGrant(transaction, scope, terms, { movementId, nowMs });
    return receipt;
  });
}

let lastOrder = 0;

async function addPaidOrder(
  transaction: Transaction,
  { platformId, userId }: ReaderScope,
  terms: readonly LotTerms[],
  { orderId, movementId, nowMs }: { orderId: string; movementId: number; nowMs: number },
): Promise<void> {
  const sum = (isOf: (kind: CoinKind) => boolean) =>
    terms.reduce((total, { kind, amount }) => total + (isOf(kind) ? amount : 0), 0);
  const sold = {
    ...{ priceMinorUnits: 100, currency: 'USD' },
    // An order sells one coin at least: if there are only bonus coins, they count as such.
    coins: sum((kind) => kind === 'COIN') || sum((kind) => kind !== 'MILEAGE'),
    bonusCoins: terms.some(({ kind }) => kind === 'COIN') ? sum((kind) => kind !== 'COIN' && kind !== 'MILEAGE') : 0,
    mileage: sum((kind) => kind === 'MILEAGE'),
  };
  await transaction.insert(coinOrder).values({
    ...{ platformId, userId, id: orderId, productId: 'test', title: 'Coins', state: 'paid', provider: 'sandbox' },
    ...{ clientPlatform: 'WEB', ...sold },
    ...{ agreedAtMs: nowMs, createdAtMs: nowMs, updatedAtMs: nowMs, expiresAtMs: nowMs + 1, paidAtMs: nowMs },
    chargeMovementId: movementId,
  });
  await transaction
    .update(appUser)
    .set({ coinPurchaseCount: sql`${appUser.coinPurchaseCount} + 1` })
    .where(and(eq(appUser.platformId, platformId), eq(appUser.id, userId)));
}

/** Adds the provider's event that caused a movement, such as `stripe/evt_1`. */
async function addProvidersEvent(
  transaction: Transaction,
  name: string | undefined,
  { outcome, nowMs }: { outcome: string; nowMs: number },
): Promise<void> {
  if (name === undefined) return;
  const eventId = name.replace(/^stripe\//, '');
  const at = { receivedAtMs: nowMs, workedAtMs: nowMs };
  await transaction
    .insert(webhookEvent)
    .values({ source: 'stripe', eventId, bodyHash: '', payload: {}, outcome, ...at })
    .onConflictDoNothing();
}

async function recordGrant(
  transaction: Transaction,
  { platformId, userId }: ReaderScope,
  [first]: readonly LotTerms[],
  { movementId, nowMs }: { movementId: number; nowMs: number },
): Promise<void> {
  const { kind = null, amount = null, expiresAtMs = null } = first ?? {};
  await transaction.insert(auditLog).values({
    ...{ loggedAtMs: nowMs, actor: 'test', actorRole: 'owner', action: 'wallet.grant', subjectType: 'wallet' },
    ...{ subjectId: `${platformId}/${userId}`, after: { movementId, kind, amount, expiresAtMs } },
  });
}

/** Takes a charge back as a provider's refund does: its order, if there is one, is refunded. */
export function takeBack(
  database: Database,
  scope: ReaderScope,
  { movementId }: { readonly movementId: number },
  { cause, nowMs = TEST_NOW_MS, eventId }: { cause?: string; nowMs?: number; eventId?: string } = {},
): Promise<WrittenMovement | null> {
  return inWallet(database, async (transaction) => {
    const facts = { cause: cause ?? 'order/test', nowMs, ...(eventId === undefined ? {} : { eventId }) };
    const cancelled = await cancelCharge(transaction, scope, { movementId }, facts);
    await addProvidersEvent(transaction, eventId, { outcome: 'refunded/takeBack', nowMs });
    const isIt = and(eq(coinOrder.platformId, scope.platformId), eq(coinOrder.chargeMovementId, movementId));
    const [order] = await transaction
      .update(coinOrder)
      .set({ state: 'refunded', cancelMovementId: cancelled?.movementId ?? null, refundedAtMs: nowMs })
      .where(and(isIt, eq(coinOrder.state, 'paid')))
      .returning({ userId: coinOrder.userId });
    await transaction
      .update(appUser)
      .set({ coinPurchaseCount: sql`${appUser.coinPurchaseCount} - 1` })
      .where(and(eq(appUser.platformId, scope.platformId), eq(appUser.id, order?.userId ?? '')));
    return cancelled;
  });
}

export function debit(
  database: Database,
  scope: ReaderScope,
  price: number,
  { key = newKey(), nowMs = TEST_NOW_MS } = {},
): Promise<WrittenMovement> {
  return inWallet<WrittenMovement>(database, (transaction) =>
    debitWallet(transaction, scope, coins(price), { cause: 'episode/1', key, nowMs }),
  );
}

/** Spends coins as a purchase does, of which only its row is there. */
export async function spend(
  database: Database,
  scope: ReaderScope,
  price: number,
  { nowMs = TEST_NOW_MS } = {},
): Promise<WrittenMovement> {
  const written = await debit(database, scope, price, { nowMs });
  const work = {
    alias: 'spent-on',
    seriesKey: 'spent-on',
    workKey: 'spent-on',
    language: 'en',
    type: 'COMIC',
  } as const;
  const view = { readingDirection: 'LTR', writingMode: 'HORIZONTAL', viewerMode: 'SCROLL' } as const;
  const texts = { status: 'SCHEDULED', title: 'Spent on', synopsis: '' } as const;
  const [made] = await database.orm
    .insert(series)
    .values({ ...work, ...view, ...texts, createdAtMs: nowMs, updatedAtMs: nowMs })
    .onConflictDoUpdate({ target: series.alias, set: { updatedAtMs: nowMs } })
    .returning({ id: series.id });
  const { platformId, userId } = scope;
  await database.orm.insert(purchase).values({
    ...{ platformId, userId, type: 'RENT', seriesId: made?.id ?? 0, episodeCount: 1, coins: price },
    ...{ movementId: written.movementId, createdAtMs: nowMs },
  });
  return written;
}

/** A reader's balance by kind, as the sum of their postings. */
export async function ledgerSums(
  database: Database,
  { platformId, userId }: ReaderScope,
): Promise<Record<string, number>> {
  const rows = await database.run(
    `select kind, sum(amount)::float8 as sum from posting where account = 'WALLET' and platform_id = $1 and user_id = $2
     group by kind having sum(amount) <> 0`,
    [platformId, userId],
  );
  return Object.fromEntries(rows.map(({ kind, sum }) => [String(kind), Number(sum)]));
}
