import { availableParallelism } from 'node:os';
import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    // Vitest leaves one core to itself: on two, it would run one file after the other.
    maxWorkers: Math.max(2, availableParallelism() - 1),
    projects: [
      'packages/*/vitest.config.ts',
      'apps/*/vitest.config.ts',
      'tools/vitest.config.ts',
      'apps/standalone/src/figures/vitest.config.ts',
      'e2e/vitest.config.ts',
      'e2e/new-platform/vitest.config.ts',
    ],
    testTimeout: 20_000,
    hookTimeout: 60_000,
  },
});
