import type { SqlRunner } from '@longstrip/database';
import { coinOrder, webhookEvent } from '@longstrip/database/schema';
import { getTableColumns, type Table } from 'drizzle-orm';
import * as v from 'valibot';
import type { OrderRow } from '../../adapters/payment/payment-provider.ts';
import { eventFacts } from '../../http/event-facts.ts';
import type { Proofs } from '../../shared/proofs.ts';
import { orderFacts } from '../payment/order-proof.ts';
import type { BrokenCheck } from './check-chains.ts';
import { FindingsList } from './findings.ts';

/** Rows that are read at once: memory does not grow with the store. */
const PAGE = 5_000;
const DAY_MS = 86_400_000;

type Runner = Pick<SqlRunner, 'run'>;
type EventRow = typeof webhookEvent.$inferSelect;

const PageSchema = v.array(v.looseObject({ key: v.string() }));

/** The columns of a table as the program names them. */
const columnsOf = (name: string, table: Table): string =>
  Object.entries(getTableColumns(table))
    .map(([field, column]) => `${name}.${column.name} as "${field}"`)
    .join(', ');

const ORDERS = `
select coin_order.id as key, ${columnsOf('coin_order', coinOrder)}, guests.ids as guests
from coin_order left join lateral (
  select array_agg(id) as ids from app_user where platform_id = coin_order.platform_id and merged_into_id = coin_order.user_id
) as guests on coin_order.user_id in (select merged_into_id from app_user where merged_into_id is not null)
where coin_order.id > $1 order by coin_order.id limit ${PAGE}`;

const EVENTS = `
select source || '/' || event_id as key, ${columnsOf('webhook_event', webhookEvent)}
from webhook_event where (source, event_id) > (split_part($1, '/', 1), substr($1, strpos($1, '/') + 1))
order by source, event_id limit ${PAGE}`;

/** A table whose rows have proofs, read in the order of a key. */
interface Proved<Row> {
  readonly claim: string;
  readonly statement: string;
  readonly first: string;
  readonly progress: string;
  /** Everything that a proof may be of; more than one where the row may have been written for another reader. */
  readonly facts: (row: Row) => readonly (readonly unknown[])[];
  readonly kind: 'order' | 'event';
  readonly nameOf: (row: Row) => string;
  /** When it was written first, and last, in epoch milliseconds. */
  readonly writtenAtMs: (row: Row) => readonly (number | null)[];
}

const PROVED_ORDERS: Proved<OrderRow & { readonly guests: readonly string[] | null }> = {
  claim: 'Each order is as the product wrote it.',
  ...{ statement: ORDERS, first: '', progress: 'orders', kind: 'order' },
  facts: ({ guests, ...order }) => [order.userId, ...(guests ?? [])].map((userId) => orderFacts({ ...order, userId })),
  nameOf: ({ id, platformId, state, userId }) => `order ${id} of ${platformId} (${state}, reader ${userId})`,
  writtenAtMs: ({ createdAtMs, paidAtMs, refundAskedAtMs, refundedAtMs }) => [
    ...[createdAtMs, paidAtMs, refundAskedAtMs, refundedAtMs],
  ],
};

const PROVED_EVENTS: Proved<EventRow> = {
  claim: 'Each event of a provider was received by the product, which wrote it as it is.',
  ...{ statement: EVENTS, first: '/', progress: 'events', kind: 'event' },
  facts: (event) => [eventFacts(event)],
  nameOf: ({ source, eventId }) => `event ${eventId} of ${source}`,
  writtenAtMs: ({ receivedAtMs, workedAtMs }) => [receivedAtMs, workedAtMs],
};

/**
 * Checks the proofs of all orders and events, in pages (record 0091). Rows of before there were proofs need none.
 *
 * @returns the claims that do not hold
 */
export async function checkProofs(
  runner: Runner,
  proofs: Proofs,
  onProgress: (sentence: string) => void = () => undefined,
): Promise<BrokenCheck[]> {
  const orders = await checkTable(runner, PROVED_ORDERS, proofs, onProgress);
  const events = await checkTable(runner, PROVED_EVENTS, proofs, onProgress);
  const firstMs = Math.min(orders.firstMs, events.firstMs);
  const moved = new FindingsList();
  if (proofs.beginAtMs > firstMs + DAY_MS + 60_000)
    moved.add(`proofs are said to begin at ${proofs.beginAtMs}, and there is one of ${firstMs}`);
  return [
    { claim: PROVED_ORDERS.claim, found: orders.found },
    { claim: PROVED_EVENTS.claim, found: events.found },
    { claim: 'Proofs begin when the first one was made.', found: moved },
  ].flatMap(({ claim, found: { rows, count } }) => (count === 0 ? [] : [{ claim, rows, count }]));
}

/** The rows without a right proof, and when the first one with a proof was written. */
async function checkTable<Row>(
  runner: Runner,
  { statement, first, progress, facts, kind, nameOf, writtenAtMs }: Proved<Row>,
  proofs: Proofs,
  onProgress: (sentence: string) => void,
): Promise<{ found: FindingsList; firstMs: number }> {
  const found = new FindingsList();
  let [key, count, firstMs] = [first, 0, Number.POSITIVE_INFINITY];
  for (;;) {
    const page = v.parse(PageSchema, await runner.run(statement, [key]));
    for (const given of page) {
      // The columns are those of the schema, by its own names.
      const row = given as unknown as Row & { readonly proof: string | null };
      const times = writtenAtMs(row).filter((time) => time !== null);
      if (facts(row).some((each) => proofs.isRight(kind, { facts: each, proof: row.proof }))) {
        firstMs = Math.min(firstMs, ...times);
      } else if (Math.max(...times) >= proofs.beginAtMs) {
        found.add(`${nameOf(row)} is not as the product wrote it`);
      }
    }
    count += page.length;
    key = page.at(-1)?.key ?? key;
    onProgress(`Proofs of ${progress}: ${count.toLocaleString('en-US')} …`);
    if (page.length < PAGE) return { found, firstMs };
  }
}
