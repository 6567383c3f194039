#!/usr/bin/env node

// Runs a program of the packages, installing them first: `run.mjs --root biome check .` or `run.mjs --filter NAME script`.

import { ROOT, readEnvironment } from './env.mjs';
import { helpOf, printsHelp } from './help.mjs';
import { runWithInheritedOutput } from './setup/child.mjs';
import { providePnpm } from './setup/install.mjs';
import { makeReady } from './setup/prepare.mjs';

const [where, ...rest] = process.argv.slice(2);
const args =
  where === '--root' && rest.length > 0
    ? ['exec', ...rest]
    : where === '--filter' && rest.length >= 2
      ? ['--filter', ...rest.slice(0, 1), 'run', ...rest.slice(1)]
      : null;
// `npm run lint -- --help`: npm names its script in the environment. Any other --help goes to the program.
const script = readEnvironment().npm_lifecycle_event ?? '';
if (helpOf([script]) !== null && printsHelp(script, rest)) {
  // The help is printed.
} else if (args === null) {
  process.stderr.write('usage: run.mjs --root PROGRAM [ARGUMENTS] | --filter PACKAGE SCRIPT [ARGUMENTS]\n');
  process.exitCode = 2;
} else {
  const env = await makeReady();
  if (env !== null) {
    const pnpm = await providePnpm(env);
    process.exitCode = await runWithInheritedOutput(process.execPath, [pnpm, ...args], {
      cwd: ROOT,
      env,
      stdin: 'inherit',
    });
  }
}
