import { extname } from 'node:path';
import { fileURLToPath } from 'node:url';
import { surviveErrors } from '@longstrip/api-contract/process';
import type { Headline, HeadlineRequest } from '@longstrip/core';
import { Piscina } from 'piscina';
import type { PreparePagesParts } from '../catalogue/index.ts';
import type { DemoContents } from './demo-contents.ts';

/** A thread keeps texts and fonts in memory; after this long without work it ends. */
const IDLE_MS = 20_000;
const HEAP_MIB = 256;
/** A lower priority: pages and pictures that a reader waits for come before those that are drawn ahead. */
const NICENESS = 10;

/**
 * Reads and draws the demo outside the server's own thread, examines pages, and renders the titles on pictures of shared links,
 * which needs the same fonts. The memory of its threads is freed when they end.
 */
export interface DemoThreads {
  readonly contents: DemoContents;
  /** Like `drawStoredRecipe`. */
  draw(recipe: unknown): Promise<Uint8Array>;
  /** Like `blurStoredRecipe`. */
  blur(recipe: unknown): Promise<string>;
  /** Like `examinePictures`. */
  examine: PreparePagesParts['examine'];
  setHeadlines(requests: readonly HeadlineRequest[]): Promise<(Headline | null)[]>;
  close(): Promise<void>;
}

/**
 * @param most threads at the same time; none runs before it is needed
 * @param onError a thread ended while it was idle; another one starts when there is work
 */
export function startDemoThreads(most: number, onError: (error: Error) => void): DemoThreads {
  const extension = extname(import.meta.url);
  const pool = new Piscina({
    filename: fileURLToPath(new URL(`./demo-thread${extension}`, import.meta.url)),
    minThreads: 0,
    maxThreads: most,
    idleTimeout: IDLE_MS,
    niceIncrement: NICENESS,
    resourceLimits: { maxOldGenerationSizeMb: HEAP_MIB },
    // TypeScript source needs a loader; a bundle does not.
    execArgv: extension === '.ts' ? ['--import', new URL('./typescript-in-threads.mjs', import.meta.url).href] : [],
    env: {},
  });
  surviveErrors(pool, onError);
  return {
    contents: {
      readOutline: () => pool.run(undefined, { name: 'readOutline' }),
      planSeries: (wanted) => pool.run(wanted, { name: 'planSeries' }),
      readSite: () => pool.run(undefined, { name: 'readSite' }),
    },
    draw: (recipe) => pool.run(recipe, { name: 'drawStoredRecipe' }),
    blur: (recipe) => pool.run(recipe, { name: 'blurStoredRecipe' }),
    examine: (request) => pool.run(request, { name: 'examinePictures' }),
    setHeadlines: (requests) => pool.run(requests, { name: 'setHeadlines' }),
    close: () => pool.destroy(),
  };
}
