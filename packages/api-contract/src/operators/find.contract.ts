import { ORDER_PROVIDERS, ORDER_STATES, PURCHASE_TYPES, SERIES_TYPES, TICKET_STATUSES } from '@longstrip/core';
import * as v from 'valibot';
import { CountSchema, cleanLine, IdSchema, TimeMsSchema } from '../http/wire-values.ts';
import { OperatorPlatformSchema } from './operator-values.ts';

/** Query of `GET /admin/search`. */
export const OperatorFindSchema = v.object({
  /** A platform, or `all` for those who have a role on all of them. */
  platform: OperatorPlatformSchema,
  /**
   * The beginning of an e-mail address or nickname; the id of a reader, order, purchase, ticket, series or episode; the provider's id
   * of a payment; words of a series' title or its alias; `series alias/episode alias`.
   */
  text: v.pipe(
    v.string(),
    v.transform(cleanLine),
    v.minLength(1, 'write what to search for'),
    v.maxLength(254, 'a search has at most 254 characters'),
  ),
});

/** At most so many hits of each kind are answered. */
export const HITS_OF_A_KIND = 8;

/** `MERGED`: a guest of the iPhone app who joined another account. `WITHDRAWN`: it will be erased. */
export const READER_STATES = ['ACTIVE', 'WITHDRAWN', 'MERGED', 'ERASED'] as const;

export const ReaderHitSchema = v.object({
  kind: v.literal('reader'),
  platform: v.string(),
  userId: v.string(),
  nickname: v.nullable(v.string()),
  /** Masked: `mi…@example.com`. Null: there is none. */
  email: v.nullable(v.string()),
  state: v.picklist(READER_STATES),
  createdAtMs: TimeMsSchema,
});

export const OrderHitSchema = v.object({
  kind: v.literal('order'),
  platform: v.string(),
  orderId: v.string(),
  userId: v.string(),
  title: v.string(),
  state: v.picklist(ORDER_STATES),
  provider: v.picklist(ORDER_PROVIDERS),
  /** In minor units of the currency. */
  total: CountSchema,
  currency: v.string(),
  createdAtMs: TimeMsSchema,
});

export const PurchaseHitSchema = v.object({
  kind: v.literal('purchase'),
  platform: v.string(),
  purchaseId: IdSchema,
  userId: v.string(),
  type: v.picklist(PURCHASE_TYPES),
  seriesTitle: v.string(),
  coins: CountSchema,
  episodeCount: CountSchema,
  createdAtMs: TimeMsSchema,
  isUndone: v.boolean(),
});

export const TicketHitSchema = v.object({
  kind: v.literal('ticket'),
  platform: v.string(),
  ticketId: v.string(),
  userId: v.string(),
  title: v.string(),
  status: v.picklist(TICKET_STATUSES),
  createdAtMs: TimeMsSchema,
});

export const SeriesHitSchema = v.object({
  kind: v.literal('series'),
  seriesId: IdSchema,
  alias: v.string(),
  title: v.string(),
  language: v.string(),
  type: v.picklist(SERIES_TYPES),
  isRemoved: v.boolean(),
  /** The platforms that it is on, shown or not. */
  platforms: v.array(v.string()),
});

export const EpisodeHitSchema = v.object({
  kind: v.literal('episode'),
  episodeId: IdSchema,
  alias: v.string(),
  title: v.string(),
  seriesId: IdSchema,
  seriesAlias: v.string(),
  seriesTitle: v.string(),
  isRemoved: v.boolean(),
});

export const OperatorHitSchema = v.variant('kind', [
  ReaderHitSchema,
  OrderHitSchema,
  PurchaseHitSchema,
  TicketHitSchema,
  SeriesHitSchema,
  EpisodeHitSchema,
]);
export type OperatorHit = v.InferOutput<typeof OperatorHitSchema>;

/** Answer of `GET /admin/search`: hits by kind, the exact ones first. Only owner and support get more than series and episodes. */
export const OperatorHitsSchema = v.object({
  hits: v.array(OperatorHitSchema),
  /** Kinds of which there are more than are answered. */
  more: v.array(v.picklist(['reader', 'order', 'purchase', 'ticket', 'series', 'episode'])),
});
export type OperatorHits = v.InferOutput<typeof OperatorHitsSchema>;
