import type { EditionElsewhere } from '@longstrip/api-contract';
import type { Platform } from '@longstrip/core';
import type { CatalogueSource, Database } from '@longstrip/database';
import { banner, episodePlatform, notice, series, seriesPlatform } from '@longstrip/database/schema';
import { and, asc, type Column, eq, gt, inArray, isNull, lte, notInArray, sql } from 'drizzle-orm';
import { DateTime } from 'luxon';
import { ofGenres } from '../lists/listed-series.ts';

/** Tells the sites of this process how long their answers about the catalogue stay true (D37). */
export interface CatalogueFreshness {
  /** The catalogue edition: a number that rises with each change, whichever process made it. */
  edition(): number;
  /** The platform's next change, at the latest the end of its day. Epoch milliseconds. */
  nextChangeMs(platform: Pick<Platform, 'id' | 'timeZone'>, nowMs: number): Promise<number>;
}

interface KnownChange {
  readonly edition: number;
  readonly changeMs: Promise<number>;
}

/** @param edition of the catalogue, as `followCatalogueEdition` knows it */
export function createCatalogueFreshness(
  { catalogue }: Pick<Database, 'catalogue'>,
  edition: () => number,
): CatalogueFreshness {
  const known = new Map<string, KnownChange>();

  async function findChange({ id, timeZone }: Pick<Platform, 'id' | 'timeZone'>, nowMs: number): Promise<number> {
    const nextDayMs = DateTime.fromMillis(nowMs, { zone: timeZone }).plus({ days: 1 }).startOf('day').toMillis();
    const plannedMs = await findNextChange(catalogue, id, nowMs);
    return plannedMs === null ? nextDayMs : Math.min(plannedMs, nextDayMs);
  }

  async function nextChangeMs(platform: Pick<Platform, 'id' | 'timeZone'>, nowMs: number): Promise<number> {
    const current = edition();
    const last = known.get(platform.id);
    if (last?.edition === current) {
      const changeMs = await last.changeMs;
      if (changeMs > nowMs) return changeMs;
    }
    const change = { edition: current, changeMs: findChange(platform, nowMs) };
    known.set(platform.id, change);
    // After a failure the next call asks again.
    change.changeMs.catch(() => known.delete(platform.id));
    return change.changeMs;
  }

  return { edition, nextChangeMs };
}

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
  executor: CatalogueSource,
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

/** Every column with an instant at which readers of a platform begin to see something else. */
const PLANNED_CHANGES = [
  { table: seriesPlatform, instants: [seriesPlatform.openedAtMs] },
  {
    table: episodePlatform,
    instants: [episodePlatform.openedAtMs, episodePlatform.freeFromMs, episodePlatform.freeUntilMs],
  },
  { table: banner, instants: [banner.openedAtMs, banner.closedAtMs] },
  { table: notice, instants: [notice.publishedAtMs] },
] as const;

/** The next planned change of a platform's catalogue in epoch milliseconds; null when nothing is planned. */
async function findNextChange(executor: CatalogueSource, platformId: string, nowMs: number): Promise<number | null> {
  const found = await Promise.all(
    PLANNED_CHANGES.flatMap(({ table, instants }) =>
      instants.map(async (instant: Column) => {
        const rows = await executor
          .select({ nextMs: sql<number | null>`min(${instant})`.mapWith(Number) })
          .from(table)
          .where(and(eq(table.platformId, platformId), gt(instant, nowMs)));
        return rows[0]?.nextMs ?? null;
      }),
    ),
  );
  const planned = found.filter((nextMs) => nextMs !== null);
  return planned.length === 0 ? null : Math.min(...planned);
}
