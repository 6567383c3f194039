#!/usr/bin/env node
// `npm run new-platform -- kr …`: a region is one command.

import { ROOT } from './env.mjs';
import { printsHelp } from './help.mjs';
import { runWithInheritedOutput } from './setup/child.mjs';
import { makeReady } from './setup/prepare.mjs';

const given = process.argv.slice(2);
const env = printsHelp('new-platform', given) ? null : await makeReady();
if (env !== null) {
  const tsx = ['--import', 'tsx'];
  const args = [...tsx, 'tools/new-platform/main.ts', ...given];
  process.exitCode = await runWithInheritedOutput(process.execPath, args, { cwd: ROOT, env });
  if (process.exitCode === 0) {
    const themes = [...tsx, 'packages/storefront/src/theme/write-themes.ts'];
    process.exitCode = await runWithInheritedOutput(process.execPath, themes, { cwd: ROOT, env });
  }
}
