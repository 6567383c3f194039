import { type Database, isDatabaseLost } from '@longstrip/database';
import type { Logger } from 'pino';
import { countViews, type View } from './view.repository.ts';

/** How long views are collected before they are written together. */
const COLLECTED_MS = 1_000;
/** Maximum number of waiting views; more are not counted, so that a flood cannot fill the memory. */
const WAITING_MAX = 5_000;
/** Views per statement. */
const BATCH_SIZE = 500;

/** Counts views after their requests were answered, many per statement. */
export interface ViewRecorder {
  note(view: View): void;
  /** Writes all waiting views; resolves when they are written. */
  flush(): Promise<void>;
}

export function createViewRecorder({ database, logger }: { database: Database; logger: Logger }): ViewRecorder {
  let waiting: View[] = [];
  let timer: NodeJS.Timeout | undefined;
  let writing: Promise<void> = Promise.resolve();

  async function write(views: readonly View[]): Promise<void> {
    for (let start = 0; start < views.length; start += BATCH_SIZE) {
      await countViews(database, views.slice(start, start + BATCH_SIZE)).catch((error: unknown) => {
        // A lost count is not worth an error or a retry.
        if (isDatabaseLost(error)) return;
        logger.error({ event: 'views-not-counted', err: error }, 'some views were not counted');
      });
    }
  }

  function flush(): Promise<void> {
    clearTimeout(timer);
    timer = undefined;
    const views = waiting;
    waiting = [];
    writing = writing.then(() => write(views));
    return writing;
  }

  return {
    note(view) {
      if (waiting.length >= WAITING_MAX) return;
      waiting.push(view);
      timer ??= setTimeout(() => void flush(), COLLECTED_MS).unref();
    },
    flush,
  };
}
