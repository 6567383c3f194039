import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: { name: 'console', include: ['{app,server}/**/*.test.{ts,tsx}'], testTimeout: 20_000, hookTimeout: 60_000 },
});
