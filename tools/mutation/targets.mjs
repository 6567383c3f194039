// What mutation tests look at, how good the tests must be there, and a run of Stryker in one target.

import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { ROOT } from '../env.mjs';
import { runWithInheritedOutput } from '../setup/child.mjs';

/**
 * @typedef {object} Target
 * @property {string} name
 * @property {string} about
 * @property {string} folder The package; Stryker works in a copy of it.
 * @property {readonly string[]} mutate Sources, as globs below the folder.
 * @property {readonly string[]} tests Tests that judge the mutants.
 * @property {number | null} sample How many mutants are tested; null: all.
 * @property {Group} group
 */

/** @typedef {'core' | 'rest'} Group */

/** The least share of mutants that must be caught, in percent. */
export const AIMS = /** @type {const} */ ({ core: 97, rest: 80 });

const NO_TESTS = '!src/**/*.test.ts';

/** @type {readonly Target[]} */
export const TARGETS = [
  {
    name: 'core',
    about: 'all rules',
    folder: 'packages/core',
    mutate: ['src/**/*.ts', NO_TESTS],
    tests: ['src/**/*.test.ts'],
    sample: null,
    group: 'core',
  },
  {
    name: 'client',
    about: 'the typed client of the api',
    folder: 'packages/api-contract',
    mutate: ['src/client/**/*.ts', NO_TESTS],
    tests: ['src/**/*.test.ts'],
    sample: 70,
    group: 'rest',
  },
  {
    name: 'identity',
    about: 'who asks, and what they may see',
    folder: 'apps/api',
    mutate: ['src/people/identity/**/*.ts', 'src/http/*-view.ts', NO_TESTS],
    tests: [
      'src/people/identity/**/*.test.ts',
      'src/catalogue/lists/wire.ages.test.ts',
      'src/reading/viewer/wire.hidden-bl.test.ts',
    ],
    sample: 60,
    group: 'rest',
  },
  {
    name: 'reading',
    about: 'episodes, their pages and access to them',
    folder: 'apps/api',
    mutate: ['src/reading/viewer/**/*.ts', NO_TESTS],
    tests: ['src/reading/viewer/**/*.test.ts'],
    sample: 90,
    group: 'rest',
  },
  {
    name: 'catalogue',
    about: 'series and their lists',
    folder: 'apps/api',
    mutate: ['src/catalogue/{edition,lists,series}/**/*.ts', NO_TESTS],
    tests: ['src/catalogue/{edition,lists,series}/**/!(*scale).test.ts'],
    sample: 120,
    group: 'rest',
  },
  {
    name: 'money',
    about: 'orders of coins, purchases and coupons',
    folder: 'apps/api',
    mutate: ['src/money/{payment,purchase,coupon}/**/*.ts', NO_TESTS],
    tests: ['src/money/{payment,purchase,coupon}/**/!(*kills|*fuzz|*queue|*races).test.ts'],
    sample: 120,
    group: 'rest',
  },
  {
    name: 'site',
    about: 'context and cache of a site, and the pages for search engines',
    folder: 'packages/storefront',
    mutate: [
      'src/server/{answer-cache,locale-detection,page-guards,site-context-builder}.ts',
      'src/cookies/*.ts',
      'src/root/{platform-site,root-loader.server}.ts',
      'src/parts/seo/*.ts',
      NO_TESTS,
    ],
    tests: [
      'src/server/{answer-cache,page-guards,site-context-builder}.test.ts',
      'src/{cookies,root}/*.test.ts',
      'src/parts/seo/*.test.ts',
    ],
    sample: 60,
    group: 'rest',
  },
];

/** @typedef {import('./mutation-report.mjs').StrykerReport} StrykerReport */

const WORK = join(ROOT, '.cache', 'mutation');
/** A test may take 1.5 times its usual time under a mutant, and this much more: tests with a database need it. */
const MUTANT_EXTRA_MS = 20_000;

/**
 * @param {Target} target
 * @param {{ env: Record<string, string | undefined>, seed: number, timeoutMs?: number }} options
 * @returns {Promise<StrykerReport | null>} Null when Stryker failed; it has printed why.
 */
export async function runTarget(target, { env, seed, timeoutMs }) {
  const folder = join(WORK, target.name);
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  const report = join(folder, 'report.json');
  const configuration = join(folder, 'stryker.config.json');
  writeFileSync(join(folder, 'vitest.config.mjs'), vitestConfiguration(target));
  writeFileSync(join(folder, 'sample.plugin.mjs'), samplePluginSource(target, seed));
  writeFileSync(configuration, JSON.stringify(strykerConfiguration(target, folder, report), null, 2));
  const stryker = join(ROOT, 'node_modules', '@stryker-mutator', 'core', 'bin', 'stryker.js');
  const options = { cwd: join(ROOT, target.folder), env, ...(timeoutMs === undefined ? {} : { timeoutMs }) };
  const code = await runWithInheritedOutput(process.execPath, [stryker, 'run', configuration], options);
  return code === 0 ? JSON.parse(readFileSync(report, 'utf8')) : null;
}

/**
 * @param {Target} target
 * @param {string} folder
 * @param {string} report
 */
function strykerConfiguration({ mutate, sample }, folder, report) {
  return {
    packageManager: 'pnpm',
    mutate,
    testRunner: 'vitest',
    vitest: { configFile: join(folder, 'vitest.config.mjs'), related: false },
    coverageAnalysis: 'perTest',
    // Mutants in tables and other constants would each need a run of all tests.
    ignoreStatic: true,
    plugins: ['@stryker-mutator/vitest-runner', ...(sample === null ? [] : [join(folder, 'sample.plugin.mjs')])],
    checkers: sample === null ? [] : ['sample'],
    concurrency: 2,
    timeoutMS: MUTANT_EXTRA_MS,
    ignorePatterns: ['dist', 'build', 'coverage', '.cache', '.turbo'],
    tempDirName: '.cache',
    reporters: ['json'],
    jsonReporter: { fileName: report },
    thresholds: { break: null },
  };
}

/** @param {Target} target */
function vitestConfiguration({ tests }) {
  const test = { include: tests, testTimeout: 30_000, hookTimeout: 60_000 };
  return `export default ${JSON.stringify({ test }, null, 2)};\n`;
}

/**
 * @param {Target} target
 * @param {number} seed
 */
function samplePluginSource({ folder, sample }, seed) {
  const module = pathToFileURL(join(ROOT, 'tools', 'mutation', 'sample-checker.mjs')).href;
  const of = { seed, size: sample ?? 0, folder: join(ROOT, folder) };
  return `import { samplePlugin } from ${JSON.stringify(module)};\n\nexport const strykerPlugins = [samplePlugin(${JSON.stringify(of)})];\n`;
}
