import type { EventEmitter } from 'node:events';

/** What goes wrong again and again, such as no free file descriptor, is reported so often at most. */
const REPORTED_EVERY_MS = 60_000;

/**
 * For something that lives as long as the process and goes on after an error by itself: a listening socket that could not
 * accept a connection, a pool of threads one of which ended. Without a listener its error would end the process.
 */
export function surviveErrors(
  emitter: Pick<EventEmitter, 'on'>,
  tell: (error: Error) => void,
  monotonicMs: () => number = () => performance.now(),
): void {
  let reportedAtMs = Number.NEGATIVE_INFINITY;
  emitter.on('error', (error: Error) => {
    if (monotonicMs() - reportedAtMs < REPORTED_EVERY_MS) return;
    reportedAtMs = monotonicMs();
    tell(error);
  });
}
