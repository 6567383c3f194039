import { sql } from 'drizzle-orm';
import type { Transaction } from '../database.ts';
import type { Job } from './job.ts';

/** Deletes what the queue keeps of jobs that have ended, by values of their payload's fields. Jobs to come stay. */
export async function deleteEndedJobs(
  transaction: Transaction,
  jobs: readonly Job<object>[],
  fields: Readonly<Record<string, string>>,
): Promise<void> {
  const names = sql.join(
    jobs.map(({ name }) => sql`${name}`),
    sql`, `,
  );
  const payload = sql`${JSON.stringify(fields)}::jsonb`;
  const ended = sql`state::text in ('completed', 'cancelled', 'failed')`;
  await transaction.execute(sql`delete from pgboss.job where name in (${names}) and ${ended} and data @> ${payload}`);
  await transaction.execute(sql`delete from pgboss.archive where name in (${names}) and data @> ${payload}`);
}
