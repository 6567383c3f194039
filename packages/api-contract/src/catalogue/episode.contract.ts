import { EPISODE_TYPES } from '@longstrip/core';
import * as v from 'valibot';
import { CountSchema, EpisodeAliasSchema, IdSchema, TimeMsSchema, WholeNumberSchema } from '../http/wire-values.ts';
import { EpisodeThumbnailSchema } from './thumbnail.contract.ts';

/** An episode in a list, with what the reader has bought of it. */
export const EpisodeSchema = v.object({
  id: IdSchema,
  alias: EpisodeAliasSchema,
  title: v.string(),
  subTitle: v.nullable(v.string()),
  /** Ascending order in the series; gaps are allowed. */
  orderNo: WholeNumberSchema,
  openedAt: TimeMsSchema,
  type: v.picklist(EPISODE_TYPES),
  isSample: v.boolean(),
  /** Guests must sign in before reading, even when the episode is free. */
  isLogin: v.boolean(),
  /** The episode has a price now; what this reader owns does not matter. */
  paid: v.boolean(),
  /** Coins to own it; 0 while free; null when not for sale. */
  possessionCoin: v.nullable(CountSchema),
  /** Coins to rent it; 0 while free; null when not for rent. */
  rentCoin: v.nullable(CountSchema),
  /** Equals `possessionCoin` (D11). */
  permanentCoin: v.nullable(CountSchema),
  coinKind: v.literal('COIN'),
  /** What the reader owns or rents now. */
  purchaseStatus: v.nullable(v.picklist(['RENT', 'POSSESSION'])),
  /** End of the reader's rental; null without one. */
  rentExpiredAt: v.nullable(TimeMsSchema),
  /** The same for older clients; 0 without a rental. */
  expiredAt: TimeMsSchema,
  isRentGift: v.boolean(),
  /** The current rental was opened by a wait-until-free ticket (D10). */
  isRentFreetime: v.boolean(),
  thumbnails: v.array(EpisodeThumbnailSchema),
  /** Ours: the end of the free window that is open now; null otherwise. */
  freeUntil: v.nullable(TimeMsSchema),
});
export type Episode = v.InferOutput<typeof EpisodeSchema>;
