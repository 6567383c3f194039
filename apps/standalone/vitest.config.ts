import { configDefaults, defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    name: 'standalone',
    // Test files leave no state in the modules that they share; loading these again for each file took half of the time.
    isolate: false,
    globalSetup: ['src/testing/global-setup.ts'],
    include: ['{src,launch}/**/*.test.ts'],
    // A suite of its own.
    exclude: [...configDefaults.exclude, 'src/figures/**'],
    testTimeout: 20_000,
    hookTimeout: 60_000,
  },
});
