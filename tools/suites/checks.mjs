// Checks of the whole repository. Each counts as one test.

import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import { ROOT } from '../env.mjs';
import { runCapturingOutput } from '../setup/child.mjs';
import { addFailure, emptyTally } from './tally.mjs';

/** Compiled TypeScript, six times as fast. The program `tsc` is the one of `typescript`, whose interface other tools use. */
const NATIVE_TSC = join(ROOT, 'node_modules', 'typescript-native', 'bin', 'tsc');

/** @typedef {{ name: string, command: readonly string[] }} Check */

/**
 * All code belongs to one of two programs, by what it runs in: Node alone, or a browser too. One program for each package
 * would check the shared packages again and again.
 * @type {readonly Check[]}
 */
export const TYPE_CHECKS = [
  { name: 'types of the servers', command: typeCheck('tools/typecheck/tsconfig.servers.json') },
  { name: 'types of the sites', command: typeCheck('tools/typecheck/tsconfig.sites.json') },
];

/**
 * @param {string} project
 * @returns {string[]}
 */
function typeCheck(project) {
  return [process.execPath, NATIVE_TSC, '-p', project];
}

/** @type {readonly Check[]} The longest first: the short ones fill the gaps. */
export const CHECKS = [
  ...TYPE_CHECKS,
  { name: 'unused code', command: ['knip', '--no-progress'] },
  {
    name: 'the import rule',
    command: ['depcruise', '--output-type=err-long', 'apps', 'packages', 'e2e', 'bench', 'tools'],
  },
  { name: 'formatting and lint', command: ['biome', 'check', '--error-on-warnings', '--diagnostic-level=warn', '.'] },
];

/**
 * Runs checks side by side, as many as there are cores, and prints each as it ends.
 * @param {readonly Check[]} checks
 * @param {Record<string, string | undefined>} env
 * @param {number} timeoutMs For each.
 * @returns {Promise<import('./tally.mjs').Tally>}
 */
export async function runChecks(checks, env, timeoutMs) {
  const tally = emptyTally();
  const waiting = [...checks];
  const worker = async () => {
    for (let check = waiting.shift(); check !== undefined; check = waiting.shift()) {
      const { name, command } = check;
      const [program = '', ...args] = command;
      const startedAtMs = performance.now();
      const { code, output } = await runCapturingOutput(program, args, { cwd: ROOT, env, timeoutMs });
      process.stdout.write(`${code === 0 ? ' ✓' : ' ✗'} ${name}\n${code === 0 ? '' : `${output}\n`}`);
      if (code === 0) tally.passed += 1;
      else addFailure(tally, name, output);
      tally.files.push({ name, seconds: (performance.now() - startedAtMs) / 1000, slowest: null });
    }
  };
  await Promise.all(Array.from({ length: availableParallelism() }, worker));
  return tally;
}
