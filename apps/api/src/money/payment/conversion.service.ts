import type { ConversionRequestSchema } from '@longstrip/api-contract';
import { coinOrder } from '@longstrip/database/schema';
import { and, desc, eq } from 'drizzle-orm';
import type * as v from 'valibot';
import { totalOf } from '../../adapters/payment/payment-provider.ts';
import type { SignedInCaller } from '../../http/caller.ts';
import type { EndpointCall } from '../../http/endpoint.ts';
import { tellConversionJob } from '../jobs.ts';
import type { MoneyParts } from '../parts.ts';

/**
 * Older clients ask for it after a payment. What they say of the sum is not believed: the order says it. It is told from
 * the queue, under the order’s id, so that the same payment counts once.
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
