import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    name: 'standalone',
    include: ['{src,launch}/**/*.test.ts'],
    testTimeout: 20_000,
    hookTimeout: 60_000,
  },
});
