// Counts and times of tests, read from the runners' own reports, and what `npm test` prints of them at its end.

import { existsSync, readFileSync } from 'node:fs';
import { dirname, relative } from 'node:path';
import { stripVTControlCharacters } from 'node:util';
import { ROOT } from '../env.mjs';
import { FULL_SPEED_LOOP_S } from './machine.mjs';

const ERROR_MAX_LENGTH = 300;

/**
 * @typedef {object} TimedFile
 * @property {string} name Its path, or the name of a check.
 * @property {number} seconds Of all its tests together.
 * @property {{ title: string, seconds: number } | null} slowest Its slowest test; null where it has no tests of its own.
 */

/**
 * @typedef {object} Tally
 * @property {number} passed
 * @property {number} failed
 * @property {string[]} skipped Titles: a test that did not run is named.
 * @property {string[]} failures What failed, each with the first line of its error.
 * @property {TimedFile[]} files
 */

/** @type {() => Tally} */
export const emptyTally = () => ({ passed: 0, failed: 0, skipped: [], failures: [], files: [] });

/**
 * @param {readonly Tally[]} tallies
 * @returns {Tally}
 */
export function addTallies(tallies) {
  return {
    passed: tallies.reduce((sum, { passed }) => sum + passed, 0),
    failed: tallies.reduce((sum, { failed }) => sum + failed, 0),
    skipped: tallies.flatMap(({ skipped }) => skipped),
    failures: tallies.flatMap(({ failures }) => failures),
    files: tallies.flatMap(({ files }) => files),
  };
}

/**
 * A runner that leaves no report, runs nothing, or exits with an error has failed, even if no test failed.
 * @param {Tally | null} tally null: it left no report.
 * @param {number} exitCode
 * @returns {Tally}
 */
export function judge(tally, exitCode) {
  if (tally === null || tally.passed + tally.failed + tally.skipped.length === 0) {
    const nothing = { ...emptyTally(), skipped: tally?.skipped ?? [] };
    addFailure(nothing, tally === null ? 'there is no report' : 'no test ran');
    return nothing;
  }
  if (exitCode === 0 || tally.failed > 0) return tally;
  const ended = { ...tally, failures: [...tally.failures] };
  addFailure(ended, `no test failed, but the runner ended with ${exitCode}`);
  return ended;
}

/**
 * A package's tests. Without a report they have failed: a runner that was interrupted may report success.
 * @param {string} file `<package>/.turbo/tests.json`
 * @returns {Tally}
 */
export function readPackageReport(file) {
  const report = readVitestReport(file);
  if (report !== null) return judge(report, 0);
  const tally = emptyTally();
  addFailure(tally, `${relative(ROOT, dirname(dirname(file)))} left no report`);
  return tally;
}

/**
 * @param {string} file Written by vitest's json reporter.
 * @returns {Tally | null}
 */
export function readVitestReport(file) {
  if (!existsSync(file)) return null;
  const report = JSON.parse(readFileSync(file, 'utf8'));
  const tally = emptyTally();
  for (const { name: path, status, startTime, endTime, message, assertionResults } of report.testResults) {
    const name = relative(ROOT, path);
    for (const test of assertionResults) {
      if (test.status === 'passed') tally.passed += 1;
      else if (isFailed(test)) addFailure(tally, `${name} › ${test.fullName}`, test.failureMessages?.[0]);
      else tally.skipped.push(test.fullName);
    }
    // A file that could not be loaded has no tests to count, and is a failure.
    if (status === 'failed' && !assertionResults.some(isFailed)) addFailure(tally, name, message);
    /** @type {{ title: string, seconds: number }[]} */
    const tests = assertionResults.map(toTimed);
    tally.files.push({ name, seconds: (endTime - startTime) / 1000, slowest: slowestOf(tests) });
  }
  return tally;
}

/**
 * @param {Tally} tally
 * @param {string} title
 * @param {string} [message]
 */
export function addFailure(tally, title, message = '') {
  const [firstLine = ''] = stripVTControlCharacters(message).trim().split('\n');
  tally.failed += 1;
  tally.failures.push(firstLine === '' ? title : `${title}: ${firstLine.slice(0, ERROR_MAX_LENGTH)}`);
}

/** @param {{ status: string }} test */
const isFailed = (test) => test.status === 'failed';

/** @param {{ fullName: string, duration?: number | null }} test */
const toTimed = ({ fullName, duration }) => ({ title: fullName, seconds: (duration ?? 0) / 1000 });

/** @param {readonly { title: string, seconds: number }[]} tests */
const slowestOf = (tests) =>
  tests.reduce((most, test) => (test.seconds > (most?.seconds ?? -1) ? test : most), tests[0]) ?? null;

/**
 * @param {string} file Written by Playwright's json reporter.
 * @returns {Tally | null}
 */
export function readPlaywrightReport(file) {
  if (!existsSync(file)) return null;
  const report = JSON.parse(readFileSync(file, 'utf8'));
  const tally = emptyTally();
  // What fails outside any test (a broken file, the product that does not start) is listed among the errors.
  for (const { message } of report.errors ?? []) addFailure(tally, 'outside any test', message);
  for (const suite of report.suites) {
    /** @type {{ title: string, seconds: number }[]} */
    const tests = [];
    for (const { title, status, durationMs, message } of testsOf(suite, `${suite.title} › `)) {
      if (status === 'expected') tally.passed += 1;
      else if (status === 'skipped') tally.skipped.push(title);
      // `flaky` too: nothing is retried here, and a test that passes only the second time has failed.
      else addFailure(tally, title, message);
      tests.push({ title, seconds: durationMs / 1000 });
    }
    const seconds = tests.reduce((sum, test) => sum + test.seconds, 0);
    tally.files.push({ name: `e2e/${suite.title}`, seconds, slowest: slowestOf(tests) });
  }
  return tally;
}

/**
 * @param {any} suite Of Playwright's report.
 * @param {string} path
 * @returns {{ title: string, status: string, durationMs: number, message?: string }[]}
 */
function testsOf(suite, path) {
  return [
    ...(suite.suites ?? []).flatMap((/** @type {any} */ inner) => testsOf(inner, `${path}${inner.title} › `)),
    ...(suite.specs ?? []).flatMap((/** @type {any} */ spec) =>
      spec.tests.map((/** @type {any} */ { status, projectName, results }) => ({
        title: `${path}${spec.title} [${projectName}]`,
        status,
        durationMs: results.reduce((/** @type {number} */ sum, /** @type {any} */ { duration }) => sum + duration, 0),
        message: results.at(-1)?.error?.message,
      })),
    ),
  ];
}

const SLOWEST_COUNT = 10;
const FAILURES_MAX = 30;

/**
 * @typedef {object} SuiteResult
 * @property {string} name
 * @property {number} seconds
 * @property {string | null} leftOut Why it could not run; null when it did.
 * @property {Tally} tally
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
