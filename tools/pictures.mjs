#!/usr/bin/env node
// `npm run pictures`: screenshots of every screen, to look through; prints their folder.

import { ROOT } from './env.mjs';
import { makeReady } from './setup/ready.mjs';
import { runLoudly } from './setup/run-loudly.mjs';
import { provideBrowser } from './suites/browser-machine.mjs';

const env = await makeReady(['@longstrip/standalone', './apps/*', '!@longstrip/app-storybook']);
if (env !== null) {
  const reason = await provideBrowser(env);
  if (reason !== null) {
    process.stderr.write(`${reason}\n`);
    process.exitCode = 1;
  } else {
    const args = ['--import', 'tsx', 'e2e/pictures/take-pictures.ts'];
    process.exitCode = await runLoudly(process.execPath, args, { cwd: ROOT, env });
  }
}
