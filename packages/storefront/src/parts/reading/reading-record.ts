import type { ReadingPosition } from '@longstrip/api-contract';
import type { Anchor } from '@longstrip/core';
import {
  type Check,
  hasShape,
  isListOf,
  isNumber,
  isOneOf,
  isRecordOf,
  isText,
  orAbsent,
  orNull,
} from '../../root/shape.ts';

/**
 * An episode counts as read from this share on, so that no reader has to scroll through credits and the last blank strip.
 */
export const READ_SHARE = 0.97;
/** How many series and episodes a browser remembers. Beyond that, those that were read longest ago are forgotten. */
export const REMEMBERED_SERIES = 100;
const REMEMBERED_EPISODES = 2_000;

/** Where a reader stopped in an episode. */
export interface ReadingPlace {
  episodeAlias: string;
  episodeTitle: string;
  /** Page number from 1; 0 in text that scrolls. */
  page: number;
  /** Position within that page, or within the whole text, 0 to 1. */
  offset: number;
  /** Position within the episode, 0 to 1. */
  share: number;
  /** In pages: whether the reader has gone past the last one. Absent in episodes that scroll. */
  isPastEnd?: boolean | undefined;
  /** The same place, whatever the layout is. Absent in places that were stored before there were anchors. */
  anchor?: Anchor | undefined;
  /** The next episode, to which "continue" leads once this one is read. */
  next: { alias: string; title: string } | null;
}

interface StoredPicture {
  src: string;
  srcWidthsPx?: readonly number[] | undefined;
  widthPx: number;
  heightPx: number;
  placeholder?: string | undefined;
}

/** What a browser remembers about one series. */
export interface SeriesRecord {
  title: string;
  cover: StoredPicture | null;
  place: ReadingPlace;
  /** Aliases of episodes read to the end. */
  read: string[];
  updatedAtMs: number;
}

/** What a browser remembers about all reading on one platform, by series alias. */
export interface ReadingRecord {
  version: 1;
  /** Whose it is (`readerKey`). Absent in records that were stored before they named their reader: those count as a guest's. */
  reader?: string | undefined;
  series: Record<string, SeriesRecord>;
}

/** Only as far as a list needs to know: the viewer goes to an anchor as far as it finds it. */
const isAnchor: Check<Anchor> = (value): value is Anchor =>
  typeof value === 'object' && value !== null && 'kind' in value;

const isReadingRecord = hasShape<ReadingRecord>({
  version: isOneOf([1]),
  reader: orAbsent(isText),
  series: isRecordOf(
    hasShape<SeriesRecord>({
      title: isText,
      cover: orNull(
        hasShape<StoredPicture>({
          src: isText,
          srcWidthsPx: orAbsent(isListOf(isNumber)),
          widthPx: isNumber,
          heightPx: isNumber,
          placeholder: orAbsent(isText),
        }),
      ),
      place: hasShape<ReadingPlace>({
        episodeAlias: isText,
        episodeTitle: isText,
        page: isNumber,
        offset: isNumber,
        share: isNumber,
        isPastEnd: orAbsent(isOneOf([true, false])),
        anchor: orAbsent(isAnchor),
        next: orNull(hasShape({ alias: isText, title: isText })),
      }),
      read: isListOf(isText),
      updatedAtMs: isNumber,
    }),
  ),
});

export const EMPTY_RECORD: ReadingRecord = { version: 1, series: {} };
/** The key of every guest. */
export const GUEST_KEY = 'guest';
/** In place of a reader in the preview of a site (record 0140). */
export const PREVIEW_KEY = 'preview';

/** Parses a stored record. A damaged record, or one of another version, counts as empty. */
export function parseReadingRecord(text: string | null): ReadingRecord {
  if (text === null) return EMPTY_RECORD;
  try {
    const record: unknown = JSON.parse(text);
    return isReadingRecord(record) ? record : EMPTY_RECORD;
  } catch {
    return EMPTY_RECORD;
  }
}

/**
 * A stored record as it is for the present reader. What a guest read goes to the reader who logs in, but not what they only
 * opened, which would be later than where that reader stopped; what another account read is not shown to anyone else.
 */
export function recordFor(record: ReadingRecord, readerKey: string): ReadingRecord {
  const { reader = GUEST_KEY } = record;
  if (reader === readerKey) return record;
  if (reader !== GUEST_KEY) return EMPTY_RECORD;
  const begun = Object.entries(record.series).filter(
    ([, { place, read }]) => place.page > 1 || place.offset > 0 || read.length > 0,
  );
  return { ...record, series: Object.fromEntries(begun) };
}

/** Progress that the viewer reports. */
export interface ReadingProgress {
  seriesAlias: string;
  seriesTitle: string;
  cover: SeriesRecord['cover'];
  place: ReadingPlace;
}

/** The record with new progress. */
export function recordProgress(record: ReadingRecord, progress: ReadingProgress, nowMs: number): ReadingRecord {
  const before = record.series[progress.seriesAlias];
  const read = new Set(before?.read);
  if (progress.place.share >= READ_SHARE) read.add(progress.place.episodeAlias);
  const entry: SeriesRecord = {
    title: progress.seriesTitle,
    cover: progress.cover ?? before?.cover ?? null,
    place: progress.place,
    read: [...read].slice(-REMEMBERED_EPISODES),
    updatedAtMs: nowMs,
  };
  const series = Object.entries({ ...record.series, [progress.seriesAlias]: entry })
    .toSorted(([, a], [, b]) => b.updatedAtMs - a.updatedAtMs)
    .slice(0, REMEMBERED_SERIES);
  return { ...record, series: Object.fromEntries(series) };
}

/** The record without one series. */
export function forgetSeries(record: ReadingRecord, seriesAlias: string): ReadingRecord {
  const { [seriesAlias]: _forgotten, ...series } = record.series;
  return { ...record, series };
}

/**
 * Whether an episode opens at its beginning instead of the stored position. In pages the last one may stay open for long, so
 * an episode is over only past it. Episodes that scroll have no such step: there the share decides.
 */
export function startsOver({ share, isPastEnd }: Pick<ReadingPlace, 'share' | 'isPastEnd'>): boolean {
  return isPastEnd ?? share >= READ_SHARE;
}

/** Where "continue" leads in a series. */
export interface ResumePoint {
  episodeAlias: string;
  episodeTitle: string;
  /** Position within that episode, 0 to 1. */
  share: number;
}

/** Where "continue" leads: to the episode in progress; if that is read, to the next one; null after the last one. */
export function resumePoint({ place }: SeriesRecord): ResumePoint | null {
  if (place.share < READ_SHARE) {
    return { episodeAlias: place.episodeAlias, episodeTitle: place.episodeTitle, share: place.share };
  }
  if (place.next === null) return null;
  return { episodeAlias: place.next.alias, episodeTitle: place.next.title, share: 0 };
}

/** Series with an episode to continue, the latest first. */
export function seriesInProgress(
  record: ReadingRecord,
): { alias: string; series: SeriesRecord; resume: ResumePoint }[] {
  return Object.entries(record.series)
    .toSorted(([, a], [, b]) => b.updatedAtMs - a.updatedAtMs)
    .flatMap(([alias, series]) => {
      const resume = resumePoint(series);
      return resume === null ? [] : [{ alias, series, resume }];
    });
}

/** Where a signed-in reader stopped in a series, on any device. */
export interface ServerPlace {
  alias: string;
  title: string;
  cover: SeriesRecord['cover'];
  position: ReadingPosition;
}

/**
 * The browser's record merged with what the server knows of the same reader: for each series the later place counts. It is
 * never stored, so that a shared browser keeps only what was read in it.
 */
export function withServerPlaces(record: ReadingRecord, places: readonly ServerPlace[]): ReadingRecord {
  const later = places.filter(({ alias, position }) => position.readAt > (record.series[alias]?.updatedAtMs ?? -1));
  if (later.length === 0) return record;
  const added = later.map((place) => [place.alias, seriesRecordOf(place, record.series[place.alias])] as const);
  return { ...record, series: { ...record.series, ...Object.fromEntries(added) } };
}

/** A place from the server in the browser's format. */
export function seriesRecordOf(
  { title, cover, position }: Omit<ServerPlace, 'alias'>,
  before?: SeriesRecord,
): SeriesRecord {
  const { episode, nextEpisode, isFinished } = position;
  // A finished episode counts as read, whatever its share is.
  const share = isFinished ? Math.max(READ_SHARE, position.sharePermille / 1000) : position.sharePermille / 1000;
  const read = isFinished ? [...new Set([...(before?.read ?? []), episode.alias])] : (before?.read ?? []);
  return {
    title,
    cover: cover ?? before?.cover ?? null,
    place: {
      episodeAlias: episode.alias,
      episodeTitle: episode.title,
      page: position.pageOrderNo,
      offset: position.offsetPermille / 1000,
      share,
      next: nextEpisode,
      ...(isFinished ? {} : { isPastEnd: false }),
    },
    read,
    updatedAtMs: position.readAt,
  };
}
