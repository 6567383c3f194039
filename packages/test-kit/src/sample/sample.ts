import { createHash } from 'node:crypto';
import { isWholeRun } from './env.ts';

export { isWholeRun };

/**
 * A selection from a list that is too long for every run: pseudo-random, so that it follows no order in the list, and the
 * same in each run. The long run takes the whole list.
 * @param oneIn how many items one of them stands for; at least one item is taken from a list that is not empty
 * @returns the selected items, in the order of the list
 */
export function sample<Item>(items: readonly Item[], oneIn: number, isWhole = isWholeRun): Item[] {
  if (isWhole) return [...items];
  const count = Math.ceil(items.length / oneIn);
  const ranks = items.map((_, index) => createHash('sha256').update(`sample ${index}`).digest('hex'));
  const selected = new Set([...ranks].sort().slice(0, count));
  return items.filter((_, index) => selected.has(ranks[index] ?? ''));
}

/** The title of a test that looks at a sample. In the long run, where it looks at everything, just the title. */
export function sampleTitle(title: string, oneIn: number, isWhole = isWholeRun): string {
  return isWhole ? title : `${title} (sample: one in ${oneIn})`;
}
