import { randomUUID } from 'node:crypto';
import { presentTrace } from '@longstrip/telemetry';
import PgBoss from 'pg-boss';
import type { Database, Executor } from '../database.ts';
import { bossConnection, bossConnectionInTransaction } from './boss-connection.ts';
import type { HandledJob, Job } from './job.ts';
import { withTrace } from './job-trace.ts';
import { failInterrupted, startWorkers, type Workers } from './workers.ts';

/** How often the queue looks for failed and expired jobs and removes old rows. */
const MAINTENANCE_SECONDS = 60;
/** Key of the advisory lock for making queues; differs from the one for migrations. */
const PREPARE_LOCK_KEY = 762_004_118;

export interface EnqueueOptions {
  /** The job starts at the earliest after this many seconds. */
  startAfterSeconds?: number;
  /** While a job with this key waits in the queue, no other one with it is added. */
  singletonKey?: string;
}

export interface JobProblem {
  /** Name of the job; null: the queue itself. */
  jobName: string | null;
  jobId: string | null;
  /** True if it will not be retried. */
  isFinal: boolean;
  error: unknown;
}

export interface JobQueueOptions {
  /** Every job that may be enqueued or worked on. */
  jobs: readonly Job<object>[];
  onProblem: (problem: JobProblem) => void;
}

export interface WorkOptions {
  /** How often the queue is checked for new jobs, in milliseconds. */
  pollEveryMs?: number;
}

export interface JobQueue {
  /**
   * Adds a job. With the transaction of the change that causes it, both are committed or neither (the outbox
   * pattern); with null, it is added at once.
   *
   * @returns its id, or null if `singletonKey` prevented it
   */
  enqueue<Payload extends object>(
    transaction: Executor | null,
    job: Job<Payload>,
    payload: Payload,
    options?: EnqueueOptions,
  ): Promise<string | null>;
  /** Starts working on jobs in this process. Call it only once. */
  work(handled: readonly HandledJob[], options?: WorkOptions): Promise<void>;
  /** Resolves if the queue's tables answer. */
  check(): Promise<void>;
  /** Takes no more jobs, waits up to `timeoutMs` for the running ones, then aborts them (they are retried at the next start). */
  stop(timeoutMs?: number): Promise<void>;
}

/** Opens the queue in a migrated database and makes missing tables and queues. Jobs run only after `work` is called. */
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
      const id = await boss.send(job.name, withTrace(payload, presentTrace()), {
        ...(options.startAfterSeconds === undefined ? {} : { startAfter: options.startAfterSeconds }),
        singletonKey: options.singletonKey ?? randomUUID(),
        ...(transaction === null ? {} : { db: bossConnectionInTransaction(transaction) }),
      });
      if (transaction === null) workers?.wake(job.name);
      return id;
    },
    async work(handled, options = {}) {
      if (workers !== null) throw new Error('The job queue is being worked on already');
      if (database.engine === 'embedded') await failInterrupted(boss, database, handled);
      workers = startWorkers(boss, handled, { pollEveryMs: options.pollEveryMs ?? 1_000, onProblem });
    },
    async check() {
      await database.run('select name from pgboss.queue limit 1');
    },
    async stop(timeoutMs = 8_000) {
      await workers?.stop(timeoutMs);
      await boss.stop({ graceful: false, wait: true });
    },
  };
}

/** Processes that start at the same time do this one after the other: making queues in parallel ends in a deadlock. */
async function prepare(database: Database, boss: PgBoss, jobs: readonly Job<object>[]): Promise<void> {
  await database.onOneConnection(async (runner) => {
    await runner.run('select pg_advisory_lock($1::bigint)', [PREPARE_LOCK_KEY]);
    try {
      await boss.start();
      for (const job of jobs) {
        const settings = {
          name: job.name,
          // At most one waiting job per key.
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
