#!/usr/bin/env node
// `npm run import -- …`, `npm run catalogue -- …`, `npm run apply -- …`: the operators' commands, built when needed, and
// never under a running product, which has been built with them. Only the command itself writes to stdout, so that
// `npm run -s … --json` can be read by programs.

import { resolve } from 'node:path';
import { parseVariables } from '../apps/standalone/launch/settings.mjs';
import { dataDirectoryTrouble } from '../apps/standalone/launch/usable-paths.mjs';
import { ROOT, readEnvironment } from './env.mjs';
import { printsHelp } from './help.mjs';
import { makeReady } from './setup/prepare.mjs';
import { runHere, stopWithNpm } from './setup/run-here.mjs';

const [command = '', ...args] = process.argv.slice(2);
if (!printsHelp(command, args)) await runOperatorsCommand();

async function runOperatorsCommand() {
  const environment = readEnvironment();
  const parsed = parseVariables(environment);
  if (!parsed.ok) return refuse(parsed.sentences.join('\n'));
  const dataDirectory = resolve(ROOT, parsed.settings.dataDirectory);
  const trouble = dataDirectoryTrouble(dataDirectory);
  if (trouble !== null) return refuse(trouble);
  const env = await makeReady(['@longstrip/api'], { mayBeOlder: true });
  if (env === null) return;
  stopWithNpm(() => process.kill(process.pid, 'SIGTERM'), environment);
  await runHere(resolve(ROOT, 'apps/api/dist/cli.js'), [command, ...args], {
    // npm changes to the repository's root; file names are relative to the folder of the caller.
    cwd: environment.INIT_CWD ?? process.cwd(),
    env: { ...environment, NODE_ENV: 'production', DATA_DIR: dataDirectory },
  });
}

/** @param {string} sentence */
function refuse(sentence) {
  process.stderr.write(`${sentence}\n`);
  process.exitCode = 1;
}
