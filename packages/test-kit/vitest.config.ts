import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: { name: 'test-kit', include: ['src/**/*.test.{ts,tsx}'], testTimeout: 20_000, hookTimeout: 60_000 },
});
