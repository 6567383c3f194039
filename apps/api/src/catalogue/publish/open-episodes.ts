import { compareEpisodeNumbers } from '@longstrip/core';
import type { Transaction } from '@longstrip/database';
import { episode, episodePlatform, seriesPlatform } from '@longstrip/database/schema';
import { getPlatform } from '@longstrip/platform-config';
import { and, eq, gt, inArray, isNull, max, ne } from 'drizzle-orm';
import { DateTime } from 'luxon';
import * as v from 'valibot';
import { knownPlatform, momentMs } from '../../shared/operator-values.ts';
import type { ImportOptions } from './import-options.ts';

const LIST = new Intl.ListFormat('en');

interface OpeningRequest {
  seriesId: number;
  /** All episodes of the import, new and known. */
  episodes: readonly { episodeId: number; number: string }[];
  options: ImportOptions;
  warnings: string[];
  nowMs: number;
}

/**
 * Opens episodes on the platforms of their series or on the named ones. New ones open now, at `openAt`, or one after the other
 * (`openWeekly`); they are drafts if the import says so. An existing opening changes only with `openAt`.
 */
export async function openEpisodes(tx: Transaction, request: OpeningRequest): Promise<void> {
  const { seriesId, options } = request;
  const own = await tx
    .select({ platformId: seriesPlatform.platformId })
    .from(seriesPlatform)
    .where(eq(seriesPlatform.seriesId, seriesId));
  const named = options.platformIds.length > 0 ? options.platformIds : own.map(({ platformId }) => platformId);
  for (const platformId of new Set(named)) await openOn(tx, platformId, request);
}

async function openOn(tx: Transaction, platformId: string, request: OpeningRequest): Promise<void> {
  const { options, nowMs } = request;
  const { timeZone } = getPlatform(knownPlatform(platformId));
  const openAtMs = options.openAt === null ? null : momentMs(options.openAt, timeZone);
  const known = await openedEpisodes(tx, platformId, request);
  const added = request.episodes
    .filter(({ episodeId }) => !known.has(episodeId))
    .toSorted((one, other) => compareEpisodeNumbers(one.number, other.number));
  const openings =
    options.openWeekly === null
      ? added.map(() => openAtMs ?? nowMs)
      : weeklyOpenings(options.openWeekly, {
          ...{ count: added.length, timeZone },
          notBeforeMs: Math.max(
            openAtMs ?? nowMs,
            (await lastOpening(tx, { platformId, seriesId: request.seriesId, withDrafts: true })) + 1,
          ),
        });
  const shown = { isDraft: options.isDraft, isVisible: !options.isDraft };
  for (const [index, { episodeId }] of added.entries()) {
    await tx.insert(episodePlatform).values({ platformId, episodeId, ...shown, openedAtMs: openings[index] ?? nowMs });
  }
  if (openAtMs === null && options.openWeekly === null && !options.isDraft) {
    await warnOfEarlierEpisodes(tx, platformId, added, request);
  }
  if (openAtMs === null || options.openWeekly !== null || known.size === 0) return;
  const isKnown = and(eq(episodePlatform.platformId, platformId), inArray(episodePlatform.episodeId, [...known]));
  await tx
    .update(episodePlatform)
    .set({ openedAtMs: openAtMs })
    .where(and(isKnown, ne(episodePlatform.openedAtMs, openAtMs)));
}

/** Warns of new episodes that open at once, by default, while earlier ones of the series open later. */
async function warnOfEarlierEpisodes(
  tx: Transaction,
  platformId: string,
  added: OpeningRequest['episodes'],
  { seriesId, warnings, nowMs }: OpeningRequest,
): Promise<void> {
  const waiting = await tx
    .select({ number: episode.number })
    .from(episodePlatform)
    .innerJoin(episode, eq(episode.id, episodePlatform.episodeId))
    .where(
      and(
        eq(episodePlatform.platformId, platformId),
        eq(episode.seriesId, seriesId),
        gt(episodePlatform.openedAtMs, nowMs),
        isNull(episode.removedAtMs),
      ),
    );
  const [first] = waiting.toSorted((one, other) => compareEpisodeNumbers(one.number, other.number));
  if (first === undefined) return;
  const early = added.flatMap(({ number }) => (compareEpisodeNumbers(first.number, number) > 0 ? [] : number));
  if (early.length === 0) return;
  const [what, open] = early.length === 1 ? ['Episode', 'opens'] : ['Episodes', 'open'];
  warnings.push(
    `${what} ${LIST.format(early)} ${open} on ${platformId} at once, though episode ${first.number} opens there later: --open-at or --open-weekly says when.`,
  );
}

async function openedEpisodes(
  tx: Transaction,
  platformId: string,
  { seriesId, episodes }: OpeningRequest,
): Promise<Set<number>> {
  const rows = await tx
    .select({ id: episode.id })
    .from(episodePlatform)
    .innerJoin(episode, eq(episode.id, episodePlatform.episodeId))
    .where(and(eq(episodePlatform.platformId, platformId), eq(episode.seriesId, seriesId)));
  const imported = new Set(episodes.map(({ episodeId }) => episodeId));
  return new Set(rows.map(({ id }) => id).filter((id) => imported.has(id)));
}

/**
 * When the last episode of a series opens on a platform, in epoch milliseconds; 0 if there is none. What opens weekly comes after it.
 *
 * @param withDrafts the openings of drafts count, as an import leaves them as they are; publishing gives drafts new ones
 */
export async function lastOpening(
  tx: Transaction,
  { platformId, seriesId, withDrafts }: { platformId: string; seriesId: number; withDrafts: boolean },
): Promise<number> {
  const [row] = await tx
    .select({ lastMs: max(episodePlatform.openedAtMs) })
    .from(episodePlatform)
    .innerJoin(episode, eq(episode.id, episodePlatform.episodeId))
    .where(
      and(
        eq(episodePlatform.platformId, platformId),
        eq(episode.seriesId, seriesId),
        withDrafts ? undefined : eq(episodePlatform.isDraft, false),
      ),
    );
  return row?.lastMs ?? 0;
}

/** In ISO's order, the first being day 1. */
const DAYS: readonly string[] = ['MON', 'TUE', 'WED', 'THU', 'FRI', 'SAT', 'SUN'];
const TIMES = /^((?:MON|TUE|WED|THU|FRI|SAT|SUN)(?:,(?:MON|TUE|WED|THU|FRI|SAT|SUN))*)@([01]\d|2[0-3]):([0-5]\d)$/;

/** Days of the week and a time of the day, in the platform's zone: `FRI@20:00`, `MON,THU@18:30`. */
export const WeeklyTimesSchema = v.pipe(
  v.string(),
  v.transform((text) => text.trim().toUpperCase()),
  v.regex(TIMES, 'must be days and a time like FRI@20:00 or MON,THU@18:30'),
);

/**
 * Times at which episodes open one after the other.
 * @param times as `WeeklyTimesSchema` reads them
 * @param notBeforeMs the first time is this one or a later one
 * @returns epoch milliseconds, rising; an hour that the change to summer time skips becomes the next hour
 */
export function weeklyOpenings(
  times: string,
  { count, timeZone, notBeforeMs }: { count: number; timeZone: string; notBeforeMs: number },
): number[] {
  const [, days = '', hour = '', minute = ''] = times.match(TIMES) ?? [];
  const weekdays = new Set(days.split(',').map((day) => DAYS.indexOf(day) + 1));
  const first = DateTime.fromMillis(notBeforeMs, { zone: timeZone });
  const openings: number[] = [];
  for (let day = 0; openings.length < count; day += 1) {
    const at = first.plus({ days: day }).set({ hour: Number(hour), minute: Number(minute), second: 0, millisecond: 0 });
    if (weekdays.has(at.weekday) && at.toMillis() >= notBeforeMs) openings.push(at.toMillis());
  }
  return openings;
}
