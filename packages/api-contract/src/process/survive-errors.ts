import type { EventEmitter } from 'node:events';

/** A repeated error, such as no free file descriptor, is reported at most once in this time. */
const REPORTED_EVERY_MS = 60_000;

/**
 * Handles the errors of something that lives as long as the process and recovers by itself: a listening socket that could
 * not accept a connection, a thread pool that lost a thread. Without a listener such an error would end the process.
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
