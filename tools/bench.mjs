#!/usr/bin/env node
// `npm run bench`: measures the built product, and other programs for comparison in the same run.

import { ROOT } from './env.mjs';
import { printsHelp } from './help.mjs';
import { runWithInheritedOutput } from './setup/child.mjs';
import { makeReady } from './setup/prepare.mjs';
import { FULL_SPEED_LOOP_S, provideBrowser, timeLoop } from './suites/machine.mjs';

const args = process.argv.slice(2);
const env = printsHelp('bench', args)
  ? null
  : await makeReady(['@longstrip/standalone', './apps/*', '!@longstrip/app-storybook']);
if (env !== null) {
  const reason = await provideBrowser(env);
  if (reason !== null) {
    process.stderr.write(`${reason}\n`);
    process.exitCode = 1;
  } else {
    process.stdout.write(
      `A loop of 10⁹ additions: ${timeLoop().toFixed(2)} s (${FULL_SPEED_LOOP_S} s at full speed)\n`,
    );
    process.exitCode = await runWithInheritedOutput(process.execPath, ['--import', 'tsx', 'bench/run.ts', ...args], {
      cwd: ROOT,
      env,
    });
  }
}
