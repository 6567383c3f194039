import { defineConfig } from '@playwright/test';
import base from './playwright.config.ts';

const { globalSetup: _g, ...rest } = base;
process.env.LONGSTRIP_E2E_PRODUCT = JSON.stringify({
  basePort: 4500,
  dataDirectory: '/tmp/data/proofs',
  parent: '/tmp/proofs',
});
export default defineConfig({
  ...rest,
  timeout: 15_000,
  expect: { timeout: 4_000 },
  outputDir: '/tmp/proofs/results',
  reporter: 'list',
});
