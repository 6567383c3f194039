import type { Database } from '@longstrip/database';
import type { Logger } from 'pino';
import { createAssetSource, createSpareWrites, findRecipe } from '../catalogue/index.ts';
import type { Store } from '../store/open-store.ts';
import { ensureDemoOperators, removeEntries } from './demo-accounts.ts';
import { addDemoReads } from './demo-reads.ts';
import { type DemoThreads, startDemoThreads } from './demo-threads.ts';
import { coverAssets, type DrawAheadParts, drawAhead, remainingAssets } from './draw-ahead.ts';
import { type DemoAccountParts, prepareDemoAccounts } from './prepare-demo-accounts.ts';
import { prepareDemoComments } from './prepare-demo-comments.ts';
import { prepareDemoGoods } from './prepare-demo-goods.ts';
import { seedDemo } from './seed-demo.ts';

/** Threads until the sites serve requests: nothing else needs the processor yet. */
const THREADS_BEFORE_SERVING = 2;
/** Threads while the sites serve requests. A second one would need another hundred megabytes. */
const THREADS_WHILE_SERVING = 1;
/** Drawn covers between two lines of progress. */
const PROGRESS_EVERY = 20;

export interface BringDemoParts {
  readonly store: Pick<Store, 'database' | 'files'>;
  readonly logger: Logger;
  readonly nowMs: () => number;
  readonly signal: AbortSignal;
  readonly onProgress: (sentence: string) => void;
  /** Null: no accounts, for example outside demo mode. */
  readonly accounts: Omit<DemoAccountParts, 'database' | 'nowMs'> | null;
}

/**
 * Seeds the demo, creates its accounts with their goods, and draws its covers, so that the first reader of the first page sees
 * them.
 */
export async function prepareDemo(parts: BringDemoParts): Promise<void> {
  const { nowMs, logger, onProgress, accounts } = parts;
  const { database } = parts.store;
  const threads = startDemoThreads(THREADS_BEFORE_SERVING, tellThreadError(logger));
  try {
    const result = await seedDemo(database, threads.contents, nowMs(), () =>
      onProgress('Bringing the demo catalogue in …'),
    );
    if (result.kind === 'seeded') {
      await addDemoReads(database, nowMs());
      await drawCovers(parts, threads);
    }
    if (accounts !== null && result.kind === 'seeded') {
      await prepareDemoAccounts({ ...accounts, database, nowMs });
      await ensureDemoOperators({ ...accounts, database, nowMs });
      await prepareDemoGoods(database, accounts.platforms, nowMs());
      await prepareDemoComments({ ...accounts, database, nowMs, logger });
    }
    if (accounts !== null && result.kind === 'removed') await removeEntries(accounts.dataDirectory);
    logger.info({ event: 'demo', ...result }, result.kind === 'removed' ? 'demo stays removed' : 'demo ready');
  } finally {
    // Frees their memory, which is not needed while the sites serve requests.
    await threads.close();
  }
}

async function drawCovers(parts: BringDemoParts, { draw }: DemoThreads): Promise<void> {
  const { store, signal, onProgress, nowMs, logger } = parts;
  const { database, files } = store;
  const writes = createSpareWrites({ place: files.place, nowMs, logger });
  const read = createAssetSource({ files, recipeOf: (assetId) => findRecipe(database, assetId), draw, writes });
  const covers = await coverAssets(database);
  await drawAhead({ files, read, signal, atOnce: THREADS_BEFORE_SERVING }, covers, (done, of) => {
    if (done % PROGRESS_EVERY === 0) onProgress(`Drawing covers … ${done} of ${of}`);
  });
}

function tellThreadError(logger: Logger) {
  return (error: Error) => logger.error({ event: 'thread-ended', err: error }, 'a thread that draws has ended');
}

/** Draws what is requested while the sites serve, and what `drawRemaining` draws ahead. */
export function startServingThreads(logger: Logger): DemoThreads {
  return startDemoThreads(THREADS_WHILE_SERVING, tellThreadError(logger));
}

/** Draws the demo's other pictures, while no reader waits for one. Never rejects. */
export async function drawRemaining(
  database: Pick<Database, 'orm'>,
  parts: Omit<DrawAheadParts, 'atOnce'>,
  logger: Logger,
): Promise<void> {
  try {
    await drawAhead({ ...parts, atOnce: THREADS_WHILE_SERVING }, await remainingAssets(database));
  } catch (error) {
    logger.warn({ event: 'demo', err: error }, 'a picture of the demo could not be drawn ahead');
  }
}
