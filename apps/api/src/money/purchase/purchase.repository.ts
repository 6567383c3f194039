import type { PlannedPurchase, PurchaseType } from '@longstrip/core';
import type { Executor, Transaction } from '@longstrip/database';
import { type EntitlementSource, purchase } from '@longstrip/database/schema';
import { and, desc, eq, inArray, isNull, type SQL, sql } from 'drizzle-orm';
import * as v from 'valibot';
import { type RequestKey, replyInsert } from '../../http/request-reply.ts';
import type { ReaderScope } from '../../shared/reader-scope.ts';
import { lineOf, movementInserts } from '../ledger/ledger.repository.ts';
import { idsOf, type PurchaseSubject } from './purchase-facts.repository.ts';

/** The source of entitlements, by the type of their purchase. */
const SOURCE_OF_TYPE = {
  RENT: 'PURCHASE',
  POSSESSION: 'PURCHASE',
  ALL_RENT: 'PURCHASE',
  ALL_POSSESSION: 'PURCHASE',
  RENT_GIFT: 'GIFT',
  POSSESSION_GIFT: 'GIFT',
  FREETIME: 'FREETIME',
  PERMANENT: 'ADMIN',
} as const satisfies Record<PurchaseType, EntitlementSource>;

/** A purchase or a grant, as it was decided. */
type PurchaseToWrite = Omit<PlannedPurchase, 'type' | 'isRepeat'> & { readonly type: PurchaseType };

/** What a purchase is written with, beside what the rule planned. */
interface PurchaseFactsToWrite {
  readonly seriesId: number;
  readonly key: string;
  readonly nowMs: number;
  /** The request and its reply, which gets the id of the purchase; null: an older client sent no request id. */
  readonly storedReply: { readonly key: RequestKey; readonly bodyHash: string; readonly reply: object } | null;
}

const WrittenSchema = v.object({
  rows: v.tuple([v.object({ purchase_id: v.pipe(v.unknown(), v.transform(Number)) })]),
});

/**
 * Writes a purchase in one statement: the movement that pays for it, the rights, the used ticket or gift, and the reply. The
 * wallet is locked by this transaction, and everything was decided under that lock.
 *
 * @returns the id of the purchase
 */
export async function writePurchase(
  transaction: Transaction,
  scope: ReaderScope,
  planned: PurchaseToWrite,
  facts: PurchaseFactsToWrite,
): Promise<number> {
  const { platformId, userId } = scope;
  const { seriesId, key, nowMs } = facts;
  const { episodeIds, expiresAtMs: endsAtMs, ticket } = planned;
  const { cause, agreed } = boughtFor(planned, seriesId);
  const parts = [
    ...(planned.debit === null ? [] : [movementInserts(scope, planned.debit, { cause, key, nowMs, agreed })]),
    sql`bought as (
      insert into purchase (platform_id, user_id, type, series_id, episode_count, coins, movement_id, gift_id, created_at_ms,
        episode_ids, rights_end_at_ms, ticket_ready_at_ms)
      values (${platformId}, ${userId}, ${planned.type}, ${seriesId}::integer, ${episodeIds.length}::integer,
        ${planned.price}::integer, ${planned.debit === null ? sql`null` : sql`(select id from made)`}, ${planned.giftId}::text,
        ${nowMs}::bigint, ${`{${episodeIds.join(',')}}`}::integer[], ${endsAtMs}::bigint, ${ticket?.readyAtMs ?? null}::bigint)
      returning id
    )`,
    sql`opened as (
      insert into entitlement (platform_id, user_id, episode_id, scope, source, started_at_ms, expires_at_ms, purchase_id)
      select ${platformId}, ${userId}, opening.episode_id, ${planned.scope}, ${SOURCE_OF_TYPE[planned.type]}, ${nowMs}::bigint,
        ${endsAtMs}::bigint, bought.id
      from bought cross join unnest(${`{${episodeIds.join(',')}}`}::integer[]) as opening(episode_id)
    )`,
    ...usedParts(scope, planned, seriesId),
    ...storedReplyParts(facts),
  ];
  const result = await transaction.execute(sql`with ${sql.join(parts, sql`, `)} select id as purchase_id from bought`);
  return v.parse(WrittenSchema, result).rows[0].purchase_id;
}

function boughtFor({ type, episodeIds, expiresAtMs: endsAtMs }: PurchaseToWrite, seriesId: number) {
  const cause = episodeIds.length === 1 ? `episode/${episodeIds[0]}` : `series/${seriesId}`;
  return { cause, agreed: { type, seriesId, episodeIds, endsAtMs } };
}

/** A purchase that is paid with coins and was decided by a state that was read without a lock. */
export interface PurchaseToTry {
  readonly scope: ReaderScope;
  readonly planned: PurchaseToWrite;
  readonly facts: PurchaseFactsToWrite;
  /** The rows that were asked for when it was decided, and the text for what was found. */
  readonly read: PurchaseSubject & { readonly seen: string };
}

const WrittenUnlessChangedSchema = v.object({
  rows: v.array(v.object({ no: v.number(), purchase_id: v.pipe(v.unknown(), v.transform(Number)) })),
});

/**
 * Writes purchases that are paid with coins in one statement, which is its own transaction (`write_purchases`): each if what it was
 * decided by is still so under its wallet's lock.
 *
 * @returns the ids of the purchases, in their order; null: nothing was written for it, since something has changed, or the wallet is
 *   locked, or it is not paid with coins alone
 */
export async function writeUnlessChanged(
  executor: Executor,
  tried: readonly PurchaseToTry[],
): Promise<readonly (number | null)[]> {
  const entries = tried.flatMap((each, no) => entryOf(each, no) ?? []);
  if (entries.length === 0) return tried.map(() => null);
  const result = await executor.execute(
    sql`select no, purchase_id from write_purchases(${JSON.stringify(entries)}::jsonb)`,
  );
  const written = new Map(v.parse(WrittenUnlessChangedSchema, result).rows.map((row) => [row.no, row.purchase_id]));
  return tried.map((_, no) => written.get(no) ?? null);
}

function entryOf({ scope: reader, planned, facts, read }: PurchaseToTry, no: number) {
  const { type, debit, ticket, giftId, episodeIds, price, scope, expiresAtMs: endsAtMs } = planned;
  const { key, nowMs, storedReply } = facts;
  if (debit === null || debit.newLots.length > 0 || ticket !== null || giftId !== null || storedReply === null)
    return null;
  return {
    ...{ no, ...idsOf(reader, read, { key, requestId: storedReply.key.requestId }), seen: read.seen },
    ...{ type, movementType: debit.type, ...boughtFor(planned, read.seriesId), lines: debit.postings.map(lineOf) },
    ...{ episodeIds, price, scope, source: SOURCE_OF_TYPE[type], endsAtMs, nowMs },
    ...{ bodyHash: storedReply.bodyHash, reply: storedReply.reply },
  };
}

function usedParts({ platformId, userId }: ReaderScope, planned: PurchaseToWrite, seriesId: number): SQL[] {
  const { ticket, giftId } = planned;
  const ticketPart = sql`ticket as (
      insert into freetime_ticket (platform_id, user_id, series_id, used_at_ms, ready_at_ms)
      values (${platformId}, ${userId}, ${seriesId}::integer, ${ticket?.usedAtMs ?? 0}::bigint, ${ticket?.readyAtMs ?? 0}::bigint)
      on conflict (platform_id, user_id, series_id)
      do update set used_at_ms = excluded.used_at_ms, ready_at_ms = excluded.ready_at_ms
    )`;
  const giftPart = sql`used_gift as (
      update user_gift set used_count = used_count + 1
      where platform_id = ${platformId} and user_id = ${userId} and gift_id = ${giftId}
    )`;
  return [...(ticket === null ? [] : [ticketPart]), ...(giftId === null ? [] : [giftPart])];
}

function storedReplyParts({ storedReply, nowMs }: PurchaseFactsToWrite): SQL[] {
  if (storedReply === null) return [];
  const reply = sql`${JSON.stringify(storedReply.reply)}::jsonb || jsonb_build_object('purchaseId', bought.id)`;
  return [
    sql`stored_reply as (${replyInsert(storedReply.key, { bodyHash: storedReply.bodyHash, reply, nowMs }, sql`from bought`)})`,
  ];
}

/** How a reader last paid in a series: rented or bought; null: never. Undone purchases do not count. */
export async function findLastChosen(
  executor: Executor,
  { platformId, userId }: ReaderScope,
  seriesId: number,
): Promise<'RENT' | 'POSSESSION' | null> {
  const rows = await executor
    .select({ type: purchase.type })
    .from(purchase)
    .where(
      and(
        eq(purchase.platformId, platformId),
        eq(purchase.userId, userId),
        eq(purchase.seriesId, seriesId),
        isNull(purchase.undoneAtMs),
        inArray(purchase.type, ['RENT', 'POSSESSION', 'ALL_RENT', 'ALL_POSSESSION']),
      ),
    )
    .orderBy(desc(purchase.createdAtMs), desc(purchase.id))
    .limit(1);
  const type = rows[0]?.type;
  if (type === undefined) return null;
  return type === 'RENT' || type === 'ALL_RENT' ? 'RENT' : 'POSSESSION';
}
