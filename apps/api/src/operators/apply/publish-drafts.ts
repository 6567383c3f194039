import { compareEpisodeNumbers } from '@longstrip/core';
import { episode, episodePlatform, seriesPlatform } from '@longstrip/database/schema';
import { getPlatform, type PlatformId } from '@longstrip/platform-config';
import { and, eq, isNull } from 'drizzle-orm';
import { weeklyOpenings } from '../../catalogue/index.ts';
import type { ApplyContext } from './apply-context.ts';

/** What an operator shows or hides outright is no draft any more: publishing the rest does not change it. */
export function withoutDraft<Facts extends { isVisible?: boolean }>(facts: Facts): Facts & { isDraft?: false } {
  return facts.isVisible === undefined ? facts : { ...facts, isDraft: false };
}

/** What a draft is once it is published. Nothing opens before readers can see it. */
export function publishedFacts({ openedAtMs }: { openedAtMs: number }, nowMs: number) {
  return { isDraft: false, isVisible: true, openedAtMs: Math.max(openedAtMs, nowMs) };
}

/**
 * Publishes a series on a platform, and its episodes there, where they are drafts (record 0099). Where `openWeekly` says so the
 * drafts among the episodes open one after the other, the first at the next of its times.
 */
export async function publishDrafts(
  { tx, nowMs }: ApplyContext,
  { seriesId, platformId, openWeekly }: { seriesId: number; platformId: PlatformId; openWeekly: string | null },
): Promise<void> {
  const ofSeries = and(eq(seriesPlatform.seriesId, seriesId), eq(seriesPlatform.platformId, platformId));
  const [own] = await tx.select().from(seriesPlatform).where(ofSeries);
  if (own?.isDraft === true) {
    await tx
      .update(seriesPlatform)
      .set({ ...publishedFacts(own, nowMs), updatedAtMs: nowMs })
      .where(ofSeries);
  }
  const drafts = await tx
    .select({ id: episode.id, number: episode.number, openedAtMs: episodePlatform.openedAtMs })
    .from(episodePlatform)
    .innerJoin(episode, eq(episode.id, episodePlatform.episodeId))
    .where(
      and(
        eq(episode.seriesId, seriesId),
        eq(episodePlatform.platformId, platformId),
        episodePlatform.isDraft,
        isNull(episode.removedAtMs),
      ),
    );
  const sorted = drafts.toSorted((one, other) => compareEpisodeNumbers(one.number, other.number));
  const { timeZone } = getPlatform(platformId);
  const openings =
    openWeekly === null ? [] : weeklyOpenings(openWeekly, { count: sorted.length, timeZone, notBeforeMs: nowMs });
  for (const [index, draft] of sorted.entries()) {
    await tx
      .update(episodePlatform)
      .set(publishedFacts({ openedAtMs: openings[index] ?? draft.openedAtMs }, nowMs))
      .where(and(eq(episodePlatform.platformId, platformId), eq(episodePlatform.episodeId, draft.id)));
  }
}
