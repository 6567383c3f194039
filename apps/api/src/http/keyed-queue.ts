/** Releases the place; a second call does nothing. */
export type Release = () => void;

/**
 * Limits how many callers work on one key at a time, in the order in which they came. It works within one process and only
 * shortens the queue for a row lock; correctness comes from that lock.
 */
export interface KeyedQueue {
  /**
   * Waits for a place. The caller keeps it until it calls `Release`: work that outlives its request still holds the row lock.
   *
   * @param until aborted when the request is over: a waiting caller leaves the queue
   * @returns null if the queue is full, or the request is over before its turn
   */
  enter(key: string, until?: AbortSignal): Promise<Release | null>;
  /** How many keys have a caller inside or waiting. */
  size(): number;
}

interface Queue {
  inside: number;
  readonly waiting: Set<(isIn: boolean) => void>;
}

/** @param waitingMost how many may wait for one key */
export function createKeyedQueue({ atOnce, waitingMost }: { atOnce: number; waitingMost: number }): KeyedQueue {
  const queues = new Map<string, Queue>();

  function leaveOnce(key: string, queue: Queue): Release {
    let isInside = true;
    return () => {
      if (!isInside) return;
      isInside = false;
      const [next] = queue.waiting;
      if (next === undefined) queue.inside -= 1;
      else next(true);
      if (queue.inside === 0) queues.delete(key);
    };
  }

  function wait(queue: Queue, until: AbortSignal | undefined): Promise<boolean> {
    return new Promise((resolve) => {
      const end = (isIn: boolean) => {
        queue.waiting.delete(end);
        until?.removeEventListener('abort', giveUp);
        resolve(isIn);
      };
      const giveUp = () => end(false);
      until?.addEventListener('abort', giveUp, { once: true });
      queue.waiting.add(end);
    });
  }

  return {
    async enter(key, until) {
      const isOver = () => until?.aborted === true;
      if (isOver()) return null;
      const queue = queues.get(key) ?? { inside: 0, waiting: new Set() };
      queues.set(key, queue);
      if (queue.inside < atOnce) {
        queue.inside += 1;
        return leaveOnce(key, queue);
      }
      if (queue.waiting.size >= waitingMost) return null;
      if (!(await wait(queue, until))) return null;
      const leave = leaveOnce(key, queue);
      if (!isOver()) return leave;
      leave();
      return null;
    },
    size: () => queues.size,
  };
}

/** The gate for each wallet: one decision at a time, and as many waiting as a reader may cause by accident. */
export function createWalletQueue(): KeyedQueue {
  return createKeyedQueue({ atOnce: 1, waitingMost: 100 });
}
