import { grant, isDigestDue, maySendDigest, type Platform } from '@longstrip/core';
import { type Database, decideInTransaction, type JobQueue } from '@longstrip/database';
import { hasAlarms } from '../alarm/told-readers.ts';
import { readersHour } from '../message/quiet-now.ts';
import { mailDigestJob } from './digest.job.ts';
import { listDigestCandidates, writeDigest } from './digest.repository.ts';

const DAY_MS = 86_400_000;
/** An alarm of the last minute may be of a transaction that is not committed: the next digest has it. */
const LATE_COMMIT_MS = 60_000;
/** Readers who are looked at in one statement. */
const READERS = 200;

export interface DecideDigestParts {
  readonly database: Database;
  readonly jobs: Pick<JobQueue, 'enqueue'>;
  readonly platforms: readonly Platform[];
  readonly nowMs: () => number;
}

/**
 * Decides who gets a digest now: readers whose evening it is, by their own clock. The decision and the job that mails it are
 * written together. Run twice it decides nothing more.
 *
 * @returns how many digests were decided
 */
export async function decideDigests(parts: DecideDigestParts, signal: AbortSignal): Promise<number> {
  let decided = 0;
  for (const platform of parts.platforms.filter(hasAlarms)) {
    for (const isKoreanAddress of [false, true]) {
      const hour = readersHour(platform, { isKoreanAddress }, parts.nowMs());
      if (maySendDigest(hour)) decided += await decideFor(parts, platform, { isKoreanAddress, signal });
    }
  }
  return decided;
}

async function decideFor(
  { database, jobs, nowMs }: DecideDigestParts,
  platform: Platform,
  { isKoreanAddress, signal }: { isKoreanAddress: boolean; signal: AbortSignal },
): Promise<number> {
  const platformId = platform.id;
  let decided = 0;
  let afterId = '';
  for (;;) {
    signal.throwIfAborted();
    const now = nowMs();
    const hour = readersHour(platform, { isKoreanAddress }, now);
    const untilMs = now - LATE_COMMIT_MS;
    const keptAfterMs = now - platform.constants.alertDays * DAY_MS;
    const candidates = await listDigestCandidates(database.orm, {
      ...{ platformId, isKoreanAddress, keptAfterMs, untilMs, nowMs: now, afterId, limit: READERS },
    });
    for (const { user, afterMs, ...facts } of candidates) {
      const hasConfirmedAddress = user.email !== null && user.emailConfirmedAtMs !== null;
      if (!isDigestDue({ ...facts, ...hour, isAgreeMail: user.isAgreeMail, hasConfirmedAddress }, now)) continue;
      const digest = { platformId, userId: user.id, day: hour.day };
      const written = await decideInTransaction(database, async (transaction) => {
        const isNew = await writeDigest(transaction, { ...digest, afterMs, untilMs, decidedAtMs: now });
        if (isNew) await jobs.enqueue(transaction, mailDigestJob, digest);
        return grant(isNew);
      });
      if (written.ok && written.value) decided += 1;
    }
    const last = candidates.at(-1);
    if (last === undefined || candidates.length < READERS) return decided;
    afterId = last.user.id;
  }
}
