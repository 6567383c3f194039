// Counts of tests, read from the runners' own reports.

import { existsSync, readFileSync } from 'node:fs';

/**
 * @typedef {object} Tally
 * @property {number} passed
 * @property {number} failed
 * @property {string[]} skipped Titles: a test that did not run is named.
 */

/** @type {() => Tally} */
export const emptyTally = () => ({ passed: 0, failed: 0, skipped: [] });

/**
 * @param {readonly Tally[]} tallies
 * @returns {Tally}
 */
export function addTallies(tallies) {
  return {
    passed: tallies.reduce((sum, { passed }) => sum + passed, 0),
    failed: tallies.reduce((sum, { failed }) => sum + failed, 0),
    skipped: tallies.flatMap(({ skipped }) => skipped),
  };
}

/**
 * A runner that says nothing, ran nothing, or failed without a failed test has failed all the same.
 * @param {Tally | null} tally null: it left no report.
 * @param {number} exitCode
 * @returns {Tally}
 */
export function judge(tally, exitCode) {
  if (tally === null || tally.passed + tally.failed + tally.skipped.length === 0) {
    return { passed: 0, failed: 1, skipped: tally?.skipped ?? [] };
  }
  return exitCode !== 0 && tally.failed === 0 ? { ...tally, failed: 1 } : tally;
}

/**
 * @param {string} file Written by vitest's json reporter.
 * @returns {Tally | null}
 */
export function readVitestReport(file) {
  if (!existsSync(file)) return null;
  const report = JSON.parse(readFileSync(file, 'utf8'));
  const tally = emptyTally();
  for (const result of report.testResults) {
    for (const test of result.assertionResults) {
      if (test.status === 'passed') tally.passed += 1;
      else if (test.status === 'failed') tally.failed += 1;
      else tally.skipped.push(test.fullName);
    }
    // A file that could not be loaded has no tests to count, and is a failure.
    if (result.status === 'failed' && !result.assertionResults.some(isFailed)) tally.failed += 1;
  }
  return tally;
}

/** @param {{ status: string }} test */
const isFailed = (test) => test.status === 'failed';

/**
 * @param {string} file Written by Playwright's json reporter.
 * @returns {Tally | null}
 */
export function readPlaywrightReport(file) {
  if (!existsSync(file)) return null;
  const report = JSON.parse(readFileSync(file, 'utf8'));
  const tally = emptyTally();
  // What fails outside any test (a broken file, the product that does not start) stands among the errors.
  tally.failed += report.errors?.length ?? 0;
  /** @param {any} suite @param {string} path */
  const walk = (suite, path) => {
    for (const inner of suite.suites ?? []) walk(inner, `${path}${inner.title} › `);
    for (const spec of suite.specs ?? []) {
      for (const { status, projectName } of spec.tests) {
        if (status === 'expected') tally.passed += 1;
        else if (status === 'skipped') tally.skipped.push(`${path}${spec.title} [${projectName}]`);
        // `flaky` too: nothing is retried here, and what passes the second time has failed.
        else tally.failed += 1;
      }
    }
  };
  for (const suite of report.suites) walk(suite, `${suite.title} › `);
  return tally;
}
