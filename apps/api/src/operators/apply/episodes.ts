import { compareEpisodeNumbers } from '@longstrip/core';
import { episode, episodePlatform, seriesPlatform } from '@longstrip/database/schema';
import { getPlatform, type PlatformId } from '@longstrip/platform-config';
import { and, eq, isNull } from 'drizzle-orm';
import { lastOpening, weeklyOpenings } from '../../catalogue/index.ts';
import { RefusedChange } from '../../shared/operator.ts';
import { knownPlatform, momentMs } from '../../shared/operator-values.ts';
import type { ApplyContext, EpisodeEntry, EpisodePlatformEntry } from './apply-document.ts';
import { applyPages } from './pages.ts';

/**
 * Changes episodes of a series. If the series is new on a platform, it gets all its episodes there, with the opening of the
 * series.
 */
export async function applyEpisodes(
  context: ApplyContext,
  seriesId: number,
  entries: readonly EpisodeEntry[],
): Promise<void> {
  await openOnNewPlatforms(context, seriesId);
  for (const entry of entries) {
    const [found] = await context.tx
      .select()
      .from(episode)
      .where(and(eq(episode.seriesId, seriesId), eq(episode.number, entry.number)));
    if (found === undefined) throw new RefusedChange('EPISODE_UNKNOWN', `there is no episode ${entry.number}.`);
    if (entry.isRemoved !== undefined && entry.isRemoved !== (found.removedAtMs !== null)) {
      await context.tx
        .update(episode)
        .set({ removedAtMs: entry.isRemoved ? context.nowMs : null, updatedAtMs: context.nowMs })
        .where(eq(episode.id, found.id));
    }
    await applyPages(context, found, entry.pages ?? []);
    for (const [platformId, platformEntry] of Object.entries(entry.platforms ?? {})) {
      await applyEpisodePlatform(context, found.id, platformId, platformEntry);
    }
  }
}

async function openOnNewPlatforms({ tx }: ApplyContext, seriesId: number): Promise<void> {
  const platforms = await tx.select().from(seriesPlatform).where(eq(seriesPlatform.seriesId, seriesId));
  const episodes = await tx.select({ id: episode.id }).from(episode).where(eq(episode.seriesId, seriesId));
  for (const { platformId, openedAtMs } of platforms) {
    const opened = await tx
      .select({ id: episode.id })
      .from(episodePlatform)
      .innerJoin(episode, eq(episode.id, episodePlatform.episodeId))
      .where(and(eq(episode.seriesId, seriesId), eq(episodePlatform.platformId, platformId)))
      .limit(1);
    if (opened.length > 0 || episodes.length === 0) continue;
    await tx
      .insert(episodePlatform)
      .values(episodes.map(({ id }) => ({ platformId, episodeId: id, openedAtMs })))
      .onConflictDoNothing();
  }
}

async function applyEpisodePlatform(
  { tx, nowMs }: ApplyContext,
  episodeId: number,
  platformId: string,
  entry: EpisodePlatformEntry,
): Promise<void> {
  const here = and(eq(episodePlatform.episodeId, episodeId), eq(episodePlatform.platformId, platformId));
  const [before] = await tx.select().from(episodePlatform).where(here);
  const wanted = {
    ...columnsOf(entry, getPlatform(knownPlatform(platformId)).timeZone),
    ...(entry.isDraft === false && before?.isDraft === true ? publishedFacts(before, nowMs) : {}),
  };
  if (before === undefined) {
    await tx.insert(episodePlatform).values({ platformId, episodeId, openedAtMs: nowMs, ...wanted });
    return;
  }
  const isSame = Object.entries(wanted).every(([name, value]) => Reflect.get(before, name) === value);
  if (!isSame) await tx.update(episodePlatform).set(wanted).where(here);
}

function columnsOf({ isVisible, isLoginRequired, openAt, prices, freeWindow }: EpisodePlatformEntry, timeZone: string) {
  const ownPrices = prices === 'series' ? { rentCoin: null, possessionCoin: null } : prices;
  return {
    ...withoutDraft(isVisible === undefined ? {} : { isVisible }),
    ...(isLoginRequired === undefined ? {} : { isLoginRequired }),
    ...(openAt === undefined ? {} : { openedAtMs: momentMs(openAt, timeZone) }),
    ...(ownPrices === undefined ? {} : { hasOwnPrices: prices !== 'series', ...ownPrices }),
    ...(freeWindow === undefined ? {} : windowOf(freeWindow, timeZone)),
  };
}

function windowOf(window: { from: string; until: string } | null, timeZone: string) {
  if (window === null) return { freeFromMs: null, freeUntilMs: null };
  const freeFromMs = momentMs(window.from, timeZone);
  const freeUntilMs = momentMs(window.until, timeZone);
  if (freeFromMs >= freeUntilMs) throw new RefusedChange('WINDOW_EMPTY', 'the free window ends before it begins.');
  return { freeFromMs, freeUntilMs };
}

/**
 * An episode or series that an operator shows or hides directly is no longer a draft: publishing the other drafts does not change
 * it.
 */
export function withoutDraft<Facts extends { isVisible?: boolean }>(facts: Facts): Facts & { isDraft?: false } {
  return facts.isVisible === undefined ? facts : { ...facts, isDraft: false };
}

/** The values of a draft after it is published. Nothing opens before readers can see it. */
function publishedFacts({ openedAtMs }: { openedAtMs: number }, nowMs: number) {
  return { isDraft: false, isVisible: true, openedAtMs: Math.max(openedAtMs, nowMs) };
}

interface DraftPlace {
  readonly seriesId: number;
  readonly platformId: PlatformId;
}

/**
 * Gives the drafts among the episodes of a series on a platform openings one after the other, by their numbers: the first at the
 * next of the times that is after the last opening of the others. They stay drafts.
 */
export async function planDrafts(
  { tx, nowMs }: ApplyContext,
  { seriesId, platformId, openWeekly }: DraftPlace & { openWeekly: string },
): Promise<void> {
  const drafts = await draftsOf(tx, { seriesId, platformId });
  const { timeZone } = getPlatform(platformId);
  const openings = weeklyOpenings(openWeekly, {
    ...{ count: drafts.length, timeZone },
    notBeforeMs: Math.max(nowMs, (await lastOpening(tx, { platformId, seriesId, withDrafts: false })) + 1),
  });
  const sorted = drafts.toSorted((one, other) => compareEpisodeNumbers(one.number, other.number));
  for (const [index, { id, openedAtMs }] of sorted.entries()) {
    await tx
      .update(episodePlatform)
      .set({ openedAtMs: openings[index] ?? openedAtMs })
      .where(and(eq(episodePlatform.platformId, platformId), eq(episodePlatform.episodeId, id)));
  }
}

/** Publishes a series on a platform, and its episodes there, if they are drafts (record 0099). */
export async function publishDrafts({ tx, nowMs }: ApplyContext, { seriesId, platformId }: DraftPlace): Promise<void> {
  const ofSeries = and(eq(seriesPlatform.seriesId, seriesId), eq(seriesPlatform.platformId, platformId));
  const [own] = await tx.select().from(seriesPlatform).where(ofSeries);
  if (own?.isDraft === true) {
    await tx
      .update(seriesPlatform)
      .set({ ...publishedFacts(own, nowMs), updatedAtMs: nowMs })
      .where(ofSeries);
  }
  for (const draft of await draftsOf(tx, { seriesId, platformId })) {
    await tx
      .update(episodePlatform)
      .set(publishedFacts(draft, nowMs))
      .where(and(eq(episodePlatform.platformId, platformId), eq(episodePlatform.episodeId, draft.id)));
  }
}

function draftsOf(tx: ApplyContext['tx'], { seriesId, platformId }: DraftPlace) {
  return tx
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
}
