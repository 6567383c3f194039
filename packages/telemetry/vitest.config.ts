import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    name: 'telemetry',
    // Test files change no shared state. Loading every module again for each file would take longer than the tests.
    isolate: false,
    include: ['src/**/*.test.{ts,tsx}'],
    testTimeout: 20_000,
    hookTimeout: 60_000,
  },
});
