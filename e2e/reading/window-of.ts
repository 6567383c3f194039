import { isWholeRun } from '@longstrip/test-kit/sample';
import { ANY_WIDTH } from './any-width.ts';
import { WIDE_ONLY } from './wide-only.ts';

/**
 * The window in which a test runs whose claim is for both: the long run has it in both, the others in one.
 * @param index of the test among its neighbours: even ones run in the phone's window, odd ones in the wide one
 */
export function windowOf(index: number): { tag: string } | object {
  if (isWholeRun) return {};
  return index % 2 === 0 ? ANY_WIDTH : WIDE_ONLY;
}
