import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    projects: [
      'packages/*/vitest.config.ts',
      'apps/*/vitest.config.ts',
      'tools/vitest.config.ts',
      'e2e/vitest.config.ts',
      'e2e/new-platform/vitest.config.ts',
    ],
    testTimeout: 20_000,
    hookTimeout: 60_000,
  },
});
