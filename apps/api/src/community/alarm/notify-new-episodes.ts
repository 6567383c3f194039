import { grant, mayNotifyOf, type Platform } from '@longstrip/core';
import { type Database, decideInTransaction, type JobQueue } from '@longstrip/database';
import { inPages } from '../../shared/in-pages.ts';
import type { UserRow } from '../../shared/reader-scope.ts';
import type { SwitchedPlatforms } from '../../shared/switched-platforms.ts';
import { notifyNewEpisodeJob, type OpenedSeries } from '../jobs.ts';
import { addAlarms } from './alarm.repository.ts';
import {
  findFollowedSeries,
  listFollowers,
  listOpenedEpisodes,
  markNotified,
  type OpenedEpisode,
} from './follower.repository.ts';
import { hasAlarms, readerView } from './pending-alarms.ts';

/** An episode that opened longer ago is no news: an import of old ones notifies no reader. */
const NEWS_MS = 24 * 3_600_000;
/** Episodes that are looked at at once. */
const EPISODES = 500;
/** Readers who are notified in one transaction. */
const READERS = 500;

export interface NotifyParts {
  readonly database: Database;
  readonly jobs: Pick<JobQueue, 'enqueue'>;
  /** The platforms on which readers have accounts and alarms. */
  readonly platforms: readonly Platform[];
  readonly switches: SwitchedPlatforms;
  readonly nowMs: () => number;
}

/**
 * Finds the episodes that have opened and of which readers were not notified, and asks for one job for each series, with its
 * newest one. The mark of an episode and the job that notifies of it are written together, so each is notified once, however
 * often this runs.
 *
 * @returns how many series have a new episode
 */
export async function findNewEpisodes(
  { database, jobs, platforms, nowMs }: NotifyParts,
  signal: AbortSignal,
): Promise<number> {
  let count = 0;
  for (const { id: platformId } of platforms.filter(hasAlarms)) {
    // If a series has episodes in several batches, the first batch has its newest one.
    const going = new Set<number>();
    for (let found = EPISODES; found === EPISODES; ) {
      signal.throwIfAborted();
      const now = nowMs();
      const opened = await listOpenedEpisodes(database.orm, {
        platformId,
        afterMs: now - NEWS_MS,
        nowMs: now,
        limit: EPISODES,
      });
      found = opened.length;
      for (const episodes of bySeries(opened)) {
        const [newest] = episodes;
        if (newest === undefined) continue;
        const marked = await decideInTransaction(database, async (transaction) => {
          const episodeIds = episodes.map(({ episodeId }) => episodeId);
          const { seriesId, episodeId } = newest;
          const isNew = (await markNotified(transaction, { platformId, episodeIds, nowMs: now })) > 0;
          if (!isNew || going.has(seriesId)) return grant(false);
          await jobs.enqueue(transaction, notifyNewEpisodeJob, { platformId, seriesId, episodeId });
          return grant(true);
        });
        if (marked.ok && marked.value) count += 1;
        going.add(newest.seriesId);
      }
    }
  }
  return count;
}

/** The episodes of each series, the newest first. */
function bySeries(episodes: readonly OpenedEpisode[]): OpenedEpisode[][] {
  const groups = new Map<number, OpenedEpisode[]>();
  for (const episode of episodes) groups.set(episode.seriesId, [...(groups.get(episode.seriesId) ?? []), episode]);
  return [...groups.values()].map((group) =>
    group.toSorted((a, b) => b.openedAtMs - a.openedAtMs || b.orderNo - a.orderNo),
  );
}

/**
 * Notifies the readers who followed a series before its newest episode opened, some hundreds at a time: one alarm for each
 * reader, none for readers who do not see the series (D24, D36). After an interruption it continues where it stopped: a notified
 * reader is not notified again.
 *
 * @returns how many were notified
 */
export async function notifyNewEpisode(
  { database, platforms, switches, nowMs }: NotifyParts,
  { platformId, seriesId, episodeId }: OpenedSeries,
  signal: AbortSignal,
): Promise<number> {
  const known = platforms.find(({ id }) => id === platformId);
  if (known === undefined) return 0;
  const platform = await switches.now(known);
  const series = await findFollowedSeries(database.orm, { platformId, seriesId, episodeId, nowMs: nowMs() });
  // Hidden or removed since then.
  if (series === null) return 0;
  const kind = series.isAdult ? 'NEW_ADULT_EPISODE' : 'NEW_EPISODE';
  const of = { platformId, seriesId, beforeMs: series.openedAtMs, limit: READERS };
  const pages = inPages<UserRow>((after) => listFollowers(database.orm, { ...of, afterId: after?.id ?? '' }), {
    ...{ limit: READERS, signal },
  });
  let count = 0;
  for await (const followers of pages) {
    const now = nowMs();
    const notified = followers.filter((user) => mayNotifyOf(series, readerView(user, platform, now)));
    const subjectId = `${seriesId}-${episodeId}`;
    const alarm = { kind, subjectId, parameters: { title: series.title }, createdAtMs: now } as const;
    count += await addAlarms(
      database.orm,
      notified.map(({ id: userId }) => ({ platformId, userId, ...alarm })),
    );
  }
  return count;
}
