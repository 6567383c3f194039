import {
  type BulkTier,
  EPISODE_TYPES,
  type EpisodeOffer,
  type Platform,
  SALE_TYPES,
  type SeriesOffer,
} from '@longstrip/core';
import type { Executor } from '@longstrip/database';
import { bulkDiscount, episode, episodePlatform, series, seriesPlatform } from '@longstrip/database/schema';
import { and, asc, eq, isNull, lte, notInArray, type SQL, sql } from 'drizzle-orm';
import * as v from 'valibot';
import {
  isSampleEpisode,
  type ListFilter,
  MAX_ID,
  ofGenres,
  type PricedRow,
  type ReaderEpisode,
} from '../../catalogue/index.ts';

/** The facts of a series that a purchase depends on, without its episodes. */
interface SoldSeries {
  readonly isAdult: boolean;
  readonly rentalHours: number;
  readonly freetimeEnabled: boolean;
  readonly freetimeRefillHours: number;
  readonly freetimeExcludedNewest: number;
}

interface SoldRow extends PricedRow {
  readonly onPlatform: (NonNullable<PricedRow['onPlatform']> & { readonly openedAtMs: number }) | null;
}

/**
 * What a series offers its reader now, from its rows.
 *
 * @param seriesState whether the reader is shown the series at all, and when it opened
 */
export function seriesOffer(
  series: SoldSeries,
  seriesState: { readonly isShown: boolean; readonly openedAtMs: number },
  episodes: readonly ReaderEpisode<SoldRow>[],
  tiers: readonly BulkTier[],
  { features, constants }: Platform,
): SeriesOffer {
  const hasFreetime = features.freetime && series.freetimeEnabled;
  return {
    isAdult: series.isAdult,
    rentalHours: series.rentalHours,
    freetime: hasFreetime
      ? {
          refillHours: series.freetimeRefillHours,
          excludedNewest: series.freetimeExcludedNewest,
          openHours: constants.freetimeOpenHours,
        }
      : null,
    tiers,
    episodes: episodes.map(
      ({ row, isShown, price }): EpisodeOffer => ({
        episodeId: row.episode.id,
        isShown: isShown && seriesState.isShown,
        openedAtMs: Math.max(seriesState.openedAtMs, row.onPlatform?.openedAtMs ?? 0),
        isSample: isSampleEpisode(row.episode),
        price,
      }),
    ),
    allowUpgradeFromRent: features.allowUpgradeFromRent,
  };
}

const CoinsSchema = v.nullable(v.number());

const EditionSchema = v.pipe(v.unknown(), v.transform(Number));

const TierSchema = v.object({ saleType: v.picklist(SALE_TYPES), minimumEpisodes: v.number(), percent: v.number() });
type TierRow = v.InferOutput<typeof TierSchema>;

const OfferedSchema = v.object({
  rows: v.array(
    v.object({
      series: v.object({
        id: v.number(),
        alias: v.string(),
        isAdult: v.boolean(),
        isBl: v.boolean(),
        removedAtMs: v.nullable(v.number()),
        rentalHours: v.number(),
        freetimeEnabled: v.boolean(),
        freetimeRefillHours: v.number(),
        freetimeExcludedNewest: v.number(),
      }),
      on_platform: v.nullable(
        v.object({
          isVisible: v.boolean(),
          openedAtMs: v.number(),
          rentCoin: CoinsSchema,
          possessionCoin: CoinsSchema,
          freeEpisodeCount: v.number(),
        }),
      ),
      episodes: v.array(
        v.object({
          episode: v.object({
            id: v.number(),
            alias: v.string(),
            type: v.picklist(EPISODE_TYPES),
            isSample: v.boolean(),
            removedAtMs: v.nullable(v.number()),
          }),
          onPlatform: v.nullable(
            v.object({
              isVisible: v.boolean(),
              openedAtMs: v.number(),
              hasOwnPrices: v.boolean(),
              rentCoin: CoinsSchema,
              possessionCoin: CoinsSchema,
              freeFromMs: CoinsSchema,
              freeUntilMs: CoinsSchema,
            }),
          ),
        }),
      ),
      tiers: v.array(TierSchema),
      /** The catalogue edition that all of this is of. */
      edition: EditionSchema,
    }),
  ),
});

/** A series as it is sold on a platform, with its episodes in order. */
export type OfferedSeries = v.InferOutput<typeof OfferedSchema>['rows'][number];

/** The series that an episode is in, with all that its prices depend on, in one statement; null: there is no such episode. */
export function findOfferedSeries(
  executor: Executor,
  platformId: string,
  episodeId: number,
): Promise<OfferedSeries | null> {
  const ofEpisode = sql`(select named.series_id from episode as named where named.id = ${episodeId})`;
  return readOffered(executor, platformId, ofEpisode);
}

/** The same of a series that is named itself; null: there is none. */
export function findSeriesAsOffered(
  executor: Executor,
  platformId: string,
  seriesId: number,
): Promise<OfferedSeries | null> {
  return readOffered(executor, platformId, sql`${seriesId}::integer`);
}

async function readOffered(executor: Executor, platformId: string, seriesId: SQL): Promise<OfferedSeries | null> {
  const result = await executor.execute(sql`
    select
      jsonb_build_object('id', series.id, 'alias', series.alias, 'isAdult', series.is_adult, 'removedAtMs', series.removed_at_ms,
        'rentalHours', series.rental_hours, 'freetimeEnabled', series.freetime_enabled,
        'freetimeRefillHours', series.freetime_refill_hours, 'freetimeExcludedNewest', series.freetime_excluded_newest,
        'isBl', exists (select 1 from series_genre where series_genre.series_id = series.id and series_genre.genre = 'BL')) as series,
      (select jsonb_build_object('isVisible', here.is_visible, 'openedAtMs', here.opened_at_ms, 'rentCoin', here.rent_coin,
          'possessionCoin', here.possession_coin, 'freeEpisodeCount', here.free_episode_count)
        from series_platform as here where here.platform_id = ${platformId} and here.series_id = series.id) as on_platform,
      coalesce((select jsonb_agg(jsonb_build_object(
          'episode', jsonb_build_object('id', episode.id, 'alias', episode.alias, 'type', episode.type,
            'isSample', episode.is_sample, 'removedAtMs', episode.removed_at_ms),
          'onPlatform', case when here.episode_id is null then null else jsonb_build_object('isVisible', here.is_visible,
            'openedAtMs', here.opened_at_ms, 'hasOwnPrices', here.has_own_prices, 'rentCoin', here.rent_coin,
            'possessionCoin', here.possession_coin, 'freeFromMs', here.free_from_ms, 'freeUntilMs', here.free_until_ms) end)
          order by episode.order_no, episode.id)
        from episode left join episode_platform as here on here.platform_id = ${platformId} and here.episode_id = episode.id
        where episode.series_id = series.id), '[]'::jsonb) as episodes,
      coalesce((select jsonb_agg(jsonb_build_object('saleType', tier.sale_type, 'minimumEpisodes', tier.minimum_episodes,
          'percent', tier.percent))
        from bulk_discount as tier where tier.platform_id = ${platformId} and tier.series_id = series.id), '[]'::jsonb) as tiers,
      (select edition from catalogue_edition) as edition
    from series where series.id = ${seriesId}`);
  return v.parse(OfferedSchema, result).rows[0] ?? null;
}

/** Whether a platform shows an episode now to a reader who sees this. */
export async function isEpisodeShown(
  executor: Executor,
  { platformId, nowMs, includesAdult, includesBl }: Omit<ListFilter, 'type' | 'genres' | 'language'>,
  episodeId: number,
): Promise<boolean> {
  if (episodeId > MAX_ID) return false;
  const rows = await executor
    .select({ id: episode.id })
    .from(episode)
    .innerJoin(series, eq(series.id, episode.seriesId))
    .innerJoin(
      episodePlatform,
      and(eq(episodePlatform.platformId, platformId), eq(episodePlatform.episodeId, episode.id)),
    )
    .innerJoin(
      seriesPlatform,
      and(eq(seriesPlatform.platformId, platformId), eq(seriesPlatform.seriesId, episode.seriesId)),
    )
    .where(
      and(
        eq(episode.id, episodeId),
        ...[isNull(episode.removedAtMs), isNull(series.removedAtMs)],
        ...[episodePlatform.isVisible, seriesPlatform.isVisible],
        ...[lte(episodePlatform.openedAtMs, nowMs), lte(seriesPlatform.openedAtMs, nowMs)],
        includesAdult ? undefined : eq(series.isAdult, false),
        includesBl ? undefined : notInArray(series.id, ofGenres(executor, ['BL'])),
      ),
    );
  return rows.length > 0;
}

/** The discounts of a series on a platform (D11). */
export async function listTiers(executor: Executor, platformId: string, seriesId: number): Promise<TierRow[]> {
  return executor
    .select({
      saleType: bulkDiscount.saleType,
      minimumEpisodes: bulkDiscount.minimumEpisodes,
      percent: bulkDiscount.percent,
    })
    .from(bulkDiscount)
    .where(and(eq(bulkDiscount.platformId, platformId), eq(bulkDiscount.seriesId, seriesId)));
}

/** The episodes of a series that a platform shows, those to come included, in order. */
export async function listSeriesEpisodes(
  executor: Executor,
  platformId: string,
  seriesId: number,
): Promise<{ id: number; alias: string }[]> {
  return executor
    .select({ id: episode.id, alias: episode.alias })
    .from(episode)
    .innerJoin(
      episodePlatform,
      and(eq(episodePlatform.platformId, platformId), eq(episodePlatform.episodeId, episode.id)),
    )
    .where(and(eq(episode.seriesId, seriesId), isNull(episode.removedAtMs), episodePlatform.isVisible))
    .orderBy(asc(episode.orderNo), asc(episode.id));
}
