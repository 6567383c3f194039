import { randomUUID } from 'node:crypto';
import type { AlarmKind, AlarmParameters } from '@longstrip/core';
import type { Executor, Transaction } from '@longstrip/database';
import { alarm } from '@longstrip/database/schema';
import { and, asc, count, desc, eq, gt, inArray, isNull } from 'drizzle-orm';
import type { ReaderScope } from '../../shared/reader-scope.ts';

export type AlarmRow = typeof alarm.$inferSelect;

/** Whose alarms, and from when on: older ones count as deleted. */
interface AlarmFilter {
  readonly reader: ReaderScope;
  /** Exclusive. */
  readonly afterMs: number;
}

const listed = ({ reader: { platformId, userId }, afterMs }: AlarmFilter) =>
  and(eq(alarm.platformId, platformId), eq(alarm.userId, userId), gt(alarm.createdAtMs, afterMs));

/** A reader's alarms, newest first. */
export function listAlarms(
  executor: Executor,
  filter: AlarmFilter,
  page: { number: number; size: number },
): Promise<AlarmRow[]> {
  return executor
    .select()
    .from(alarm)
    .where(listed(filter))
    .orderBy(desc(alarm.createdAtMs), asc(alarm.id))
    .limit(page.size)
    .offset(page.number * page.size);
}

export async function countAlarms(
  executor: Executor,
  filter: AlarmFilter,
  { isUnread = false }: { isUnread?: boolean } = {},
): Promise<number> {
  const rows = await executor
    .select({ total: count() })
    .from(alarm)
    .where(and(listed(filter), isUnread ? isNull(alarm.readAtMs) : undefined));
  return rows[0]?.total ?? 0;
}

/** Marks alarms as read, or all that are listed; returns how many were not. */
export async function markRead(
  executor: Executor,
  filter: AlarmFilter,
  { alarmIds, nowMs }: { alarmIds: readonly string[] | null; nowMs: number },
): Promise<number> {
  if (alarmIds?.length === 0) return 0;
  const rows = await executor
    .update(alarm)
    .set({ readAtMs: nowMs })
    .where(
      and(listed(filter), isNull(alarm.readAtMs), alarmIds === null ? undefined : inArray(alarm.id, [...alarmIds])),
    )
    .returning({ id: alarm.id });
  return rows.length;
}

/** Writes down an alarm; false: its reader was notified of the subject before. */
export async function addAlarm(
  transaction: Transaction,
  { platformId, userId }: ReaderScope,
  row: { id: string; kind: AlarmKind; subjectId: string; parameters: AlarmParameters; createdAtMs: number },
): Promise<boolean> {
  const rows = await transaction
    .insert(alarm)
    .values({ platformId, userId, ...row })
    .onConflictDoNothing()
    .returning({ id: alarm.id });
  return rows.length > 0;
}

/** Writes down alarms of many readers; returns how many of them are new. */
export async function addAlarms(
  executor: Executor,
  rows: readonly {
    platformId: string;
    userId: string;
    kind: AlarmKind;
    subjectId: string;
    parameters: AlarmParameters;
    createdAtMs: number;
  }[],
): Promise<number> {
  if (rows.length === 0) return 0;
  const added = await executor
    .insert(alarm)
    .values(rows.map((row) => ({ id: randomUUID(), ...row })))
    .onConflictDoNothing()
    .returning({ id: alarm.id });
  return added.length;
}
