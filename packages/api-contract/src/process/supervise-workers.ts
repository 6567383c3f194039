import cluster, { type Worker } from 'node:cluster';
import { once } from 'node:events';
import { killWhenSilent } from './watch-workers.ts';

/** The pause before a worker that ended is started anew; each worker that ends soon doubles it. */
const FIRST_PAUSE_MS = 250;
const LONGEST_PAUSE_MS = 30_000;
/** A worker that served for this long has not ended soon. */
const STEADY_AFTER_MS = 60_000;

/** What a worker sends when it can be told how it is set up, and once it serves. */
const ASKING = 'asking';
const SERVING = 'serving';

interface SupervisionOptions {
  /** At least one. */
  count: number;
  /** The arguments of a worker; it runs this process's own program. */
  args: readonly string[];
  /** What each worker is told when it starts; JSON. */
  facts: unknown;
  /** A worker ended although it was not asked to, and another one is started. */
  onEnded: (problem: { pid: number | undefined; code: number | null; signal: string | null; pauseMs: number }) => void;
}

/** Worker processes that share this process's ports (`node:cluster`). */
export interface Workers {
  /** Resolves when all serve for the first time; rejects if one ends before. */
  readonly serving: Promise<void>;
  /** Replaces the workers one after the other: each ends once its successor serves. */
  replace(): Promise<void>;
  /** Asks all to stop, and kills those that have not ended in time. */
  stop(limitMs: number): Promise<void>;
}

/**
 * Starts workers, and starts another one for each that ends; one that stands still for 20 seconds is ended. When this process ends, in whatever manner, its workers do too.
 * A process can supervise one set of workers.
 */
export function superviseWorkers({ count, args, facts, onEnded }: SupervisionOptions): Workers {
  let isStopping = false;
  let hasServed = false;
  let pauseMs = FIRST_PAUSE_MS;
  const leaving = new Set<Worker>();
  cluster.setupPrimary({ args: [...args] });
  // Each worker accepts connections itself: what waits when one dies is served by the next.
  cluster.schedulingPolicy = cluster.SCHED_NONE;

  const start = (): Worker => {
    const startedAtMs = performance.now();
    const worker = cluster.fork();
    killWhenSilent(worker.process);
    // A worker that dies at once cannot be sent anything, which is no error of ours.
    worker.on('error', () => undefined);
    worker.on('message', (message) => {
      if (message === ASKING) worker.send({ facts, othersServe: hasServed && living().length > 1 });
    });
    worker.once('exit', (code, signal) => {
      if (isStopping || leaving.delete(worker) || !hasServed) return;
      pauseMs = performance.now() - startedAtMs > STEADY_AFTER_MS ? FIRST_PAUSE_MS : pauseMs * 2;
      pauseMs = Math.min(pauseMs, LONGEST_PAUSE_MS);
      onEnded({ pid: worker.process.pid, code, signal, pauseMs });
      setTimeout(() => {
        if (!isStopping) start();
      }, pauseMs);
    });
    return worker;
  };

  const serving = Promise.all(Array.from({ length: count }, start).map(untilServing)).then(() => {
    hasServed = true;
  });
  // It may be awaited late.
  serving.catch(() => undefined);

  return {
    serving,
    async replace() {
      for (const old of living()) {
        await untilServing(start());
        leaving.add(old);
        const ended = once(old, 'exit');
        old.process.kill('SIGTERM');
        await ended;
      }
    },
    async stop(limitMs) {
      isStopping = true;
      const all = living();
      const ended = all.map((worker) => once(worker, 'exit'));
      for (const worker of all) worker.process.kill('SIGTERM');
      const killing = setTimeout(() => {
        for (const worker of all) worker.process.kill('SIGKILL');
      }, limitMs);
      await Promise.all(ended);
      clearTimeout(killing);
    },
  };
}

const living = (): Worker[] => Object.values(cluster.workers ?? {}).filter((worker) => worker !== undefined);

function untilServing(worker: Worker): Promise<void> {
  return new Promise((resolve, reject) => {
    worker.on('message', (message) => {
      if (message === SERVING) resolve();
    });
    worker.once('exit', (code, signal) => reject(new Error(`a worker ended before it served (${signal ?? code})`)));
  });
}

/** What a supervisor tells its worker. */
export interface WorkerOrder {
  readonly facts: unknown;
  /** Others answer at the same ports, so that this one opens them only when it can serve. */
  readonly othersServe: boolean;
}

/** In a worker: what its supervisor tells it. */
export function receiveOrder(): Promise<WorkerOrder> {
  return new Promise((resolve) => {
    cluster.worker?.on('message', (message: WorkerOrder) => {
      if (typeof message === 'object' && message !== null && 'facts' in message) resolve(message);
    });
    cluster.worker?.send(ASKING);
  });
}

/** In a worker: it serves. Elsewhere nothing happens. */
export function reportServing(): void {
  cluster.worker?.send(SERVING);
}

/** Whether this process is a worker of another one. */
export const isWorker = (): boolean => cluster.isWorker;
