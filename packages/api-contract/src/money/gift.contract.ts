import { GIFT_STATES, SALE_TYPES } from '@longstrip/core';
import * as v from 'valibot';
import { SeriesThumbnailSchema, ThumbnailTypesQuerySchema } from '../catalogue/thumbnail.contract.ts';
import { defineCalls } from '../http/call.ts';
import { CountSchema, IdSchema, SeriesAliasSchema, TimeMsSchema } from '../http/wire-values.ts';
import { RequestIdSchema } from '../people/session.contract.ts';

/** The fields of a gift on the page of a series. RENT: its tickets rent an episode; POSSESSION: they make it owned (D19). */
const giftEntries = {
  giftId: v.string(),
  giftType: v.picklist(SALE_TYPES),
  isReceived: v.boolean(),
  /** Number of tickets in the gift, and how many of them the reader has used. */
  issuedCount: CountSchema,
  usedCount: CountSchema,
  /** Ours. A title that begins with `t:` is a message key (D26). */
  title: v.string(),
  /** Ours: until when its tickets can be used. */
  expiredAt: TimeMsSchema,
};

export const ContentsGiftSchema = v.object(giftEntries);
export type ContentsGift = v.InferOutput<typeof ContentsGiftSchema>;

/** Answer of `GET v2/gift/contents/detail`: usable tickets (for this series or any), and gifts that the reader may take. */
export const ContentsGiftsSchema = v.object({
  receivedGifts: v.array(ContentsGiftSchema),
  receivableGifts: v.array(ContentsGiftSchema),
});
export type ContentsGifts = v.InferOutput<typeof ContentsGiftsSchema>;

export const ContentsGiftQuerySchema = v.object({
  contentsId: v.pipe(v.string(), v.trim(), v.regex(/^\d{1,15}$/), v.transform(Number)),
});

export const GiftSeriesSchema = v.object({
  id: IdSchema,
  alias: SeriesAliasSchema,
  title: v.string(),
  isAdult: v.boolean(),
  thumbnails: v.array(SeriesThumbnailSchema),
});
export type GiftSeries = v.InferOutput<typeof GiftSeriesSchema>;

/** A gift that the reader took (`GET gift`). */
export const MyGiftSchema = v.object({
  ...giftEntries,
  state: v.picklist(GIFT_STATES),
  receivedAt: TimeMsSchema,
  /** Null: for any series, or for one that the reader cannot see now. */
  contents: v.nullable(GiftSeriesSchema),
  isForAny: v.boolean(),
});
export type MyGift = v.InferOutput<typeof MyGiftSchema>;
export const MyGiftsSchema = v.array(MyGiftSchema);

/** A gift that the reader may take (`GET gift/receivable`). */
export const ReceivableGiftSchema = v.object({
  ...giftEntries,
  /** Until when it can be taken. */
  receivableUntil: TimeMsSchema,
  contents: v.nullable(GiftSeriesSchema),
  isForAny: v.boolean(),
});
export type ReceivableGift = v.InferOutput<typeof ReceivableGiftSchema>;
export const ReceivableGiftsSchema = v.array(ReceivableGiftSchema);

/** Query of `GET gift` and `GET gift/receivable`. */
export const GiftQuerySchema = v.object({ contentsThumbnailType: ThumbnailTypesQuerySchema });

/** Body of `POST gift`. */
export const GiftTakeSchema = v.object({
  giftId: v.pipe(v.string(), v.maxLength(40)),
  requestId: RequestIdSchema,
});
export type GiftTake = v.InferInput<typeof GiftTakeSchema>;

export const GIFT_CALLS = defineCalls({
  takeGift: {
    method: 'POST',
    path: '/gift',
    home: 'v2',
    access: 'bearer',
    summary: 'The reader takes a gift, once',
    body: GiftTakeSchema,
    data: MyGiftSchema,
    refusals: ['ALREADY_GIVEN_GIFT', 'NOT_FOUND_GIFT', 'NOT_FOUND_GIFT_INFO', 'UN_MATCHED_GIFT_TARGET_TYPE'],
    block: 'gift',
  },
  gifts: {
    method: 'GET',
    path: '/gift',
    home: 'v2',
    access: 'bearer',
    summary: 'Gifts that the reader took, and how much of them is used',
    query: GiftQuerySchema,
    data: MyGiftsSchema,
  },
  receivableGifts: {
    method: 'GET',
    path: '/gift/receivable',
    home: 'v2',
    access: 'bearer',
    summary: 'Gifts that the reader may take',
    query: GiftQuerySchema,
    data: ReceivableGiftsSchema,
  },
  contentsGifts: {
    method: 'GET',
    path: '/gift/contents/detail',
    home: 'v2',
    access: 'bearer',
    summary: 'Gifts for one series, or any, that the reader has or may take',
    query: ContentsGiftQuerySchema,
    data: ContentsGiftsSchema,
    refusals: ['NOT_EXIST'],
  },
  giftCount: {
    method: 'GET',
    path: '/gift/count',
    home: 'v2',
    access: 'bearer',
    summary: 'How many tickets of gifts the reader can use',
    data: CountSchema,
  },
  newGifts: {
    method: 'GET',
    path: '/gift/new',
    home: 'v2',
    access: 'bearer',
    summary: 'How many gifts wait to be taken',
    data: CountSchema,
  },
});
