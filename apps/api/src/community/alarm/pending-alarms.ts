import {
  type AlarmKind,
  blVisibility,
  type NotifiedReader,
  type NotifiedSeries,
  type Platform,
  seesAdult,
} from '@longstrip/core';
import type { Executor } from '@longstrip/database';
import { alarm, appUser, series, seriesGenre, seriesPlatform } from '@longstrip/database/schema';
import { and, asc, desc, eq, gt, inArray, isNull, lte, type SQL, sql } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import { adultRulesOf, signedInReader } from '../../http/caller-view.ts';
import type { UserRow } from '../../shared/reader-scope.ts';
import type { AlarmRow } from './alarm.repository.ts';

/** An alarm of the last minute may belong to a transaction that is not committed yet: it waits for the next message. */
export const LATE_COMMIT_MS = 60_000;

interface Span<Place, Moment> {
  readonly platformId: Place;
  readonly userId: Place;
  /** Exclusive. */
  readonly afterMs: Moment;
  /** Inclusive. */
  readonly untilMs: number;
}

/** Up to when a message covers alarms. One that was never sent covers none. */
export const notifiedUntil = (message: { takenAtMs: PgColumn; afterMs: PgColumn; untilMs: PgColumn }): SQL =>
  sql`case when ${message.takenAtMs} is null then ${message.afterMs} else ${message.untilMs} end`;

/** Condition: the alarm is a reader's, not read, and of this span. */
export function isPendingAlarm({ platformId, userId, afterMs, untilMs }: Span<PgColumn | string, SQL | number>) {
  return and(
    eq(alarm.platformId, platformId),
    eq(alarm.userId, userId),
    isNull(alarm.readAtMs),
    gt(alarm.createdAtMs, afterMs),
    lte(alarm.createdAtMs, untilMs),
  );
}

/**
 * The alarms of a message, the newest first.
 * @param kinds only alarms of these; all by default
 */
export async function listPendingAlarms(
  executor: Executor,
  span: Span<string, number>,
  kinds?: readonly AlarmKind[],
): Promise<AlarmRow[]> {
  return executor
    .select()
    .from(alarm)
    .where(and(isPendingAlarm(span), kinds === undefined ? undefined : inArray(alarm.kind, [...kinds])))
    .orderBy(desc(alarm.createdAtMs), asc(alarm.id));
}

/** A series that readers are notified of, by its name on their platform. */
export interface NamedSeries extends NotifiedSeries {
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

/** Joins `appUser` with a table that names readers; readers who have left are not among them. */
export const joinActiveReader = (of: { readonly platformId: PgColumn; readonly userId: PgColumn }) =>
  and(eq(appUser.platformId, of.platformId), eq(appUser.id, of.userId), isNull(appUser.withdrawnAtMs));

/** A platform without the page of alarms notifies no reader. */
export function hasAlarms({ routes }: Platform): boolean {
  return routes.includes('alarm');
}

/** Which works an absent reader sees on the site: by their account, and the address that they last came from. */
export function readerView(user: UserRow, platform: Platform, nowMs: number): NotifiedReader {
  const reader = signedInReader({ user, isKoreanAddress: user.isKoreanAddress }, platform, nowMs);
  const { isBlToggle } = user;
  return {
    seesAdult: seesAdult(reader, adultRulesOf(platform, nowMs), nowMs),
    seesBl: blVisibility(platform.features.blToggle, { client: 'WEB', isBlToggle }).works,
  };
}
