import { COIN_SOURCES, POINT_HISTORY_TYPES } from '@longstrip/core';
import * as v from 'valibot';
import { pageOf } from '../catalogue/notice.contract.ts';
import { defineCalls } from '../http/call.ts';
import { CountSchema, IdSchema, pageQueryEntries, TimeMsSchema, WholeNumberSchema } from '../http/wire-values.ts';
import { RequestIdSchema } from '../people/session.contract.ts';

/** What one movement did to a reader's points. */
export const PointHistorySchema = v.object({
  /** The id of the movement, which support asks for. */
  id: IdSchema,
  type: v.picklist(POINT_HISTORY_TYPES),
  /** Where earned points came from; ADMIN for points that the store took back; null if none were earned. */
  source: v.nullable(v.picklist(COIN_SOURCES)),
  /** Above zero: earned; below: exchanged, ended or taken back. */
  mileage: WholeNumberSchema,
  /** For an exchange: the bonus coins it gave, and when they end. */
  bonusCoin: CountSchema,
  bonusCoinExpiredAt: v.nullable(TimeMsSchema),
  createdAt: TimeMsSchema,
  /** When earned points end; null: never. */
  expiredAt: v.nullable(TimeMsSchema),
});
export type PointHistory = v.InferOutput<typeof PointHistorySchema>;

/** Answer of `GET mileage`: the last 180 days, newest first. */
export const PointHistoryPageSchema = v.object({
  ...pageOf(PointHistorySchema).entries,
  /** Ours: the points that the reader has now. */
  mileage: CountSchema,
});
export type PointHistoryPage = v.InferOutput<typeof PointHistoryPageSchema>;

export const PointHistoryQuerySchema = v.object(pageQueryEntries({ defaultSize: 20, maxSize: 100 }));

/** Body of `POST mileage`. Any number is accepted here; core has the rule for the amount. */
export const PointExchangeSchema = v.object({ mileage: v.number(), requestId: RequestIdSchema });
export type PointExchange = v.InferInput<typeof PointExchangeSchema>;

/** Answer of `POST mileage`: the points that were exchanged, and what they gave (D14). */
export const PointsExchangedSchema = v.object({
  /** Its row of the history; null in a reply stored before this field existed. */
  id: v.optional(v.nullable(IdSchema), null),
  mileage: CountSchema,
  bonusCoin: CountSchema,
  bonusCoinExpiredAt: TimeMsSchema,
});
export type PointsExchanged = v.InferOutput<typeof PointsExchangedSchema>;

export const POINT_CALLS = defineCalls({
  mileage: {
    method: 'GET',
    path: '/mileage',
    access: 'bearer',
    summary: 'What happened to the reader’s points in the last 180 days',
    query: PointHistoryQuerySchema,
    data: PointHistoryPageSchema,
  },
  exchangeMileage: {
    method: 'POST',
    path: '/mileage',
    access: 'bearer',
    summary: 'Exchanges points for bonus coins',
    body: PointExchangeSchema,
    data: PointsExchangedSchema,
    refusals: ['EXCHANGE_MILEAGE_INSUFFICIENT', 'MILEAGE_INSUFFICIENT'],
    block: 'points',
  },
});
