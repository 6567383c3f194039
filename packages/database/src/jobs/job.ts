import { sql } from 'drizzle-orm';
import type { Transaction } from '../database.ts';

/** The longest allowed period of a repeating job: pg-boss forgets jobs that ran twelve hours ago. */
const LONGEST_PERIOD_SECONDS = 6 * 3600;

/** A kind of background work, done after and separately from the change that asked for it. */
export interface Job<Payload extends object> {
  /** `subject.verb`, e.g. `files.sweep`. Never rename it: jobs with this name may wait in a database. */
  readonly name: string;
  /** Parses the payload stored with the job; throws if it is not one of this version. */
  readonly parse: (data: unknown) => Payload;
  /** Number of retries after the first failure. */
  readonly retryLimit: number;
  /** Before the first retry; doubled for each further one. */
  readonly retryDelaySeconds: number;
  /** After this time the job counts as failed, and its signal is aborted. */
  readonly expireInSeconds: number;
  /** Runs by itself, once per period, for any number of processes; null: only when enqueued. */
  readonly repeatEverySeconds: number | null;
}

export interface JobDefinition<Payload extends object> {
  name: string;
  parse: (data: unknown) => Payload;
  retryLimit?: number;
  retryDelaySeconds?: number;
  expireInSeconds?: number;
  repeatEverySeconds?: number;
}

export function defineJob<Payload extends object>(definition: JobDefinition<Payload>): Job<Payload> {
  const { repeatEverySeconds = null } = definition;
  if (repeatEverySeconds !== null && (repeatEverySeconds < 60 || repeatEverySeconds > LONGEST_PERIOD_SECONDS)) {
    throw new RangeError(`Job ${definition.name} repeats every ${repeatEverySeconds} s: 60 s to 6 h are possible`);
  }
  return {
    name: definition.name,
    parse: definition.parse,
    retryLimit: definition.retryLimit ?? 5,
    retryDelaySeconds: definition.retryDelaySeconds ?? 10,
    expireInSeconds: definition.expireInSeconds ?? 15 * 60,
    repeatEverySeconds,
  };
}

export interface JobRun {
  id: string;
  /** 1 for the first attempt. */
  attempt: number;
  /** Aborted when the job has taken too long or the program must end: stop, and throw. */
  signal: AbortSignal;
}

/** A job with its code, for any payload. */
export interface HandledJob {
  readonly job: Job<object>;
  readonly run: (data: unknown, run: JobRun) => Promise<void>;
}

/** Binds a job to its code. The work may be done twice (a process that dies in the middle), so it must be idempotent. */
export function handleJob<Payload extends object>(
  job: Job<Payload>,
  work: (payload: Payload, run: JobRun) => Promise<void>,
): HandledJob {
  return { job, run: async (data, run) => work(job.parse(data), run) };
}

/** Deletes the stored data of ended jobs of these kinds. Waiting jobs stay. */
export async function deleteEndedJobs(transaction: Transaction, jobs: readonly Job<object>[]): Promise<void> {
  const names = sql.join(
    jobs.map(({ name }) => sql`${name}`),
    sql`, `,
  );
  const ended = sql`state::text in ('completed', 'cancelled', 'failed')`;
  await transaction.execute(sql`delete from pgboss.job where name in (${names}) and ${ended}`);
  await transaction.execute(sql`delete from pgboss.archive where name in (${names})`);
}

/** Has a job run again that was given up. @returns false: there is no such failed job */
export async function retryFailedJob(
  transaction: Transaction,
  { name, id }: { name: string; id: string },
): Promise<boolean> {
  // As pg-boss does it, but in the transaction of who asks.
  const result = await transaction.execute(sql`update pgboss.job
    set state = 'retry', retry_limit = retry_count + 1, start_after = now(), completed_on = null
    where name = ${name} and id = ${id}::uuid and state = 'failed' returning 1 as retried`);
  const rows: unknown = Reflect.get(Object(result), 'rows');
  return Array.isArray(rows) && rows.length > 0;
}
