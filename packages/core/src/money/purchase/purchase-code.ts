import type { RefusalCode } from '../../shared/refusal-codes.ts';

/**
 * What `POST purchase` may be refused with, in the order in which it is checked: the episode, what the reader has of it
 * already, whether it is offered that way, the gift or ticket, the price, the coins.
 */
export const PURCHASE_REFUSALS = [
  'NOT_FOUND_EPISODE',
  'INVALID_CONTENTS',
  'ADULT_ONLY_CONTENTS',
  'EXIST_LIBRARY',
  'RENT_PURCHASE_IMPOSSIBLE',
  'POSSESSION_PURCHASE_IMPOSSIBLE',
  'UN_MATCHED_RENT_SALE_TYPE',
  'UN_MATCHED_POSSESSION_SALE_TYPE',
  'NOT_FOUND_GIFT',
  'NOT_FOUND_GIFT_INFO',
  'NOT_EVENT_REMAIN_TICKET',
  'PRICE_CHANGED',
  'COIN_INSUFFICIENT',
] as const satisfies readonly RefusalCode[];
export type PurchaseRefusal = (typeof PURCHASE_REFUSALS)[number];

/** Ways to open one episode that a reader may choose from. */
export const EPISODE_WAYS = ['FREETIME', 'RENT_GIFT', 'POSSESSION_GIFT', 'RENT', 'POSSESSION'] as const;
export type EpisodeWay = (typeof EPISODE_WAYS)[number];

/** Ways to open all episodes of a series that a reader lacks. */
export const BULK_WAYS = ['ALL_RENT', 'ALL_POSSESSION'] as const;
export type BulkWay = (typeof BULK_WAYS)[number];

/** What a reader may ask for: PERMANENT is an operator's grant and not sold (D11). */
export const REQUESTED_TYPES = [...EPISODE_WAYS, ...BULK_WAYS] as const;
export type RequestedType = (typeof REQUESTED_TYPES)[number];
