import { configDefaults, defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    name: 'storefront',
    // No file changes what it shares with the next one; loading every module anew for each file takes longer than the tests.
    isolate: false,
    include: ['src/**/*.test.{ts,tsx}'],
    // Run by the project `kills`, one after the other.
    exclude: [...configDefaults.exclude, 'src/**/*.kills.test.ts'],
    testTimeout: 20_000,
    hookTimeout: 60_000,
  },
});
