import type { Executor } from '@longstrip/database';
import { appUser } from '@longstrip/database/schema';
import { getPlatform } from '@longstrip/platform-config';
import { and, eq } from 'drizzle-orm';
import type { Conversion } from '../../adapters/payment/facebook-conversions.ts';
import { type OrderRow, type PaymentProviders, totalOf } from '../../adapters/payment/payment-provider.ts';
import { knownPlatform } from '../../shared/operator-values.ts';

/** Older events have the whole message refused. */
const OLDEST_MS = 7 * 86_400_000;

/** What is told of an order; null: nothing, because its reader did not consent, has left, or it is not paid, cost nothing or is too old. */
export async function conversionOf(
  executor: Executor,
  order: OrderRow,
  { originOf }: Pick<PaymentProviders, 'originOf'>,
  nowMs: number,
): Promise<Conversion | null> {
  const { paidAtMs, platformId, userId } = order;
  if (!order.hasConversionConsent || order.state !== 'paid' || paidAtMs === null) return null;
  // A pack that a coupon covers is no purchase to an advertiser.
  if (totalOf(order) === 0 || nowMs - paidAtMs >= OLDEST_MS) return null;
  const [user] = await executor
    .select()
    .from(appUser)
    .where(and(eq(appUser.platformId, platformId), eq(appUser.id, userId)));
  if (user === undefined || user.withdrawnAtMs !== null) return null;
  const { minorDigits } = getPlatform(knownPlatform(platformId)).currency;
  return {
    eventId: order.id,
    paidAtMs,
    sourceUrl: new URL('/shop', originOf(platformId)).href,
    currency: order.currency,
    value: decimalOf(totalOf(order), minorDigits),
    email: user.email,
    userId,
  };
}

/** Minor units as a decimal text, without a float. */
function decimalOf(minorUnits: number, digits: number): string {
  if (digits === 0) return String(minorUnits);
  const text = String(minorUnits).padStart(digits + 1, '0');
  return `${text.slice(0, -digits)}.${text.slice(-digits)}`;
}
