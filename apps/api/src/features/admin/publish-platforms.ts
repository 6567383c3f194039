import { languagesOf } from '@longstrip/core';
import type { Transaction } from '@longstrip/database';
import { series, seriesPlatform } from '@longstrip/database/schema';
import { PLATFORMS } from '@longstrip/platform-config';
import { and, eq } from 'drizzle-orm';
import { listOtherLanguages } from '../catalogue/series.repository.ts';
import { seriesOfTitle } from './find-series.ts';
import { type ImportOptions, momentMs } from './import-options.ts';
import { RefusedChange } from './refused-change.ts';

/** What an episode costs where the operator says nothing (D9): never free by mistake. */
export const DEFAULT_RENT_COINS = 3;
export const DEFAULT_POSSESSION_COINS = 5;

interface PlatformsRequest {
  seriesId: number;
  options: ImportOptions;
  title: string;
  language: string;
  isAdult: boolean;
  isNew: boolean;
  warnings: string[];
  nowMs: number;
}

/**
 * Opens the series on the platforms the operator names, or sets there what they say about prices.
 * @throws RefusedChange PLATFORM_MISSING, PLATFORM_UNKNOWN
 */
export async function publishPlatforms(tx: Transaction, request: PlatformsRequest): Promise<void> {
  const { seriesId, options, isNew, nowMs } = request;
  if (isNew && options.platformIds.length === 0) {
    const ids = PLATFORMS.map(({ id }) => id).join(', ');
    const like = await seriesOfTitle(tx, request.title, request.language, seriesId);
    const way = like === null ? '' : ` "${like.alias}" has the same title: --series "${like.seriesKey}" is that one.`;
    throw new RefusedChange('PLATFORM_MISSING', `a new series needs a platform: --platform with one of ${ids}.${way}`);
  }
  const { freeEpisodeCount, rentCoin, possessionCoin } = options;
  const isPriced = freeEpisodeCount !== null || rentCoin !== null || possessionCoin !== null;
  if (isPriced && options.platformIds.length === 0)
    throw new RefusedChange(
      'PLATFORM_MISSING',
      'prices and free episodes belong to a platform: name it by --platform.',
    );
  for (const platformId of new Set(options.platformIds)) {
    const platform = PLATFORMS.find(({ id }) => id === platformId);
    if (platform === undefined) throw new RefusedChange('PLATFORM_UNKNOWN', `there is no platform ${platformId}.`);
    await warnOfMismatch(tx, platform, request);
    const [known] = await tx
      .select()
      .from(seriesPlatform)
      .where(and(eq(seriesPlatform.seriesId, seriesId), eq(seriesPlatform.platformId, platformId)));
    if (known === undefined) {
      const openedAtMs = options.openAt === null ? nowMs : momentMs(options.openAt, platform.timeZone);
      await tx.insert(seriesPlatform).values({
        platformId,
        seriesId,
        ...newPrices(options),
        freeEpisodeCount: options.freeEpisodeCount ?? 0,
        openedAtMs,
        updatedAtMs: nowMs,
      });
      continue;
    }
    const changed = {
      rentCoin: options.rentCoin ?? known.rentCoin,
      possessionCoin: options.possessionCoin ?? known.possessionCoin,
      freeEpisodeCount: options.freeEpisodeCount ?? known.freeEpisodeCount,
    };
    const isSame =
      changed.rentCoin === known.rentCoin &&
      changed.possessionCoin === known.possessionCoin &&
      changed.freeEpisodeCount === known.freeEpisodeCount;
    if (isSame) continue;
    await tx
      .update(seriesPlatform)
      .set({ ...changed, updatedAtMs: nowMs })
      .where(and(eq(seriesPlatform.seriesId, seriesId), eq(seriesPlatform.platformId, platformId)));
  }
}

/** Who names one price offers that sale type alone; who names none offers both. */
function newPrices({ rentCoin, possessionCoin }: ImportOptions) {
  if (rentCoin !== null || possessionCoin !== null) return { rentCoin, possessionCoin };
  return { rentCoin: DEFAULT_RENT_COINS, possessionCoin: DEFAULT_POSSESSION_COINS };
}

async function warnOfMismatch(
  tx: Transaction,
  platform: (typeof PLATFORMS)[number],
  { seriesId, language, isAdult, warnings, nowMs }: PlatformsRequest,
): Promise<void> {
  const languages = languagesOf(platform.locales);
  if (!languages.includes(language.split('-')[0] ?? language)) {
    const editions = await listEditions(tx, { platformId: platform.id, seriesId, nowMs });
    const place = placeInLists(languages, editions);
    warnings.push(`${platform.id} is read in ${languages.join(', ')}; this one is in ${language}, and ${place}.`);
  }
  if (isAdult && !platform.adult.shown) warnings.push(`${platform.id} shows nothing for adults.`);
}

/** The languages of the work's other series that the platform shows. */
async function listEditions(
  tx: Transaction,
  { platformId, seriesId, nowMs }: { platformId: string; seriesId: number; nowMs: number },
): Promise<string[]> {
  const [own] = await tx.select({ workKey: series.workKey }).from(series).where(eq(series.id, seriesId));
  if (own === undefined) return [];
  const others = await listOtherLanguages(tx, { platformId, seriesId, workKey: own.workKey, nowMs });
  return others.map(({ language }) => language);
}

/** Where lists hold a series in a language that nobody reads there: where the work has none in the reader's own (D5). */
function placeInLists(languages: readonly string[], editions: readonly string[]): string {
  const isServed = (language: string) => editions.some((edition) => edition.split('-')[0] === language);
  const served = languages.filter(isServed).join(' and ');
  const unserved = languages.filter((language) => !isServed(language)).join(' and ');
  if (served === '') return 'is listed there as long as the work has no edition that is';
  if (unserved !== '') return `is listed there in ${unserved} alone: in ${served} the work has an edition`;
  return `is in none of its lists, which hold the work's edition in ${served}: search finds it, and the page of that one leads to it`;
}
