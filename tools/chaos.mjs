#!/usr/bin/env node
// `npm run chaos`: purchases in traffic while an api is killed 50 times, PostgreSQL 10 times and the embedded database 30
// times; and while PostgreSQL is restarted fast and at once, and its connections are ended, 10 times each. It takes some minutes, ends by itself, and reaches nothing but this machine.

import { ROOT } from './env.mjs';
import { makeReady } from './setup/ready.mjs';
import { runLoudly } from './setup/run-loudly.mjs';

const LIMIT_MS = 60 * 60_000;

const env = await makeReady();
process.exitCode =
  env === null
    ? 1
    : await runLoudly('vitest', ['run', '--project', 'kills', 'purchase.kills'], {
        cwd: ROOT,
        env: { ...env, CHAOS: '1' },
        timeoutMs: LIMIT_MS,
      });
