import { grant, isPushDue, type Platform, PUSH_NEWS_MS } from '@longstrip/core';
import { type Database, decideInTransaction, type JobQueue } from '@longstrip/database';
import { hasAlarms } from '../alarm/told-readers.ts';
import { readersHour } from '../message/quiet-now.ts';
import { sendPushJob } from './push.job.ts';
import { listPushCandidates, writePushMessage } from './push-message.repository.ts';
import { listSubscriptions } from './push-subscription.repository.ts';

/** An alarm of the last minute may be of a transaction that is not committed: the next message has it. */
const LATE_COMMIT_MS = 60_000;
/** Readers who are looked at in one statement. */
const READERS = 200;

export interface DecidePushParts {
  readonly database: Database;
  readonly jobs: Pick<JobQueue, 'enqueue'>;
  readonly platforms: readonly Platform[];
  readonly nowMs: () => number;
}

/**
 * Decides who gets a push message now. The alarms themselves are the outbox: one that was raised is told by the first message
 * that may leave, so what waits for the end of the night, or of the pause after the last message, is told as one. The decision
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
  let decided = 0;
  let afterId = '';
  for (;;) {
    signal.throwIfAborted();
    const now = nowMs();
    const hour = readersHour(platform, { isKoreanAddress }, now);
    const untilMs = now - LATE_COMMIT_MS;
    const candidates = await listPushCandidates(database.orm, {
      ...{ platformId, isKoreanAddress, isQuiet: hour.isQuiet, keptAfterMs: now - PUSH_NEWS_MS, untilMs },
      ...{ nowMs: now, afterId, limit: READERS },
    });
    for (const { user, afterMs, untoldCount, lastPushAtMs } of candidates) {
      if (!isPushDue({ ...user, ...hour, untoldCount, lastPushAtMs }, now)) continue;
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
    const last = candidates.at(-1);
    if (last === undefined || candidates.length < READERS) return decided;
    afterId = last.user.id;
  }
}
