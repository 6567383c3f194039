import { COUPON_TYPES, GIFT_TARGETS, GIFT_TYPES } from '@longstrip/core';
import * as v from 'valibot';
import { CountSchema, IdSchema, TimeMsSchema } from '../http/wire-values.ts';
import {
  CursorSchema,
  FilterWordsSchema,
  NamedReaderSchema,
  OperatorPlatformSchema,
  pageOfRows,
  pageSize,
  ReasonSchema,
} from './operator-values.ts';

/** What an operator gives to readers. */
export const HANDED_KINDS = ['coupon', 'gift', 'ticket'] as const;

/** Query of `GET /admin/readers/hand-over/choices`. */
export const HandOverChoicesQuerySchema = v.object({
  platform: OperatorPlatformSchema,
  /** Part of the title or key; empty: those that end first. */
  text: FilterWordsSchema,
});

/** Answer of `GET /admin/readers/hand-over/choices`: coupons and gifts that can be given now, at most 20 of each. */
export const HandOverChoicesSchema = v.object({
  coupons: v.array(
    v.object({
      key: v.string(),
      title: v.string(),
      type: v.picklist(COUPON_TYPES),
      percent: v.nullable(CountSchema),
      /** In minor units of the platform’s currency. */
      amount: v.nullable(CountSchema),
      currency: v.string(),
      value: v.nullable(CountSchema),
      endsAtMs: TimeMsSchema,
      /** How many can still be given; null: any number. */
      left: v.nullable(CountSchema),
      perUserLimit: CountSchema,
    }),
  ),
  gifts: v.array(
    v.object({
      key: v.string(),
      title: v.string(),
      type: v.picklist(GIFT_TYPES),
      target: v.picklist(GIFT_TARGETS),
      episodes: CountSchema,
      /** Null: for any series. */
      seriesTitle: v.nullable(v.string()),
      receiveUntilMs: TimeMsSchema,
      useUntilMs: TimeMsSchema,
    }),
  ),
});
export type HandOverChoices = v.InferOutput<typeof HandOverChoicesSchema>;

/** Query of `GET /admin/readers/handed-over`. */
export const HandedOverQuerySchema = v.object({
  platform: OperatorPlatformSchema,
  reader: NamedReaderSchema,
  after: CursorSchema,
  limit: pageSize(20, 100),
});

/** `UNUSED`: all or some of it can be taken back. `USED`: nothing is left. `ENDED`: it has ended. */
export const HANDED_STATES = ['UNUSED', 'USED', 'ENDED', 'TAKEN_BACK'] as const;

/** Answer of `GET /admin/readers/handed-over`: newest first. */
export const HandedOverPageSchema = pageOfRows(
  v.object({
    /** Its entry in the audit log: `adminHandOverTakeBack` names it by that. */
    handed: IdSchema,
    kind: v.picklist(HANDED_KINDS),
    /** Of the coupon or gift; empty for spins. */
    key: v.string(),
    title: v.nullable(v.string()),
    count: CountSchema,
    atMs: TimeMsSchema,
    by: v.string(),
    reason: v.string(),
    state: v.picklist(HANDED_STATES),
    /** How much can be taken back: spins, coins or points of a coupon, or 1. */
    left: CountSchema,
  }),
);
export type HandedOverPage = v.InferOutput<typeof HandedOverPageSchema>;

/** An idempotency key of an operator’s act: the same one acts once. */
const ActIdSchema = v.pipe(v.string(), v.regex(/^[A-Za-z0-9-]{8,64}$/, 'the request id is malformed'));

/** Body of `POST /admin/readers/hand-over/take-back`. */
export const HandedOverTakeBackSchema = v.object({
  platform: OperatorPlatformSchema,
  reader: NamedReaderSchema,
  handed: IdSchema,
  reason: ReasonSchema,
  requestId: ActIdSchema,
});

/** Answer of `POST /admin/readers/hand-over/take-back`. */
export const TakenBackSchema = v.object({
  userId: v.string(),
  handed: IdSchema,
  kind: v.picklist(HANDED_KINDS),
  count: CountSchema,
});
export type TakenBack = v.InferOutput<typeof TakenBackSchema>;

/** Most readers who are given something at once: it is done in one transaction. */
export const HAND_OVER_READERS_MOST = 500;
const LARGEST_HAND_OUT = 100;

/** Body of `POST /admin/readers/hand-over/many`. */
export const HandOverManySchema = v.object({
  platform: OperatorPlatformSchema,
  readers: v.pipe(
    v.array(NamedReaderSchema),
    v.minLength(1, 'name at least one reader'),
    v.maxLength(HAND_OVER_READERS_MOST, `at most ${HAND_OVER_READERS_MOST} readers at once`),
  ),
  what: v.variant('kind', [
    v.object({
      kind: v.literal('coupon'),
      key: v.pipe(v.string(), v.regex(/^[A-Za-z0-9_-]{1,40}$/, 'choose a coupon')),
    }),
    v.object({ kind: v.literal('gift'), key: v.pipe(v.string(), v.regex(/^[A-Za-z0-9_-]{1,40}$/, 'choose a gift')) }),
    v.object({
      kind: v.literal('ticket'),
      count: v.pipe(
        CountSchema,
        v.minValue(1, 'at least 1 ticket'),
        v.maxValue(LARGEST_HAND_OUT, `at most ${LARGEST_HAND_OUT} tickets`),
      ),
      days: v.nullable(v.pipe(CountSchema, v.minValue(1, 'at least 1 day'), v.maxValue(3_650, 'at most 3650 days'))),
    }),
  ]),
  reason: ReasonSchema,
  requestId: ActIdSchema,
  /** Only says what would be done; nothing is changed. */
  isTried: v.optional(v.boolean(), false),
});
export type HandOverMany = v.InferOutput<typeof HandOverManySchema>;

/** Answer of `POST /admin/readers/hand-over/many`. Readers who cannot get it are left out, each with the reason. */
export const HandedToManySchema = v.object({
  given: v.array(v.object({ reader: v.string(), userId: v.string() })),
  refused: v.array(v.object({ reader: v.string(), code: v.string(), sentence: v.string() })),
});
export type HandedToMany = v.InferOutput<typeof HandedToManySchema>;
