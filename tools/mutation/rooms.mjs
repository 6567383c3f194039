// What mutation tests look at, and how good the tests must be there.

/**
 * @typedef {object} Room
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

/** @type {readonly Room[]} */
export const ROOMS = [
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
    mutate: ['src/features/identity/**/*.ts', NO_TESTS],
    tests: [
      'src/features/identity/**/*.test.ts',
      'src/features/catalogue/wire.ages.test.ts',
      'src/features/reading/wire.hidden-bl.test.ts',
    ],
    sample: 60,
    group: 'rest',
  },
  {
    name: 'reading',
    about: 'episodes, their pages and access to them',
    folder: 'apps/api',
    mutate: ['src/features/reading/**/*.ts', NO_TESTS],
    tests: ['src/features/reading/**/*.test.ts'],
    sample: 90,
    group: 'rest',
  },
  {
    name: 'catalogue',
    about: 'series and their lists',
    folder: 'apps/api',
    mutate: ['src/features/catalogue/**/*.ts', NO_TESTS],
    tests: ['src/features/catalogue/**/!(*scale).test.ts'],
    sample: 120,
    group: 'rest',
  },
  {
    name: 'money',
    about: 'orders of coins, purchases and coupons',
    folder: 'apps/api',
    mutate: ['src/features/{payment,purchase,coupon}/**/*.ts', NO_TESTS],
    tests: ['src/features/{payment,purchase,coupon}/**/!(*kills|*fuzz|*queue|*races).test.ts'],
    sample: 120,
    group: 'rest',
  },
  {
    name: 'site',
    about: 'context and cache of a site, and what search engines are told',
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
