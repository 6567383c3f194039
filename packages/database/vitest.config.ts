import { configDefaults, defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    name: 'database',
    include: ['src/**/*.test.{ts,tsx}'],
    // Run by the project `kills`, one after the other.
    exclude: [...configDefaults.exclude, 'src/**/*.kills.test.ts'],
    testTimeout: 60_000,
    hookTimeout: 120_000,
  },
});
