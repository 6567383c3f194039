import type { CatalogueSource } from '@longstrip/database';
import { episode, episodePlatform, seriesPlatform } from '@longstrip/database/schema';
import { and, eq, isNull, sql } from 'drizzle-orm';
import { isAnyOf } from '../lists/listed-series.ts';
import {
  type CreatorRow,
  listCreators,
  listGenres,
  listSeriesPictures,
  type SeriesPictureRow,
} from './series.repository.ts';

/** Facts about a series in a list that are not in its own row. */
export interface SeriesFacts {
  readonly creators: readonly CreatorRow[];
  /** The tag at position 0, or empty. */
  readonly genre: string;
  readonly pictures: readonly SeriesPictureRow[];
  readonly counts: Omit<EpisodeCounts, 'seriesId'>;
}

/** Facts of a series without stored ones, or that is not on the platform. */
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
export function createSeriesFactsReader(
  executor: CatalogueSource,
  readAll: typeof readFacts = readFacts,
): SeriesFactsReader {
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
    // An error is for the requests of this batch only; the next batch just waits for its end.
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

async function readFacts(executor: CatalogueSource, request: FactsRequest): Promise<ReadonlyMap<number, SeriesFacts>> {
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

/** Counts and times of a series' episodes, for its badges. */
interface EpisodeCounts {
  readonly seriesId: number;
  /** Number of open episodes that are free now. */
  readonly freeCount: number;
  /** Opening of the first open episode; null without one. */
  readonly firstOpenedAtMs: number | null;
  /** Opening of the newest open episode; null without one. */
  readonly newestOpenedAtMs: number | null;
}

/**
 * Counts the episodes of many series in one query. An episode is free as in core's `episodePrice`: a sample, among the first N
 * shown ones, or in its free window; a test compares the two. With the lateral join the engine looks up the few episodes of each
 * series; a plain join would read all episodes of the platform.
 */
export async function countEpisodes(
  executor: CatalogueSource,
  of: { platformId: string; nowMs: number; seriesIds: readonly number[] },
): Promise<EpisodeCounts[]> {
  if (of.seriesIds.length === 0) return [];
  const position = sql`row_number() over (order by ${episode.orderNo}, ${episode.id})`;
  const shown = executor
    .select({
      openedAtMs: episodePlatform.openedAtMs,
      isFree: sql<boolean>`${episode.isSample} or ${episode.type} = 'PREVIEW'
        or ${position} <= ${seriesPlatform.freeEpisodeCount}
        or coalesce(${episodePlatform.freeFromMs} <= ${of.nowMs} and ${of.nowMs} < ${episodePlatform.freeUntilMs}, false)`.as(
        'is_free',
      ),
    })
    .from(episode)
    .innerJoin(
      episodePlatform,
      and(eq(episodePlatform.episodeId, episode.id), eq(episodePlatform.platformId, of.platformId)),
    )
    .where(
      and(
        eq(episode.seriesId, seriesPlatform.seriesId),
        isNull(episode.removedAtMs),
        eq(episodePlatform.isVisible, true),
      ),
    )
    .as('shown');
  const isOpen = sql`${shown.openedAtMs} <= ${of.nowMs}`;
  const counts = executor
    .select({
      freeCount: sql<number>`count(*) filter (where ${isOpen} and ${shown.isFree})`.mapWith(Number).as('free_count'),
      firstOpenedAtMs: sql<number | null>`min(${shown.openedAtMs}) filter (where ${isOpen})`
        .mapWith(Number)
        .as('first_opened_at_ms'),
      newestOpenedAtMs: sql<number | null>`max(${shown.openedAtMs}) filter (where ${isOpen})`
        .mapWith(Number)
        .as('newest_opened_at_ms'),
    })
    .from(shown)
    .as('counts');
  return executor
    .select({
      seriesId: seriesPlatform.seriesId,
      freeCount: counts.freeCount,
      firstOpenedAtMs: counts.firstOpenedAtMs,
      newestOpenedAtMs: counts.newestOpenedAtMs,
    })
    .from(seriesPlatform)
    .crossJoinLateral(counts)
    .where(and(eq(seriesPlatform.platformId, of.platformId), isAnyOf(seriesPlatform.seriesId, of.seriesIds)));
}
