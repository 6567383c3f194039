#!/usr/bin/env node
// `npm run import -- …`, `npm run catalogue -- …`, `npm run apply -- …`: the operators' commands, built when needed. Only
// the command itself writes to stdout, so that `npm run -s … --json` can be read by programs.

import { resolve } from 'node:path';
import { parseVariables } from '../apps/standalone/launch/settings.mjs';
import { dataDirectoryTrouble } from '../apps/standalone/launch/usable-paths.mjs';
import { ROOT, readEnvironment } from './env.mjs';
import { makeReady } from './setup/ready.mjs';
import { runHere } from './setup/run-here.mjs';
import { stopWithNpm } from './setup/stop-with-npm.mjs';

const environment = readEnvironment();
const parsed = parseVariables(environment);
const dataDirectory = parsed.ok ? resolve(ROOT, parsed.settings.dataDirectory) : null;
const trouble = dataDirectory === null ? null : dataDirectoryTrouble(dataDirectory);
if (!parsed.ok || trouble !== null) {
  process.stderr.write(`${parsed.ok ? trouble : parsed.sentences.join('\n')}\n`);
  process.exitCode = 1;
} else {
  const env = await makeReady(['@longstrip/api']);
  if (env !== null) {
    stopWithNpm(() => process.kill(process.pid, 'SIGTERM'), environment);
    await runHere(resolve(ROOT, 'apps/api/dist/cli.js'), process.argv.slice(2), {
      // npm changes to the repository's root; file names are relative to the folder of the caller.
      cwd: environment.INIT_CWD ?? process.cwd(),
      env: { ...environment, NODE_ENV: 'production', DATA_DIR: resolve(ROOT, parsed.settings.dataDirectory) },
    });
  }
}
