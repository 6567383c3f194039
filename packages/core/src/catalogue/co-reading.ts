/** How co-reading is counted. */
export const CO_READING = {
  /** Series that fewer readers have in common say nothing, and would tell of single readers. */
  leastReaders: 3,
  /** Of each reader count the series that they read last. */
  seriesPerReader: 60,
  /** Reading older than this does not count. */
  windowMs: 180 * 86_400_000,
  /** So many of the strongest are stored for each series. */
  relatedPerSeries: 24,
} as const;

/** A reader has read in a series, last at that time. */
export interface SeriesRead {
  readonly userId: string;
  readonly seriesId: number;
  readonly readAtMs: number;
}

/** A series that readers of another one read as well. */
export interface CoReadSeries {
  readonly seriesId: number;
  readonly otherId: number;
  /** Readers of both. */
  readonly readerCount: number;
  /** 0 to 1: readers of both, by the geometric mean of the readers of each. A series that all read is related to none. */
  readonly score: number;
}

/**
 * Which series are read by the same readers, for each series the strongest first. The database computes the same; a test
 * holds the two together.
 *
 * @param reads of one platform, one a reader and series
 */
export function coReadSeries(reads: readonly SeriesRead[], nowMs: number): CoReadSeries[] {
  const byReader = new Map<string, SeriesRead[]>();
  for (const read of reads) {
    if (read.readAtMs <= nowMs - CO_READING.windowMs) continue;
    byReader.set(read.userId, [...(byReader.get(read.userId) ?? []), read]);
  }
  const readers = new Map<number, number>();
  const both = new Map<number, Map<number, number>>();
  for (const own of byReader.values()) {
    const counted = own
      .toSorted((one, other) => other.readAtMs - one.readAtMs || other.seriesId - one.seriesId)
      .slice(0, CO_READING.seriesPerReader);
    for (const { seriesId } of counted) {
      readers.set(seriesId, (readers.get(seriesId) ?? 0) + 1);
      const others = both.get(seriesId) ?? new Map<number, number>();
      both.set(seriesId, others);
      for (const { seriesId: otherId } of counted) {
        if (otherId !== seriesId) others.set(otherId, (others.get(otherId) ?? 0) + 1);
      }
    }
  }
  const of = (seriesId: number) => readers.get(seriesId) ?? 0;
  return [...both].flatMap(([seriesId, others]) =>
    [...others]
      .filter(([, readerCount]) => readerCount >= CO_READING.leastReaders)
      .map(([otherId, readerCount]) => ({
        ...{ seriesId, otherId, readerCount },
        score: readerCount / Math.sqrt(of(seriesId) * of(otherId)),
      }))
      .sort((one, other) => other.score - one.score || other.otherId - one.otherId)
      .slice(0, CO_READING.relatedPerSeries),
  );
}
