export const CO_READING = {
  /** A pair of series with fewer common readers is left out: it says little and could reveal what single readers read. */
  leastReaders: 3,
  /** Only the series that a reader read most recently are counted. */
  seriesPerReader: 60,
  /** Reading older than this does not count. */
  windowMs: 180 * 86_400_000,
  /** How many of the strongest relations are stored for each series. */
  relatedPerSeries: 24,
} as const;

/** A reader has read a series, most recently at `readAtMs`. */
export interface SeriesRead {
  readonly userId: string;
  readonly seriesId: number;
  readonly readAtMs: number;
}

/** `otherId`: a series that readers of `seriesId` also read. */
export interface CoReadSeries {
  readonly seriesId: number;
  readonly otherId: number;
  /** Readers of both. */
  readonly readerCount: number;
  /** 0 to 1: readers of both, divided by the geometric mean of the readers of each. A very popular series scores low. */
  readonly score: number;
}

/**
 * Which series have readers in common; for each series the strongest relation first. The database computes the same, and
 * a test compares the two.
 *
 * @param reads of one platform, one for each reader and series
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
