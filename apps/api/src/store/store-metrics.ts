import { statfs } from 'node:fs/promises';
import { ORDER_STATES } from '@longstrip/core';
import type { CatalogueEdition, Database } from '@longstrip/database';
import {
  booksBroken,
  booksCheckAgeSeconds,
  catalogueEdition,
  dataFreeBytes,
  onScrape,
  orders,
  queueAgeSeconds,
  queueJobs,
  sealAgeSeconds,
} from '@longstrip/telemetry';
import * as v from 'valibot';
import { STORE_JOBS } from '../jobs/store-jobs.ts';

/** The database is asked at most this often, however many read the metrics. */
const ASKED_EVERY_MS = 10_000;
const DAY_MS = 86_400_000;

const NAMED = { count: v.number() };
const QueueSchema = v.array(v.object({ ...NAMED, name: v.string(), oldestSeconds: v.number() }));
const OrdersSchema = v.array(v.object({ ...NAMED, state: v.string() }));
const TimesSchema = v.object({
  sealedAtMs: v.nullable(v.number()),
  checkedAtMs: v.nullable(v.number()),
  broken: v.nullable(v.number()),
});

const QUEUE = `
select name, count(*)::float8 as count, extract(epoch from now() - min(start_after))::float8 as "oldestSeconds"
from pgboss.job where state < 'active' and start_after <= now() group by name`;

/** Open orders have an index of their own; of the others those of the last day count, however many there are. */
const ORDERS = `
select state, count(*)::float8 as count from coin_order where state in ('created', 'pending') group by state
union all
select state, count(*)::float8 as count from coin_order
where state not in ('created', 'pending') and updated_at_ms > $1 group by state`;

const TIMES = `
select (select ran_at_ms from seal_run)::float8 as "sealedAtMs",
  (select checked_at_ms from books_check)::float8 as "checkedAtMs",
  (select broken_count from books_check)::float8 as broken`;

interface StoreMetricsParts {
  readonly database: Pick<Database, 'run'>;
  readonly edition: Pick<CatalogueEdition, 'stored'>;
  readonly dataDirectory: string;
  readonly nowMs: () => number;
}

/**
 * Sets the metrics of what is stored whenever metrics are read: the queue, orders, seals, books, edition and disk. Where the
 * database does not answer, the queue's and the orders' are left out, and the ages go on.
 * @returns ends it
 */
export function measureStore({ database, edition, dataDirectory, nowMs }: StoreMetricsParts): () => void {
  let askedAtMs = Number.NEGATIVE_INFINITY;
  let times: v.InferOutput<typeof TimesSchema> | null = null;

  async function ask(): Promise<void> {
    if (nowMs() - askedAtMs < ASKED_EVERY_MS) return;
    askedAtMs = nowMs();
    try {
      const [queue, counted, [row]] = await Promise.all([
        database.run(QUEUE).then((rows) => v.parse(QueueSchema, rows)),
        database.run(ORDERS, [nowMs() - DAY_MS]).then((rows) => v.parse(OrdersSchema, rows)),
        database.run(TIMES),
      ]);
      times = v.parse(TimesSchema, row);
      for (const { name } of STORE_JOBS) {
        const due = queue.find((each) => each.name === name);
        queueJobs.set({ name }, due?.count ?? 0);
        queueAgeSeconds.set({ name }, due?.oldestSeconds ?? 0);
      }
      for (const state of ORDER_STATES) {
        orders.set({ state }, counted.find((each) => each.state === state)?.count ?? 0);
      }
    } catch {
      // That the database is away is in the log once (record 0090), and in `/_/ready`.
      for (const metric of [queueJobs, queueAgeSeconds, orders]) metric.reset();
    }
  }

  return onScrape(async () => {
    const { bavail, bsize } = await statfs(dataDirectory);
    dataFreeBytes.set(bavail * bsize);
    const known = edition.stored();
    if (known !== null) catalogueEdition.set({ part: 'api' }, known);
    await ask();
    if (times === null) return;
    const { sealedAtMs, checkedAtMs, broken } = times;
    if (sealedAtMs !== null) sealAgeSeconds.set((nowMs() - sealedAtMs) / 1000);
    if (checkedAtMs !== null) booksCheckAgeSeconds.set((nowMs() - checkedAtMs) / 1000);
    if (broken !== null) booksBroken.set(broken);
  });
}
