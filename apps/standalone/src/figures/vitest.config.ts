import { defineConfig } from 'vitest/config';

/** What pages and calls cost, one file after another: each file has the machine for itself. */
export default defineConfig({
  test: {
    name: 'figures',
    include: ['*.test.ts'],
    testTimeout: 240_000,
    hookTimeout: 240_000,
    fileParallelism: false,
  },
});
