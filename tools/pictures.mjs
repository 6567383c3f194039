#!/usr/bin/env node
// `npm run pictures`: screenshots of every screen, to look through, and contact sheets of them; prints their folder.
// Sites can be named; `--running <base port>` takes a product that runs already, `--folder` says where to,
// `--only home,detail` which screens.

import { ROOT } from './env.mjs';
import { printsHelp } from './help.mjs';
import { runWithInheritedOutput } from './setup/child.mjs';
import { makeReady } from './setup/prepare.mjs';
import { provideBrowser } from './suites/machine.mjs';

const given = process.argv.slice(2);
const env = printsHelp('pictures', given)
  ? null
  : await makeReady(['@longstrip/standalone', './apps/*', '!@longstrip/app-storybook']);
if (env !== null) {
  const reason = await provideBrowser(env);
  if (reason !== null) {
    process.stderr.write(`${reason}\n`);
    process.exitCode = 1;
  } else {
    const args = ['--import', 'tsx', 'e2e/pictures/take-pictures.ts', ...given];
    process.exitCode = await runWithInheritedOutput(process.execPath, args, { cwd: ROOT, env });
  }
}
