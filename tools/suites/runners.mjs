// Runs a suite's tests by the tool that they are written for, and counts them.

import { mkdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT } from '../env.mjs';
import { runQuietly } from '../setup/child.mjs';
import { runLoudly } from '../setup/run-loudly.mjs';
import { provideBrowser } from './browser-machine.mjs';
import { emptyTally, judge, readPlaywrightReport, readVitestReport } from './tally.mjs';

/** @typedef {import('./tally.mjs').Tally} Tally */
/** @typedef {Record<string, string | undefined>} Env */

const REPORTS = join(ROOT, '.cache', 'test-reports');

/**
 * @param {string} name Of the report.
 * @param {Env} env
 * @param {number} timeoutMs
 * @param {readonly string[]} projects
 * @returns {Promise<Tally>}
 */
export async function runVitest(name, env, timeoutMs, projects) {
  const report = freshReport(name);
  const args = ['run', ...projects.flatMap((project) => ['--project', project])];
  const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${report}`];
  const code = await runLoudly('vitest', [...args, ...reporters], { cwd: ROOT, env, timeoutMs });
  return judge(readVitestReport(report), code);
}

/**
 * Each app's build counts as one test.
 * @param {Env} env
 * @param {number} timeoutMs
 * @returns {Promise<Tally>}
 */
export async function runBuilds(env, timeoutMs) {
  const startedAtMs = performance.now();
  const args = ['run', 'build', '--continue', '--output-logs=errors-only', '--concurrency=2'];
  const { code, output } = await runQuietly('turbo', args, { cwd: ROOT, env, timeoutMs });
  // "Tasks:    5 successful, 6 total" and "Failed:    @longstrip/app#build"
  const [, successful, total] = output.match(/Tasks:\s+(\d+) successful, (\d+) total/) ?? [];
  if (code !== 0) process.stdout.write(`${output}\n`);
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
 * @param {Env} env
 * @param {number} timeoutMs
 * @returns {Promise<Tally | { leftOut: string }>}
 */
export async function runBrowser(env, timeoutMs) {
  const reason = await provideBrowser(env);
  if (reason !== null) return { leftOut: reason };
  const report = freshReport('browser');
  const playwright = join(ROOT, 'e2e', 'node_modules', '@playwright', 'test', 'cli.js');
  const code = await runLoudly(process.execPath, [playwright, 'test'], {
    cwd: join(ROOT, 'e2e'),
    env: { ...env, PLAYWRIGHT_JSON_OUTPUT_FILE: report },
    timeoutMs,
  });
  return judge(readPlaywrightReport(report), code);
}

/**
 * One of our own tools, which counts as one test.
 * @param {string} name
 * @param {string} file In tools/.
 * @param {Env} env
 * @param {number} timeoutMs
 * @returns {Promise<Tally>}
 */
export async function runTool(name, file, env, timeoutMs) {
  const startedAtMs = performance.now();
  const code = await runLoudly(process.execPath, [join(ROOT, 'tools', file)], { cwd: ROOT, env, timeoutMs });
  const seconds = (performance.now() - startedAtMs) / 1000;
  const isGood = code === 0;
  return {
    ...emptyTally(),
    passed: isGood ? 1 : 0,
    failed: isGood ? 0 : 1,
    failures: isGood ? [] : [name],
    files: [{ name, seconds, slowest: null }],
  };
}

/** @param {string} name @returns {string} */
function freshReport(name) {
  mkdirSync(REPORTS, { recursive: true });
  const file = join(REPORTS, `${name}.json`);
  rmSync(file, { force: true });
  return file;
}
