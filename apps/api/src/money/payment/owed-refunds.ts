import type { OwedRefundPage, OwedRefundsQuerySchema, REFUND_METHODS } from '@longstrip/api-contract';
import type { Executor } from '@longstrip/database';
import { coinOrder } from '@longstrip/database/schema';
import { and, asc, eq, isNotNull, isNull, or, type SQL, sql } from 'drizzle-orm';
import type * as v from 'valibot';
import { csvRow } from '../../shared/csv.ts';
import { listed, selectOrders } from './orders-for-operator.ts';

type Query = v.InferOutput<typeof OwedRefundsQuerySchema>;
const EXPORTED_AT_ONCE = 500;

/** As `isRefundOwed` decides it, with the condition of its index. */
const IS_OWED = and(
  sql`${coinOrder.state} = 'refunded' and ${coinOrder.refundedAtMs} is null`,
  ...[
    isNotNull(coinOrder.refundAskedAtMs),
    or(isNull(coinOrder.chargeMovementId), isNotNull(coinOrder.cancelMovementId)),
  ],
);
/** GMO gives no cash back that was paid at a convenience store, where the reader has got a number. */
const BY: SQL<(typeof REFUND_METHODS)[number]> =
  sql`case when ${coinOrder.provider} = 'gmo' and ${coinOrder.storeNumber} is not null
  then 'BY_HAND' else 'PROVIDER' end`;
const TOTAL = sql`${coinOrder.priceMinorUnits} - ${coinOrder.discountMinorUnits}`;

/** `adminOwedRefunds`: those that wait longest first, with the sums of the platform. */
export async function listOwedRefunds(executor: Executor, asked: Query): Promise<OwedRefundPage> {
  const sums = await executor
    .select({
      ...{ by: BY, currency: coinOrder.currency, count: sql<number>`count(*)::int` },
      total: sql<number>`sum(${TOTAL})::float8`,
      oldestAtMs: sql<number>`min(${coinOrder.refundAskedAtMs})::float8`,
    })
    .from(coinOrder)
    .where(and(eq(coinOrder.platformId, asked.platform), IS_OWED))
    .groupBy(BY, coinOrder.currency)
    .orderBy(BY, asc(coinOrder.currency));
  return { ...(await selectOwed(executor, asked)), sums };
}

async function selectOwed(
  executor: Executor,
  { platform, by, after, limit }: Query,
): Promise<Pick<OwedRefundPage, 'rows' | 'next'>> {
  const [atMs, id] = after.split('.');
  const found = await selectOrders(executor)
    .where(
      and(
        ...[eq(coinOrder.platformId, platform), IS_OWED, by === null ? undefined : sql`${BY} = ${by}`],
        after === '' ? undefined : sql`(${coinOrder.refundAskedAtMs}, ${coinOrder.id}) > (${atMs}, ${id})`,
      ),
    )
    .orderBy(asc(coinOrder.refundAskedAtMs), asc(coinOrder.id))
    .limit(limit + 1);
  const rows = found.slice(0, limit).map((each): OwedRefundPage['rows'][number] => {
    const { provider, storeNumber, providerReference, refundAskedAtMs } = each.order;
    return {
      ...listed(each),
      ...{ by: provider === 'gmo' && storeNumber !== null ? 'BY_HAND' : 'PROVIDER', storeNumber, providerReference },
      owedSinceMs: refundAskedAtMs ?? 0,
    };
  });
  const last = rows.at(-1);
  const hasMore = found.length > rows.length && last !== undefined;
  return { rows, next: hasMore ? `${last.owedSinceMs}.${last.orderId}` : null };
}

const COLUMNS = [
  ...['order', 'reader', 'nickname', 'pack', 'total in minor units', 'currency', 'provider', 'provider reference'],
  ...['store number', 'paid', 'owed since', 'by'],
] as const;

/** All of them as a table in CSV, read page by page. */
export async function* writeOwedRefunds(executor: Executor, query: Query): AsyncGenerator<string> {
  yield `\uFEFF${csvRow(COLUMNS)}`;
  const time = (ms: number | null) => (ms === null ? '' : new Date(ms).toISOString());
  for (let after = ''; ; ) {
    const page = await selectOwed(executor, { ...query, after, limit: EXPORTED_AT_ONCE });
    yield page.rows
      .map((row) =>
        csvRow([
          ...[row.orderId, row.userId, row.nickname, row.title, String(row.total), row.currency, row.provider],
          ...[row.providerReference, row.storeNumber, time(row.paidAtMs), time(row.owedSinceMs), row.by],
        ]),
      )
      .join('');
    if (page.next === null) return;
    after = page.next;
  }
}
