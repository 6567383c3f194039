import { defineConfig } from '@playwright/test';
import { CHROMIUM } from '../product/chromium.ts';

const PHONE = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true };

/** The stories of the built Storybook, in both themes; nothing else of the product runs. */
export default defineConfig({
  workers: 2,
  fullyParallel: true,
  retries: 0,
  forbidOnly: true,
  // A test opens all stories of a group, one after the other.
  timeout: 240_000,
  outputDir: '../test-results/stories',
  reporter: [['list'], ['json', { outputFile: '../test-results/stories.json' }]],
  use: { locale: 'en-US', timezoneId: 'UTC', launchOptions: CHROMIUM, contextOptions: { reducedMotion: 'reduce' } },
  projects: [
    { name: 'light', use: { ...PHONE, colorScheme: 'light' } },
    { name: 'dark', use: { ...PHONE, colorScheme: 'dark' } },
  ],
});
