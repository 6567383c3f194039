// A checker for Stryker that lets a seeded sample of the mutants be tested and sets the others aside. Stryker itself cannot
// sample: a range in `mutate` means every mutant within it.

import { createHash } from 'node:crypto';
import { relative } from 'node:path';

/**
 * @typedef {object} Mutant
 * @property {string} id
 * @property {string} fileName
 * @property {string} mutatorName
 * @property {string} replacement
 * @property {{ start: Position, end: Position }} location
 */
/** @typedef {{ line: number, column: number }} Position */

/**
 * @typedef {object} Sample
 * @property {number} seed
 * @property {number} size
 * @property {string} folder The package that the mutants are of.
 */

/**
 * The ids of a sample: those with the lowest numbers, each drawn from the seed and the mutant itself. A change of one file
 * leaves the sample of the others nearly as it was.
 * @param {readonly Mutant[]} mutants
 * @param {Sample} sample
 * @returns {Set<string>}
 */
export function sampleIds(mutants, { seed, size, folder }) {
  const drawn = mutants.map(({ id, fileName, mutatorName, replacement, location: { start, end } }) => {
    const mutant = JSON.stringify([seed, relative(folder, fileName), mutatorName, replacement, start, end]);
    return { id, number: createHash('sha256').update(mutant).digest('hex') };
  });
  const lowestFirst = drawn.toSorted((one, other) => (one.number < other.number ? -1 : 1));
  return new Set(lowestFirst.slice(0, size).map(({ id }) => id));
}

/**
 * The checker as a plugin of Stryker. A mutant that is set aside is reported as one that does not compile, and counts in no
 * score.
 * @param {Sample} sample
 */
export function samplePlugin(sample) {
  return {
    kind: 'Checker',
    name: 'sample',
    value: {
      init: async () => undefined,
      /** One group: Stryker hands over all mutants that tests reach, and gets them back for one check. */
      group: async (/** @type {readonly Mutant[]} */ mutants) => [mutants.map(({ id }) => id)],
      check: async (/** @type {readonly Mutant[]} */ mutants) => {
        const chosen = sampleIds(mutants, sample);
        const judge = (/** @type {string} */ id) =>
          chosen.has(id) ? { status: 'passed' } : { status: 'compileError', reason: 'not in the sample' };
        return Object.fromEntries(mutants.map(({ id }) => [id, judge(id)]));
      },
    },
  };
}
