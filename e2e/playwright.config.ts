import { defineConfig } from '@playwright/test';
import { CHROMIUM } from './product/chromium.ts';

export default defineConfig({
  testDir: './tests',
  globalSetup: './product/global-setup.ts',
  // The product under test is one process on two cores: what runs beside it only steals its time.
  workers: 1,
  fullyParallel: false,
  retries: 0,
  forbidOnly: true,
  timeout: 60_000,
  expect: { timeout: 10_000 },
  outputDir: './test-results',
  reporter: [['list'], ['json', { outputFile: './test-results/report.json' }]],
  use: {
    locale: 'en-US',
    launchOptions: CHROMIUM,
    screenshot: 'only-on-failure',
    trace: 'retain-on-failure',
  },
  projects: [
    { name: 'phone', use: { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true } },
    // Pages are looked at once each: their narrow form holds all that axe and a reader's eyes can trip over.
    { name: 'desktop', use: { viewport: { width: 1280, height: 900 } }, testIgnore: 'pages.spec.ts' },
  ],
});
