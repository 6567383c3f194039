import { defineConfig } from 'vitest/config';

/** Processes started, stopped and killed: the first hour of life, and imports in the middle. Each takes seconds, and they share two cores. */
export default defineConfig({
  test: {
    name: 'kills',
    include: ['first-hour/**/*.test.ts', '../apps/*/src/**/*.kills.test.ts'],
    testTimeout: 180_000,
    hookTimeout: 60_000,
    fileParallelism: false,
  },
});
