import type { ReadingPosition } from '@longstrip/api-contract';
import { READ_SHARE, type ReadingRecord, type SeriesRecord } from './reading-record.ts';

/** Where a signed-in reader stopped in a series, on whatever device. */
export interface ServerPlace {
  alias: string;
  title: string;
  cover: SeriesRecord['cover'];
  position: ReadingPosition;
}

/**
 * What a browser remembers together with what the server knows of the same reader: of each series the later place counts.
 * It is never stored, so that a shared browser keeps no more than was read in it.
 */
export function withServerPlaces(record: ReadingRecord, places: readonly ServerPlace[]): ReadingRecord {
  const later = places.filter(({ alias, position }) => position.readAt > (record.series[alias]?.updatedAtMs ?? -1));
  if (later.length === 0) return record;
  const added = later.map((place) => [place.alias, seriesRecordOf(place, record.series[place.alias])] as const);
  return { version: 1, series: { ...record.series, ...Object.fromEntries(added) } };
}

/** A place of the server in the browser's form. */
export function seriesRecordOf(
  { title, cover, position }: Omit<ServerPlace, 'alias'>,
  before?: SeriesRecord,
): SeriesRecord {
  const { episode, nextEpisode, isFinished } = position;
  // A finished episode counts as read, wherever its end was.
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
