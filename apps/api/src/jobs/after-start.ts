import { setTimeout as wait } from 'node:timers/promises';

/** A function that resolves so long after this call, or when its signal aborts. */
export function afterStart(ms: number): (signal: AbortSignal) => Promise<void> {
  const atMs = performance.now() + ms;
  return (signal) => wait(Math.max(0, atMs - performance.now()), undefined, { signal }).catch(() => undefined);
}
