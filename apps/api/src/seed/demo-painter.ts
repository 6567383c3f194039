import { createRequire } from 'node:module';
import { extname } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { Piscina } from 'piscina';

const MOST_THREADS = 2;
/** A thread keeps its fonts in memory; one that nobody needs ends. */
const IDLE_MS = 20_000;
const HEAP_MIB = 256;
/** Pages and pictures that a reader waits for come before those that are drawn ahead. */
const NICENESS = 10;

/** Draws pictures of the demo beside the server's own thread. */
export interface DemoPainter {
  /** As `drawStoredRecipe`. */
  draw(recipe: unknown): Promise<Uint8Array>;
  close(): Promise<void>;
}

export function createDemoPainter(): DemoPainter {
  const extension = extname(import.meta.url);
  const pool = new Piscina({
    filename: fileURLToPath(new URL(`./draw-worker${extension}`, import.meta.url)),
    minThreads: 0,
    maxThreads: MOST_THREADS,
    idleTimeout: IDLE_MS,
    niceIncrement: NICENESS,
    resourceLimits: { maxOldGenerationSizeMb: HEAP_MIB },
    // TypeScript source needs a loader; a bundle does not.
    execArgv:
      extension === '.ts' ? ['--import', pathToFileURL(createRequire(import.meta.url).resolve('tsx')).href] : [],
    env: {},
  });
  return {
    draw: (recipe) => pool.run(recipe),
    close: () => pool.destroy(),
  };
}
