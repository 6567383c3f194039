import type { TextDirection } from '@longstrip/core';

/** An amount with its sign, between direction marks (LRI, PDI): otherwise a right-to-left sentence would reverse them. */
export function keepOrder(direction: TextDirection, amount: string): string {
  return direction === 'rtl' ? `\u2066${amount}\u2069` : amount;
}

/** What a reader typed, between direction marks (FSI, PDI): a right-to-left sentence would spread its signs and brackets. */
export function keepTypedOrder(direction: TextDirection, typed: string): string {
  return direction === 'rtl' ? `\u2068${typed}\u2069` : typed;
}
