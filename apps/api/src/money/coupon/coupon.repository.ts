import type { CouponState } from '@longstrip/core';
import type { Executor, Transaction } from '@longstrip/database';
import { coupon, userCoupon } from '@longstrip/database/schema';
import { and, asc, count, desc, eq, gt, isNotNull, isNull, lte, type SQL, sql } from 'drizzle-orm';
import type { ReaderScope } from '../../shared/reader-scope.ts';

export type CouponRow = typeof coupon.$inferSelect;
type UserCouponRow = typeof userCoupon.$inferSelect;

/** A reader's coupon with its definition. */
export interface OwnedCoupon {
  readonly owned: UserCouponRow;
  readonly coupon: CouponRow;
}

/** Which coupon: by the code that a reader typed, or by its id. */
export type CouponName = { readonly code: string } | { readonly id: string };

const isNamed = (name: CouponName): SQL => ('code' in name ? eq(coupon.code, name.code) : eq(coupon.id, name.id));

/** Locks a coupon: no other transaction gives one out until this one ends. */
export async function lockCoupon(
  transaction: Transaction,
  platformId: string,
  name: CouponName,
): Promise<CouponRow | null> {
  const rows = await transaction
    .select()
    .from(coupon)
    .where(and(eq(coupon.platformId, platformId), isNamed(name)))
    .for('no key update');
  return rows[0] ?? null;
}

/** How often a reader has received a coupon. */
export async function countReceived(
  transaction: Transaction,
  { platformId, userId }: ReaderScope,
  couponId: string,
): Promise<number> {
  const rows = await transaction
    .select({ count: count() })
    .from(userCoupon)
    .where(
      and(eq(userCoupon.platformId, platformId), eq(userCoupon.couponId, couponId), eq(userCoupon.userId, userId)),
    );
  return rows[0]?.count ?? 0;
}

/** Gives a reader a coupon that is locked by this transaction. `isUsed`: all that it gives was given at once. */
export async function issueCoupon(
  transaction: Transaction,
  { platformId, userId }: ReaderScope,
  { id: couponId, endsAtMs }: CouponRow,
  { isUsed, nowMs }: { isUsed: boolean; nowMs: number },
): Promise<UserCouponRow> {
  await transaction
    .update(coupon)
    .set({ issuedCount: sql`${coupon.issuedCount} + 1` })
    .where(and(eq(coupon.platformId, platformId), eq(coupon.id, couponId)));
  const used = isUsed ? { usedAtMs: nowMs, seenAtMs: nowMs } : {};
  const [row] = await transaction
    .insert(userCoupon)
    .values({ platformId, userId, couponId, receivedAtMs: nowMs, expiresAtMs: endsAtMs, ...used })
    .returning();
  if (row === undefined) throw new Error('a coupon was not stored');
  return row;
}

function ofState(state: CouponState | undefined, nowMs: number): SQL | undefined {
  switch (state) {
    case undefined:
      return undefined;
    case 'USED':
      return isNotNull(userCoupon.usedAtMs);
    case 'USABLE':
      return and(isNull(userCoupon.usedAtMs), gt(userCoupon.expiresAtMs, nowMs));
    case 'EXPIRED':
      return and(isNull(userCoupon.usedAtMs), lte(userCoupon.expiresAtMs, nowMs));
  }
}

const ofReader = ({ platformId, userId }: ReaderScope): SQL | undefined =>
  and(eq(userCoupon.platformId, platformId), eq(userCoupon.userId, userId));

/**
 * A reader's coupons, of one state or all. Usable ones come first, sorted by their end; then the others, those received last
 * first.
 */
export async function listCoupons(
  executor: Executor,
  reader: ReaderScope,
  of: { state: CouponState | undefined; nowMs: number; page?: { number: number; size: number } },
): Promise<OwnedCoupon[]> {
  const { state, nowMs, page } = of;
  const isUsable = sql`(${userCoupon.usedAtMs} is null and ${userCoupon.expiresAtMs} > ${nowMs})`;
  const rows = executor
    .select({ owned: userCoupon, coupon })
    .from(userCoupon)
    .innerJoin(coupon, and(eq(coupon.platformId, userCoupon.platformId), eq(coupon.id, userCoupon.couponId)))
    .where(and(ofReader(reader), ofState(state, nowMs)))
    .orderBy(
      desc(isUsable),
      asc(sql`case when ${isUsable} then ${userCoupon.expiresAtMs} end`),
      desc(userCoupon.receivedAtMs),
      desc(userCoupon.id),
    );
  return page === undefined ? rows : rows.limit(page.size).offset(page.number * page.size);
}

export async function countCoupons(
  executor: Executor,
  reader: ReaderScope,
  of: { state: CouponState | undefined; nowMs: number; isNew?: boolean },
): Promise<number> {
  const rows = await executor
    .select({ count: count() })
    .from(userCoupon)
    .where(
      and(ofReader(reader), ofState(of.state, of.nowMs), of.isNew === true ? isNull(userCoupon.seenAtMs) : undefined),
    );
  return rows[0]?.count ?? 0;
}

/** @returns how many had not been seen */
export async function markCouponsSeen(transaction: Transaction, reader: ReaderScope, nowMs: number): Promise<number> {
  const rows = await transaction
    .update(userCoupon)
    .set({ seenAtMs: nowMs })
    .where(and(ofReader(reader), isNull(userCoupon.seenAtMs)))
    .returning({ id: userCoupon.id });
  return rows.length;
}

/** Coupons of events that run now on the platform; those that end first come first. `receivedCount`: how many this reader got. */
export async function listEventCoupons(
  executor: Executor,
  { platformId, userId }: ReaderScope,
  nowMs: number,
): Promise<{ coupon: CouponRow; receivedCount: number }[]> {
  return executor
    .select({
      coupon,
      receivedCount: sql<number>`(select count(*)::int from user_coupon
        where user_coupon.platform_id = coupon.platform_id and user_coupon.coupon_id = coupon.id
          and user_coupon.user_id = ${userId})`,
    })
    .from(coupon)
    .where(
      and(
        eq(coupon.platformId, platformId),
        eq(coupon.isEvent, true),
        lte(coupon.startsAtMs, nowMs),
        gt(coupon.endsAtMs, nowMs),
      ),
    )
    .orderBy(asc(coupon.endsAtMs), asc(coupon.id));
}
