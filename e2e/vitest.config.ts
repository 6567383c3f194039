import { defineConfig } from 'vitest/config';

/** Races, and starts, stops and kills of processes, one after another: each takes seconds, and some have time limits. */
export default defineConfig({
  test: {
    name: 'kills',
    include: [
      'start-and-stop/**/*.test.ts',
      'machines/**/*.test.ts',
      '../{apps,packages}/*/src/**/*{.kills,-races}.test.ts',
    ],
    testTimeout: 180_000,
    hookTimeout: 60_000,
    fileParallelism: false,
  },
});
