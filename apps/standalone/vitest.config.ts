import { configDefaults, defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    name: 'standalone',
    // Test files leave no state in the modules that they share; loading these again for each file took half of the time.
    isolate: false,
    globalSetup: ['src/testing/global-setup.ts'],
    include: ['{src,launch}/**/*.test.ts'],
    // Suites of their own: the second is run by the project `kills`.
    exclude: [...configDefaults.exclude, 'src/figures/**', 'src/**/*.kills.test.ts'],
    testTimeout: 20_000,
    hookTimeout: 60_000,
  },
});
