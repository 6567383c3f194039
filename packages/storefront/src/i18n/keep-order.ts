import type { TextDirection } from '@longstrip/core';

/** An amount with its sign, between direction marks (LRI, PDI): otherwise a right-to-left sentence would reverse them. */
export function keepOrder(direction: TextDirection, amount: string): string {
  return direction === 'rtl' ? `\u2066${amount}\u2069` : amount;
}
