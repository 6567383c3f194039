import { setImmediate } from 'node:timers/promises';

/** Maximum time in which statements follow each other without a turn of the event loop. */
const BLOCKED_MAX_MS = 20;

/**
 * The embedded engine computes on this thread, and its promises settle without a turn of the event loop: a long sequence
 * of statements would keep sockets, timers and signals waiting until its end.
 * @returns a function to await before each statement; it gives the event loop a turn every 20 ms
 */
export function createEventLoopYield(): () => Promise<void> {
  let lastTurnMs = Number.NEGATIVE_INFINITY;
  return async () => {
    if (performance.now() - lastTurnMs < BLOCKED_MAX_MS) return;
    await setImmediate();
    lastTurnMs = performance.now();
  };
}
