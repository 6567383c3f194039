import { type BuyerFacts, type CalendarDate, type MonthlyCap, monthlyCapOf, type Platform } from '@longstrip/core';
import type { Executor } from '@longstrip/database';
import { coinOrder, coinProduct } from '@longstrip/database/schema';
import { and, eq, sql } from 'drizzle-orm';
import { DateTime } from 'luxon';
import type { ReaderScope, UserRow } from '../../shared/reader-scope.ts';

/** The calendar day and month of a platform at a moment (D43: Tokyo’s, for Japan). */
export function dayOf({ timeZone }: Platform, nowMs: number): CalendarDate {
  const { year, month, day } = DateTime.fromMillis(nowMs, { zone: timeZone });
  return { year, month, day };
}

/** The calendar month of a platform: its first millisecond, and that of the next. */
export function monthOf({ timeZone }: Platform, nowMs: number): { startsAtMs: number; endsAtMs: number } {
  const start = DateTime.fromMillis(nowMs, { zone: timeZone }).startOf('month');
  return { startsAtMs: start.toMillis(), endsAtMs: start.plus({ months: 1 }).toMillis() };
}

/** Whether birth year and month must be known before a payment. */
export function asksBirthMonth({ regional }: Platform): boolean {
  return regional.minorMonthlyCaps.length > 0;
}

/** The month of birth for spending caps: the one that was said before the first payment, else that of a verified date. */
export function birthMonthOf({ paymentBirthMonth, birthedOn }: UserRow): string | null {
  return paymentBirthMonth ?? birthedOn?.slice(0, 7) ?? null;
}

/** What a reader has bought, or holds by open orders, by pack. If a decision depends on it, the wallet is locked. */
export async function readBuyer(
  executor: Executor,
  scope: ReaderScope,
  { platform, birthMonth, nowMs }: { platform: Platform; birthMonth: string | null; nowMs: number },
): Promise<(productId: string) => BuyerFacts> {
  const { startsAtMs, endsAtMs } = monthOf(platform, nowMs);
  const isOpen = sql`${coinOrder.state} in ('created', 'pending')`;
  const isPaid = sql`${coinOrder.state} in ('paid', 'disputed')`;
  const ofMonth = sql`coalesce(${coinOrder.paidAtMs}, ${coinOrder.createdAtMs})`;
  const rows = await executor
    .select({
      productId: coinOrder.productId,
      paid: sql<number>`count(*) filter (where ${isPaid})::integer`,
      open: sql<number>`count(*) filter (where ${isOpen})::integer`,
      openFirst: sql<number>`count(*) filter (where ${isOpen} and ${coinProduct.isFirstPurchaseOnly})::integer`,
      used: sql<number>`coalesce(sum(${coinOrder.priceMinorUnits} - ${coinOrder.discountMinorUnits})
        filter (where ${isOpen} or (${isPaid} and ${ofMonth} >= ${startsAtMs} and ${ofMonth} < ${endsAtMs})), 0)::float8`,
    })
    .from(coinOrder)
    .leftJoin(
      coinProduct,
      and(eq(coinProduct.platformId, coinOrder.platformId), eq(coinProduct.id, coinOrder.productId)),
    )
    .where(and(eq(coinOrder.platformId, scope.platformId), eq(coinOrder.userId, scope.userId)))
    .groupBy(coinOrder.productId);
  const sum = (of: (row: (typeof rows)[number]) => number) => rows.reduce((total, row) => total + of(row), 0);
  const monthlyCap = capOf(
    platform,
    birthMonth,
    sum(({ used }) => used),
    nowMs,
  );
  return (productId) => {
    const own = rows.find((row) => row.productId === productId);
    return {
      paidOrders: sum(({ paid }) => paid),
      openFirstOrders: sum(({ openFirst }) => openFirst),
      ordersOfPack: (own?.paid ?? 0) + (own?.open ?? 0),
      monthlyCap,
    };
  };
}

function capOf(
  platform: Platform,
  birthMonth: string | null,
  usedMinorUnits: number,
  nowMs: number,
): MonthlyCap | null {
  if (birthMonth === null) return null;
  const capMinorUnits = monthlyCapOf(birthMonth, dayOf(platform, nowMs), platform.regional.minorMonthlyCaps);
  return capMinorUnits === null ? null : { capMinorUnits, usedMinorUnits };
}
