import { coins, GIFT_TYPES, type HeldEntitlement, mileage, type OwnedGift, type Wallet } from '@longstrip/core';
import type { Executor, Transaction } from '@longstrip/database';
import { ENTITLEMENT_SCOPES, ENTITLEMENT_SOURCES } from '@longstrip/database/schema';
import { sql } from 'drizzle-orm';
import * as v from 'valibot';
import { asEntitlement } from '../../catalogue/index.ts';
import type { StoredReply } from '../../http/request-reply.ts';
import type { ReaderScope } from '../../shared/reader-scope.ts';
import { LotRowSchema, lotOf } from '../ledger/ledger.repository.ts';

/** A gift with the title that its reader sees; one that begins with `t:` is a message key (D26). */
export interface TitledGift extends OwnedGift {
  readonly title: string;
}

/** The facts about a reader that a decision about a purchase needs. */
interface PurchaseFacts {
  readonly wallet: Wallet;
  /** The account moves to another platform, or has moved (D34). */
  readonly isClosed: boolean;
  /** Ended ones included. */
  readonly entitlements: readonly HeldEntitlement[];
  readonly ticketReadyAtMs: number | null;
  readonly gifts: readonly TitledGift[];
}

/** The same under the wallet's lock, with what is known of the request. */
export interface LockedPurchase extends PurchaseFacts {
  /** The stored reply to this request id; null: it was not granted before. */
  readonly storedReply: StoredReply | null;
  /** A movement has the key already. */
  readonly isKeyUsed: boolean;
  /** The catalogue edition when the lock was taken. If the offer was loaded at another edition, the purchase loads it again. */
  readonly edition: number;
}

/** Which rows are asked for. */
export interface PurchaseSubject {
  readonly seriesId: number;
  readonly episodeIds: readonly number[];
}

const NumberSchema = v.pipe(v.unknown(), v.transform(Number));
const WalletRowSchema = { debt_coins: NumberSchema, debt_points: NumberSchema, lots: v.array(LotRowSchema) };
const FactsRowSchema = {
  entitlements: v.array(
    v.object({
      episodeId: v.number(),
      scope: v.picklist(ENTITLEMENT_SCOPES),
      source: v.picklist(ENTITLEMENT_SOURCES),
      startedAtMs: v.number(),
      expiresAtMs: v.nullable(v.number()),
      revokedAtMs: v.nullable(v.number()),
    }),
  ),
  ticket_ready_at_ms: v.nullable(NumberSchema),
  is_closed: v.boolean(),
  gifts: v.array(
    v.object({
      giftId: v.string(),
      title: v.string(),
      type: v.picklist(GIFT_TYPES),
      seriesId: v.nullable(v.number()),
      issuedCount: v.number(),
      usedCount: v.number(),
      startsAtMs: v.number(),
      useUntilMs: v.number(),
    }),
  ),
};

const ReadSchema = v.object({ rows: v.tuple([v.object({ ...WalletRowSchema, ...FactsRowSchema })]) });

/** What `lock_purchase` returns (`functions/purchase.sql`): a test compares the names of its columns and keys with these. */
export const LockedPurchaseRowSchema = v.object({
  ...WalletRowSchema,
  ...FactsRowSchema,
  repeated_id: v.nullable(v.unknown()),
  kept: v.nullable(v.object({ bodyHash: v.string(), reply: v.unknown() })),
  edition: NumberSchema,
});
const LockedSchema = v.object({ rows: v.tuple([LockedPurchaseRowSchema]) });
const StatesSchema = v.object({
  rows: v.array(v.object({ no: v.number(), state: LockedPurchaseRowSchema, seen: v.string() })),
});

/**
 * Locks a reader's wallet until the transaction ends, and loads all that a decision about a purchase needs, in one statement:
 * a caller that waited sees what the purchase before committed.
 *
 * @param requestId of the request; empty where it has none
 */
export async function lockPurchase(
  transaction: Transaction,
  { platformId, userId }: ReaderScope,
  { seriesId, episodeIds }: PurchaseSubject,
  { key, requestId }: { readonly key: string; readonly requestId: string },
): Promise<LockedPurchase> {
  const result = await transaction.execute(sql`
    select debt_coins, debt_points, repeated_id, lots, entitlements, ticket_ready_at_ms, gifts, is_closed, kept, edition
    from lock_purchase(${platformId}, ${userId}, ${key}, ${requestId}, ${seriesId}::integer, ${idList(episodeIds)}::integer[])`);
  return lockedOf(v.parse(LockedSchema, result).rows[0], userId);
}

/** Whose state is asked for, and what a purchase of theirs would be about. */
export interface AskedState {
  readonly scope: ReaderScope;
  readonly subject: PurchaseSubject;
  readonly request: { readonly key: string; readonly requestId: string };
}

/** What a purchase is decided by, without a lock: `seen` differs if any of it does. */
export interface PurchaseState {
  readonly state: LockedPurchase;
  readonly seen: string;
}

/**
 * The same of several readers without a lock (`purchase_state`), in one statement and in the order they are asked for:
 * `writeUnlessChanged` writes what is decided by it.
 */
export async function readPurchaseStates(
  executor: Executor,
  asked: readonly AskedState[],
): Promise<readonly PurchaseState[]> {
  const entries = asked.map(({ scope, subject, request }, no) => ({ no, ...idsOf(scope, subject, request) }));
  const result = await executor.execute(sql`
    select entry.no, state, md5(state::text) as seen
    from jsonb_to_recordset(${JSON.stringify(entries)}::jsonb) as entry(no integer, "platformId" text, "userId" text, key text,
      "requestId" text, "seriesId" integer, "readIds" integer[]),
    purchase_state("platformId", "userId", key, "requestId", "seriesId", "readIds") as state`);
  const { rows } = v.parse(StatesSchema, result);
  const found = new Map(rows.map((row) => [row.no, row]));
  return asked.map(({ scope }, no) => {
    const row = found.get(no);
    if (row === undefined) throw new Error('the state of a wallet was not answered');
    return { state: lockedOf(row.state, scope.userId), seen: row.seen };
  });
}

/** The names under which `purchase_state` and `write_purchases` get what they are asked for. */
export function idsOf(
  { platformId, userId }: ReaderScope,
  { seriesId, episodeIds: readIds }: PurchaseSubject,
  { key, requestId }: AskedState['request'],
) {
  return { platformId, userId, key, requestId, seriesId, readIds };
}

function lockedOf(row: v.InferOutput<typeof LockedPurchaseRowSchema>, userId: string): LockedPurchase {
  return { ...factsOf(row, userId), storedReply: row.kept, isKeyUsed: row.repeated_id !== null, edition: row.edition };
}

/** The same without a lock, for a quote. */
export async function readPurchaseFacts(
  executor: Executor,
  { platformId, userId }: ReaderScope,
  { seriesId, episodeIds }: PurchaseSubject,
): Promise<PurchaseFacts> {
  const result = await executor.execute(sql`
    select coalesce(wallet.debt_coins, 0) as debt_coins, coalesce(wallet.debt_points, 0) as debt_points,
      coalesce((
        select jsonb_agg(jsonb_build_object('id', lot.id, 'kind', lot.kind, 'source', lot.source, 'amount', lot.amount,
          'remaining', lot.remaining, 'acquiredAtMs', lot.acquired_at_ms, 'expiresAtMs', lot.expires_at_ms))
        from lot where lot.platform_id = ${platformId} and lot.user_id = ${userId} and lot.remaining > 0 and not facts.is_closed
      ), '[]'::jsonb) as lots,
      facts.entitlements, facts.ticket_ready_at_ms, facts.gifts, facts.is_closed
    from purchase_facts(${platformId}, ${userId}, '', ${seriesId}::integer, ${idList(episodeIds)}::integer[]) as facts
    left join wallet on wallet.platform_id = ${platformId} and wallet.user_id = ${userId}`);
  return factsOf(v.parse(ReadSchema, result).rows[0], userId);
}

export function idList(ids: readonly number[]): string {
  return `{${ids.join(',')}}`;
}

function factsOf(row: v.InferOutput<typeof ReadSchema>['rows'][0], userId: string): PurchaseFacts {
  return {
    wallet: {
      userId,
      lots: row.lots.map(lotOf),
      debt: { coins: coins(row.debt_coins), points: mileage(row.debt_points) },
    },
    isClosed: row.is_closed,
    entitlements: row.entitlements.map(asEntitlement),
    ticketReadyAtMs: row.ticket_ready_at_ms,
    gifts: row.gifts,
  };
}
