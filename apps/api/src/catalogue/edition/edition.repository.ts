import type { EditionElsewhere } from '@longstrip/api-contract';
import type { Executor } from '@longstrip/database';
import { series, seriesPlatform } from '@longstrip/database/schema';
import { and, asc, eq, inArray, isNull, lte, notInArray, sql } from 'drizzle-orm';
import { ofGenres } from '../lists/listed-series.ts';

/** An edition of a work on a platform that shows it now (D5). */
export interface ShownEdition {
  readonly seriesId: number;
  readonly workKey: string;
  readonly platformId: string;
  readonly language: string;
  readonly alias: string;
  readonly title: string;
  readonly isAdult: boolean;
}

/**
 * The editions of works on all platforms, in the order of platforms and languages.
 * @param of.includesBl false leaves out BL editions (D36)
 */
export async function listShownEditions(
  executor: Executor,
  of: { workKeys: readonly string[]; nowMs: number; includesBl: boolean },
): Promise<ShownEdition[]> {
  if (of.workKeys.length === 0) return [];
  return executor
    .select({
      seriesId: series.id,
      workKey: series.workKey,
      platformId: seriesPlatform.platformId,
      language: series.language,
      alias: series.alias,
      title: sql<string>`coalesce(${seriesPlatform.title}, ${series.title})`,
      isAdult: series.isAdult,
    })
    .from(series)
    .innerJoin(seriesPlatform, eq(seriesPlatform.seriesId, series.id))
    .where(
      and(
        inArray(series.workKey, [...of.workKeys]),
        eq(seriesPlatform.isVisible, true),
        lte(seriesPlatform.openedAtMs, of.nowMs),
        isNull(series.removedAtMs),
        of.includesBl ? undefined : notInArray(series.id, ofGenres(executor, ['BL'])),
      ),
    )
    .orderBy(asc(seriesPlatform.platformId), asc(series.language), asc(series.id));
}

/** The platform's editions of a series' work, without the series itself. */
export function editionsOn(
  platformId: string,
  editions: readonly ShownEdition[],
  seriesId: number,
): readonly ShownEdition[] {
  return editions.filter((edition) => edition.platformId === platformId && edition.seriesId !== seriesId);
}

/** What guests of other platforms may open of a work. */
export function editionsElsewhere(ownPlatformId: string, editions: readonly ShownEdition[]): EditionElsewhere[] {
  return editions
    .filter(({ platformId, isAdult }) => platformId !== ownPlatformId && !isAdult)
    .map(({ platformId, language, alias }) => ({ platformId, language, alias }));
}
