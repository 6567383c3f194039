import { COIN_KINDS, COIN_SOURCES, PURCHASE_TYPES } from '@longstrip/core';
import * as v from 'valibot';
import { pageOf } from '../catalogue/notice.contract.ts';
import { SeriesThumbnailSchema, ThumbnailTypesQuerySchema } from '../catalogue/thumbnail.contract.ts';
import { defineCalls } from '../http/call.ts';
import { CountSchema, IdSchema, SeriesAliasSchema, TimeMsSchema } from '../http/wire-values.ts';
import { EpisodeNameSchema } from '../reading/library.contract.ts';
import { PAGE_ENTRIES } from '../reading/library-query.contract.ts';

export const UseHistoryQuerySchema = v.object({
  ...PAGE_ENTRIES,
  contentsThumbnailType: ThumbnailTypesQuerySchema,
});

const spentEntries = {
  useCoin: CountSchema,
  /** Paid coins; the three kinds add up to `useCoin`. */
  useGoldCoin: CountSchema,
  useBonusCoin: CountSchema,
  useFreeCoin: CountSchema,
} as const;

/** What was taken from one lot: "2 bonus of 11.02 (end 12.02)". */
export const ReceiptLineSchema = v.object({
  kind: v.picklist(COIN_KINDS),
  source: v.picklist(COIN_SOURCES),
  amount: CountSchema,
  acquiredAt: TimeMsSchema,
  expiredAt: v.nullable(TimeMsSchema),
});
export type WireReceiptLine = v.InferOutput<typeof ReceiptLineSchema>;

/** One row of use history: what a reader got with one request, and what it cost. */
export const UseHistoryItemSchema = v.object({
  /** The id that support asks for. */
  id: IdSchema,
  useType: v.picklist(PURCHASE_TYPES),
  /** Null, and no episodes are named: a work that the reader does not see now (record 0094). */
  contentsAlias: v.nullable(SeriesAliasSchema),
  contentsTitle: v.nullable(v.string()),
  thumbnails: v.array(SeriesThumbnailSchema),
  language: v.string(),
  episodeCount: CountSchema,
  /** The first episodes, in order; at most `USE_HISTORY_EPISODES`. */
  episodes: v.array(EpisodeNameSchema),
  ...spentEntries,
  /** The lots that paid for it; empty if it cost nothing. */
  receipt: v.array(ReceiptLineSchema),
  createdAt: TimeMsSchema,
  /** When an operator undid it and gave the coins back (D15). */
  undoneAt: v.nullable(TimeMsSchema),
});
export type UseHistoryItem = v.InferOutput<typeof UseHistoryItemSchema>;

/** How many episodes a row names at most. */
export const USE_HISTORY_EPISODES = 3;

/** `GET purchase/history` (ours): the last days of use history, newest first. */
export const UseHistoryPageSchema = v.object({ ...pageOf(UseHistoryItemSchema).entries, days: CountSchema });
export type UseHistoryPage = v.InferOutput<typeof UseHistoryPageSchema>;

/** `GET coin/user/used`: coins spent per day of the platform's calendar, newest first; days without any are left out. */
export const SpentDaySchema = v.object({ date: v.pipe(v.string(), v.isoDate()), ...spentEntries });
export const SpentDaysSchema = v.array(SpentDaySchema);
export type SpentDays = v.InferOutput<typeof SpentDaysSchema>;

export const USE_HISTORY_CALLS = defineCalls({
  useHistory: {
    method: 'GET',
    path: '/purchase/history',
    access: 'bearer',
    summary: 'What the reader bought or opened in the last days, with the lots it was paid from',
    query: UseHistoryQuerySchema,
    data: UseHistoryPageSchema,
  },
  spentDays: {
    method: 'GET',
    path: '/coin/user/used',
    access: 'bearer',
    summary: 'Coins spent by day',
    data: SpentDaysSchema,
  },
});
