import type { Database } from '@longstrip/database';
import type { Logger } from 'pino';
import { countViews, type View } from './view.repository.ts';

/** How long looks are gathered before they are written together. */
const GATHERED_MS = 1_000;
/** Looks that wait at most; what comes on top of them is not counted: a flood must not fill the memory. */
const WAITING_MAX = 5_000;
/** Looks of one statement. */
const BATCH_SIZE = 500;

/** Counts looks after the answer that they belong to, many in one statement. */
export interface ViewRecorder {
  note(view: View): void;
  /** Writes what waits; resolves when it is written. */
  flush(): Promise<void>;
}

export function createViewRecorder({ database, logger }: { database: Database; logger: Logger }): ViewRecorder {
  let waiting: View[] = [];
  let timer: NodeJS.Timeout | null = null;
  let writing: Promise<void> = Promise.resolve();

  async function write(views: readonly View[]): Promise<void> {
    for (let start = 0; start < views.length; start += BATCH_SIZE) {
      await countViews(database, views.slice(start, start + BATCH_SIZE)).catch((error: unknown) => {
        // A count is not worth an answer, nor a second try.
        logger.error({ event: 'views-not-counted', err: error }, 'some views were not counted');
      });
    }
  }

  function flush(): Promise<void> {
    if (timer !== null) clearTimeout(timer);
    timer = null;
    const views = waiting;
    waiting = [];
    writing = writing.then(() => write(views));
    return writing;
  }

  return {
    note(view) {
      if (waiting.length >= WAITING_MAX) return;
      waiting.push(view);
      timer ??= setTimeout(() => void flush(), GATHERED_MS).unref();
    },
    flush,
  };
}
