#!/usr/bin/env node
// `npm run new-platform -- kr …`: a region is one command.

import { ROOT } from './env.mjs';
import { makeReady } from './setup/ready.mjs';
import { runLoudly } from './setup/run-loudly.mjs';

const env = await makeReady();
if (env !== null) {
  const tsx = ['--import', 'tsx'];
  const args = [...tsx, 'tools/new-platform/main.ts', ...process.argv.slice(2)];
  process.exitCode = await runLoudly(process.execPath, args, { cwd: ROOT, env });
  if (process.exitCode === 0) {
    const themes = [...tsx, 'packages/storefront/src/theme/write-themes.ts'];
    process.exitCode = await runLoudly(process.execPath, themes, { cwd: ROOT, env });
  }
}
