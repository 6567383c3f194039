#!/usr/bin/env node
// `npm run test:mutation`: Stryker over core and a sample of the code that decides who may see what. Writes docs/mutation.md.
// `-- core site` runs only these targets and writes nothing; `-- core --files=src/reading/*.ts` only these files of a target;
// `-- --seed=2` takes another sample.

import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT } from './env.mjs';
import { printsHelp } from './help.mjs';
import { EXPLANATIONS, mutationPage, readResult, scoreOf } from './mutation/mutation-report.mjs';
import { AIMS, runTarget, TARGETS } from './mutation/targets.mjs';
import { makeReady } from './setup/prepare.mjs';

const args = process.argv.slice(2);
const names = args.filter((arg) => !arg.startsWith('--'));
const optionValue = (/** @type {string} */ option) =>
  args.find((arg) => arg.startsWith(`${option}=`))?.slice(option.length + 1);
const seed = Number(optionValue('--seed') ?? 1);
const files = optionValue('--files');
const unknown = names.filter((name) => !TARGETS.some((target) => target.name === name));
if (printsHelp('test:mutation', args)) {
  // The help is printed.
} else if (unknown.length > 0 || !Number.isInteger(seed) || (files !== undefined && names.length !== 1)) {
  const targets = TARGETS.map(({ name }) => name).join(', ');
  process.stderr.write(`npm run test:mutation knows --seed=<number>, --files=<glob> of one target, and ${targets}.\n`);
  process.exitCode = 2;
} else {
  const env = await makeReady();
  if (env !== null) await runRooms(env);
}

/** @param {Record<string, string | undefined>} env */
async function runRooms(env) {
  /** @type {import('./mutation/mutation-report.mjs').RoomResult[]} */
  const results = [];
  for (const target of TARGETS.filter(({ name }) => names.length === 0 || names.includes(name))) {
    const startedAt = performance.now();
    const mutate = files === undefined ? target.mutate : [files, '!**/*.test.ts'];
    const report = await runTarget({ ...target, mutate }, { env, seed });
    if (report === null) {
      process.exitCode = 1;
      return;
    }
    const result = readResult(target, report);
    results.push(result);
    const seconds = Math.round((performance.now() - startedAt) / 1000);
    process.stdout.write(`${target.name}: ${result.caught} of ${result.tested} caught in ${seconds} s\n`);
  }
  const page = mutationPage(results, { aims: AIMS, explanations: EXPLANATIONS, seed });
  if (names.length === 0) writeFileSync(join(ROOT, 'docs', 'mutation.md'), page);
  process.stdout.write(`\n${page}`);
  const groups = /** @type {const} */ (['core', 'rest']);
  const isGood = groups.every(
    (group) => scoreOf(results.filter(({ target }) => target.group === group)) >= AIMS[group],
  );
  if (!isGood) process.exitCode = 1;
}
