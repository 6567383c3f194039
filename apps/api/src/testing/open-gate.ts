import { createKeyedQueue, type KeyedQueue } from '../http/keyed-queue.ts';

/** A gate that lets every request through at once: tests use it to test the row lock behind it. */
export function createOpenQueue(): KeyedQueue {
  return createKeyedQueue({ atOnce: 1_000, waitingMost: 0 });
}
