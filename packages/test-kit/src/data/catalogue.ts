import { createHash } from 'node:crypto';
import { type CreatorRole, genresAmong, type SeriesThumbnailType } from '@longstrip/core';
import type { Database } from '@longstrip/database';
import {
  asset,
  creator,
  episode,
  episodePlatform,
  page,
  series,
  seriesCreator,
  seriesGenre,
  seriesPlatform,
  seriesScheduleDay,
  seriesTag,
  seriesThumbnail,
  textAsset,
} from '@longstrip/database/schema';
import { TEST_NOW_MS } from '../fakes.ts';

type SeriesRow = typeof series.$inferInsert;
type SeriesPlatformRow = typeof seriesPlatform.$inferInsert;

/** Differences from a default series: visible and open on its platforms, episodes for 2 coins to rent and 4 to own. */
export interface SeriesSpec extends Partial<Omit<SeriesRow, 'alias'>> {
  alias: string;
  platformIds: readonly string[];
  onPlatform?: Partial<Omit<SeriesPlatformRow, 'seriesId' | 'platformId'>>;
  /** The number of default episodes, or each of them. */
  episodes?: number | readonly EpisodeSpec[];
  tags?: readonly string[];
  creators?: readonly { name: string; role: CreatorRole }[];
  scheduleDays?: readonly (typeof seriesScheduleDay.$inferInsert)['day'][];
  thumbnails?: readonly SeriesThumbnailType[];
}

export interface AddedSeries {
  id: number;
  alias: string;
  episodes: AddedEpisode[];
}

const WEEK_MS = 7 * 86_400_000;

/** Inserts a series with its episodes, as the product would store them. */
export async function addSeries(db: Database, spec: SeriesSpec): Promise<AddedSeries> {
  const {
    platformIds,
    onPlatform,
    episodes = 3,
    tags: _t,
    creators: _c,
    scheduleDays: _d,
    thumbnails: _p,
    ...given
  } = spec;
  const [row] = await db.orm
    .insert(series)
    .values({
      seriesKey: spec.alias,
      language: 'en',
      workKey: spec.alias,
      type: 'COMIC',
      status: 'SCHEDULED',
      title: `Title of ${spec.alias}`,
      synopsis: `Synopsis of ${spec.alias}`,
      readingDirection: 'LTR',
      writingMode: 'HORIZONTAL',
      viewerMode: 'SCROLL',
      createdAtMs: TEST_NOW_MS - WEEK_MS,
      updatedAtMs: TEST_NOW_MS - WEEK_MS,
      ...given,
    })
    .returning({ id: series.id });
  if (row === undefined) throw new Error('The series was not written');
  if (platformIds.length > 0) {
    await db.orm.insert(seriesPlatform).values(
      platformIds.map((platformId) => ({
        platformId,
        seriesId: row.id,
        rentCoin: 2,
        possessionCoin: 4,
        freeEpisodeCount: 1,
        openedAtMs: TEST_NOW_MS - WEEK_MS,
        updatedAtMs: TEST_NOW_MS - WEEK_MS,
        ...onPlatform,
      })),
    );
  }
  await addDescription(db, row.id, spec);
  const specs = typeof episodes === 'number' ? Array.from({ length: episodes }, (): EpisodeSpec => ({})) : episodes;
  return { id: row.id, alias: spec.alias, episodes: await addEpisodes(db, row.id, specs, spec) };
}

async function addDescription(db: Database, seriesId: number, of: SeriesSpec): Promise<void> {
  const { alias } = of;
  const { tags = ['Romance', 'Office'], creators = [{ name: 'Ada Writer', role: 'AUTHOR' }] } = of;
  const { scheduleDays = ['MONDAY'], thumbnails = ['VERTICAL', 'MAIN'] } = of;
  if (tags.length > 0) {
    const rows = tags.map((tag, position) => ({ seriesId, tag, position, isExtra: position > 1 }));
    await db.orm.insert(seriesTag).values(rows);
  }
  const genres = genresAmong(tags).map((genre) => ({ seriesId, genre }));
  if (genres.length > 0) await db.orm.insert(seriesGenre).values(genres);
  for (const [position, { name, role }] of creators.entries()) {
    const [who] = await db.orm
      .insert(creator)
      .values({ name })
      .onConflictDoUpdate({ target: creator.name, set: { name } })
      .returning({ id: creator.id });
    if (who !== undefined) await db.orm.insert(seriesCreator).values({ seriesId, creatorId: who.id, role, position });
  }
  if (scheduleDays.length > 0) {
    await db.orm.insert(seriesScheduleDay).values(scheduleDays.map((day) => ({ seriesId, day })));
  }
  if (thumbnails.length > 0) {
    await addAssets(
      db,
      thumbnails.map((type) => ({ name: `${alias} ${type}`, widthPx: 600, heightPx: 800 })),
    );
    const rows = thumbnails.map((type) => ({ seriesId, type, assetId: assetIdOf(`${alias} ${type}`) }));
    await db.orm.insert(seriesThumbnail).values(rows);
  }
}

type EpisodeRow = typeof episode.$inferInsert;
type EpisodePlatformRow = typeof episodePlatform.$inferInsert;
type PageRow = typeof page.$inferInsert;

/** Differences from a default episode. */
export interface EpisodeSpec extends Partial<Omit<EpisodeRow, 'seriesId'>> {
  /** Its row for each platform; the same on all. Null: it is on no platform. */
  onPlatform?: Partial<Omit<EpisodePlatformRow, 'episodeId' | 'platformId'>> | null;
  /** Pictures of its pages, by name; two by default. */
  pages?: readonly { name: string; widthPx?: number; heightPx?: number }[];
  /** Text pages instead of pictures; `asset:<id>` in them refers to the `textPictures`. */
  texts?: readonly string[];
  textPictures?: readonly string[];
  hasThumbnail?: boolean;
}

/** Fields of the series that the episodes depend on. */
export interface SeriesOfEpisodes
  extends Partial<Pick<typeof series.$inferInsert, 'viewerMode' | 'readingDirection' | 'writingMode'>> {
  alias: string;
  platformIds: readonly string[];
}

export interface AddedEpisode {
  id: number;
  alias: string;
}

/** Inserts the episodes of a series, on the same platforms as the series. */
export async function addEpisodes(
  db: Database,
  seriesId: number,
  specs: readonly EpisodeSpec[],
  of: SeriesOfEpisodes,
): Promise<AddedEpisode[]> {
  if (specs.length === 0) return [];
  const pictures = specs.flatMap((spec, index) => [
    ...pagesOf(spec, of.alias, index),
    ...(spec.textPictures ?? []).map((name) => ({ name })),
    ...(spec.hasThumbnail === false ? [] : [{ name: `${of.alias} ${index} thumbnail`, widthPx: 480, heightPx: 270 }]),
  ]);
  await addAssets(db, pictures);
  const rows = specs.map((spec, index): EpisodeRow => {
    const { onPlatform: _on, pages: _pages, texts, textPictures: _pictures, hasThumbnail = true, ...given } = spec;
    const number = String(index + 1);
    return {
      seriesId,
      number,
      alias: `ep-${number}`,
      orderNo: index + 1,
      title: `Episode ${number}`,
      contentType: texts === undefined ? 'IMAGE' : 'TEXT',
      viewerMode: of.viewerMode ?? 'SCROLL',
      readingDirection: of.readingDirection ?? 'LTR',
      writingMode: of.writingMode ?? 'HORIZONTAL',
      thumbnailAssetId: hasThumbnail ? assetIdOf(`${of.alias} ${index} thumbnail`) : null,
      createdAtMs: TEST_NOW_MS - WEEK_MS,
      updatedAtMs: TEST_NOW_MS - WEEK_MS,
      ...given,
    };
  });
  const written = await db.orm.insert(episode).values(rows).returning({ id: episode.id, alias: episode.alias });
  await addPlatformsAndPages(db, specs, written, of);
  return written;
}

async function addPlatformsAndPages(
  db: Database,
  specs: readonly EpisodeSpec[],
  written: readonly { id: number }[],
  of: SeriesOfEpisodes,
): Promise<void> {
  const each = specs.flatMap((spec, index) => {
    const row = written[index];
    return row === undefined ? [] : [{ spec, index, episodeId: row.id }];
  });
  const onPlatforms = each.flatMap(({ spec, episodeId }) =>
    spec.onPlatform === null
      ? []
      : of.platformIds.map((platformId) => ({
          platformId,
          episodeId,
          openedAtMs: TEST_NOW_MS - WEEK_MS,
          ...spec.onPlatform,
        })),
  );
  if (onPlatforms.length > 0) await db.orm.insert(episodePlatform).values(onPlatforms);
  const pages = each.flatMap(({ spec, index, episodeId }): PageRow[] => [
    ...pagesOf(spec, of.alias, index).map(
      ({ name }, place): PageRow => ({ episodeId, orderNo: place + 1, kind: 'image', assetId: assetIdOf(name) }),
    ),
    ...(spec.texts ?? []).map((html, place): PageRow => ({ episodeId, orderNo: place + 1, kind: 'text', html })),
  ]);
  if (pages.length > 0) await db.orm.insert(page).values(pages);
  const textPictures = each.flatMap(({ spec, episodeId }) =>
    (spec.textPictures ?? []).map((name) => ({ episodeId, assetId: assetIdOf(name) })),
  );
  if (textPictures.length > 0) await db.orm.insert(textAsset).values(textPictures);
}

function pagesOf(spec: EpisodeSpec, alias: string, index: number): NonNullable<EpisodeSpec['pages']> {
  if (spec.texts !== undefined) return [];
  return spec.pages ?? [1, 2].map((place) => ({ name: `${alias} ${index} page ${place}` }));
}

export interface AssetSpec {
  /** The same name is the same asset. */
  name: string;
  widthPx?: number;
  heightPx?: number;
  placeholder?: string;
}

/** The id of the asset with this name. */
export function assetIdOf(name: string): string {
  return createHash('sha256').update(name).digest('hex');
}

/** Inserts rows of pictures (not their bytes). Existing rows do not change. */
export async function addAssets(db: Database, specs: readonly AssetSpec[]): Promise<string[]> {
  if (specs.length === 0) return [];
  await db.orm
    .insert(asset)
    .values(
      specs.map(({ name, widthPx = 720, heightPx = 1080, placeholder = '#808080' }) => ({
        id: assetIdOf(name),
        mediaType: 'image/webp' as const,
        sizeBytes: 1000,
        widthPx,
        heightPx,
        placeholder,
        createdAtMs: 0,
      })),
    )
    .onConflictDoNothing();
  return specs.map(({ name }) => assetIdOf(name));
}
