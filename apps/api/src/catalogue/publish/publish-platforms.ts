import { languagesOf } from '@longstrip/core';
import type { Transaction } from '@longstrip/database';
import { series, seriesPlatform } from '@longstrip/database/schema';
import { PLATFORMS } from '@longstrip/platform-config';
import { and, eq } from 'drizzle-orm';
import { RefusedChange } from '../../shared/operator.ts';
import { momentMs } from '../../shared/operator-values.ts';
import { editionsOn, listShownEditions } from '../edition/catalogue-freshness.ts';
import { seriesOfTitle } from './find-series.ts';
import type { ImportOptions } from './import-options.ts';

const OFFER_FACTS = ['rentCoin', 'possessionCoin', 'freeEpisodeCount'] as const;
export type OfferFact = (typeof OFFER_FACTS)[number];

/** Default prices of an episode (D9): nothing is free by mistake. */
export const DEFAULT_OFFER = { rentCoin: 3, possessionCoin: 5, freeEpisodeCount: 0 } as const;

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
 * Opens the series on the named platforms, or updates its prices there.
 * @throws RefusedChange PLATFORM_MISSING, PLATFORM_UNKNOWN
 */
export async function publishPlatforms(tx: Transaction, request: PlatformsRequest): Promise<void> {
  const { seriesId, options, isNew, nowMs } = request;
  if (isNew && options.platformIds.length === 0) {
    const ids = PLATFORMS.map(({ id }) => id).join(', ');
    const like = await seriesOfTitle(tx, request.title, request.language, seriesId);
    const hint = like === null ? '' : ` "${like.alias}" has the same title: --series "${like.seriesKey}" is that one.`;
    throw new RefusedChange('PLATFORM_MISSING', `a new series needs a platform: --platform with one of ${ids}.${hint}`);
  }
  const isPriced = defaultsOf(options).length < OFFER_FACTS.length;
  if (isPriced && options.platformIds.length === 0)
    throw new RefusedChange(
      'PLATFORM_MISSING',
      'prices and free episodes belong to a platform: name it by --platform.',
    );
  for (const platformId of new Set(options.platformIds)) {
    const platform = PLATFORMS.find(({ id }) => id === platformId);
    if (platform === undefined) throw new RefusedChange('PLATFORM_UNKNOWN', `there is no platform ${platformId}.`);
    await warnOfMismatch(tx, platform, request);
    const here = and(eq(seriesPlatform.seriesId, seriesId), eq(seriesPlatform.platformId, platformId));
    const [known] = await tx.select().from(seriesPlatform).where(here);
    const offer = offerOf(options, known ?? DEFAULT_OFFER);
    const isSame = known !== undefined && OFFER_FACTS.every((name) => offer[name] === known[name]);
    if (isSame) continue;
    warnOfPrices(platformId, offer, request.warnings);
    if (known === undefined) {
      const openedAtMs = options.openAt === null ? nowMs : momentMs(options.openAt, platform.timeZone);
      const isDraft = options.isDraft || options.isNewSeriesDraft;
      const shown = { isDraft, isVisible: !isDraft };
      await tx
        .insert(seriesPlatform)
        .values({ platformId, seriesId, ...shown, ...offer, openedAtMs, updatedAtMs: nowMs });
    } else {
      await tx
        .update(seriesPlatform)
        .set({ ...offer, updatedAtMs: nowMs })
        .where(here);
    }
  }
}

type Offer = Pick<typeof seriesPlatform.$inferSelect, OfferFact>;

/** The prices stated by the operator; others stay. */
function offerOf({ rentCoin, possessionCoin, freeEpisodeCount }: ImportOptions, otherwise: Offer): Offer {
  const price = (said: ImportOptions['rentCoin'], other: number | null) => (said === 'none' ? null : (said ?? other));
  return {
    rentCoin: price(rentCoin, otherwise.rentCoin),
    possessionCoin: price(possessionCoin, otherwise.possessionCoin),
    freeEpisodeCount: freeEpisodeCount ?? otherwise.freeEpisodeCount,
  };
}

/** A single stated price keeps the other one; the combination may make no sense. */
function warnOfPrices(platformId: string, { rentCoin, possessionCoin }: Offer, warnings: string[]): void {
  if (rentCoin === null || possessionCoin === null || rentCoin <= possessionCoin) return;
  warnings.push(
    `${platformId}: renting an episode (${rentCoin} coins) costs more than owning it (${possessionCoin}). --rent and --own say other prices.`,
  );
}

/** Prices and free episodes that the operator did not state: a new platform gets the defaults. */
export function defaultsOf({ rentCoin, possessionCoin, freeEpisodeCount }: ImportOptions): OfferFact[] {
  const said = { rentCoin, possessionCoin, freeEpisodeCount };
  return OFFER_FACTS.filter((name) => said[name] === null);
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

/** Languages of the work's other editions on the platform. */
async function listEditions(
  tx: Transaction,
  { platformId, seriesId, nowMs }: { platformId: string; seriesId: number; nowMs: number },
): Promise<string[]> {
  const [own] = await tx.select({ workKey: series.workKey }).from(series).where(eq(series.id, seriesId));
  if (own === undefined) return [];
  const editions = await listShownEditions(tx, { workKeys: [own.workKey], nowMs, includesBl: true });
  return editionsOn(platformId, editions, seriesId).map(({ language }) => language);
}

/** In which lists a series in a foreign language appears: if the work has no edition in the reader's language (D5). */
function placeInLists(languages: readonly string[], editions: readonly string[]): string {
  const isServed = (language: string) => editions.some((edition) => edition.split('-')[0] === language);
  const served = languages.filter(isServed).join(' and ');
  const unserved = languages.filter((language) => !isServed(language)).join(' and ');
  if (served === '') return 'is listed there as long as the work has no edition that is';
  if (unserved !== '') return `is listed there in ${unserved} alone: in ${served} the work has an edition`;
  return `is in none of its lists, which hold the work's edition in ${served}: search finds it, and the page of that one leads to it`;
}
