import { EPISODE_TYPES } from '@longstrip/core';
import * as v from 'valibot';
import { CountSchema, EpisodeAliasSchema, IdSchema, TimeMsSchema, WholeNumberSchema } from '../http/wire-values.ts';
import { EpisodeThumbnailSchema } from './thumbnail.contract.ts';

/** An episode as a list shows it, with what the asking reader may do with it. */
export const EpisodeSchema = v.object({
  id: IdSchema,
  alias: EpisodeAliasSchema,
  title: v.string(),
  subTitle: v.nullable(v.string()),
  /** Place in the series, rising; gaps are fine. */
  orderNo: WholeNumberSchema,
  openedAt: TimeMsSchema,
  type: v.picklist(EPISODE_TYPES),
  isSample: v.boolean(),
  /** True when a guest must sign in before reading, whatever the price. */
  isLogin: v.boolean(),
  /** True while a price stands on the episode; false when anyone may read it. Says nothing about the reader. */
  paid: v.boolean(),
  /** Coins for keeping; 0 while free; null when not sold that way. */
  possessionCoin: v.nullable(CountSchema),
  /** Coins for renting; 0 while free; null when not sold that way. */
  rentCoin: v.nullable(CountSchema),
  /** Equals `possessionCoin` (D11). */
  permanentCoin: v.nullable(CountSchema),
  coinKind: v.literal('COIN'),
  /** What the asking reader holds now. */
  purchaseStatus: v.nullable(v.picklist(['RENT', 'POSSESSION'])),
  /** End of the reader's rental; null without one. */
  rentExpiredAt: v.nullable(TimeMsSchema),
  /** The same end for older clients; 0 without one. */
  expiredAt: TimeMsSchema,
  isRentGift: v.boolean(),
  /** True when the running rental was opened by waiting (D10). */
  isRentFreetime: v.boolean(),
  thumbnails: v.array(EpisodeThumbnailSchema),
  /** Ours: end of the free window that makes the episode free now; null otherwise. */
  freeUntil: v.nullable(TimeMsSchema),
});
export type Episode = v.InferOutput<typeof EpisodeSchema>;
