import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    name: 'house',
    // No file changes what it shares with the next one; loading every module anew for each file takes longer than the tests.
    isolate: false,
    include: ['**/*.test.ts'],
    testTimeout: 60_000,
    hookTimeout: 60_000,
  },
});
