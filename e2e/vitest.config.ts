import { defineConfig } from 'vitest/config';

/** Starts, stops and kills of processes, one after another: each takes seconds, and some have time limits. */
export default defineConfig({
  test: {
    name: 'kills',
    include: ['start-and-stop/**/*.test.ts', '../apps/*/src/**/*.kills.test.ts'],
    testTimeout: 180_000,
    hookTimeout: 60_000,
    fileParallelism: false,
  },
});
