// The suites of `npm test`, in their order: cheap and general ones first.

import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT } from '../env.mjs';
import { CHECKS, runChecks } from './checks.mjs';
import { runBrowser, runBuilds, runTool, runVitest } from './runners.mjs';
import { addTallies } from './tally.mjs';

/** @typedef {import('./tally.mjs').Tally} Tally */
/** @typedef {Record<string, string | undefined>} Env */

/**
 * @typedef {object} Suite
 * @property {string} name
 * @property {string} about
 * @property {number} limitMinutes When it takes longer it is ended, and has failed.
 * @property {true} [isLongOnly] Part of `npm run test:long`; of `npm test` only where it is named.
 * @property {(env: Env, limitMs: number) => Promise<Tally | { leftOut: string }>} run
 */

/** Vitest projects with suites of their own; every other project, also one that is added later, is among the rules. */
const DATABASE_PROJECTS = ['database'];
const WIRE_PROJECTS = ['api'];
const NEW_PLATFORM_PROJECTS = ['new-platform'];
const KILL_PROJECTS = ['kills'];
const FIGURES_PROJECTS = ['figures'];
const OWN_SUITE_PROJECTS = [
  ...DATABASE_PROJECTS,
  ...WIRE_PROJECTS,
  ...NEW_PLATFORM_PROJECTS,
  ...KILL_PROJECTS,
  ...FIGURES_PROJECTS,
];

/**
 * The names of all vitest projects, from their configurations. Vitest takes several negated names as "any of these is
 * enough", so that projects must be named one by one.
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
  {
    name: 'checks',
    about: 'formatting, types, the import rule, unused code',
    limitMinutes: 6,
    run: (env, limitMs) => runChecks(CHECKS, env, limitMs),
  },
  {
    name: 'rules',
    about: 'rules, texts, parts',
    limitMinutes: 15,
    run: (env, limitMs) =>
      runVitest(
        'rules',
        env,
        limitMs,
        projectNames().filter((name) => !OWN_SUITE_PROJECTS.includes(name)),
      ),
  },
  {
    name: 'database',
    about: 'schema and migrations on both engines',
    limitMinutes: 10,
    run: (env, limitMs) => runVitest('database', env, limitMs, DATABASE_PROJECTS),
  },
  {
    name: 'wire',
    about: 'the api as clients meet it',
    limitMinutes: 25,
    run: (env, limitMs) => runVitest('wire', env, limitMs, WIRE_PROJECTS),
  },
  {
    name: 'builds',
    about: 'every app, the static Storybook, and a new region from nothing',
    limitMinutes: 10,
    run: async (env, limitMs) =>
      addTallies([await runBuilds(env, limitMs), await runVitest('new-platform', env, limitMs, NEW_PLATFORM_PROJECTS)]),
  },
  { name: 'browser', about: 'what readers do, in Chromium', limitMinutes: 45, run: runBrowser },
  {
    name: 'kills',
    about: 'races, and processes killed in the middle',
    limitMinutes: 10,
    run: (env, limitMs) => runVitest('kills', env, limitMs, KILL_PROJECTS),
  },
  {
    name: 'figures',
    about: 'what pages and purchases cost, in ratios and counts',
    limitMinutes: 6,
    run: (env, limitMs) => runVitest('figures', env, limitMs, FIGURES_PROJECTS),
  },
  {
    name: 'mutation',
    about: 'deliberate faults in the code, which tests must catch',
    limitMinutes: 30,
    isLongOnly: true,
    run: (env, limitMs) => runTool('mutation tests', 'mutation.mjs', env, limitMs),
  },
];

/**
 * @param {readonly string[]} names Those asked for; none: all.
 * @param {boolean} isLong
 * @returns {Suite[]}
 */
export function suitesToRun(names, isLong) {
  return SUITES.filter(({ name, isLongOnly }) =>
    names.length > 0 ? names.includes(name) : isLong || isLongOnly !== true,
  );
}
