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
import { appUser } from '@longstrip/database/schema';
import { TEST_NOW_MS } from '@longstrip/test-kit';
import { addUser } from '@longstrip/test-kit/data';
import { and, eq } from 'drizzle-orm';
import { type ReaderScope, scopeOf } from '../features/identity/reader-scope.ts';
import type { WrittenMovement } from '../features/ledger/ledger.repository.ts';
import { chargeWallet, debitWallet } from '../features/ledger/ledger.service.ts';

/** A reader with an account and no coins. */
export async function addReader(database: Database, platformId: string, id: string): Promise<ReaderScope> {
  return scopeOfUser(database, await addUser(database, { platformId, id }));
}

/** The scope of an account that is there. */
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

/** The terms of a lot: paid coins that never end, unless it says otherwise. */
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

/** What a work grants in a transaction of its own; throws the code of a refusal. */
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
/** A key that no other movement of the run has. */
export function newKey(): string {
  lastKey += 1;
  return `test/${lastKey}`;
}

export function charge(
  database: Database,
  scope: ReaderScope,
  terms: readonly LotTerms[],
  { key = newKey(), nowMs = TEST_NOW_MS, eventId }: { key?: string; nowMs?: number; eventId?: string } = {},
): Promise<WrittenMovement> {
  const facts = { cause: 'test', key, nowMs, ...(eventId === undefined ? {} : { eventId }) };
  return inWallet(database, (transaction) => chargeWallet(transaction, scope, terms, facts));
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

/** What a reader has by kind, by the sum of their postings. */
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
