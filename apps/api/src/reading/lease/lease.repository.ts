import type { LeaseCounts } from '@longstrip/core';
import type { Transaction } from '@longstrip/database';
import { readingLease } from '@longstrip/database/schema';
import { and, eq, lte, ne, notInArray, sql } from 'drizzle-orm';
import type { ReaderScope } from '../../shared/reader-scope.ts';

/** A device of a reader. */
export interface ReaderDevice extends ReaderScope {
  readonly deviceId: string;
}

const isOfReader = ({ platformId, userId }: ReaderScope) =>
  and(eq(readingLease.platformId, platformId), eq(readingLease.userId, userId));

/** Deletes the leases of a reader that have ended. */
export async function deleteEndedLeases(transaction: Transaction, scope: ReaderScope, nowMs: number): Promise<void> {
  await transaction.delete(readingLease).where(and(isOfReader(scope), lte(readingLease.endsAtMs, nowMs)));
}

/** Counts the leases of a reader beside that of one episode on one device. */
export async function countOtherLeases(
  transaction: Transaction,
  device: ReaderDevice,
  episodeId: number,
): Promise<LeaseCounts> {
  const isHere = eq(readingLease.deviceId, device.deviceId);
  const [counts] = await transaction
    .select({
      otherDevices: sql<number>`count(distinct ${readingLease.deviceId}) filter (where not (${isHere}))::int`,
      otherEpisodes: sql<number>`count(*) filter (where ${isHere} and ${readingLease.episodeId} <> ${episodeId})::int`,
    })
    .from(readingLease)
    .where(isOfReader(device));
  return counts ?? { otherDevices: 0, otherEpisodes: 0 };
}

/** Adds a lease, or grants it anew. */
export async function saveLease(
  transaction: Transaction,
  { platformId, userId, deviceId }: ReaderDevice,
  { episodeId, endsAtMs, nowMs }: { episodeId: number; endsAtMs: number; nowMs: number },
): Promise<void> {
  await transaction
    .insert(readingLease)
    .values({ platformId, userId, deviceId, episodeId, createdAtMs: nowMs, endsAtMs })
    .onConflictDoUpdate({
      target: [readingLease.platformId, readingLease.userId, readingLease.deviceId, readingLease.episodeId],
      set: { createdAtMs: nowMs, endsAtMs },
    });
}

/** A lease that was granted within this time, in milliseconds, may be missing in the list that the device has sent before. */
export const JUST_GRANTED_MS = 10 * 60_000;

/**
 * Sets the ends of the leases of a device, and deletes its others, unless they were granted a moment ago. A lease that is not there
 * is not added: it was ended.
 * @param ends by episode
 * @returns the episodes that still have one
 */
export async function renewLeasesOf(
  transaction: Transaction,
  device: ReaderDevice,
  { ends, nowMs }: { ends: ReadonlyMap<number, number>; nowMs: number },
): Promise<ReadonlySet<number>> {
  const isHere = and(isOfReader(device), eq(readingLease.deviceId, device.deviceId));
  const held = [...ends.keys()];
  const isOld = lte(readingLease.createdAtMs, nowMs - JUST_GRANTED_MS);
  const isOther = held.length === 0 ? undefined : notInArray(readingLease.episodeId, held);
  await transaction.delete(readingLease).where(and(isHere, isOld, isOther));
  const renewed = new Set<number>();
  for (const [episodeId, endsAtMs] of ends) {
    const rows = await transaction
      .update(readingLease)
      .set({ endsAtMs })
      .where(and(isHere, eq(readingLease.episodeId, episodeId)))
      .returning({ id: readingLease.episodeId });
    if (rows.length > 0) renewed.add(episodeId);
  }
  return renewed;
}

/** Ends the leases of a reader on all devices but one. */
export async function deleteLeasesElsewhere(transaction: Transaction, device: ReaderDevice): Promise<void> {
  await transaction.delete(readingLease).where(and(isOfReader(device), ne(readingLease.deviceId, device.deviceId)));
}
