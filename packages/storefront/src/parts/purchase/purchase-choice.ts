import { REQUESTED_TYPES, type RequestedType } from '@longstrip/core';

/** What the reader chose to buy, as a form sends it. */
export interface PurchaseChoice {
  type: RequestedType;
  /** The price that the reader has seen. */
  coins: number;
  giftId: string | null;
  /** The gift has to be taken first. */
  takesGift: boolean;
  /** Points that are exchanged first; 0 for none. */
  mileage: number;
}

const CHOICE_FORMAT = /^([A-Z_]+):(\d{1,7}):([A-Za-z0-9_-]{1,40}|):([01]):(\d{1,9})$/;

/** The choice as a form value. */
export function formatPurchaseChoice({ type, coins, giftId, takesGift, mileage }: PurchaseChoice): string {
  return [type, coins, giftId ?? '', takesGift ? 1 : 0, mileage].join(':');
}

/** The choice that a form sent; null for a value that no page of ours sends. */
export function readPurchaseChoice(value: string): PurchaseChoice | null {
  const [, asked, coins, giftId = '', takes, mileage] = CHOICE_FORMAT.exec(value) ?? [];
  const type = REQUESTED_TYPES.find((known) => known === asked);
  if (type === undefined) return null;
  return {
    type,
    coins: Number(coins),
    giftId: giftId === '' ? null : giftId,
    takesGift: takes === '1',
    mileage: Number(mileage),
  };
}
