import { grant, isDigestDue, maySendDigest, type Platform } from '@longstrip/core';
import { type Database, decideInTransaction, type JobQueue } from '@longstrip/database';
import { readersHour } from '../../people/index.ts';
import { inPages } from '../../shared/in-pages.ts';
import { hasAlarms, LATE_COMMIT_MS } from '../alarm/pending-alarms.ts';
import { mailDigestJob } from '../jobs.ts';
import { type DigestCandidate, listDigestCandidates, writeDigest } from './digest.repository.ts';

const DAY_MS = 86_400_000;
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
  const now = nowMs();
  const hour = readersHour(platform, { isKoreanAddress }, now);
  const untilMs = now - LATE_COMMIT_MS;
  const createdAfterMs = now - platform.constants.alertDays * DAY_MS;
  const of = { platformId, isKoreanAddress, createdAfterMs, untilMs, nowMs: now, limit: READERS };
  const pages = inPages<DigestCandidate>(
    (after) => listDigestCandidates(database.orm, { ...of, afterId: after?.user.id ?? '' }),
    { limit: READERS, signal },
  );
  let decided = 0;
  for await (const candidates of pages) {
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
  }
  return decided;
}
