import { sql } from 'drizzle-orm';
import type { Transaction } from '../database.ts';

/** How often at most a job may be repeated: pg-boss forgets what ran twelve hours ago. */
const LONGEST_PERIOD_SECONDS = 6 * 3600;

/** A kind of work that is done after and apart from the change that asked for it. */
export interface Job<Payload extends object> {
  /** `subject.verb`, e.g. `files.sweep`. Stays for ever: jobs of that name may wait in a database. */
  readonly name: string;
  /** Reads what is stored with the job; throws where it is not a payload of this version. */
  readonly parse: (data: unknown) => Payload;
  /** How often it is tried again after the first failure. */
  readonly retryLimit: number;
  /** Before the first retry; doubled for each further one. */
  readonly retryDelaySeconds: number;
  /** Past this it counts as failed, and its signal is aborted. */
  readonly expireInSeconds: number;
  /** Runs by itself, once in each period whatever the number of processes; null: only when enqueued. */
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
  /** 1 for the first. */
  attempt: number;
  /** Aborted when the job has taken too long or the program must end: stop, and throw. */
  signal: AbortSignal;
}

/** A job with the code that does it, of whatever payload. */
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
