import { randomUUID } from 'node:crypto';
import PgBoss from 'pg-boss';
import type { Database, Executor } from '../database.ts';
import { bossConnection, bossConnectionIn } from './boss-connection.ts';
import type { HandledJob, Job } from './job.ts';
import { failInterrupted, startWorkers, type Workers } from './workers.ts';

/** How often what failed or was forgotten is looked for, and old rows are put away. */
const MAINTENANCE_SECONDS = 60;
/** Key of the advisory lock around making queues; differs from the migrations'. */
const PREPARE_LOCK_KEY = 762_004_118;

export interface EnqueueOptions {
  /** Not before so many seconds from now. */
  startAfterSeconds?: number;
  /** While a job with this key waits in the queue, another one is not added. */
  singletonKey?: string;
}

export interface JobProblem {
  /** Name of the job; null: the queue itself. */
  jobName: string | null;
  jobId: string | null;
  /** True when it is not tried again. */
  isFinal: boolean;
  error: unknown;
}

export interface JobQueueOptions {
  /** Every job that may be enqueued or worked on. */
  jobs: readonly Job<object>[];
  onProblem: (problem: JobProblem) => void;
}

export interface WorkOptions {
  /** How soon a job is seen, in milliseconds. */
  pollEveryMs?: number;
}

export interface JobQueue {
  /**
   * Adds a job. With the transaction of the change that causes it, both are committed or neither (the outbox);
   * with null, at once.
   *
   * @returns its id, or null where `singletonKey` kept it out
   */
  enqueue<Payload extends object>(
    transaction: Executor | null,
    job: Job<Payload>,
    payload: Payload,
    options?: EnqueueOptions,
  ): Promise<string | null>;
  /** Begins to work on jobs in this process. Once only. */
  work(handled: readonly HandledJob[], options?: WorkOptions): Promise<void>;
  /** Takes no more, waits for what runs at most `timeoutMs`, then aborts it (it is tried again at the next start). */
  stop(timeoutMs?: number): Promise<void>;
}

/** Opens the queue in a migrated database, and makes what it lacks. Nothing is worked on until `work` is called. */
export async function openJobQueue(database: Database, { jobs, onProblem }: JobQueueOptions): Promise<JobQueue> {
  const connection = bossConnection(database);
  const boss = new PgBoss({
    db: connection,
    supervise: true,
    schedule: false,
    maintenanceIntervalSeconds: MAINTENANCE_SECONDS,
  });
  boss.on('error', (error) => onProblem({ jobName: null, jobId: null, isFinal: false, error }));
  await prepare(database, boss, jobs);
  const known = new Set(jobs.map(({ name }) => name));
  let workers: Workers | null = null;

  return {
    async enqueue(transaction, job, payload, options = {}) {
      // pg-boss drops a job of an unknown queue without an error.
      if (!known.has(job.name)) throw new Error(`Job ${job.name} was not given to openJobQueue`);
      const id = await boss.send(job.name, payload, {
        ...(options.startAfterSeconds === undefined ? {} : { startAfter: options.startAfterSeconds }),
        singletonKey: options.singletonKey ?? randomUUID(),
        ...(transaction === null ? {} : { db: bossConnectionIn(transaction) }),
      });
      if (transaction === null) workers?.wake(job.name);
      return id;
    },
    async work(handled, options = {}) {
      if (workers !== null) throw new Error('The job queue is being worked on already');
      if (database.engine === 'embedded') await failInterrupted(boss, database, handled);
      workers = startWorkers(boss, handled, { pollEveryMs: options.pollEveryMs ?? 1_000, onProblem });
    },
    async stop(timeoutMs = 8_000) {
      await workers?.stop(timeoutMs);
      await boss.stop({ graceful: false, wait: true });
    },
  };
}

/** Processes that start at once do this one after the other: making queues side by side ends in a deadlock. */
async function prepare(database: Database, boss: PgBoss, jobs: readonly Job<object>[]): Promise<void> {
  await database.onOneConnection(async (runner) => {
    await runner.run('select pg_advisory_lock($1::bigint)', [PREPARE_LOCK_KEY]);
    try {
      await boss.start();
      for (const job of jobs) {
        const settings = {
          name: job.name,
          // At most one waiting job a key.
          policy: 'short' as const,
          retryLimit: job.retryLimit,
          retryDelay: job.retryDelaySeconds,
          retryBackoff: true,
          expireInSeconds: job.expireInSeconds,
        };
        await boss.createQueue(job.name, settings);
        await boss.updateQueue(job.name, settings);
      }
    } finally {
      await runner.run('select pg_advisory_unlock($1::bigint)', [PREPARE_LOCK_KEY]);
    }
  });
}
