import { sql } from 'drizzle-orm';
import type { Transaction } from '../database.ts';
import type { Job } from './job.ts';

/** Deletes what the queue keeps of jobs of these kinds that have ended. Jobs to come stay. */
export async function deleteEndedJobs(transaction: Transaction, jobs: readonly Job<object>[]): Promise<void> {
  const names = sql.join(
    jobs.map(({ name }) => sql`${name}`),
    sql`, `,
  );
  const ended = sql`state::text in ('completed', 'cancelled', 'failed')`;
  await transaction.execute(sql`delete from pgboss.job where name in (${names}) and ${ended}`);
  await transaction.execute(sql`delete from pgboss.archive where name in (${names})`);
}
