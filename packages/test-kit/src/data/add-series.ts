import { type CreatorRole, genresAmong, type SeriesThumbnailType } from '@longstrip/core';
import type { Database } from '@longstrip/database';
import {
  creator,
  series,
  seriesCreator,
  seriesGenre,
  seriesPlatform,
  seriesScheduleDay,
  seriesTag,
  seriesThumbnail,
} from '@longstrip/database/schema';
import { TEST_NOW_MS } from '../clock/fake-clock.ts';
import { addAssets, assetIdOf } from './add-asset.ts';
import { type AddedEpisode, addEpisodes, type EpisodeSpec } from './add-episodes.ts';

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
