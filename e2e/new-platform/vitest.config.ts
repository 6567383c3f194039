import { defineConfig } from 'vitest/config';

/** A new region: one test that installs, builds and serves it; part of the suite of builds. */
export default defineConfig({
  test: { name: 'new-platform', include: ['*.test.ts'], testTimeout: 240_000, hookTimeout: 240_000 },
});
