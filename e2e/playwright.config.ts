import { isWholeRun } from '@longstrip/test-kit/sample';
import { defineConfig } from '@playwright/test';
import { CHROMIUM } from './product/chromium.ts';

/** Tests that only `npm run test:all` runs: repetitions on another site or by another method. */
const AGAIN = isWholeRun ? [] : [/@again/];
const PHONE = {
  use: { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true },
  grepInvert: [/@wide-only/, ...AGAIN],
};
const DESKTOP = { use: { viewport: { width: 1280, height: 900 } }, grepInvert: [/@any-width/, ...AGAIN] };

/** `journeys`: what readers do. `console`: what operators do. `desk`: their whole cases. `sweeps`: the layout of pages, lost connections, and every detail of the viewer. */
export default defineConfig({
  globalSetup: './product/global-setup.ts',
  // While one waits for a page, the other renders. More workers would only wait for the one product.
  workers: 2,
  fullyParallel: true,
  retries: 0,
  forbidOnly: true,
  timeout: 60_000,
  expect: { timeout: 10_000 },
  outputDir: './test-results',
  reporter: [['list'], ['json', { outputFile: './test-results/report.json' }]],
  use: {
    locale: 'en-US',
    // Requests that a service worker makes cannot be held up by a test; its own test lets it work.
    serviceWorkers: 'block',
    launchOptions: CHROMIUM,
    screenshot: 'only-on-failure',
    // Recording slows every test: `playwright test --trace on` where a screenshot does not say enough.
    trace: 'off',
  },
  projects: [
    { name: 'phone', testDir: './journeys', ...PHONE },
    { name: 'desktop', testDir: './journeys', ...DESKTOP },
    { name: 'console', testDir: './console', use: { viewport: { width: 1280, height: 900 } } },
    { name: 'desk', testDir: './desk', use: { viewport: { width: 1280, height: 900 } } },
    { name: 'phone sweep', testDir: './sweeps', ...PHONE },
    {
      ...{ name: 'desktop sweep', testDir: './sweeps', ...DESKTOP },
      // These set the size of the window themselves.
      testIgnore: ['pages.spec.ts', 'large-text.spec.ts', 'long-words.spec.ts'],
    },
  ],
});
