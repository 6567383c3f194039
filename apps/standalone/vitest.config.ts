import { configDefaults, defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    name: 'standalone',
    // No file leaves anything behind in the modules it shares with the next; loading them anew took half of the time.
    isolate: false,
    globalSetup: ['src/testing/global-setup.ts'],
    include: ['{src,launch}/**/*.test.ts'],
    // A suite of its own.
    exclude: [...configDefaults.exclude, 'src/figures/**'],
    testTimeout: 20_000,
    hookTimeout: 60_000,
  },
});
