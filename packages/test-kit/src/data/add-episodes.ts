import type { Database } from '@longstrip/database';
import { episode, episodePlatform, page, type series, textAsset } from '@longstrip/database/schema';
import { TEST_NOW_MS } from '../clock/fake-clock.ts';
import { addAssets, assetIdOf } from './add-asset.ts';

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

const WEEK_MS = 7 * 86_400_000;

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
