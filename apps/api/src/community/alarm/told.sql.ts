import type { ToldSeries } from '@longstrip/core';
import { appUser, series, seriesGenre, seriesPlatform } from '@longstrip/database/schema';
import { and, eq, isNull, lte, sql } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';

/** A series that readers are told of, by its name on their platform. */
export interface NamedSeries extends ToldSeries {
  readonly title: string;
}

/** The columns of a `NamedSeries`, of `series` joined with `seriesPlatform`. */
export const NAMED_SERIES = {
  title: sql<string>`coalesce(${seriesPlatform.title}, ${series.title})`,
  isAdult: series.isAdult,
  isBl: sql<boolean>`exists (select 1 from ${seriesGenre} where ${seriesGenre.seriesId} = ${series.id} and ${seriesGenre.genre} = 'BL')`,
};

/** Joins `seriesPlatform` with `series`, on the platform of another table. */
export const onPlatform = (platformId: PgColumn) =>
  and(eq(seriesPlatform.seriesId, series.id), eq(seriesPlatform.platformId, platformId));

/** Whether a series is shown on its platform now. */
export const isSeriesShown = (nowMs: number) =>
  and(eq(seriesPlatform.isVisible, true), isNull(series.removedAtMs), lte(seriesPlatform.openedAtMs, nowMs));

/** Joins `appUser` with a table that names readers; who has left is not among them. */
export const readerInUse = (of: { readonly platformId: PgColumn; readonly userId: PgColumn }) =>
  and(eq(appUser.platformId, of.platformId), eq(appUser.id, of.userId), isNull(appUser.withdrawnAtMs));
