import { createHash } from 'node:crypto';
import type { Platform } from '@longstrip/core';
import type { CatalogueSource } from '@longstrip/database';
import {
  type CreatorRow,
  findSeries,
  isSeriesOpen,
  listCreators,
  listSeriesPictures,
  parseSeriesKey,
  type SeriesOnPlatform,
  type SeriesPictureRow,
  seriesTitle,
} from '../series/series.repository.ts';
import { choosePictures } from '../series/thumbnails.ts';

/** Raised whenever the drawing changes: every picture then has another address. */
const DRAWING_VERSION = 2;

/** What the picture of a shared link shows: the brand alone, or a series as every guest may see it. */
export type SharedPicture = { readonly kind: 'brand' } | SharedSeries;

export interface SharedSeries {
  readonly kind: 'series';
  readonly title: string;
  readonly creators: string;
  /** BCP 47 */
  readonly language: string;
  readonly art: SharedArt | null;
}

/** `wide` art is drawn with room for the text at the side where its language begins to read; a cover is beside the text. */
interface SharedArt {
  readonly form: 'wide' | 'cover';
  readonly assetId: string;
}

const WIDE_TYPES: readonly string[] = ['HORIZONTAL_TYPE_A', 'HORIZONTAL_TYPE_B'];

/**
 * What a shared link shows of a series. Its reader counts as a guest who confirmed nothing: of an adult series neither title nor
 * art is shown.
 */
export function sharedSeries(
  on: SeriesOnPlatform,
  creators: readonly Pick<CreatorRow, 'name'>[],
  pictures: readonly SeriesPictureRow[],
): SharedPicture {
  const { isAdult, isMixed, language } = on.series;
  if (isAdult) return { kind: 'brand' };
  const chosen = choosePictures(pictures, {
    types: ['HORIZONTAL_TYPE_A', 'VERTICAL'],
    ...{ isAdultSeries: false, isMixed, seesAdult: false },
  }).map(({ picture }) => picture);
  const wide = chosen.find(({ type }) => WIDE_TYPES.includes(type));
  const art = wide ?? chosen.at(-1);
  return {
    kind: 'series',
    title: seriesTitle(on),
    creators: [...new Set(creators.map(({ name }) => name))].join(' · '),
    language,
    art: art === undefined ? null : { form: wide === undefined ? 'cover' : 'wide', assetId: art.assetId },
  };
}

/** The same by alias or id; null if a guest may not know about the series, for example an adult one (record 0094). */
export async function findShared(
  executor: CatalogueSource,
  platformId: string,
  { key, nowMs }: { key: string; nowMs: number },
): Promise<SharedPicture | null> {
  const seriesKey = parseSeriesKey(key);
  const found = seriesKey === null ? null : await findSeries(executor, platformId, seriesKey);
  if (found === null || found.series.isAdult || !isSeriesOpen(found, nowMs)) return null;
  const [creators, pictures] = await Promise.all([
    listCreators(executor, [found.series.id]),
    listSeriesPictures(executor, [found.series.id]),
  ]);
  return sharedSeries(found, creators, pictures);
}

/** A hash of everything that a picture shows: if that changes, so does the hash. 64 hexadecimal digits. */
export function sharedKey({ brand, theme }: Pick<Platform, 'brand' | 'theme'>, shared: SharedPicture): string {
  const { corners, splash } = theme.character;
  const facts = [DRAWING_VERSION, brand.wordmark, theme.light, theme.dark, corners, splash, shared];
  return createHash('sha256').update(JSON.stringify(facts)).digest('hex');
}

/** The part of the key that is in addresses. */
export function sharedVersion(platform: Pick<Platform, 'brand' | 'theme'>, shared: SharedPicture): string {
  return sharedKey(platform, shared).slice(0, 12);
}
