import { setMaxListeners } from 'node:events';
import { inSpan, jobSeconds, jobsEnded } from '@longstrip/telemetry';
import type PgBoss from 'pg-boss';
import type { Database } from '../database.ts';
import { isDatabaseLost } from '../engines/errors.ts';
import type { HandledJob, Job } from './job.ts';
import type { JobProblem } from './job-queue.ts';
import { readTrace } from './job-trace.ts';

/** How often to check whether the next period of a repeating job has begun. */
const REPEAT_CHECK_MS = 30_000;
const STOPPED = new Error('The program ends');

export interface Workers {
  wake(jobName: string): void;
  stop(timeoutMs: number): Promise<void>;
}

interface WorkerOptions {
  pollEveryMs: number;
  onProblem: (problem: JobProblem) => void;
}

/**
 * Runs one loop for each job, with pg-boss's fetch, complete and fail. Its own `work()` does not wait until the completion
 * is stored: a failure to store it ends the process, and a completion in progress is lost when the database closes.
 */
export function startWorkers(boss: PgBoss, handled: readonly HandledJob[], options: WorkerOptions): Workers {
  const stopping = new AbortController();
  const aborting = new AbortController();
  // Each loop listens to this signal.
  setMaxListeners(handled.length + 1, stopping.signal);
  const wakes = new Map<string, () => void>();

  async function loop(each: HandledJob): Promise<void> {
    while (!stopping.signal.aborted) {
      const ends = { aborted: aborting.signal, stopping: stopping.signal };
      const worked = await workOnOne(boss, each, ends, options).catch((error: unknown) => {
        options.onProblem({ jobName: each.job.name, jobId: null, isFinal: false, error });
        return false;
      });
      if (!worked && !stopping.signal.aborted) {
        await pause(options.pollEveryMs, stopping.signal, (wake) => wakes.set(each.job.name, wake));
      }
    }
  }
  const loops = Promise.all([...handled.map(loop), repeat(boss, handled, stopping.signal, options, wakes)]);

  return {
    wake: (jobName) => wakes.get(jobName)?.(),
    async stop(timeoutMs) {
      stopping.abort(STOPPED);
      const timer = setTimeout(() => aborting.abort(STOPPED), timeoutMs);
      await loops;
      clearTimeout(timer);
    },
  };
}

/** False if no job was waiting. */
async function workOnOne(
  boss: PgBoss,
  { job, run }: HandledJob,
  { aborted, stopping }: { aborted: AbortSignal; stopping: AbortSignal },
  { pollEveryMs, onProblem }: WorkerOptions,
): Promise<boolean> {
  const [fetched] = await boss.fetch<unknown>(job.name, { includeMetadata: true, batchSize: 1 });
  if (fetched === undefined) return false;
  const signal = AbortSignal.any([aborted, AbortSignal.timeout(job.expireInSeconds * 1_000)]);
  const { payload, trace } = readTrace(fetched.data);
  const beganMs = performance.now();
  const note = (outcome: 'completed' | 'retried' | 'failed') => {
    jobsEnded.inc({ name: job.name, outcome });
    jobSeconds.observe({ name: job.name }, (performance.now() - beganMs) / 1000);
  };
  try {
    const work = () => run(payload, { id: fetched.id, attempt: fetched.retryCount + 1, signal });
    await unlessAborted(inSpan(`job ${job.name}`, { kind: 'consumer', parent: trace }, work), signal);
    await storeEnd(() => boss.complete(job.name, fetched.id), pollEveryMs, stopping);
    note('completed');
  } catch (error) {
    note(fetched.retryCount >= fetched.retryLimit ? 'failed' : 'retried');
    const message = error instanceof Error ? error.message : String(error);
    await storeEnd(() => boss.fail(job.name, fetched.id, { message }), pollEveryMs, stopping);
    onProblem({ jobName: job.name, jobId: fetched.id, isFinal: fetched.retryCount >= fetched.retryLimit, error });
  }
  return true;
}

/**
 * Stores how a job ended. If the database is lost just then, it retries until the database is back. Otherwise the job
 * would count as running, and would not be retried, until it expires.
 */
async function storeEnd(store: () => Promise<void>, pauseMs: number, stopping: AbortSignal): Promise<void> {
  for (;;) {
    try {
      return await store();
    } catch (error) {
      if (!isDatabaseLost(error) || stopping.aborted) throw error;
      await pause(pauseMs, stopping, () => undefined);
    }
  }
}

/** Even a handler that ignores its signal cannot delay the end of the program. */
async function unlessAborted(work: Promise<void>, signal: AbortSignal): Promise<void> {
  let onAbort = () => undefined;
  const aborted = new Promise<never>((_, reject) => {
    onAbort = () => void reject(signal.reason);
    signal.addEventListener('abort', onAbort, { once: true });
  });
  try {
    await Promise.race([work, aborted]);
  } finally {
    signal.removeEventListener('abort', onAbort);
  }
}

/** Enqueues each repeating job once per period; the queue refuses a second one in the same period. */
async function repeat(
  boss: PgBoss,
  handled: readonly HandledJob[],
  stopping: AbortSignal,
  { onProblem }: WorkerOptions,
  wakes: Map<string, () => void>,
): Promise<void> {
  const repeating = handled.map(({ job }) => job).filter((job) => job.repeatEverySeconds !== null);
  while (repeating.length > 0 && !stopping.aborted) {
    for (const job of repeating) await sendOncePerPeriod(boss, job, onProblem, wakes);
    await pause(REPEAT_CHECK_MS, stopping, () => undefined);
  }
}

async function sendOncePerPeriod(
  boss: PgBoss,
  job: Job<object>,
  onProblem: (problem: JobProblem) => void,
  wakes: Map<string, () => void>,
): Promise<void> {
  try {
    const id = await boss.send(
      job.name,
      {},
      { singletonKey: 'repeat', singletonSeconds: job.repeatEverySeconds ?? 60 },
    );
    if (id !== null) wakes.get(job.name)?.();
  } catch (error) {
    onProblem({ jobName: job.name, jobId: null, isFinal: false, error });
  }
}

/** Waits until the time is over, the signal is aborted, or the function passed to `onBegin` is called. */
async function pause(ms: number, signal: AbortSignal, onBegin: (wake: () => void) => void): Promise<void> {
  // If the signal was aborted earlier, it does not notify new listeners.
  if (signal.aborted) return;
  await new Promise<void>((resolve) => {
    const wake = () => {
      clearTimeout(timer);
      signal.removeEventListener('abort', wake);
      resolve();
    };
    const timer = setTimeout(wake, ms);
    signal.addEventListener('abort', wake, { once: true });
    onBegin(wake);
  });
}

/**
 * The embedded database belongs to one process, so jobs that are still marked as running were interrupted when the last
 * process died. They are retried now and not only when they expire.
 */
export async function failInterrupted(boss: PgBoss, database: Database, handled: readonly HandledJob[]): Promise<void> {
  const rows = await database.run(`select name, id::text as id from pgboss.job where state = 'active'`);
  for (const { job } of handled) {
    for (const row of rows.filter(({ name }) => name === job.name)) {
      await boss.fail(job.name, String(row.id), { message: 'The program ended while the job ran' });
    }
  }
}
