import { defineConfig } from 'vitest/config';

/** The first hour of life: processes started, stopped and killed. Each takes seconds, and they share two cores. */
export default defineConfig({
  test: {
    name: 'kills',
    include: ['first-hour/**/*.test.ts'],
    testTimeout: 180_000,
    hookTimeout: 60_000,
    fileParallelism: false,
  },
});
