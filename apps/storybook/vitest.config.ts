import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: { name: 'storybook', include: ['src/**/*.test.ts'] },
});
