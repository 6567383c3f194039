import {
  COIN_KINDS,
  COIN_SOURCES,
  coins,
  type Lot,
  lotAmount,
  mileage,
  type PlannedMovement,
  type Posting,
  type Receipt,
  type Wallet,
} from '@longstrip/core';
import type { Transaction } from '@longstrip/database';
import { type SQL, sql } from 'drizzle-orm';
import * as v from 'valibot';
import type { ReaderScope } from '../../shared/reader-scope.ts';

/** A locked wallet, and the movement that has the key already. */
interface LockedWallet {
  readonly wallet: Wallet;
  readonly repeatedId: number | null;
}

/** A movement that is in the ledger now. */
export interface WrittenMovement extends Receipt {
  /** It existed before: its key had been used. */
  readonly isRepeated: boolean;
}

/** What a movement is written with, beside what a rule planned. */
export interface MovementFacts {
  /** What it was made for, such as `order/12`. */
  readonly cause: string;
  /** Idempotency key: the same key of the same reader is the same movement. */
  readonly key: string;
  readonly nowMs: number;
  /** The provider's event that it follows, as `stripe/evt_1`. */
  readonly eventId?: string;
  /** The movement that it undoes. */
  readonly reversesId?: number;
  /** What was agreed, for the books: they compare it with the order or the purchase that it was made for. */
  readonly agreed?: object;
}

export const LotRowSchema = v.object({
  id: v.number(),
  kind: v.picklist(COIN_KINDS),
  source: v.picklist(COIN_SOURCES),
  amount: v.number(),
  remaining: v.number(),
  acquiredAtMs: v.number(),
  expiresAtMs: v.nullable(v.number()),
});

/** What `lock_wallet` returns (`functions/ledger.sql`): a test compares the names of its columns and keys with these. */
export const LockedWalletRowSchema = v.object({
  debt_coins: v.pipe(v.unknown(), v.transform(Number)),
  debt_points: v.pipe(v.unknown(), v.transform(Number)),
  repeated_id: v.nullable(v.pipe(v.unknown(), v.transform(Number))),
  lots: v.array(LotRowSchema),
});
const LockedSchema = v.object({ rows: v.tuple([LockedWalletRowSchema]) });

/** A lot from its columns. */
export function lotOf(row: v.InferOutput<typeof LotRowSchema>): Lot {
  return { ...row, amount: lotAmount(row.kind, row.amount), remaining: lotAmount(row.kind, row.remaining) };
}

/**
 * Locks a reader's wallet until the transaction ends, and loads what a rule needs, in one statement: a caller that waited sees
 * what the one before committed. Accounts, sessions and stored replies are locked before the wallet; other rows of money (such as
 * orders and coupons) after it.
 *
 * @param key of the movement that is to be made; empty if there is none
 * @param isForTransfer the lots of an account that is moving to another platform come as well (D34)
 */
export async function lockWallet(
  transaction: Transaction,
  { platformId, userId }: ReaderScope,
  key = '',
  isForTransfer = false,
): Promise<LockedWallet> {
  const result = await transaction.execute(
    sql`select debt_coins, debt_points, repeated_id, lots
      from lock_wallet(${platformId}, ${userId}, ${key}, ${isForTransfer})`,
  );
  const [row] = v.parse(LockedSchema, result).rows;
  const debt = { coins: coins(row.debt_coins), points: mileage(row.debt_points) };
  return { wallet: { userId, lots: row.lots.map(lotOf), debt }, repeatedId: row.repeated_id };
}

/** Locks two wallets, always in the same order, so that two transactions never wait for each other. */
export async function lockBothWallets(
  transaction: Transaction,
  first: ReaderScope,
  second: ReaderScope,
  key = '',
  isForTransfer = false,
): Promise<readonly [LockedWallet, LockedWallet]> {
  if (orderOf(first) === orderOf(second)) throw new RangeError('a wallet and itself are not two');
  if (orderOf(first) < orderOf(second)) {
    const locked = await lockWallet(transaction, first, key, isForTransfer);
    return [locked, await lockWallet(transaction, second, key, isForTransfer)];
  }
  const locked = await lockWallet(transaction, second, key, isForTransfer);
  return [await lockWallet(transaction, first, key, isForTransfer), locked];
}

function orderOf({ platformId, userId }: ReaderScope): string {
  return JSON.stringify([platformId, userId]);
}

const WrittenSchema = v.object({
  rows: v.tuple([
    v.object({
      movement_id: v.pipe(v.unknown(), v.transform(Number)),
      lines: v.array(v.tuple([v.number(), v.nullable(v.number())])),
    }),
  ]),
});

/**
 * The common table expressions that write a movement: `made` (its id), `new_lot` and `line`. A caller that writes a right or a
 * reply with the movement puts them behind these, in the same statement.
 */
export function movementInserts(
  { platformId, userId }: ReaderScope,
  planned: PlannedMovement,
  facts: MovementFacts,
): SQL {
  const lots = planned.newLots.map((lot, lotNo) => ({ ...lot, lotNo }));
  const lines = planned.postings.map(lineOf);
  return sql`made as (
      insert into movement (platform_id, user_id, type, cause, idempotency_key, event_id, reverses_id, created_at_ms, agreed)
      values (${platformId}, ${userId}, ${planned.type}, ${facts.cause}, ${facts.key}, ${facts.eventId ?? null}::text,
        ${facts.reversesId ?? null}::bigint, ${facts.nowMs}::bigint,
        ${facts.agreed === undefined ? null : JSON.stringify(facts.agreed)}::jsonb)
      returning platform_id, id
    ), new_lot as (
      insert into lot (platform_id, user_id, kind, source, amount, acquired_at_ms, expires_at_ms, movement_id, lot_no, origin_lot_id)
      select made.platform_id, given."userId", given.kind, given.source, given.amount, given."acquiredAtMs",
        given."expiresAtMs", made.id, given."lotNo", given."originLotId"
      from made cross join jsonb_to_recordset(${JSON.stringify(lots)}::jsonb) as given("userId" text, kind text, source text,
        amount bigint, "acquiredAtMs" bigint, "expiresAtMs" bigint, "lotNo" integer, "originLotId" bigint)
      returning id, lot_no
    ), line as (
      insert into posting (platform_id, reader_id, movement_id, line_no, account, user_id, lot_id, kind, amount)
      select made.platform_id, ${userId}::text, made.id, given."lineNo", given.account, given."userId",
        coalesce(given."lotId", new_lot.id), given.kind, given.amount
      from made cross join jsonb_to_recordset(${JSON.stringify(lines)}::jsonb) as given("lineNo" integer, account text,
        "userId" text, "lotId" bigint, "newLot" integer, kind text, amount bigint)
      left join new_lot on new_lot.lot_no = given."newLot"
      returning line_no, lot_id
    )`;
}

/** A posting as the parameter of a statement. */
export function lineOf({ lot, ...posting }: Posting, lineNo: number) {
  return { ...posting, lineNo, ...(lot ?? {}) };
}

/** Writes a movement, in one statement. The wallets that it touches are locked by this transaction. */
export async function writeMovement(
  transaction: Transaction,
  scope: ReaderScope,
  planned: PlannedMovement,
  facts: MovementFacts,
): Promise<WrittenMovement> {
  const result = await transaction.execute(sql`with ${movementInserts(scope, planned, facts)}
    select id as movement_id, (select jsonb_agg(jsonb_build_array(line_no, lot_id)) from line) as lines from made`);
  const [{ movement_id: movementId, lines }] = v.parse(WrittenSchema, result).rows;
  const lotIds = new Map(lines);
  return {
    movementId,
    isRepeated: false,
    createdAtMs: facts.nowMs,
    lines: planned.postings.flatMap(({ userId, kind, amount }, lineNo) => {
      const lotId = lotIds.get(lineNo) ?? null;
      return lotId === null || userId !== scope.userId ? [] : [{ lotId, kind, amount }];
    }),
  };
}
