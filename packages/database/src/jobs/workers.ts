import { setMaxListeners } from 'node:events';
import type PgBoss from 'pg-boss';
import type { Database } from '../database.ts';
import { isDatabaseLost } from '../engines/errors.ts';
import type { HandledJob, Job } from './job.ts';
import type { JobProblem } from './job-queue.ts';

/** How often it is looked whether the next period of a repeating job has begun. */
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
 * One loop a job, over pg-boss's fetch, complete and fail. Its own `work()` does not wait for the completion to be
 * stored: one that fails there ends the process, and one under way is lost when the database closes.
 */
export function startWorkers(boss: PgBoss, handled: readonly HandledJob[], options: WorkerOptions): Workers {
  const stopping = new AbortController();
  const aborting = new AbortController();
  // Each loop waits for it.
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

/** False where none was waiting. */
async function workOnOne(
  boss: PgBoss,
  { job, run }: HandledJob,
  { aborted, stopping }: { aborted: AbortSignal; stopping: AbortSignal },
  { pollEveryMs, onProblem }: WorkerOptions,
): Promise<boolean> {
  const [fetched] = await boss.fetch<unknown>(job.name, { includeMetadata: true, batchSize: 1 });
  if (fetched === undefined) return false;
  const signal = AbortSignal.any([aborted, AbortSignal.timeout(job.expireInSeconds * 1_000)]);
  try {
    await unlessAborted(run(fetched.data, { id: fetched.id, attempt: fetched.retryCount + 1, signal }), signal);
    await storeEnd(() => boss.complete(job.name, fetched.id), pollEveryMs, stopping);
  } catch (error) {
    const message = error instanceof Error ? error.message : String(error);
    await storeEnd(() => boss.fail(job.name, fetched.id, { message }), pollEveryMs, stopping);
    onProblem({ jobName: job.name, jobId: fetched.id, isFinal: fetched.retryCount >= fetched.retryLimit, error });
  }
  return true;
}

/**
 * Stores how a job ended. A database that is lost just then is waited for: otherwise the job would count as running until
 * its time is over, and nothing would be tried again for so long.
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

/** Even a handler that does not look at its signal cannot hold up the end of the program. */
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

/** Enqueues each repeating job once a period; the queue keeps a second one of the same period out. */
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

/** Until the time is over, the signal is aborted or the function given to `onBegin` is called. */
async function pause(ms: number, signal: AbortSignal, onBegin: (wake: () => void) => void): Promise<void> {
  // A signal that was aborted while something else was awaited notifies no listener again.
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
 * The embedded database belongs to one process: what is still marked as running there was interrupted when the last one
 * died. It is tried again now and not only when its time is over.
 */
export async function failInterrupted(boss: PgBoss, database: Database, handled: readonly HandledJob[]): Promise<void> {
  const rows = await database.run(`select name, id::text as id from pgboss.job where state = 'active'`);
  for (const { job } of handled) {
    for (const row of rows.filter(({ name }) => name === job.name)) {
      await boss.fail(job.name, String(row.id), { message: 'The program ended while the job ran' });
    }
  }
}
