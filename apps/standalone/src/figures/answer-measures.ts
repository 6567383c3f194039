import { PerformanceObserver } from 'node:perf_hooks';

/** What a process has used so far. */
export interface Measured {
  /** Processor time, in microseconds. */
  readonly processorUs: number;
  readonly heapBytes: number;
  /** Garbage collections. After one the heap says nothing of what was allocated. */
  readonly collections: number;
}

/** Answers every message of the parent with what this process has used; `collect` collects garbage before. */
export function answerMeasures(): void {
  let collections = 0;
  new PerformanceObserver((list) => {
    collections += list.getEntries().length;
  }).observe({ entryTypes: ['gc'] });
  // Nobody is left to be answered.
  process.on('disconnect', () => process.exit());
  const answer = (): void => {
    const { user, system } = process.cpuUsage();
    const measured: Measured = { processorUs: user + system, heapBytes: process.memoryUsage().heapUsed, collections };
    process.send?.(measured);
  };
  process.on('message', (message) => {
    if (message === 'collect') globalThis.gc?.();
    // An observer hears of a collection one turn later.
    setImmediate(() => setImmediate(answer));
  });
}
