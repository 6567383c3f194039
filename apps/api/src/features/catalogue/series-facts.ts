import type { Executor } from '@longstrip/database';
import { countEpisodes, type EpisodeCounts } from './episode-counts.repository.ts';
import {
  type CreatorRow,
  listCreators,
  listGenres,
  listSeriesPictures,
  type SeriesPictureRow,
} from './series.repository.ts';

/** What a list item says of a series besides its own row. */
export interface SeriesFacts {
  readonly creators: readonly CreatorRow[];
  /** The tag at position 0; empty where there is none. */
  readonly genre: string;
  readonly pictures: readonly SeriesPictureRow[];
  /** Undefined where the platform does not have the series. */
  readonly counts: EpisodeCounts | undefined;
}

/** Whose facts are wanted, and when. */
export interface FactsWish {
  readonly platformId: string;
  readonly nowMs: number;
  readonly seriesIds: readonly number[];
}

export interface SeriesFactsReader {
  /** Facts of the given series, and perhaps of others. */
  read(wish: FactsWish): Promise<ReadonlyMap<number, SeriesFacts>>;
}

/** Questions that wait for the one under way, to be asked together. */
interface Round {
  readonly seriesIds: Set<number>;
  /** The latest of all who wait. */
  nowMs: number;
  readonly answer: Promise<ReadonlyMap<number, SeriesFacts>>;
}

/**
 * Reads facts of many series in a handful of queries, however many lists ask. A page has eight lists with much the same
 * series in them: who asks while a question is under way waits for the next one, which asks for all of them at once. It
 * is never answered with what was read before it asked.
 */
export function createSeriesFactsReader(executor: Executor, readAll: typeof readFacts = readFacts): SeriesFactsReader {
  const waiting = new Map<string, Round>();
  const underWay = new Map<string, Promise<unknown>>();

  function begin(platformId: string, nowMs: number): Round {
    const previous = underWay.get(platformId) ?? Promise.resolve();
    const answer = previous.then(() => {
      waiting.delete(platformId);
      return readAll(executor, { platformId, nowMs: round.nowMs, seriesIds: [...round.seriesIds] });
    });
    const round: Round = { seriesIds: new Set(), nowMs, answer };
    waiting.set(platformId, round);
    // What goes wrong is told to those who asked; who waits behind them only needs to know that it is over.
    underWay.set(
      platformId,
      answer.then(
        () => undefined,
        () => undefined,
      ),
    );
    return round;
  }

  return {
    async read({ platformId, nowMs, seriesIds }) {
      if (seriesIds.length === 0) return new Map();
      const round = waiting.get(platformId) ?? begin(platformId, nowMs);
      for (const id of seriesIds) round.seriesIds.add(id);
      round.nowMs = Math.max(round.nowMs, nowMs);
      return round.answer;
    },
  };
}

async function readFacts(executor: Executor, wish: FactsWish): Promise<ReadonlyMap<number, SeriesFacts>> {
  const { seriesIds } = wish;
  const [creators, genres, pictures, counts] = await Promise.all([
    listCreators(executor, seriesIds),
    listGenres(executor, seriesIds),
    listSeriesPictures(executor, seriesIds),
    countEpisodes(executor, wish),
  ]);
  const creatorsOf = bySeries(creators);
  const picturesOf = bySeries(pictures);
  const genreOf = new Map(genres.map(({ seriesId, tag }) => [seriesId, tag]));
  const countsOf = new Map(counts.map((row) => [row.seriesId, row]));
  return new Map(
    seriesIds.map((id) => [
      id,
      {
        creators: creatorsOf.get(id) ?? [],
        genre: genreOf.get(id) ?? '',
        pictures: picturesOf.get(id) ?? [],
        counts: countsOf.get(id),
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
