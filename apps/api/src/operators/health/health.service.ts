import type { FailedJobPage, FailedJobsQuerySchema, Health, JobRetrySchema } from '@longstrip/api-contract';
import { ORDER_PROVIDERS, WEBHOOK_SOURCES } from '@longstrip/core';
import { type Database, retryFailedJob } from '@longstrip/database';
import { metricValues } from '@longstrip/telemetry';
import * as v from 'valibot';
import { recordChange } from '../../shared/audit.repository.ts';
import { decideForOperator, type Operator, type OperatorDecision, RefusedChange } from '../../shared/operator.ts';

const DAYS_30_MS = 30 * 86_400_000;

const QUEUES = `
select name, count(*) filter (where state < 'active')::float8 as waiting, count(*) filter (where state = 'active')::float8 as running,
  count(*) filter (where state = 'failed')::float8 as failed,
  greatest(0, coalesce(extract(epoch from now() - min(start_after) filter (where state < 'active' and start_after <= now())), 0))::float8
    as "oldestSeconds"
from pgboss.job group by name order by failed desc, "oldestSeconds" desc, name`;

/** The newest event of each source and those that wait, each by its index: the rest of a store’s events are not looked at. */
const SOURCES = `
select known.source, received.at_ms::float8 as "lastReceivedAtMs", worked.at_ms::float8 as "lastWorkedAtMs",
  coalesce(waits.count, 0)::float8 as waiting, waits.oldest_ms::float8 as "oldestWaitingAtMs"
from unnest($1::text[]) as known(source)
cross join lateral (
  select received_at_ms as at_ms from webhook_event where source = known.source order by received_at_ms desc limit 1
) as received
left join lateral (
  select worked_at_ms as at_ms from webhook_event where source = known.source and worked_at_ms is not null
  order by received_at_ms desc limit 1
) as worked on true
left join (
  select source, count(*) as count, min(received_at_ms) as oldest_ms from webhook_event where worked_at_ms is null group by 1
) as waits on waits.source = known.source
order by known.source`;

const PROVIDERS = `
select provider, max(paid_at_ms)::float8 as "lastPaidAtMs",
  (max(updated_at_ms) filter (where state in ('declined', 'expired')))::float8 as "lastUnpaidAtMs"
from coin_order where updated_at_ms > $1 and provider <> 'none' group by provider order by provider`;

const STORED = `
select (select edition from catalogue_edition)::float8 as edition, (select ran_at_ms from seal_run)::float8 as "sealedAtMs",
  (select checked_at_ms from books_check)::float8 as "checkedAtMs", (select broken_count from books_check)::float8 as broken`;

const maybe = v.nullable(v.number());
const QueuesSchema = v.array(
  v.object({
    name: v.string(),
    waiting: v.number(),
    running: v.number(),
    failed: v.number(),
    oldestSeconds: v.number(),
  }),
);
const SourcesSchema = v.array(
  v.object({
    ...{ source: v.picklist(WEBHOOK_SOURCES), lastReceivedAtMs: v.number(), lastWorkedAtMs: maybe },
    ...{ waiting: v.number(), oldestWaitingAtMs: maybe },
  }),
);
const ProvidersSchema = v.array(
  v.object({ provider: v.picklist(ORDER_PROVIDERS), lastPaidAtMs: maybe, lastUnpaidAtMs: maybe }),
);
const StoredSchema = v.object({ edition: maybe, sealedAtMs: maybe, checkedAtMs: maybe, broken: maybe });

/** `adminHealth`. */
export async function readHealth(database: Database, nowMs: number): Promise<Health> {
  const [queues, sources, providers, [row], up, lost, free] = await Promise.all([
    database.run(QUEUES).then((rows) => v.parse(QueuesSchema, rows)),
    database.run(SOURCES, [WEBHOOK_SOURCES]).then((rows) => v.parse(SourcesSchema, rows)),
    database.run(PROVIDERS, [nowMs - DAYS_30_MS]).then((rows) => v.parse(ProvidersSchema, rows)),
    database.run(STORED),
    metricValues('longstrip_dependency_up'),
    metricValues('longstrip_dependency_lost_seconds'),
    metricValues('longstrip_data_free_bytes'),
  ]);
  const { edition, sealedAtMs, checkedAtMs, broken } = v.parse(StoredSchema, row);
  return {
    readAtMs: nowMs,
    servers: up.map(({ labels, value }) => {
      const name = String(labels.dependency);
      const lostFor = lost.find((each) => each.labels.dependency === name)?.value ?? 0;
      return { name, isUp: value === 1, lostSeconds: lostFor };
    }),
    ...{ freeBytes: free[0]?.value ?? null, edition: edition ?? 0, sealedAtMs },
    books: checkedAtMs === null ? null : { checkedAtMs, broken: broken ?? 0 },
    ...{ queues, sources, providers },
  };
}

const FAILED = `
select id::text as "jobId", name, (retry_count + 1)::float8 as tries, (extract(epoch from completed_on) * 1000)::float8 as "failedAtMs",
  coalesce(output ->> 'message', '') as message
from pgboss.job
where state = 'failed' and ($1::float8 is null or (extract(epoch from completed_on) * 1000, id::text) < ($1, $2))
order by completed_on desc, id::text desc limit $3`;
const FailedSchema = v.array(
  v.object({
    ...{ jobId: v.string(), name: v.string(), tries: v.number() },
    failedAtMs: v.number(),
    message: v.string(),
  }),
);
const MESSAGE_MOST = 500;

/** `adminFailedJobs`. */
export async function listFailedJobs(
  database: Database,
  { after, limit }: v.InferOutput<typeof FailedJobsQuerySchema>,
): Promise<FailedJobPage> {
  const [atMs, jobId] = after.split('.');
  const place = after === '' ? [null, ''] : [Number(atMs), jobId];
  const found = v.parse(FailedSchema, await database.run(FAILED, [...place, limit + 1]));
  const rows = found.slice(0, limit).map((row) => ({
    ...{ ...row, failedAtMs: Math.floor(row.failedAtMs), message: row.message.slice(0, MESSAGE_MOST) },
  }));
  const last = rows.at(-1);
  return { rows, next: found.length > limit && last !== undefined ? `${last.failedAtMs}.${last.jobId}` : null };
}

/** `adminJobRetry`: a job that was given up is tried again, once more; its own rule says what a second run does. */
export function retryByOperator(
  database: Database,
  operator: Operator,
  { name, jobId, reason }: v.InferOutput<typeof JobRetrySchema>,
  nowMs: number,
): Promise<OperatorDecision<{ name: string; jobId: string }>> {
  return decideForOperator(database, async (transaction) => {
    if (!(await retryFailedJob(transaction, { name, id: jobId }))) {
      throw new RefusedChange(
        'NOT_EXIST',
        'there is no failed job of that id: it was retried, or is older than the queue has.',
      );
    }
    const subject = { subjectType: 'job', subjectId: `${name}/${jobId}` } as const;
    await recordChange(
      transaction,
      operator,
      { action: 'job.retry', ...subject, before: null, after: { reason } },
      nowMs,
    );
    return { name, jobId };
  });
}
