#!/usr/bin/env node
// `npm test`: everything, from a fresh clone. `npm test -- checks browser` runs only these suites, `--long` the longer
// versions. The last line adds up all suites: `N passed, N failed`.

import { makeReady } from './setup/ready.mjs';
import { SUITES } from './suites/suites.mjs';
import { addTallies } from './suites/tally.mjs';

/** Tests that may be skipped even where everything must be had, by a part of their titles. */
const ALLOWED_SKIPS = ['shared/content', '--long'];

const args = process.argv.slice(2);
const names = args.filter((arg) => !arg.startsWith('--'));
const unknown = [
  ...names.filter((name) => !SUITES.some((suite) => suite.name === name)),
  ...args.filter((arg) => arg.startsWith('--') && arg !== '--long'),
];
if (unknown.length > 0) {
  process.stderr.write(
    `npm test knows --long and the suites ${SUITES.map(({ name }) => name).join(', ')}; not ${unknown.join(', ')}.\n`,
  );
  process.exitCode = 2;
} else {
  await runSuites(
    SUITES.filter(({ name }) => names.length === 0 || names.includes(name)),
    args.includes('--long'),
  );
}

/**
 * @param {typeof SUITES} suites
 * @param {boolean} isLong
 */
async function runSuites(suites, isLong) {
  const ready = await makeReady();
  if (ready === null) {
    process.stdout.write('\n0 passed, 1 failed\n');
    return;
  }
  const isStrict = ready.CI === 'true';
  const env = { ...ready, ...(isLong ? { TEST_LONG: '1' } : {}) };
  const results = [];
  for (const suite of suites) {
    process.stdout.write(`\n── ${suite.name}: ${suite.about}\n`);
    const startedAt = performance.now();
    const outcome = await suite.run(env, suite.limitMinutes * 60_000 * (isLong ? 4 : 1));
    const seconds = Math.round((performance.now() - startedAt) / 1000);
    const leftOut = 'leftOut' in outcome ? outcome.leftOut : null;
    const tally = 'leftOut' in outcome ? { passed: 0, failed: isStrict ? 1 : 0, skipped: [] } : outcome;
    if (isStrict) {
      const silent = tally.skipped.filter((title) => !ALLOWED_SKIPS.some((part) => title.includes(part)));
      if (silent.length > 0) process.stdout.write(`Skipped where nothing may be:\n  ${silent.join('\n  ')}\n`);
      tally.failed += silent.length;
      tally.skipped = tally.skipped.filter((title) => !silent.includes(title));
    }
    results.push({ name: suite.name, seconds, leftOut, tally });
  }
  const total = addTallies(results.map(({ tally }) => tally));
  process.stdout.write(`\n${results.map(describeResult).join('\n')}\n`);
  for (const title of total.skipped) process.stdout.write(`skipped: ${title}\n`);
  for (const { name, leftOut } of results)
    if (leftOut !== null) process.stdout.write(`left out: ${name} — ${leftOut}\n`);
  const skipped = total.skipped.length === 0 ? '' : `, ${total.skipped.length} skipped`;
  process.stdout.write(`\n${total.passed} passed, ${total.failed} failed${skipped}\n`);
  process.exitCode = total.failed === 0 && total.passed > 0 ? 0 : 1;
}

/** @param {{ name: string, seconds: number, leftOut: string | null, tally: import('./suites/tally.mjs').Tally }} result */
function describeResult({ name, seconds, leftOut, tally }) {
  const counts = `${String(tally.passed).padStart(5)} passed ${String(tally.failed).padStart(3)} failed`;
  return `${name.padEnd(10)} ${String(seconds).padStart(4)} s ${leftOut === null ? counts : '      left out'}`;
}
