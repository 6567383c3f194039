import {
  COIN_KINDS,
  COIN_SOURCES,
  COUPON_TYPES,
  GIFT_TYPES,
  MOVEMENT_TYPES,
  ORDER_PROVIDERS,
  ORDER_STATES,
  PURCHASE_TYPES,
  TICKET_STATUSES,
} from '@longstrip/core';
import * as v from 'valibot';
import { CountSchema, IdSchema, TimeMsSchema, WholeNumberSchema } from '../http/wire-values.ts';
import {
  CursorSchema,
  FilterWordsSchema,
  NamedReaderSchema,
  OperatorPlatformSchema,
  pageOfRows,
  pageSize,
} from './operator-values.ts';

export const TIMELINE_KINDS = [
  'movement',
  'order',
  'purchase',
  'gift',
  'coupon',
  'freetime',
  'ticket',
  'session',
  'operator',
] as const;
export type TimelineKind = (typeof TIMELINE_KINDS)[number];

/** Query of `GET /admin/readers/timeline`. */
export const TimelineQuerySchema = v.object({
  platform: OperatorPlatformSchema,
  reader: NamedReaderSchema,
  /** With commas: `order,purchase`; empty or missing: all. */
  kinds: v.pipe(
    v.optional(v.string(), ''),
    v.transform((text) => (text === '' ? [...TIMELINE_KINDS] : text.split(','))),
    v.array(v.picklist(TIMELINE_KINDS, `kinds are ${TIMELINE_KINDS.join(', ')}`)),
  ),
  before: CursorSchema,
  limit: pageSize(50, 200),
});

const at = { id: v.string(), atMs: TimeMsSchema };

/** Something that happened to a reader. `id` is unique among entries of its kind. */
export const TimelineEntrySchema = v.variant('kind', [
  v.object({
    kind: v.literal('movement'),
    ...at,
    movementId: IdSchema,
    type: v.picklist(MOVEMENT_TYPES),
    /** What it was made for, such as `order/12`. */
    cause: v.string(),
    reversesId: v.nullable(IdSchema),
    /** The lots that it changed: below zero if coins were taken. */
    lots: v.array(
      v.object({
        lotId: IdSchema,
        kind: v.picklist(COIN_KINDS),
        source: v.picklist(COIN_SOURCES),
        amount: WholeNumberSchema,
        /** What is left of it now. */
        remaining: CountSchema,
        expiresAtMs: v.nullable(TimeMsSchema),
      }),
    ),
  }),
  v.object({
    kind: v.literal('order'),
    ...at,
    title: v.string(),
    state: v.picklist(ORDER_STATES),
    provider: v.picklist(ORDER_PROVIDERS),
    total: CountSchema,
    currency: v.string(),
  }),
  v.object({
    kind: v.literal('purchase'),
    ...at,
    purchaseId: IdSchema,
    type: v.picklist(PURCHASE_TYPES),
    seriesTitle: v.string(),
    coins: CountSchema,
    episodeCount: CountSchema,
    isUndone: v.boolean(),
  }),
  v.object({
    kind: v.literal('gift'),
    ...at,
    title: v.string(),
    type: v.picklist(GIFT_TYPES),
    usedCount: CountSchema,
    expiresAtMs: TimeMsSchema,
  }),
  v.object({
    kind: v.literal('coupon'),
    ...at,
    title: v.string(),
    type: v.picklist(COUPON_TYPES),
    usedAtMs: v.nullable(TimeMsSchema),
    orderId: v.nullable(v.string()),
    expiresAtMs: TimeMsSchema,
  }),
  v.object({
    kind: v.literal('freetime'),
    ...at,
    seriesTitle: v.string(),
    readyAtMs: TimeMsSchema,
  }),
  v.object({ kind: v.literal('ticket'), ...at, title: v.string(), status: v.picklist(TICKET_STATUSES) }),
  v.object({
    kind: v.literal('session'),
    ...at,
    expiresAtMs: TimeMsSchema,
    endedAtMs: v.nullable(TimeMsSchema),
  }),
  v.object({
    kind: v.literal('operator'),
    ...at,
    operator: v.string(),
    action: v.string(),
    /** What the audit log has: of the shape of its action. */
    after: v.unknown(),
  }),
]);
export type TimelineEntry = v.InferOutput<typeof TimelineEntrySchema>;

/** Answer of `GET /admin/readers/timeline`: newest first. */
export const TimelinePageSchema = pageOfRows(TimelineEntrySchema);
export type TimelinePage = v.InferOutput<typeof TimelinePageSchema>;

/** Query of `GET /admin/readers/library`. */
export const ReaderLibraryQuerySchema = v.object({
  platform: OperatorPlatformSchema,
  reader: NamedReaderSchema,
  /** Words of a series' title, or its alias; empty: all. */
  series: FilterWordsSchema,
  after: CursorSchema,
  limit: pageSize(50, 200),
});

/** A right of a reader to an episode, and where it comes from. */
export const ReaderRightSchema = v.object({
  rightId: IdSchema,
  episodeId: IdSchema,
  episodeTitle: v.string(),
  seriesId: IdSchema,
  seriesAlias: v.string(),
  seriesTitle: v.string(),
  scope: v.picklist(['POSSESSION', 'PERMANENT', 'RENT', 'FREETIME']),
  source: v.picklist(['PURCHASE', 'GIFT', 'FREETIME', 'ADMIN', 'TRANSFER']),
  /** Null: it was moved here from another platform. */
  purchaseId: v.nullable(IdSchema),
  startedAtMs: TimeMsSchema,
  expiresAtMs: v.nullable(TimeMsSchema),
  revokedAtMs: v.nullable(TimeMsSchema),
  /** Whether it counts now. */
  isActive: v.boolean(),
});

/** Answer of `GET /admin/readers/library`: rights, the newest first. */
export const ReaderLibrarySchema = pageOfRows(ReaderRightSchema);
export type ReaderLibrary = v.InferOutput<typeof ReaderLibrarySchema>;
