import { setImmediate } from 'node:timers/promises';
import type { Database } from '@longstrip/database';
import DataLoader from 'dataloader';
import PQueue from 'p-queue';

/** Asks for one answer, which is found together with those that others ask for at the same time. */
export type Batched<Asked, Answer> = (asked: Asked) => Promise<Answer>;

/** Batches that are worked on at the same time: one that has to wait does not hold up all others. */
const AT_ONCE = 2;

/**
 * Joins what is asked for at the same time: what comes while batches are worked on waits, and becomes the next. Only on the embedded
 * database: on a server each is worked on alone, so that no statement names the rows of two readers (record 0125).
 *
 * @param work answers all of a batch in its order. If it fails, each of the batch has failed; an `Error` among the answers is the failure
 *   of one
 * @param most how many are answered together
 */
export function createBatched<Asked, Answer>(
  { engine }: Pick<Database, 'engine'>,
  work: (asked: readonly Asked[]) => Promise<readonly (Answer | Error)[]>,
  most: number,
): Batched<Asked, Answer> {
  if (engine !== 'embedded') {
    return async (asked) => {
      const [answer] = await work([asked]);
      if (answer === undefined) throw new Error('a batch of one has no answer');
      if (answer instanceof Error) throw answer;
      return answer;
    };
  }
  const queue = new PQueue({ concurrency: AT_ONCE });
  const working = new Set<Promise<unknown>>();
  const loader = new DataLoader<Asked, Answer>(
    (asked) => {
      const answers = work(asked);
      working.add(answers);
      return answers;
    },
    { cache: false, maxBatchSize: most, batchScheduleFn: (dispatch) => void queue.add(() => turn(dispatch)) },
  );

  /** Dispatches a batch, and waits until it is answered. */
  async function turn(dispatch: () => void): Promise<void> {
    // A turn of the event loop, in which all that has arrived comes in.
    await setImmediate();
    dispatch();
    const answering = [...working];
    working.clear();
    await Promise.allSettled(answering);
  }

  return (asked) => loader.load(asked);
}
