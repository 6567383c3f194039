// The suites of `npm test`, in their order: what is cheap and general first.

import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT } from '../env.mjs';
import { runQuietly } from '../setup/child.mjs';
import { runLoudly } from '../setup/run-loudly.mjs';
import { provideBrowser } from './browser-machine.mjs';
import { addTallies, emptyTally, judge, readPlaywrightReport, readVitestReport } from './tally.mjs';

/** @typedef {import('./tally.mjs').Tally} Tally */
/** @typedef {Record<string, string | undefined>} Env */

/**
 * @typedef {object} Suite
 * @property {string} name
 * @property {string} about
 * @property {number} limitMinutes Past this it is ended, and has failed.
 * @property {(env: Env, limitMs: number) => Promise<Tally | { leftOut: string }>} run
 */

const REPORTS = join(ROOT, '.cache', 'test-reports');

/** Vitest projects with suites of their own; every other project, also one that comes later, is among the rules. */
const DATABASE_PROJECTS = ['database'];
const WIRE_PROJECTS = ['api'];
const KILL_PROJECTS = ['kills'];

/**
 * The names of all vitest projects, as their configurations give them. They are named one by one because vitest takes
 * several negated names as "any of these is enough".
 */
function projectNames() {
  const folders = ['packages', 'apps'].flatMap((parent) =>
    readdirSync(join(ROOT, parent)).map((name) => join(ROOT, parent, name)),
  );
  return [...folders, join(ROOT, 'tools'), join(ROOT, 'e2e')].flatMap((folder) => {
    const file = join(folder, 'vitest.config.ts');
    const name = existsSync(file) ? readFileSync(file, 'utf8').match(/name: '([^']+)'/)?.[1] : undefined;
    return name === undefined ? [] : [name];
  });
}

/** @type {readonly Suite[]} */
export const SUITES = [
  { name: 'checks', about: 'formatting, types, the import rule, unused code', limitMinutes: 6, run: runChecks },
  {
    name: 'rules',
    about: 'rules, texts, parts',
    limitMinutes: 8,
    run: (env, limitMs) =>
      runVitest(
        'rules',
        env,
        limitMs,
        projectNames().filter((name) => ![...DATABASE_PROJECTS, ...WIRE_PROJECTS, ...KILL_PROJECTS].includes(name)),
      ),
  },
  {
    name: 'database',
    about: 'schema and migrations on both engines',
    limitMinutes: 8,
    run: (env, limitMs) => runVitest('database', env, limitMs, DATABASE_PROJECTS),
  },
  {
    name: 'wire',
    about: 'the api as clients meet it',
    limitMinutes: 8,
    run: (env, limitMs) => runVitest('wire', env, limitMs, WIRE_PROJECTS),
  },
  {
    name: 'builds',
    about: 'every app, the static Storybook, and a new region from nothing',
    limitMinutes: 10,
    run: async (env, limitMs) =>
      addTallies([await runBuilds(env, limitMs), await runVitest('new-platform', env, limitMs, ['new-platform'])]),
  },
  { name: 'browser', about: 'what readers do, in Chromium', limitMinutes: 15, run: runBrowser },
  {
    name: 'kills',
    about: 'races, and processes killed in the middle',
    limitMinutes: 10,
    run: (env, limitMs) => runVitest('kills', env, limitMs, KILL_PROJECTS),
  },
];

/** @type {readonly { name: string, command: readonly string[] }[]} */
const CHECKS = [
  { name: 'formatting and lint', command: ['biome', 'check', '--error-on-warnings', '--diagnostic-level=warn', '.'] },
  { name: 'types', command: ['turbo', 'run', 'typecheck', '--output-logs=errors-only', '--concurrency=2'] },
  { name: 'the import rule', command: ['depcruise', '--output-type=err', 'apps', 'packages', 'e2e', 'bench', 'tools'] },
  { name: 'unused code', command: ['knip', '--no-progress'] },
];

/**
 * Each check counts as one test.
 * @param {Env} env
 * @param {number} limitMs
 * @returns {Promise<Tally>}
 */
async function runChecks(env, limitMs) {
  const tally = emptyTally();
  for (const { name, command } of CHECKS) {
    const [program = '', ...args] = command;
    const { code, output } = await runQuietly(program, args, { cwd: ROOT, env, timeoutMs: limitMs });
    process.stdout.write(`${code === 0 ? ' ✓' : ' ✗'} ${name}\n${code === 0 ? '' : `${output}\n`}`);
    if (code === 0) tally.passed += 1;
    else tally.failed += 1;
  }
  return tally;
}

/**
 * @param {string} name
 * @param {Env} env
 * @param {number} timeoutMs
 * @param {readonly string[]} projects
 * @returns {Promise<Tally>}
 */
async function runVitest(name, env, timeoutMs, projects) {
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
async function runBuilds(env, timeoutMs) {
  const args = ['run', 'build', '--continue', '--output-logs=errors-only', '--concurrency=2'];
  const { code, output } = await runQuietly('turbo', args, { cwd: ROOT, env, timeoutMs });
  // "Tasks:    5 successful, 6 total"
  const [, successful, total] = output.match(/Tasks:\s+(\d+) successful, (\d+) total/) ?? [];
  if (code !== 0) process.stdout.write(`${output}\n`);
  return judge(
    { passed: Number(successful ?? 0), failed: Number(total ?? 0) - Number(successful ?? 0), skipped: [] },
    code,
  );
}

/**
 * @param {Env} env
 * @param {number} timeoutMs
 * @returns {Promise<Tally | { leftOut: string }>}
 */
async function runBrowser(env, timeoutMs) {
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

/** @param {string} name @returns {string} */
function freshReport(name) {
  mkdirSync(REPORTS, { recursive: true });
  const file = join(REPORTS, `${name}.json`);
  rmSync(file, { force: true });
  return file;
}
