import type { Calendar, CalendarEntry, CalendarQuerySchema } from '@longstrip/api-contract';
import type { Locale } from '@longstrip/core';
import type { Executor } from '@longstrip/database';
import {
  banner,
  bannerText,
  episode,
  episodePlatform,
  event,
  eventText,
  notice,
  noticeText,
  series,
  seriesPlatform,
} from '@longstrip/database/schema';
import { getPlatform } from '@longstrip/platform-config';
import { and, asc, type Column, eq, gte, isNull, lt, or, type SQL, sql } from 'drizzle-orm';
import { DateTime } from 'luxon';
import type * as v from 'valibot';
import { knownPlatform } from '../../shared/operator-values.ts';

/** Of each kind. A month of a large store has some thousand episodes. */
const MOST = 3_000;

/** Without what is added to all entries alike. */
type Entry = Omit<CalendarEntry, 'day' | 'time'>;

interface Span {
  readonly platformId: string;
  readonly fromMs: number;
  readonly untilMs: number;
}

/** `adminCalendar`: what opens and ends on a platform, in the order of the times. */
export async function readCalendar(
  executor: Executor,
  { platform, from, days }: v.InferOutput<typeof CalendarQuerySchema>,
  nowMs: number,
): Promise<Calendar> {
  const { timeZone, locales } = getPlatform(knownPlatform(platform));
  const [locale = 'en-US'] = locales;
  const at = (ms: number) => DateTime.fromMillis(ms, { zone: timeZone });
  const today = at(nowMs).toISODate() ?? '';
  const first = DateTime.fromISO(from === '' ? today : from, { zone: timeZone });
  const span = { platformId: platform, fromMs: first.toMillis(), untilMs: first.plus({ days }).toMillis() };
  const kinds = await Promise.all([
    seriesEntries(executor, span),
    episodeEntries(executor, span),
    bannerEntries(executor, span, locale),
    eventEntries(executor, span, locale),
    noticeEntries(executor, span, locale),
  ]);
  const entries = kinds
    .flat()
    .toSorted((one, other) => one.atMs - other.atMs || one.id.localeCompare(other.id))
    .map((entry) => ({ ...entry, day: at(entry.atMs).toISODate() ?? '', time: at(entry.atMs).toFormat('HH:mm') }));
  return { timeZone, today, entries, isCut: kinds.some((kind) => kind.length >= MOST) };
}

const isIn = (column: Column, { fromMs, untilMs }: Span): SQL | undefined =>
  and(gte(column, fromMs), lt(column, untilMs));

const seriesTitle = sql<string>`coalesce(${seriesPlatform.title}, ${series.title})`;

async function seriesEntries(executor: Executor, span: Span): Promise<Entry[]> {
  const rows = await executor
    .select({ on: seriesPlatform, alias: series.alias, title: seriesTitle, language: series.language })
    .from(seriesPlatform)
    .innerJoin(series, eq(series.id, seriesPlatform.seriesId))
    .where(
      and(
        eq(seriesPlatform.platformId, span.platformId),
        isIn(seriesPlatform.openedAtMs, span),
        isNull(series.removedAtMs),
      ),
    )
    .orderBy(asc(seriesPlatform.openedAtMs))
    .limit(MOST);
  return rows.map(({ on, ...of }) => ({
    ...{ kind: 'SERIES', id: `series-${on.seriesId}`, title: of.title, atMs: on.openedAtMs, untilMs: null },
    ...{ isShown: on.isVisible, isDraft: on.isDraft, series: of, number: null },
  }));
}

/** Openings of episodes, and the free windows that begin. */
async function episodeEntries(executor: Executor, span: Span): Promise<Entry[]> {
  const rows = await executor
    .select({
      ...{ on: episodePlatform, number: episode.number, title: episode.title },
      ...{ alias: series.alias, seriesTitle, language: series.language },
      ...{ isSeriesShown: seriesPlatform.isVisible, seriesOpensMs: seriesPlatform.openedAtMs },
    })
    .from(episodePlatform)
    .innerJoin(episode, eq(episode.id, episodePlatform.episodeId))
    .innerJoin(series, eq(series.id, episode.seriesId))
    .innerJoin(
      seriesPlatform,
      and(eq(seriesPlatform.seriesId, series.id), eq(seriesPlatform.platformId, episodePlatform.platformId)),
    )
    .where(
      and(
        eq(episodePlatform.platformId, span.platformId),
        or(isIn(episodePlatform.openedAtMs, span), isIn(episodePlatform.freeFromMs, span)),
        ...[isNull(episode.removedAtMs), isNull(series.removedAtMs)],
      ),
    )
    .orderBy(asc(episodePlatform.openedAtMs), asc(episode.orderNo))
    .limit(MOST);
  return rows.flatMap((row): Entry[] => {
    const { openedAtMs, freeFromMs, freeUntilMs, isVisible, isDraft, episodeId } = row.on;
    const of = {
      ...{ title: row.title, number: row.number, isShown: isVisible && row.isSeriesShown, isDraft },
      series: { alias: row.alias, title: row.seriesTitle, language: row.language },
    };
    const isOpening = openedAtMs >= span.fromMs && openedAtMs < span.untilMs;
    const isFree = freeFromMs !== null && freeFromMs >= span.fromMs && freeFromMs < span.untilMs;
    return [
      ...(isOpening
        ? [{ kind: 'EPISODE', id: `episode-${episodeId}`, atMs: openedAtMs, untilMs: null, ...of } as const]
        : []),
      ...(isFree
        ? [{ kind: 'FREE_WINDOW', id: `free-${episodeId}`, atMs: freeFromMs, untilMs: freeUntilMs, ...of } as const]
        : []),
    ];
  });
}

/** A text may be a message key (`t:…`), which the console does not have: then the name of the entry says more. */
const named = (title: string | null, key: string): string => (title === null || title.startsWith('t:') ? key : title);

const NO_SERIES = { series: null, number: null, isDraft: false } as const;

async function bannerEntries(executor: Executor, span: Span, locale: Locale): Promise<Entry[]> {
  const rows = await executor
    .select({ row: banner, title: bannerText.title })
    .from(banner)
    .leftJoin(bannerText, and(eq(bannerText.bannerId, banner.id), eq(bannerText.locale, locale)))
    .where(and(eq(banner.platformId, span.platformId), isIn(banner.openedAtMs, span)))
    .orderBy(asc(banner.openedAtMs))
    .limit(MOST);
  return rows.map(({ row, title }) => ({
    ...{ kind: 'BANNER', id: `banner-${row.id}`, title: named(title, row.key) },
    ...{ atMs: row.openedAtMs, untilMs: row.closedAtMs, isShown: row.isVisible, ...NO_SERIES },
  }));
}

async function eventEntries(executor: Executor, span: Span, locale: Locale): Promise<Entry[]> {
  const rows = await executor
    .select({ row: event, title: eventText.title })
    .from(event)
    .leftJoin(
      eventText,
      and(eq(eventText.platformId, event.platformId), eq(eventText.eventId, event.id), eq(eventText.locale, locale)),
    )
    .where(and(eq(event.platformId, span.platformId), isIn(event.startsAtMs, span)))
    .orderBy(asc(event.startsAtMs))
    .limit(MOST);
  return rows.map(({ row, title }) => ({
    ...{ kind: 'EVENT', id: `event-${row.id}`, title: named(title, row.id) },
    ...{ atMs: row.startsAtMs, untilMs: row.endsAtMs, isShown: row.isVisible, ...NO_SERIES },
  }));
}

async function noticeEntries(executor: Executor, span: Span, locale: Locale): Promise<Entry[]> {
  const rows = await executor
    .select({ row: notice, title: noticeText.title })
    .from(notice)
    .leftJoin(noticeText, and(eq(noticeText.noticeId, notice.id), eq(noticeText.locale, locale)))
    .where(and(eq(notice.platformId, span.platformId), isIn(notice.publishedAtMs, span)))
    .orderBy(asc(notice.publishedAtMs))
    .limit(MOST);
  return rows.map(({ row, title }) => ({
    ...{ kind: 'NOTICE', id: `notice-${row.id}`, title: named(title, row.key) },
    ...{ atMs: row.publishedAtMs, untilMs: null, isShown: row.isVisible, ...NO_SERIES },
  }));
}
