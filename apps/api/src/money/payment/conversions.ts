import type { ConversionRequestSchema } from '@longstrip/api-contract';
import type { Executor } from '@longstrip/database';
import { appUser, coinOrder } from '@longstrip/database/schema';
import { getPlatform } from '@longstrip/platform-config';
import { and, desc, eq } from 'drizzle-orm';
import type * as v from 'valibot';
import type { Conversion } from '../../adapters/payment/facebook.ts';
import { type OrderRow, type PaymentProviders, totalOf } from '../../adapters/payment/payment-provider.ts';
import type { SignedInCaller } from '../../http/caller.ts';
import type { EndpointCall } from '../../http/endpoint.ts';
import { knownPlatform } from '../../shared/operator-values.ts';
import { tellConversionJob } from '../jobs.ts';
import type { MoneyParts } from '../services.ts';

/**
 * Older clients call this after a payment. The sum that they send is not trusted: the order has it. The report is sent from the
 * queue, under the order’s id, so that the same payment counts once.
 */
export async function tellConversion(
  { db, jobs }: Pick<MoneyParts, 'db' | 'jobs'>,
  { orderId }: v.InferOutput<typeof ConversionRequestSchema>,
  { caller }: EndpointCall<SignedInCaller>,
): Promise<{ isSent: boolean }> {
  const { platformId, userId } = caller.scope;
  const [order] = await db.orm
    .select()
    .from(coinOrder)
    .where(
      and(
        eq(coinOrder.platformId, platformId),
        eq(coinOrder.userId, userId),
        eq(coinOrder.state, 'paid'),
        orderId === null ? undefined : eq(coinOrder.id, orderId),
      ),
    )
    .orderBy(desc(coinOrder.paidAtMs))
    .limit(1);
  if (order === undefined || !order.hasConversionConsent || totalOf(order) === 0) return { isSent: false };
  await jobs.enqueue(null, tellConversionJob, { orderId: order.id }, { singletonKey: order.id });
  return { isSent: true };
}

/** If a message contains an older event, the whole message is refused. */
const OLDEST_MS = 7 * 86_400_000;

/** The report of an order; null: its reader did not consent or has left, or the order is not paid, cost nothing or is too old. */
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
