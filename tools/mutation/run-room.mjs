// Stryker in one room: its configuration is written for the run, and its report is read.

import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { ROOT } from '../env.mjs';
import { runLoudly } from '../setup/run-loudly.mjs';

/** @typedef {import('./rooms.mjs').Room} Room */
/** @typedef {import('./mutation-report.mjs').StrykerReport} StrykerReport */

const WORK = join(ROOT, '.cache', 'mutation');
/** Longest a test may take under a mutant, beside half as long again as without: tests with a database need it. */
const MUTANT_EXTRA_MS = 20_000;

/**
 * @param {Room} room
 * @param {{ env: Record<string, string | undefined>, seed: number, timeoutMs?: number }} options
 * @returns {Promise<StrykerReport | null>} Null where Stryker failed; it has said why.
 */
export async function runRoom(room, { env, seed, timeoutMs }) {
  const folder = join(WORK, room.name);
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  const report = join(folder, 'report.json');
  const configuration = join(folder, 'stryker.config.json');
  writeFileSync(join(folder, 'vitest.config.mjs'), vitestConfiguration(room));
  writeFileSync(join(folder, 'sample.plugin.mjs'), samplePluginSource(room, seed));
  writeFileSync(configuration, JSON.stringify(strykerConfiguration(room, folder, report), null, 2));
  const stryker = join(ROOT, 'node_modules', '@stryker-mutator', 'core', 'bin', 'stryker.js');
  const options = { cwd: join(ROOT, room.folder), env, ...(timeoutMs === undefined ? {} : { timeoutMs }) };
  const code = await runLoudly(process.execPath, [stryker, 'run', configuration], options);
  return code === 0 ? JSON.parse(readFileSync(report, 'utf8')) : null;
}

/**
 * @param {Room} room
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
    // Tables and other constants would need all tests for each of their entries.
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

/** @param {Room} room */
function vitestConfiguration({ tests }) {
  const test = { include: tests, testTimeout: 30_000, hookTimeout: 60_000 };
  return `export default ${JSON.stringify({ test }, null, 2)};\n`;
}

/**
 * @param {Room} room
 * @param {number} seed
 */
function samplePluginSource({ folder, sample }, seed) {
  const module = pathToFileURL(join(ROOT, 'tools', 'mutation', 'sample-checker.mjs')).href;
  const of = { seed, size: sample ?? 0, folder: join(ROOT, folder) };
  return `import { samplePlugin } from ${JSON.stringify(module)};\n\nexport const strykerPlugins = [samplePlugin(${JSON.stringify(of)})];\n`;
}
