import type { TextDirection } from '@longstrip/core';

/** An amount with its sign between marks (LRI, PDI): a sentence from right to left would turn them round. */
export function keepOrder(direction: TextDirection, amount: string): string {
  return direction === 'rtl' ? `\u2066${amount}\u2069` : amount;
}
