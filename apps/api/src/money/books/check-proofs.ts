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

type Runner = Pick<SqlRunner, 'run'>;

const PageSchema = v.array(v.looseObject({ key: v.string() }));

/** The columns of a table as the program names them. */
const columnsOf = (name: string, table: Table): string =>
  Object.entries(getTableColumns(table))
    .map(([field, column]) => `${name}.${column.name} as "${field}"`)
    .join(', ');

const ORDERS = `
select coin_order.id as key, ${columnsOf('coin_order', coinOrder)}
from coin_order where coin_order.id > $1 order by coin_order.id limit ${PAGE}`;

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
  readonly kind: 'order' | 'event';
  readonly facts: (row: Row) => readonly unknown[];
  readonly nameOf: (row: Row) => string;
  /** When it may have been written last, in epoch milliseconds. */
  readonly writtenAtMs: (row: Row) => readonly (number | null)[];
  /** Of rows whose proof is wrong, those that are not explained. */
  readonly unexplained: (
    runner: Runner,
    rows: readonly Row[],
    isRight: (row: Row) => boolean,
  ) => Promise<readonly Row[]>;
}

type EventRow = typeof webhookEvent.$inferSelect;

const PROVED_ORDERS: Proved<OrderRow> = {
  claim: 'Each order is as the product wrote it.',
  ...{ statement: ORDERS, first: '', progress: 'orders', kind: 'order' },
  facts: orderFacts,
  nameOf: ({ id, platformId, state, userId }) => `order ${id} of ${platformId} (${state}, reader ${userId})`,
  writtenAtMs: ({ createdAtMs, paidAtMs, refundAskedAtMs, refundedAtMs }) => [
    ...[createdAtMs, paidAtMs, refundAskedAtMs, refundedAtMs],
  ],
  unexplained: async (runner, rows, isRight) => {
    const guests = await guestsOf(runner, rows);
    const isOfGuest = (row: OrderRow) =>
      guests.some(
        ({ platformId, id, memberId }) =>
          platformId === row.platformId && memberId === row.userId && isRight({ ...row, userId: id }),
      );
    return rows.filter((row) => !isOfGuest(row));
  },
};

const PROVED_EVENTS: Proved<EventRow> = {
  claim: 'Each event of a provider was received by the product, which wrote it as it is.',
  ...{ statement: EVENTS, first: '/', progress: 'events', kind: 'event' },
  facts: eventFacts,
  nameOf: ({ source, eventId }) => `event ${eventId} of ${source}`,
  writtenAtMs: ({ receivedAtMs, workedAtMs }) => [receivedAtMs, workedAtMs],
  unexplained: async (_, rows) => rows,
};

const GuestsSchema = v.array(v.object({ platformId: v.string(), id: v.string(), memberId: v.string() }));

/** The guests that joined the readers of orders: an order that has not changed since then is proved as its guest’s. */
async function guestsOf(runner: Runner, orders: readonly OrderRow[]): Promise<v.InferOutput<typeof GuestsSchema>> {
  if (orders.length === 0) return [];
  const readers = orders.map(({ platformId, userId }) => `${platformId}/${userId}`);
  const rows = await runner.run(
    `select platform_id as "platformId", id, merged_into_id as "memberId" from app_user
     where merged_into_id is not null and platform_id || '/' || merged_into_id = any($1)`,
    [readers],
  );
  return v.parse(GuestsSchema, rows);
}

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
  return [
    ...(await checkTable(runner, PROVED_ORDERS, proofs, onProgress)),
    ...(await checkTable(runner, PROVED_EVENTS, proofs, onProgress)),
  ];
}

/** The rows of a table without a right proof. */
async function checkTable<Row>(
  runner: Runner,
  { claim, statement, first, progress, kind, facts, nameOf, writtenAtMs, unexplained }: Proved<Row>,
  proofs: Proofs,
  onProgress: (sentence: string) => void,
): Promise<BrokenCheck[]> {
  const found = new FindingsList();
  const isRight = (row: Row & { readonly proof: string | null }) =>
    proofs.isRight(kind, { facts: facts(row), proof: row.proof });
  const isLate = (row: Row) => Math.max(...writtenAtMs(row).map((time) => time ?? 0)) >= proofs.beginAtMs;
  let [key, count] = [first, 0];
  for (;;) {
    const page = v.parse(PageSchema, await runner.run(statement, [key]));
    // The columns are those of the schema, by its own names.
    const rows = page as unknown as (Row & { readonly proof: string | null })[];
    const wrong = rows.filter((row) => isLate(row) && !isRight(row));
    for (const row of await unexplained(runner, wrong, (each) => isRight({ proof: null, ...each })))
      found.add(`${nameOf(row)} is not as the product wrote it`);
    count += page.length;
    key = page.at(-1)?.key ?? key;
    onProgress(`Proofs of ${progress}: ${count.toLocaleString('en-US')} …`);
    if (page.length < PAGE) return found.count === 0 ? [] : [{ claim, rows: found.rows, count: found.count }];
  }
}
