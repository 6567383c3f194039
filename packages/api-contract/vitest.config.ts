import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: { name: 'api-contract', include: ['src/**/*.test.{ts,tsx}'], testTimeout: 20_000, hookTimeout: 60_000 },
});
