#!/usr/bin/env node
// `npm run chaos`: purchases under load while an api is killed 50 times, PostgreSQL 10 times and the embedded database 30
// times; and while PostgreSQL is restarted in its modes `fast` and `immediate`, and its connections are ended, 10 times
// each. It takes some minutes, ends by itself, and connects to this machine only.

import { ROOT } from './env.mjs';
import { printsHelp } from './help.mjs';
import { runWithInheritedOutput } from './setup/child.mjs';
import { makeReady } from './setup/prepare.mjs';

const LIMIT_MS = 60 * 60_000;

const env = printsHelp('chaos', process.argv.slice(2)) ? null : await makeReady();
if (env !== null) {
  process.exitCode = await runWithInheritedOutput('vitest', ['run', '--project', 'kills', 'purchase.kills'], {
    cwd: ROOT,
    env: { ...env, CHAOS: '1' },
    timeoutMs: LIMIT_MS,
  });
}
