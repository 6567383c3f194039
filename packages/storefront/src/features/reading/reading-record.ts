import * as v from 'valibot';

/** From this share of an episode on it counts as read: credits and the last white strip need not be scrolled through. */
export const READ_SHARE = 0.97;
/** Series and episodes that a browser remembers; past that the longest untouched go. */
export const REMEMBERED_SERIES = 100;
export const REMEMBERED_EPISODES = 2_000;

const PictureSchema = v.object({
  src: v.string(),
  srcSet: v.optional(v.string()),
  widthPx: v.number(),
  heightPx: v.number(),
  placeholder: v.optional(v.string()),
});

const PlaceSchema = v.object({
  episodeAlias: v.string(),
  episodeTitle: v.string(),
  /** 1-based page the reader is at; 0 for running text. */
  page: v.number(),
  /** How far into that page (or the whole text), 0 to 1. */
  offset: v.number(),
  /** How far into the episode, 0 to 1. */
  share: v.number(),
  /** Where pages are turned: whether that was past the last one. Not there for what scrolls. */
  isPastEnd: v.optional(v.boolean()),
  /** The episode after it, which "continue" leads to once this one is read. */
  next: v.nullable(v.object({ alias: v.string(), title: v.string() })),
});

const SeriesRecordSchema = v.object({
  title: v.string(),
  cover: v.nullable(PictureSchema),
  place: PlaceSchema,
  /** Aliases of episodes read to the end. */
  read: v.array(v.string()),
  updatedAtMs: v.number(),
});

const ReadingRecordSchema = v.object({ version: v.literal(1), series: v.record(v.string(), SeriesRecordSchema) });

/** Where a reader stopped in an episode. */
export type ReadingPlace = v.InferOutput<typeof PlaceSchema>;
/** What a browser remembers about one series. */
export type SeriesRecord = v.InferOutput<typeof SeriesRecordSchema>;
/** What a browser remembers about all reading on one platform, by series alias. */
export type ReadingRecord = v.InferOutput<typeof ReadingRecordSchema>;

export const EMPTY_RECORD: ReadingRecord = { version: 1, series: {} };

/** Reads a stored record; anything damaged or of another version is as good as none. */
export function parseReadingRecord(text: string | null): ReadingRecord {
  if (text === null) return EMPTY_RECORD;
  try {
    const result = v.safeParse(ReadingRecordSchema, JSON.parse(text));
    return result.success ? result.output : EMPTY_RECORD;
  } catch {
    return EMPTY_RECORD;
  }
}

/** What the viewer reports when a reader moves. */
export interface ReadingMove {
  seriesAlias: string;
  seriesTitle: string;
  cover: SeriesRecord['cover'];
  place: ReadingPlace;
}

/** The record after a reader moved. */
export function recordMove(record: ReadingRecord, move: ReadingMove, nowMs: number): ReadingRecord {
  const before = record.series[move.seriesAlias];
  const read = new Set(before?.read);
  if (move.place.share >= READ_SHARE) read.add(move.place.episodeAlias);
  const entry: SeriesRecord = {
    title: move.seriesTitle,
    cover: move.cover ?? before?.cover ?? null,
    place: move.place,
    read: [...read].slice(-REMEMBERED_EPISODES),
    updatedAtMs: nowMs,
  };
  const series = Object.entries({ ...record.series, [move.seriesAlias]: entry })
    .toSorted(([, a], [, b]) => b.updatedAtMs - a.updatedAtMs)
    .slice(0, REMEMBERED_SERIES);
  return { version: 1, series: Object.fromEntries(series) };
}

/** Forgets one series. */
export function forgetSeries(record: ReadingRecord, seriesAlias: string): ReadingRecord {
  const { [seriesAlias]: _forgotten, ...series } = record.series;
  return { version: 1, series };
}

/**
 * Whether an episode opens from its beginning, not at the place. A last page that is shown counts as read, and may be looked
 * at for long: where pages are turned the episode is over past it. What scrolls has no such step; there the share tells.
 */
export function opensAnew({ share, isPastEnd }: Pick<ReadingPlace, 'share' | 'isPastEnd'>): boolean {
  return isPastEnd ?? share >= READ_SHARE;
}

/** Where "continue" leads in a series. */
export interface ResumePoint {
  episodeAlias: string;
  episodeTitle: string;
  /** How far into that episode, 0 to 1. */
  share: number;
}

/** Where "continue" leads: the episode in progress, or the one after it when that one is read; null at the very end. */
export function resumePoint({ place }: SeriesRecord): ResumePoint | null {
  if (place.share < READ_SHARE) {
    return { episodeAlias: place.episodeAlias, episodeTitle: place.episodeTitle, share: place.share };
  }
  if (place.next === null) return null;
  return { episodeAlias: place.next.alias, episodeTitle: place.next.title, share: 0 };
}

/** Series that have something to go on with, the latest first. */
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
