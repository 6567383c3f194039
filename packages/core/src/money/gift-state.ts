import type { GiftType, SaleType } from '../shared/enumerations.ts';

/** What the tickets of a gift that was taken are good for. */
export const GIFT_STATES = ['USABLE', 'EXPIRED', 'USED'] as const;
export type GiftState = (typeof GIFT_STATES)[number];

/** How a gift opens an episode: that is its name on the wire (D19). */
export const GIFT_SALE_TYPES = { RENTAL_TICKET: 'RENT', FREE_TICKET: 'POSSESSION' } as const satisfies Record<
  GiftType,
  SaleType
>;

/** The state of a gift that was taken, at a time. Its last moment is before `useUntilMs`. */
export function giftStateOf(
  { issuedCount, usedCount, useUntilMs }: { issuedCount: number; usedCount: number; useUntilMs: number },
  nowMs: number,
): GiftState {
  if (usedCount >= issuedCount) return 'USED';
  return nowMs < useUntilMs ? 'USABLE' : 'EXPIRED';
}
