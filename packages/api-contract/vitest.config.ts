import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    name: 'api-contract',
    // Safe because test files change no shared state; reloading every module for each file takes longer than the tests.
    isolate: false,
    include: ['src/**/*.test.{ts,tsx}'],
    testTimeout: 20_000,
    hookTimeout: 60_000,
  },
});
