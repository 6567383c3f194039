import type { PointHistoryPage, PointsExchanged } from '@longstrip/api-contract';
import { COIN_SOURCES, type Decision, grant, isMileage, POINT_HISTORY_TYPES, refuse } from '@longstrip/core';
import type { Executor, Transaction } from '@longstrip/database';
import { sql } from 'drizzle-orm';
import * as v from 'valibot';
import type { SignedInCaller } from '../../http/caller.ts';
import type { EndpointCall } from '../../http/endpoint.ts';
import { pageOf } from '../../http/page-of.ts';
import type { ReaderScope } from '../../shared/reader-scope.ts';
import { exchangePoints } from '../ledger/ledger.service.ts';
import type { MoneyParts } from '../services.ts';
import { readAmounts } from '../wallet/wallet.ts';

const DAY_MS = 86_400_000;

type ReaderCall = EndpointCall<SignedInCaller>;

/** `GET mileage`: what happened to the reader's points in the last 180 days (section 9), and how many they have. */
export async function readPoints(
  { db }: Pick<MoneyParts, 'db'>,
  { page: number, size }: { page: number; size: number },
  { caller, platform, nowMs }: ReaderCall,
): Promise<PointHistoryPage> {
  const sinceMs = nowMs - platform.constants.mileageHistoryDays * DAY_MS;
  const { total, content } = await readPointHistory(db.orm, caller.scope, { sinceMs, number, size });
  const has = await readAmounts(db.orm, caller.scope, nowMs);
  const rows = content.map(({ id, type, source, createdAtMs, points, ...of }) => ({
    ...{ id, type, source, mileage: points, createdAt: createdAtMs, expiredAt: of.expiresAtMs },
    ...{ bonusCoin: of.bonusCoins, bonusCoinExpiredAt: of.bonusExpiresAtMs },
  }));
  return { ...pageOf(rows, { number, size, totalElements: total }), mileage: has('MILEAGE') };
}

/**
 * `POST mileage`: turns points into bonus coins (D14). A number that cannot be an amount is refused as if it had the wrong form.
 */
export async function exchange(
  transaction: Transaction,
  points: number,
  { caller, platform, nowMs }: ReaderCall,
  requestId: string,
): Promise<Decision<PointsExchanged, 'EXCHANGE_MILEAGE_INSUFFICIENT' | 'MILEAGE_INSUFFICIENT'>> {
  if (!isMileage(points)) return refuse('EXCHANGE_MILEAGE_INSUFFICIENT');
  const { constants } = platform;
  const facts = { cause: 'exchange', key: `exchange/${requestId}`, nowMs };
  const exchanged = await exchangePoints(transaction, caller.scope, { points, constants }, facts);
  if (!exchanged.ok) return exchanged;
  const { movementId: id, lines, createdAtMs } = exchanged.value;
  const bonusCoin = lines.reduce((sum, { kind, amount }) => (kind === 'BONUS' ? sum + amount : sum), 0);
  const bonusCoinExpiredAt = createdAtMs + constants.bonusCoinDays * DAY_MS;
  return grant({ id, mileage: points, bonusCoin, bonusCoinExpiredAt });
}

const WholeSchema = v.pipe(v.unknown(), v.transform(Number), v.safeInteger());

const RowSchema = v.object({
  id: WholeSchema,
  type: v.picklist(POINT_HISTORY_TYPES),
  createdAtMs: WholeSchema,
  points: WholeSchema,
  source: v.nullable(v.picklist(COIN_SOURCES)),
  expiresAtMs: v.nullable(WholeSchema),
  bonusCoins: WholeSchema,
  bonusExpiresAtMs: v.nullable(WholeSchema),
});
/**
 * What one movement did to a reader's points. For points that it gave, `source` is set, and `expiresAtMs` if they end; for points
 * that it took back, `source` may be ADMIN.
 */
type PointRow = v.InferOutput<typeof RowSchema>;

const PageSchema = v.object({
  rows: v.tuple([v.object({ total: WholeSchema, content: v.array(RowSchema) })]),
});

/**
 * A page of what happened to a reader's points since a time, newest first, with how many there are. It includes the history of an
 * apple guest who became this member, but not the move between the two accounts.
 */
async function readPointHistory(
  executor: Executor,
  { platformId, userId }: ReaderScope,
  { sinceMs, number, size }: { sinceMs: number; number: number; size: number },
): Promise<{ total: number; content: PointRow[] }> {
  const result = await executor.execute(sql`
    with recursive person as (
      select ${userId}::text as user_id
      union
      select substr(movement.cause, 6) from movement join person on movement.user_id = person.user_id
      where movement.platform_id = ${platformId} and movement.type = 'MERGE' and movement.cause like 'user/%'
    ), event as (
      select movement.user_id, movement.id, movement.type, movement.created_at_ms, sum(posting.amount)::bigint as points
      from person
      join posting on posting.platform_id = ${platformId} and posting.user_id = person.user_id
        and posting.account = 'WALLET' and posting.kind = 'MILEAGE'
      join movement on movement.platform_id = posting.platform_id and movement.user_id = posting.reader_id
        and movement.id = posting.movement_id
      where movement.created_at_ms >= ${sinceMs} and posting.reader_id in (select user_id from person)
      group by movement.user_id, movement.id, movement.type, movement.created_at_ms
      having sum(posting.amount) <> 0
    ), shown as (
      select * from event order by created_at_ms desc, id desc limit ${size} offset ${number * size}
    )
    select (select count(*) from event) as total, coalesce((
      select jsonb_agg(jsonb_build_object(
        'id', shown.id, 'type', shown.type, 'createdAtMs', shown.created_at_ms, 'points', shown.points,
        'source', coalesce(given.source, taken.source), 'expiresAtMs', given.expires_at_ms,
        'bonusCoins', coalesce(bonus.amount, 0), 'bonusExpiresAtMs', bonus.expires_at_ms
      ) order by shown.created_at_ms desc, shown.id desc)
      from shown
      left join lateral (
        select min(lot.source) as source, min(lot.expires_at_ms) as expires_at_ms from lot
        where lot.platform_id = ${platformId} and lot.user_id = shown.user_id and lot.movement_id = shown.id
          and lot.kind = 'MILEAGE'
      ) as given on shown.type = 'CHARGE'
      left join lateral (
        select min(lot.source) as source
        from posting join lot on lot.platform_id = posting.platform_id and lot.user_id = posting.user_id and lot.id = posting.lot_id
        where posting.platform_id = ${platformId} and posting.reader_id = shown.user_id and posting.movement_id = shown.id
          and lot.user_id = shown.user_id and lot.source = 'ADMIN'
      ) as taken on shown.type = 'CANCEL'
      left join lateral (
        select sum(lot.amount) as amount, min(lot.expires_at_ms) as expires_at_ms from lot
        where lot.platform_id = ${platformId} and lot.user_id = shown.user_id and lot.movement_id = shown.id
          and lot.kind = 'BONUS'
      ) as bonus on shown.type = 'EXCHANGE'
    ), '[]'::jsonb) as content`);
  return v.parse(PageSchema, result).rows[0];
}
