#!/usr/bin/env node
// `npm test`: what every change runs, from a fresh clone. `npm run test:all` adds the rest, and samples nothing.
// `npm test -- checks journeys` runs only these suites; `--affected` only what differs from `main`, and what depends on it.
// The last line adds up all suites: `N passed, N failed`.

import { asksForHelp } from './help.mjs';
import { rememberSignal } from './setup/child.mjs';
import { makeReady } from './setup/prepare.mjs';
import { provideServers, timeLoop } from './suites/machine.mjs';
import { SUITES, suitesToRun } from './suites/suites.mjs';
import { addFailure, describeRun, emptyTally } from './suites/tally.mjs';

/** Tests that may be skipped even when CI=true, by a part of their titles. */
const ALLOWED_SKIPS = ['shared/content', 'test:all'];
const OPTIONS = ['--all', '--affected'];

const args = process.argv.slice(2);
const names = args.filter((arg) => !arg.startsWith('--'));
const unknown = [
  ...names.filter((name) => !SUITES.some((suite) => suite.name === name)),
  ...args.filter((arg) => arg.startsWith('--') && !OPTIONS.includes(arg)),
];
if (asksForHelp(args)) {
  const suites = SUITES.map(({ name, about }) => `  ${name.padEnd(10)}${about}\n`);
  process.stdout.write(`npm test [-- SUITE … --all --affected]\n${suites.join('')}`);
} else if (unknown.length > 0) {
  process.stderr.write(
    `npm test knows --affected and the suites ${SUITES.map(({ name }) => name).join(', ')}; not ${unknown.join(', ')}.\n`,
  );
  process.exitCode = 2;
} else {
  await runSuites(names, { isAll: args.includes('--all'), isAffectedOnly: args.includes('--affected') });
}

/**
 * @param {readonly string[]} asked Names of suites.
 * @param {{ isAll: boolean, isAffectedOnly: boolean }} options
 */
async function runSuites(asked, { isAll, isAffectedOnly }) {
  const ready = await makeReady();
  if (ready === null) {
    process.stdout.write('\n0 passed, 1 failed\n');
    return;
  }
  const isStrict = ready.CI === 'true';
  const env = { ...ready, ...(isAll ? { TEST_ALL: '1' } : {}) };
  const withoutServers = await provideServers(ready);
  if (withoutServers !== null) process.stderr.write(`${withoutServers}\n`);
  const signalSoFar = rememberSignal();
  const loopSeconds = [timeLoop()];
  const results = [];
  for (const suite of suitesToRun(asked, { isAll, isAffectedOnly })) {
    process.stdout.write(`\n── ${suite.name}: ${suite.about}\n`);
    const startedAtMs = performance.now();
    const limitMs = suite.limitMinutes * 60_000 * (isAll ? 4 : 1);
    const outcome = await suite.run({ env, limitMs, isAffectedOnly });
    const seconds = (performance.now() - startedAtMs) / 1000;
    const leftOut = 'leftOut' in outcome ? outcome.leftOut : null;
    const tally = 'leftOut' in outcome ? { ...emptyTally(), failed: isStrict ? 1 : 0 } : outcome;
    if (isStrict) failSilentSkips(tally);
    results.push({ name: suite.name, seconds, leftOut, tally });
    const signal = signalSoFar();
    if (signal !== null) {
      addFailure(tally, `the run was interrupted by ${signal}: suites after ${suite.name} did not run`);
      break;
    }
  }
  loopSeconds.push(timeLoop());
  process.stdout.write(`\n${describeRun(results, loopSeconds)}\n`);
  const hasFailed = results.some(({ tally }) => tally.failed > 0);
  process.exitCode = !hasFailed && results.some(({ tally }) => tally.passed > 0) ? 0 : 1;
}

/**
 * Counts a skipped test as failed unless it may be skipped.
 * @param {import('./suites/tally.mjs').Tally} tally
 */
function failSilentSkips(tally) {
  const silent = tally.skipped.filter((title) => !ALLOWED_SKIPS.some((part) => title.includes(part)));
  if (silent.length > 0) process.stdout.write(`Skipped where nothing may be:\n  ${silent.join('\n  ')}\n`);
  tally.failed += silent.length;
  tally.skipped = tally.skipped.filter((title) => !silent.includes(title));
}
