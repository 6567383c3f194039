import type { Executor } from '@longstrip/database';
import {
  bulkDiscount,
  type CoverKind,
  creator,
  episode,
  episodePlatform,
  page,
  series,
  seriesCreator,
  seriesPlatform,
  seriesScheduleDay,
  seriesTag,
  seriesThumbnail,
} from '@longstrip/database/schema';
import { asc, eq, sql } from 'drizzle-orm';

/** Everything that operators decide or import about a series, for `catalogue show` and the audit log. */
export interface SeriesDescription {
  id: number;
  alias: string;
  seriesKey: string;
  language: string;
  workKey: string;
  type: string;
  status: string;
  title: string;
  synopsis: string;
  publisher: string | null;
  isAdult: boolean;
  isOriginal: boolean;
  isDemo: boolean;
  isRemoved: boolean;
  readingDirection: string;
  writingMode: string;
  viewerMode: string;
  rentalHours: number;
  freetimeEnabled: boolean;
  freetimeRefillHours: number;
  freetimeExcludedNewest: number;
  creators: { name: string; role: string }[];
  /** The first is the genre. */
  tags: string[];
  days: string[];
  /** What its pictures are made from; null if there is nothing, or if they are drawn. */
  cover: CoverDescription | null;
  /** The pictures that readers see, by type. They are made later, by a job. */
  pictures: Record<string, string>;
  platforms: Record<string, PlatformDescription>;
  bulkDiscounts: BulkDiscountDescription[];
  episodes: EpisodeDescription[];
}

export interface CoverDescription {
  sourceId: string;
  kind: CoverKind;
}

export interface PlatformDescription {
  isVisible: boolean;
  /** Hidden until it is published. */
  isDraft: boolean;
  title: string | null;
  rentCoin: number | null;
  possessionCoin: number | null;
  freeEpisodeCount: number;
  openedAtMs: number;
}

interface BulkDiscountDescription {
  platformId: string;
  saleType: string;
  minimumEpisodes: number;
  percent: number;
}

export interface EpisodeDescription {
  id: number;
  number: string;
  alias: string;
  orderNo: number;
  title: string;
  subTitle: string | null;
  contentType: string;
  viewerMode: string;
  readingDirection: string;
  writingMode: string;
  publishedOn: string | null;
  /** The picture that its thumbnail is cut from, or the drawn thumbnail. */
  thumbnail: string | null;
  isRemoved: boolean;
  pageCount: number;
  /** Hash of all pages. */
  pagesMark: string;
  platforms: Record<string, EpisodePlatformDescription>;
}

interface EpisodePlatformDescription {
  isVisible: boolean;
  isDraft: boolean;
  openedAtMs: number;
  hasOwnPrices: boolean;
  rentCoin: number | null;
  possessionCoin: number | null;
  isLoginRequired: boolean;
  freeFromMs: number | null;
  freeUntilMs: number | null;
}

/** A series with all its parts; null if there is none with this id. */
export async function describeSeries(executor: Executor, seriesId: number): Promise<SeriesDescription | null> {
  const [row] = await executor.select().from(series).where(eq(series.id, seriesId));
  if (row === undefined) return null;
  const {
    createdAtMs: _created,
    updatedAtMs: _updated,
    viewCount: _views,
    removedAtMs,
    isMixed: _mixed,
    coverSourceId,
    coverKind,
    ...facts
  } = row;
  const creators = await executor
    .select({ name: creator.name, role: seriesCreator.role })
    .from(seriesCreator)
    .innerJoin(creator, eq(creator.id, seriesCreator.creatorId))
    .where(eq(seriesCreator.seriesId, seriesId))
    .orderBy(asc(seriesCreator.position), asc(seriesCreator.role), asc(creator.name));
  const tags = await executor
    .select({ tag: seriesTag.tag })
    .from(seriesTag)
    .where(eq(seriesTag.seriesId, seriesId))
    .orderBy(asc(seriesTag.position));
  const days = await executor
    .select({ day: seriesScheduleDay.day })
    .from(seriesScheduleDay)
    .where(eq(seriesScheduleDay.seriesId, seriesId))
    .orderBy(asc(seriesScheduleDay.day));
  const pictures = await executor
    .select({ type: seriesThumbnail.type, assetId: seriesThumbnail.assetId })
    .from(seriesThumbnail)
    .where(eq(seriesThumbnail.seriesId, seriesId))
    .orderBy(asc(seriesThumbnail.type));
  const platforms = await executor
    .select()
    .from(seriesPlatform)
    .where(eq(seriesPlatform.seriesId, seriesId))
    .orderBy(asc(seriesPlatform.platformId));
  return {
    ...facts,
    isRemoved: removedAtMs !== null,
    creators,
    tags: tags.map(({ tag }) => tag),
    days: days.map(({ day }) => day),
    cover: coverSourceId === null || coverKind === null ? null : { sourceId: coverSourceId, kind: coverKind },
    pictures: Object.fromEntries(pictures.map(({ type, assetId }) => [type, assetId])),
    platforms: Object.fromEntries(
      platforms.map(({ platformId, seriesId: _id, updatedAtMs: _at, ...onPlatform }) => [platformId, onPlatform]),
    ),
    bulkDiscounts: await describeBulkDiscounts(executor, seriesId),
    episodes: await describeEpisodes(executor, seriesId),
  };
}

async function describeBulkDiscounts(executor: Executor, seriesId: number): Promise<BulkDiscountDescription[]> {
  const { platformId, saleType, minimumEpisodes, percent } = bulkDiscount;
  return executor
    .select({ platformId, saleType, minimumEpisodes, percent })
    .from(bulkDiscount)
    .where(eq(bulkDiscount.seriesId, seriesId))
    .orderBy(asc(platformId), asc(saleType), asc(minimumEpisodes));
}

async function describeEpisodes(executor: Executor, seriesId: number): Promise<EpisodeDescription[]> {
  const rows = await executor
    .select({
      id: episode.id,
      number: episode.number,
      alias: episode.alias,
      orderNo: episode.orderNo,
      title: episode.title,
      subTitle: episode.subTitle,
      contentType: episode.contentType,
      viewerMode: episode.viewerMode,
      readingDirection: episode.readingDirection,
      writingMode: episode.writingMode,
      publishedOn: episode.publishedOn,
      thumbnail: sql<string | null>`coalesce(${episode.thumbnailSourceId}, ${episode.thumbnailAssetId})`,
      removedAtMs: episode.removedAtMs,
    })
    .from(episode)
    .where(eq(episode.seriesId, seriesId))
    .orderBy(asc(episode.orderNo));
  const pages = await executor
    .select({
      episodeId: page.episodeId,
      count: sql<number>`count(*)::int`,
      mark: sql<string>`md5(string_agg(concat_ws(':', ${page.kind}, coalesce(${page.assetId}, md5(${page.html})), ${page.spread}, ${page.stripIndex}, ${page.regions}, ${page.correctedRegions}), ',' order by ${page.orderNo}))`,
    })
    .from(page)
    .innerJoin(episode, eq(episode.id, page.episodeId))
    .where(eq(episode.seriesId, seriesId))
    .groupBy(page.episodeId);
  const openings = await executor
    .select({ opening: episodePlatform })
    .from(episodePlatform)
    .innerJoin(episode, eq(episode.id, episodePlatform.episodeId))
    .where(eq(episode.seriesId, seriesId))
    .orderBy(asc(episodePlatform.platformId));
  const pagesById = new Map(pages.map((row) => [row.episodeId, row]));
  return rows.map(({ removedAtMs, ...row }) => ({
    ...row,
    isRemoved: removedAtMs !== null,
    pageCount: pagesById.get(row.id)?.count ?? 0,
    pagesMark: pagesById.get(row.id)?.mark ?? '',
    platforms: Object.fromEntries(
      openings
        .filter(({ opening }) => opening.episodeId === row.id)
        .map(({ opening: { platformId, episodeId: _id, ...onPlatform } }) => [platformId, onPlatform]),
    ),
  }));
}

/**
 * What differs between two descriptions, on both sides, so that the log of a series with 500 episodes contains only the changes.
 * Pictures are left out: they are made later, from the cover.
 */
export function differences(
  before: SeriesDescription | null,
  after: SeriesDescription | null,
): { before: unknown; after: unknown } {
  if (before === null || after === null) return { before, after };
  const changedEpisodes = new Set(
    [...before.episodes, ...after.episodes]
      .map(({ number }) => number)
      .filter((number) => textOf(before, number) !== textOf(after, number)),
  );
  const side = (own: SeriesDescription, other: SeriesDescription) => ({
    ...Object.fromEntries(
      Object.entries(own).filter(
        ([name, value]) =>
          !['episodes', 'pictures'].includes(name) &&
          JSON.stringify(value) !== JSON.stringify(Reflect.get(other, name)),
      ),
    ),
    ...(changedEpisodes.size === 0
      ? {}
      : { episodes: own.episodes.filter(({ number }) => changedEpisodes.has(number)) }),
  });
  return { before: side(before, after), after: side(after, before) };
}

function textOf({ episodes }: SeriesDescription, number: string): string {
  return JSON.stringify(episodes.find((each) => each.number === number) ?? null);
}
