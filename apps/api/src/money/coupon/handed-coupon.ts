import { type ChargedLot, isAlive, planTakeBack } from '@longstrip/core';
import type { Executor, Transaction } from '@longstrip/database';
import { coupon, movement, rouletteTicket, userCoupon } from '@longstrip/database/schema';
import { and, asc, eq, sql } from 'drizzle-orm';
import type { ReaderScope } from '../../shared/reader-scope.ts';
import { writeMovement } from '../ledger/ledger.repository.ts';
import { findChargedLots } from '../ledger/movement.repository.ts';
import { removeTickets } from '../roulette/roulette.ts';
import { lockCoupon, type OwnedCoupon } from './coupon.repository.ts';

/** A coupon that an operator gave to a reader: there is no other of it that the reader got at that moment. */
interface HandedCouponName {
  readonly couponId: string;
  readonly receivedAtMs: number;
}

/** What is left of such a coupon. */
interface HandedCoupon extends OwnedCoupon {
  /** What can be taken back: coins or points that it gave, spins, or 1 for a coupon that is unused. */
  readonly left: number;
  /** The charge that it made, with its lots; null: it gave no coins or points. */
  readonly charge: { readonly movementId: number; readonly lots: readonly ChargedLot[] } | null;
}

/** Finds a coupon that was given; null: it is gone. */
export async function findHandedCoupon(
  executor: Executor,
  scope: ReaderScope,
  { couponId, receivedAtMs }: HandedCouponName,
  nowMs: number,
): Promise<HandedCoupon | null> {
  const { platformId, userId } = scope;
  const [found] = await executor
    .select({ owned: userCoupon, coupon })
    .from(userCoupon)
    .innerJoin(coupon, and(eq(coupon.platformId, userCoupon.platformId), eq(coupon.id, userCoupon.couponId)))
    .where(
      and(
        ...[eq(userCoupon.platformId, platformId), eq(userCoupon.userId, userId)],
        ...[eq(userCoupon.couponId, couponId), eq(userCoupon.receivedAtMs, receivedAtMs)],
      ),
    )
    .orderBy(asc(userCoupon.id))
    .limit(1);
  if (found === undefined) return null;
  const { owned } = found;
  switch (found.coupon.type) {
    case 'DISCOUNT':
    case 'EXTRA_POINT':
      return { ...found, left: owned.usedAtMs === null && owned.orderId === null ? 1 : 0, charge: null };
    case 'FREE_ROULETTE': {
      const spins = await executor.$count(
        rouletteTicket,
        and(
          ...[eq(rouletteTicket.platformId, platformId), eq(rouletteTicket.userId, userId)],
          ...[eq(rouletteTicket.source, 'COUPON'), eq(rouletteTicket.receivedAtMs, receivedAtMs)],
          sql`${rouletteTicket.usedAtMs} is null`,
        ),
      );
      // The coupon and its spins go together.
      return { ...found, left: spins >= (found.coupon.value ?? 0) ? spins : 0, charge: null };
    }
    case 'FREE_COIN':
    case 'FREE_MILEAGE': {
      const charge = await findCharge(executor, scope, owned.id);
      const alive = charge?.lots.filter(({ lot, userId: holder }) => holder === userId && isAlive(lot, nowMs)) ?? [];
      return { ...found, left: alive.reduce((sum, { lot }) => sum + lot.remaining, 0), charge };
    }
  }
}

/** The charge is the reader’s, or of a guest who joined the account. Keys have an index by reader. */
async function findCharge(
  executor: Executor,
  { platformId, userId }: ReaderScope,
  ownedId: number,
): Promise<HandedCoupon['charge']> {
  const readers = sql`(select ${userId}::text union all
    select id from app_user where platform_id = ${platformId} and merged_into_id = ${userId})`;
  const [made] = await executor
    .select({ id: movement.id })
    .from(movement)
    .where(
      and(
        ...[eq(movement.platformId, platformId), sql`${movement.userId} in ${readers}`],
        eq(movement.idempotencyKey, `coupon/${ownedId}`),
      ),
    );
  if (made === undefined) return null;
  return { movementId: made.id, lots: await findChargedLots(executor, platformId, made.id) };
}

/**
 * Takes a coupon back that is unused: it is no longer the reader’s, and counts as not given out. One that gave coins or points stays,
 * and what is unspent of them is taken back by a movement that undoes its charge. The wallet is locked by this transaction.
 * @returns how much, and the movement; null: nothing is left
 */
export async function takeBackCoupon(
  transaction: Transaction,
  scope: ReaderScope,
  name: HandedCouponName,
  { cause, key, nowMs }: { cause: string; key: string; nowMs: number },
): Promise<{ count: number; movementId: number | null } | null> {
  const { platformId, userId } = scope;
  await lockCoupon(transaction, platformId, { id: name.couponId });
  const handed = await findHandedCoupon(transaction, scope, name, nowMs);
  if (handed === null || handed.left === 0) return null;
  const { owned, charge, left: count } = handed;
  if (charge !== null) {
    const planned = planTakeBack(charge.lots, userId, nowMs);
    if (planned === null) return null;
    const facts = { cause, key, nowMs, reversesId: charge.movementId };
    const { movementId } = await writeMovement(transaction, scope, planned, facts);
    return { count, movementId };
  }
  if (handed.coupon.type === 'FREE_ROULETTE') {
    const { receivedAtMs } = name;
    await removeTickets(transaction, scope, { source: 'COUPON', receivedAtMs, expiresAtMs: null, most: count });
  }
  await transaction
    .delete(userCoupon)
    .where(and(eq(userCoupon.platformId, platformId), eq(userCoupon.userId, userId), eq(userCoupon.id, owned.id)));
  await transaction
    .update(coupon)
    .set({ issuedCount: sql`${coupon.issuedCount} - 1` })
    .where(and(eq(coupon.platformId, platformId), eq(coupon.id, name.couponId)));
  return { count, movementId: null };
}
