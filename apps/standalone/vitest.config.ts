import { configDefaults, defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    name: 'standalone',
    include: ['{src,launch}/**/*.test.ts'],
    // A suite of its own.
    exclude: [...configDefaults.exclude, 'src/figures/**'],
    testTimeout: 20_000,
    hookTimeout: 60_000,
  },
});
