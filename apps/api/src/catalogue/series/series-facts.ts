import type { Executor } from '@longstrip/database';
import { countEpisodes, type EpisodeCounts } from './episode-counts.repository.ts';
import {
  type CreatorRow,
  listCreators,
  listGenres,
  listSeriesPictures,
  type SeriesPictureRow,
} from './series.repository.ts';

/** Facts about a series in a list beside its own row. */
export interface SeriesFacts {
  readonly creators: readonly CreatorRow[];
  /** The tag at position 0, or empty. */
  readonly genre: string;
  readonly pictures: readonly SeriesPictureRow[];
  readonly counts: Omit<EpisodeCounts, 'seriesId'>;
}

/** Facts of a series of which nothing is stored, or that is not on the platform. */
export const NO_FACTS: SeriesFacts = {
  creators: [],
  genre: '',
  pictures: [],
  counts: { freeCount: 0, firstOpenedAtMs: null, newestOpenedAtMs: null },
};

/** The series whose facts are needed, and when. */
export interface FactsRequest {
  readonly platformId: string;
  readonly nowMs: number;
  readonly seriesIds: readonly number[];
}

export interface SeriesFactsReader {
  /** Facts about the given series, and possibly others. */
  read(request: FactsRequest): Promise<ReadonlyMap<number, SeriesFacts>>;
}

/** Requests that wait for the query in flight, to be answered together. */
interface Batch {
  readonly seriesIds: Set<number>;
  /** The latest of all waiting requests. */
  nowMs: number;
  readonly answer: Promise<ReadonlyMap<number, SeriesFacts>>;
}

/**
 * Reads facts about many series in a few queries, however many lists need them. A page has eight lists with mostly the same
 * series: a request during a query waits for the next one, which reads for all of them. No request gets facts that were
 * read before it.
 */
export function createSeriesFactsReader(executor: Executor, readAll: typeof readFacts = readFacts): SeriesFactsReader {
  const waiting = new Map<string, Batch>();
  const inFlight = new Map<string, Promise<unknown>>();

  function begin(platformId: string, nowMs: number): Batch {
    const previous = inFlight.get(platformId) ?? Promise.resolve();
    const answer = previous.then(() => {
      waiting.delete(platformId);
      return readAll(executor, { platformId, nowMs: batch.nowMs, seriesIds: [...batch.seriesIds] });
    });
    const batch: Batch = { seriesIds: new Set(), nowMs, answer };
    waiting.set(platformId, batch);
    // An error is for the requests of this batch; the next batch only waits for its end.
    inFlight.set(
      platformId,
      answer.then(
        () => undefined,
        () => undefined,
      ),
    );
    return batch;
  }

  return {
    async read({ platformId, nowMs, seriesIds }) {
      if (seriesIds.length === 0) return new Map();
      const batch = waiting.get(platformId) ?? begin(platformId, nowMs);
      for (const id of seriesIds) batch.seriesIds.add(id);
      batch.nowMs = Math.max(batch.nowMs, nowMs);
      return batch.answer;
    },
  };
}

async function readFacts(executor: Executor, request: FactsRequest): Promise<ReadonlyMap<number, SeriesFacts>> {
  const { seriesIds } = request;
  const [creators, genres, pictures, counts] = await Promise.all([
    listCreators(executor, seriesIds),
    listGenres(executor, seriesIds),
    listSeriesPictures(executor, seriesIds),
    countEpisodes(executor, request),
  ]);
  const creatorsOf = bySeries(creators);
  const picturesOf = bySeries(pictures);
  const genreOf = new Map(genres.map(({ seriesId, tag }) => [seriesId, tag]));
  const countsOf = new Map(counts.map((row) => [row.seriesId, row]));
  return new Map(
    seriesIds.map((id) => [
      id,
      {
        creators: creatorsOf.get(id) ?? NO_FACTS.creators,
        genre: genreOf.get(id) ?? NO_FACTS.genre,
        pictures: picturesOf.get(id) ?? NO_FACTS.pictures,
        counts: countsOf.get(id) ?? NO_FACTS.counts,
      },
    ]),
  );
}

function bySeries<Row extends { readonly seriesId: number }>(rows: readonly Row[]): Map<number, Row[]> {
  const groups = new Map<number, Row[]>();
  for (const row of rows) {
    const group = groups.get(row.seriesId);
    if (group === undefined) groups.set(row.seriesId, [row]);
    else group.push(row);
  }
  return groups;
}
