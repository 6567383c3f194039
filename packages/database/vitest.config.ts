import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: { name: 'database', include: ['src/**/*.test.{ts,tsx}'], testTimeout: 60_000, hookTimeout: 120_000 },
});
