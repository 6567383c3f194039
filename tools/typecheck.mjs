#!/usr/bin/env node
// `npm run typecheck`: the types of all code. What has not changed since the last run is not checked again.

import { printsHelp } from './help.mjs';
import { makeReady } from './setup/prepare.mjs';
import { runChecks, TYPE_CHECKS } from './suites/checks.mjs';

const LIMIT_MS = 10 * 60_000;

const env = printsHelp('typecheck', process.argv.slice(2)) ? null : await makeReady();
if (env !== null) {
  const { failed } = await runChecks(TYPE_CHECKS, env, LIMIT_MS);
  process.exitCode = failed === 0 ? 0 : 1;
}
