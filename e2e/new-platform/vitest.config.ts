import { defineConfig } from 'vitest/config';

/** A region from nothing: one test that installs, builds and serves, beside the builds of all apps. */
export default defineConfig({
  test: { name: 'new-platform', include: ['*.test.ts'], testTimeout: 240_000, hookTimeout: 240_000 },
});
