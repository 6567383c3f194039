import type { AlarmKind } from '@longstrip/core';
import type { Executor } from '@longstrip/database';
import { alarm } from '@longstrip/database/schema';
import { and, asc, desc, eq, gt, inArray, isNull, lte, type SQL, sql } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import type { AlarmRow } from './alarm.repository.ts';

// Alarms that a message outside of the site is to tell: a digest by mail, a push message.

/** An alarm of the last minute may be of a transaction that is not committed: the next message has it. */
export const LATE_COMMIT_MS = 60_000;

interface Span<Place, Moment> {
  readonly platformId: Place;
  readonly userId: Place;
  /** Exclusive. */
  readonly afterMs: Moment;
  /** Inclusive. */
  readonly untilMs: number;
}

/** Up to when a message told of alarms. One that never left told of nothing. */
export const toldUntil = (message: { takenAtMs: PgColumn; afterMs: PgColumn; untilMs: PgColumn }): SQL =>
  sql`case when ${message.takenAtMs} is null then ${message.afterMs} else ${message.untilMs} end`;

/** The alarm is a reader's, not read, and of this span. */
export function isUntold({ platformId, userId, afterMs, untilMs }: Span<PgColumn | string, SQL | number>) {
  return and(
    eq(alarm.platformId, platformId),
    eq(alarm.userId, userId),
    isNull(alarm.readAtMs),
    gt(alarm.createdAtMs, afterMs),
    lte(alarm.createdAtMs, untilMs),
  );
}

/**
 * The alarms that a message tells, the newest first.
 * @param kinds of these alone; all by default
 */
export async function listUntold(
  executor: Executor,
  span: Span<string, number>,
  kinds?: readonly AlarmKind[],
): Promise<AlarmRow[]> {
  return executor
    .select()
    .from(alarm)
    .where(and(isUntold(span), kinds === undefined ? undefined : inArray(alarm.kind, [...kinds])))
    .orderBy(desc(alarm.createdAtMs), asc(alarm.id));
}
