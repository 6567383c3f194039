import { grant, isPushDue, type Platform, PUSH_NEWS_MS } from '@longstrip/core';
import { type Database, decideInTransaction, type JobQueue } from '@longstrip/database';
import { readersHour } from '../../people/index.ts';
import { inPages } from '../../shared/in-pages.ts';
import { hasAlarms, LATE_COMMIT_MS } from '../alarm/pending-alarms.ts';
import { sendPushJob } from '../jobs.ts';
import { listPushCandidates, type PushCandidate, writePushMessage } from './push-message.repository.ts';
import { listSubscriptions } from './push-subscriptions.ts';

/** Readers who are looked at in one statement. */
const READERS = 200;

export interface DecidePushParts {
  readonly database: Database;
  readonly jobs: Pick<JobQueue, 'enqueue'>;
  readonly platforms: readonly Platform[];
  readonly nowMs: () => number;
}

/**
 * Decides who gets a push message now. The alarms themselves are the outbox: one that was raised is sent with the first message
 * that may leave, so what waits for the end of the night, or of the pause after the last message, is sent as one. The decision
 * and its jobs, one for each browser, are written together. Run twice it decides nothing more.
 *
 * @returns how many messages were decided
 */
export async function decidePushes(parts: DecidePushParts, signal: AbortSignal): Promise<number> {
  let decided = 0;
  for (const platform of parts.platforms.filter(hasAlarms)) {
    for (const isKoreanAddress of [false, true]) decided += await decideFor(parts, platform, isKoreanAddress, signal);
  }
  return decided;
}

async function decideFor(
  { database, jobs, nowMs }: DecidePushParts,
  platform: Platform,
  isKoreanAddress: boolean,
  signal: AbortSignal,
): Promise<number> {
  const platformId = platform.id;
  const now = nowMs();
  const hour = readersHour(platform, { isKoreanAddress }, now);
  const untilMs = now - LATE_COMMIT_MS;
  const of = {
    ...{ platformId, isKoreanAddress, isQuiet: hour.isQuiet, createdAfterMs: now - PUSH_NEWS_MS, untilMs },
    ...{ nowMs: now, limit: READERS },
  };
  const pages = inPages<PushCandidate>(
    (after) => listPushCandidates(database.orm, { ...of, afterId: after?.user.id ?? '' }),
    { limit: READERS, signal },
  );
  let decided = 0;
  for await (const candidates of pages) {
    for (const { user, afterMs, unsentCount, lastPushAtMs } of candidates) {
      if (!isPushDue({ ...user, ...hour, unsentCount, lastPushAtMs }, now)) continue;
      const message = { platformId, userId: user.id, decidedAtMs: now };
      const written = await decideInTransaction(database, async (transaction) => {
        const isNew = await writePushMessage(transaction, { ...message, afterMs, untilMs });
        const browsers = isNew ? await listSubscriptions(transaction, message, now) : [];
        for (const { id: subscriptionId } of browsers) {
          await jobs.enqueue(transaction, sendPushJob, { ...message, subscriptionId });
        }
        return grant(isNew);
      });
      if (written.ok && written.value) decided += 1;
    }
  }
  return decided;
}
