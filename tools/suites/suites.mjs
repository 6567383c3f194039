// The suites of `npm test`, in their order: cheap and general ones first; then those that `npm run test:all` adds.

import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT } from '../env.mjs';
import { CHECKS, runChecks } from './checks.mjs';
import { runBuilds, runNodes, runPackages, runPlaywright, runVitest } from './runners.mjs';
import { addTallies } from './tally.mjs';

/** @typedef {import('./tally.mjs').Tally} Tally */

/**
 * @typedef {object} Run How a suite is run.
 * @property {Record<string, string | undefined>} env
 * @property {number} limitMs When it takes longer it is ended, and has failed.
 * @property {boolean} isAffectedOnly Only packages that differ from `main`, and those that depend on them.
 */

/**
 * @typedef {object} Suite
 * @property {string} name
 * @property {string} about
 * @property {number} limitMinutes
 * @property {true} [isOfAllOnly] Part of `npm run test:all`; of `npm test` only where it is named.
 * @property {true} [isOfWholeProduct] Not a package's own: `--affected` leaves it out.
 * @property {(run: Run) => Promise<Tally | { leftOut: string }>} run
 */

/** Packages whose tests are a suite of their own. */
const OWN_SUITES = ['@longstrip/database', '@longstrip/api'];

/**
 * The packages that have tests, also those that are added later.
 * @param {(name: string) => boolean} isWanted
 */
function packagesWithTests(isWanted) {
  const folders = ['packages', 'apps'].flatMap((parent) =>
    readdirSync(join(ROOT, parent)).map((name) => join(ROOT, parent, name)),
  );
  return folders.flatMap((folder) => {
    const file = join(folder, 'package.json');
    const { name, scripts } = existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : {};
    return scripts?.test !== undefined && isWanted(name) ? [{ name, folder }] : [];
  });
}

/** @type {readonly Suite[]} */
export const SUITES = [
  {
    name: 'checks',
    about: 'formatting, types, the import rule, unused code, the order of the house',
    limitMinutes: 10,
    run: async (run) => addTallies([await runChecks(CHECKS, run.env, run.limitMs), await runVitest('house', run)]),
  },
  {
    name: 'rules',
    about: 'rules, texts, parts, pages',
    limitMinutes: 15,
    run: (run) =>
      runPackages(
        packagesWithTests((name) => !OWN_SUITES.includes(name)),
        run,
      ),
  },
  {
    name: 'database',
    about: 'schema and migrations on both engines',
    limitMinutes: 10,
    run: (run) =>
      runPackages(
        packagesWithTests((name) => name === '@longstrip/database'),
        run,
      ),
  },
  {
    name: 'wire',
    about: 'the api as clients meet it',
    limitMinutes: 25,
    run: (run) =>
      runPackages(
        packagesWithTests((name) => name === '@longstrip/api'),
        run,
      ),
  },
  { name: 'builds', about: 'every app, and the static Storybook', limitMinutes: 10, run: runBuilds },
  {
    name: 'journeys',
    about: 'what readers and operators do, in Chromium',
    limitMinutes: 35,
    isOfWholeProduct: true,
    run: (run) => runPlaywright('journeys', ['phone', 'desktop', 'console'], run),
  },
  {
    name: 'figures',
    about: 'what pages and purchases cost, in ratios and counts',
    limitMinutes: 6,
    isOfWholeProduct: true,
    run: (run) => runVitest('figures', run),
  },
  {
    name: 'sweeps',
    about: 'how every page lies, lines that fail, and the viewer to its last corner, in Chromium',
    limitMinutes: 60,
    isOfAllOnly: true,
    run: (run) => runPlaywright('sweeps', ['phone sweep', 'desktop sweep'], run),
  },
  {
    name: 'stories',
    about: 'every story of the built Storybook: steps, axe in both themes, and its picture, in Chromium',
    limitMinutes: 30,
    isOfAllOnly: true,
    run: (run) => runPlaywright('stories', ['light', 'dark'], run, 'stories/playwright.config.ts'),
  },
  {
    name: 'desk',
    about: 'whole cases of readers at the console, and a fresh store from a folder to its first refund, in Chromium',
    limitMinutes: 15,
    isOfAllOnly: true,
    run: (run) => runPlaywright('desk', ['desk'], run),
  },
  {
    name: 'kills',
    about: 'races, and processes killed in the middle',
    limitMinutes: 60,
    isOfAllOnly: true,
    run: (run) => runVitest('kills', run),
  },
  {
    name: 'region',
    about: 'a new region from nothing',
    limitMinutes: 10,
    isOfAllOnly: true,
    run: (run) => runVitest('new-platform', run),
  },
  {
    name: 'nodes',
    about: 'the product and its rules on every Node that is supported',
    limitMinutes: 30,
    isOfAllOnly: true,
    run: runNodes,
  },
];

/**
 * @param {readonly string[]} names Those asked for; none: all of `npm test`.
 * @param {{ isAll?: boolean, isAffectedOnly?: boolean }} [options]
 * @returns {Suite[]}
 */
export function suitesToRun(names, { isAll = false, isAffectedOnly = false } = {}) {
  if (names.length > 0) return SUITES.filter(({ name }) => names.includes(name));
  return SUITES.filter(
    ({ isOfAllOnly, isOfWholeProduct }) => (isAll || isOfAllOnly !== true) && !(isAffectedOnly && isOfWholeProduct),
  );
}
