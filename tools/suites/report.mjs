// What `npm test` prints at its end.

import { FULL_SPEED_LOOP_S } from './machine-speed.mjs';
import { addTallies } from './tally.mjs';

const SLOWEST_COUNT = 10;
const FAILURES_MAX = 30;

/**
 * @typedef {object} SuiteResult
 * @property {string} name
 * @property {number} seconds
 * @property {string | null} leftOut Why it could not run; null when it did.
 * @property {import('./tally.mjs').Tally} tally
 */

/**
 * @param {readonly SuiteResult[]} results
 * @param {readonly number[]} loopSeconds What `timeLoop` took, before and after the suites.
 * @returns {string} Lines; the last one is `N passed, N failed`.
 */
export function describeRun(results, loopSeconds) {
  const total = addTallies(results.map(({ tally }) => tally));
  const leftOut = results.flatMap((result) =>
    result.leftOut === null ? [] : [`left out: ${result.name} — ${result.leftOut}`],
  );
  const skipped = total.skipped.length === 0 ? '' : `, ${total.skipped.length} skipped`;
  return [
    ...describeSlowest(results),
    '',
    ...results.map(describeResult),
    ...describeTime(
      results.reduce((sum, { seconds }) => sum + seconds, 0),
      loopSeconds,
    ),
    ...total.skipped.map((title) => `skipped: ${title}`),
    ...leftOut,
    ...describeFailures(results),
    '',
    `${total.passed} passed, ${total.failed} failed${skipped}`,
  ].join('\n');
}

/** @param {readonly SuiteResult[]} results */
function describeSlowest(results) {
  const files = results.flatMap(({ name: suite, tally }) => tally.files.map((file) => ({ suite, ...file })));
  const slowest = files.sort((one, other) => other.seconds - one.seconds).slice(0, SLOWEST_COUNT);
  return [
    `The slowest ${slowest.length}, and the slowest test of each:`,
    ...slowest.map(({ suite, name, seconds, slowest: test }) => {
      const longest = test === null ? '' : ` (${toWhole(test.seconds)} s: ${test.title})`;
      return `${toWhole(seconds).padStart(5)} s ${suite.padEnd(8)} ${name}${longest}`;
    }),
  ];
}

/** @param {readonly SuiteResult[]} results */
function describeFailures(results) {
  const all = results.flatMap(({ name, tally }) => tally.failures.map((title) => `failed: ${name} ${title}`));
  const more = all.length - FAILURES_MAX;
  return [...all.slice(0, FAILURES_MAX), ...(more > 0 ? [`failed: ${more} more`] : [])];
}

/** @param {SuiteResult} result */
function describeResult({ name, seconds, leftOut, tally }) {
  const counts = `${String(tally.passed).padStart(5)} passed ${String(tally.failed).padStart(3)} failed`;
  return `${name.padEnd(10)} ${toWhole(seconds).padStart(4)} s ${leftOut === null ? counts : '      left out'}`;
}

/**
 * @param {number} seconds
 * @param {readonly number[]} loopSeconds
 */
function describeTime(seconds, loopSeconds) {
  const mean = loopSeconds.reduce((sum, each) => sum + each, 0) / loopSeconds.length;
  const loops = loopSeconds.map((each) => each.toFixed(2)).join(' and ');
  const atFullSpeed = toWhole((seconds * FULL_SPEED_LOOP_S) / mean);
  return [
    `total      ${toWhole(seconds).padStart(4)} s`,
    `10⁹ additions took ${loops} s here, and ${FULL_SPEED_LOOP_S} s at full speed: the total there is about ${atFullSpeed} s.`,
  ];
}

/** @param {number} seconds */
const toWhole = (seconds) => String(Math.round(seconds));
