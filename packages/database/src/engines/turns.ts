import { setImmediate } from 'node:timers/promises';

/** How long statements may follow each other before others get a turn. */
const ROW_OF_STATEMENTS_MS = 20;

/**
 * The embedded engine computes on this thread, and its promises settle without a turn of the event loop: a long row of
 * statements would keep sockets, timers and signals waiting until its end. To be awaited before each statement.
 */
export function createTurns(): () => Promise<void> {
  let lastTurnMs = Number.NEGATIVE_INFINITY;
  return async () => {
    if (performance.now() - lastTurnMs < ROW_OF_STATEMENTS_MS) return;
    await setImmediate();
    lastTurnMs = performance.now();
  };
}
