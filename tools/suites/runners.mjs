// Runs a suite's tests by the tool that they are written for, and counts them.

import { existsSync, mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { delimiter, dirname, join } from 'node:path';
import { ROOT } from '../env.mjs';
import { runCapturingOutput, runWithInheritedOutput } from '../setup/child.mjs';
import { whyNothingMayBeBuilt } from '../setup/prepare.mjs';
import { provideBrowser } from './machine.mjs';
import {
  addFailure,
  addTallies,
  emptyTally,
  judge,
  readPackageReport,
  readPlaywrightReport,
  readVitestReport,
} from './tally.mjs';

/** @typedef {import('./suites.mjs').Run} Run */
/** @typedef {import('./tally.mjs').Tally} Tally */

const REPORTS = join(ROOT, '.cache', 'test-reports');
/** Where a package's own tests leave their report, below its folder: turbo caches it with the result. */
const PACKAGE_REPORT = join('.turbo', 'tests.json');
const VITEST_REPORTERS = ['--reporter=default', '--reporter=json'];

/** The versions of Node that are supported, besides the one of `engines`, which everything else runs on. */
const NODES = ['22', '24'];

/**
 * The tests of packages, each a task of turbo: a package whose files and dependencies have not changed comes from its
 * cache.
 * @param {readonly { name: string, folder: string }[]} packages
 * @param {Run} run
 * @returns {Promise<Tally>}
 */
export async function runPackages(packages, { env, limitMs, isAffectedOnly }) {
  const reports = packages.map(({ folder }) => join(folder, PACKAGE_REPORT));
  for (const report of reports) rmSync(report, { force: true });
  const filters = packages.map(({ name }) => `--filter=${name}`);
  // One package after another: each has both cores.
  const how = [
    '--concurrency=1',
    '--continue',
    '--output-logs=new-only',
    '--log-prefix=none',
    ...affected(isAffectedOnly),
  ];
  const forVitest = ['--', ...VITEST_REPORTERS, `--outputFile.json=${PACKAGE_REPORT}`, '--maxWorkers=2'];
  const args = ['run', 'test', ...filters, ...how, ...forVitest];
  const code = await runWithInheritedOutput('turbo', args, { cwd: ROOT, env, timeoutMs: limitMs });
  // Which packages a change affects is turbo's to say: those without a report were not asked.
  const expected = isAffectedOnly ? reports.filter((report) => existsSync(report)) : reports;
  if (expected.length === 0 && code === 0) return emptyTally();
  return judge(addTallies(expected.map(readPackageReport)), code);
}

/**
 * A project of vitest that is not a package of its own, or whose results no cache may answer, since it measures times or
 * tests races.
 * @param {string} project
 * @param {Run} run
 * @returns {Promise<Tally>}
 */
export async function runVitest(project, { env, limitMs }) {
  const report = freshReport(project);
  const args = ['run', '--project', project, ...VITEST_REPORTERS, `--outputFile.json=${report}`];
  const code = await runWithInheritedOutput('vitest', args, { cwd: ROOT, env, timeoutMs: limitMs });
  return judge(readVitestReport(report), code);
}

/**
 * Each app's build counts as one test.
 * @param {Run} run
 * @returns {Promise<Tally>}
 */
export async function runBuilds({ env, limitMs, isAffectedOnly }) {
  const trouble = whyNothingMayBeBuilt();
  if (trouble !== null) {
    const refused = emptyTally();
    addFailure(refused, trouble);
    return refused;
  }
  const startedAtMs = performance.now();
  const args = ['run', 'build', '--continue', '--output-logs=errors-only', '--concurrency=2'];
  const all = [...args, ...affected(isAffectedOnly)];
  const { code, output } = await runCapturingOutput('turbo', all, { cwd: ROOT, env, timeoutMs: limitMs });
  // "Tasks:    5 successful, 6 total" and "Failed:    @longstrip/app#build"
  const [, successful, total] = output.match(/Tasks:\s+(\d+) successful, (\d+) total/) ?? [];
  if (code !== 0) process.stdout.write(`${output}\n`);
  if (code === 0 && total === '0') return emptyTally();
  const passed = Number(successful ?? 0);
  const seconds = (performance.now() - startedAtMs) / 1000;
  return judge(
    {
      ...emptyTally(),
      passed,
      failed: Number(total ?? 0) - passed,
      failures: output.match(/Failed:\s+.+/g) ?? [],
      files: [{ name: 'all apps', seconds, slowest: null }],
    },
    code,
  );
}

/**
 * @param {string} name Of the report.
 * @param {readonly string[]} projects Of the configuration.
 * @param {Run} run
 * @param {string} [config] In `e2e`.
 * @returns {Promise<Tally | { leftOut: string }>}
 */
export async function runPlaywright(name, projects, { env, limitMs }, config = 'playwright.config.ts') {
  const reason = await provideBrowser(env);
  if (reason !== null) return { leftOut: reason };
  const report = freshReport(name);
  const playwright = join(ROOT, 'e2e', 'node_modules', '@playwright', 'test', 'cli.js');
  const args = ['test', `--config=${config}`, ...projects.map((project) => `--project=${project}`)];
  const code = await runWithInheritedOutput(process.execPath, [playwright, ...args], {
    cwd: join(ROOT, 'e2e'),
    env: { ...env, PLAYWRIGHT_JSON_OUTPUT_FILE: report },
    timeoutMs: limitMs,
  });
  return judge(readPlaywrightReport(report), code);
}

/**
 * The rules, and a start of the product, on each other version of Node.
 * @param {Run} run
 * @returns {Promise<Tally>}
 */
export async function runNodes({ env, limitMs }) {
  const tallies = [];
  for (const version of NODES) tallies.push(await runOnNode(version, env, limitMs / NODES.length));
  return addTallies(tallies);
}

/**
 * @param {string} version
 * @param {Record<string, string | undefined>} env
 * @param {number} timeoutMs
 */
async function runOnNode(version, env, timeoutMs) {
  const prefix = join(ROOT, '.cache', `node-${version}`);
  mkdirSync(prefix, { recursive: true });
  writeFileSync(join(prefix, 'package.json'), '{ "private": true }\n');
  const name = `node-${process.platform}-${process.arch}@${version}`;
  const got = await runCapturingOutput('npm', ['install', '--no-save', name], { cwd: prefix, env });
  if (got.code !== 0) {
    process.stdout.write(`${got.output}\n`);
    return judge(null, got.code);
  }
  const folder = join(prefix, 'node_modules', `node-${process.platform}-${process.arch}`, 'bin');
  const report = freshReport(`node-${version}`);
  const projects = ['core', 'ingest', 'sandbox', 'kills'].flatMap((project) => ['--project', project]);
  const files = ['core', 'ingest', 'sandbox', 'starts-and-stops'];
  const vitest = join(ROOT, 'node_modules', 'vitest', 'vitest.mjs');
  const args = [vitest, 'run', ...projects, ...files, ...VITEST_REPORTERS, `--outputFile.json=${report}`];
  const own = { ...env, PATH: [folder, env.PATH].join(delimiter) };
  process.stdout.write(`Node ${version}: ${dirname(folder)}\n`);
  const code = await runWithInheritedOutput(join(folder, 'node'), args, { cwd: ROOT, env: own, timeoutMs });
  return judge(readVitestReport(report), code);
}

/** @param {boolean} isAffectedOnly */
const affected = (isAffectedOnly) => (isAffectedOnly ? ['--affected'] : []);

/** @param {string} name @returns {string} */
function freshReport(name) {
  mkdirSync(REPORTS, { recursive: true });
  const file = join(REPORTS, `${name}.json`);
  rmSync(file, { force: true });
  return file;
}
