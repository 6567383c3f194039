import type { TransferSummary } from '@longstrip/api-contract';
import {
  LOCALE_FACTS,
  matchEpisode,
  matchSeries,
  type Platform,
  parseAnchor,
  placeInEdition,
  type TargetCatalogue,
} from '@longstrip/core';
import type { Executor, Transaction } from '@longstrip/database';
import type { ReaderScope } from '../../shared/reader-scope.ts';
import { findDebt, listAmounts, type TransferScope } from './transfer.repository.ts';
import {
  type ArrivedRight,
  insertFavorites,
  insertMarks,
  insertPlaces,
  insertRatings,
  insertRights,
  insertSettings,
  listFavorites,
  listMarks,
  listPlaces,
  listRatings,
  listRights,
  listSeriesSettings,
  loadTargetCatalogue,
} from './transfer-library.repository.ts';

interface LibraryItems {
  readonly rights: Awaited<ReturnType<typeof listRights>>;
  readonly places: Awaited<ReturnType<typeof listPlaces>>;
  readonly favorites: Awaited<ReturnType<typeof listFavorites>>;
  readonly settings: Awaited<ReturnType<typeof listSeriesSettings>>;
  readonly marks: Awaited<ReturnType<typeof listMarks>>;
  readonly ratings: Awaited<ReturnType<typeof listRatings>>;
  readonly catalogue: TargetCatalogue;
}

/** What an account has to read, and what of it the target platform has (D34). */
async function loadLibraryItems(
  executor: Executor,
  from: ReaderScope,
  target: Platform,
  nowMs: number,
): Promise<LibraryItems> {
  const [rights, places, favorites, settings, marks, ratings] = await Promise.all([
    listRights(executor, from, nowMs),
    listPlaces(executor, from),
    listFavorites(executor, from),
    listSeriesSettings(executor, from),
    listMarks(executor, from),
    listRatings(executor, from),
  ]);
  const languages = target.locales.map((locale) => LOCALE_FACTS[locale].language);
  const of = { platformId: target.id, languages };
  return {
    ...{ rights, places, favorites, settings, marks, ratings },
    catalogue: await loadTargetCatalogue(executor, of, [
      ...rights,
      ...places,
      ...favorites,
      ...settings,
      ...marks,
      ...ratings,
    ]),
  };
}

interface Named {
  readonly seriesId: number;
  readonly workKey: string;
}

function episodeOf(row: Named & { episodeId: number; number: string }, catalogue: TargetCatalogue) {
  const { episodeId: id, number, seriesId, workKey } = row;
  return matchEpisode({ id, number, series: { id: seriesId, workKey } }, catalogue);
}

/** The summary for the reader: what moves and what stays. */
export async function summarise(
  executor: Executor,
  from: ReaderScope,
  target: Platform,
  nowMs: number,
): Promise<TransferSummary> {
  const [amounts, debt, goods] = await Promise.all([
    listAmounts(executor, from, nowMs),
    findDebt(executor, from),
    loadLibraryItems(executor, from, target, nowMs),
  ]);
  const { rights, places, catalogue } = goods;
  const moving = rights.filter((right) => episodeOf(right, catalogue) !== null);
  const movingSeries = new Set(moving.map(({ seriesId }) => seriesId));
  const staying = new Map<number, { title: string; episodes: Set<number> }>();
  for (const { seriesId, title, episodeId } of rights) {
    if (movingSeries.has(seriesId)) continue;
    const { episodes } = staying.get(seriesId) ?? { episodes: new Set<number>() };
    staying.set(seriesId, { title, episodes: episodes.add(episodeId) });
  }
  return {
    amounts,
    ...debt,
    movingSeries: movingSeries.size,
    movingEpisodes: new Set(moving.map(({ episodeId }) => episodeId)).size,
    staying: [...staying.values()].map(({ title, episodes }) => ({ title, episodeCount: episodes.size })),
    places: places.filter((place) => episodeOf(place, catalogue) !== null).length,
  };
}

/**
 * Gives the target account what the old one has to read, and how it reads: rights, places, favourites, settings, marks and
 * ratings.
 *
 * @returns the rights that it got
 */
export async function moveLibrary(
  transaction: Transaction,
  { from, to }: TransferScope,
  target: Platform,
  nowMs: number,
): Promise<ArrivedRight[]> {
  const items = await loadLibraryItems(transaction, from, target, nowMs);
  const { rights, places, favorites, settings, marks, ratings, catalogue } = items;
  const arrived = await insertRights(
    transaction,
    to,
    rights.flatMap(({ scope, startedAtMs, expiresAtMs, ...right }) => {
      const episode = episodeOf(right, catalogue);
      return episode === null ? [] : [{ episodeId: episode.id, scope, startedAtMs, expiresAtMs }];
    }),
  );
  const moved = new Map<number, Parameters<typeof insertPlaces>[2][number]>();
  for (const { place, ...row } of places.toSorted((one, other) => one.place.updatedAtMs - other.place.updatedAtMs)) {
    const episode = episodeOf(row, catalogue);
    if (episode === null) continue;
    const { platformId: _platformId, userId: _userId, ...position } = place;
    // If two editions become one, the later place counts. A statement may change a row only once.
    // The pictures and characters of another edition are others.
    const anchor = episode.id === row.episodeId ? position.anchor : null;
    moved.set(episode.id, { ...position, anchor, episodeId: episode.id, seriesId: episode.seriesId });
  }
  await insertPlaces(transaction, to, [...moved.values()]);
  await insertFavorites(
    transaction,
    to,
    favorites.flatMap(({ seriesId, workKey, createdAtMs }) => {
      const series = matchSeries({ id: seriesId, workKey }, catalogue);
      return series === null ? [] : [{ seriesId: series.id, createdAtMs }];
    }),
  );
  const ofSeries = settings.flatMap(({ title: _title, seriesId, workKey, ...row }) => {
    const series = matchSeries({ id: seriesId, workKey }, catalogue);
    return series === null ? [] : [{ ...row, seriesId: series.id }];
  });
  await insertSettings(transaction, { from, to }, ofSeries);
  await insertMarks(
    transaction,
    to,
    marks.flatMap(({ mark, ...row }) => {
      const episode = episodeOf(row, catalogue);
      if (episode === null) return [];
      const place = placeInEdition({ ...mark, start: parseAnchor(mark.startAnchor) }, episode.id === row.episodeId);
      return place === null ? [] : [{ ...mark, ...place, episodeId: episode.id, seriesId: episode.seriesId }];
    }),
  );
  await insertRatings(
    transaction,
    to,
    ratings
      .toSorted((one, other) => other.updatedAtMs - one.updatedAtMs)
      .flatMap(({ seriesId, workKey, stars, updatedAtMs }) => {
        const series = matchSeries({ id: seriesId, workKey }, catalogue);
        return series === null ? [] : [{ seriesId: series.id, stars, updatedAtMs }];
      }),
  );
  return arrived;
}
