import { configDefaults, defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    name: 'api',
    // No test file leaves state in the modules that it shares with the next; loading them again took a fifth of the time.
    isolate: false,
    include: ['src/**/*.test.{ts,tsx}'],
    // Run by the project `kills`, one after the other.
    exclude: [...configDefaults.exclude, 'src/**/*{.kills,-races}.test.ts'],
    globalSetup: ['src/testing/global-setup.ts'],
    testTimeout: 40_000,
    hookTimeout: 120_000,
  },
});
