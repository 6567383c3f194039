import type { SeriesThumbnailType } from '@longstrip/core';
import { type UseHistoryPage, UseHistoryPageSchema } from '../money/use-history.contract.ts';
import {
  type FavoritePage,
  FavoritePageSchema,
  type FavoriteState,
  FavoriteStateSchema,
  type LibraryPage,
  LibraryPageSchema,
  type LibrarySort,
  type PositionKept,
  PositionKeptSchema,
  type PositionRequest,
  type RecentPage,
  RecentPageSchema,
  type SeriesState,
  SeriesStateSchema,
} from '../reading/library.contract.ts';
import type { CallTable } from './api-call.ts';
import { addressPart } from './api-call.ts';
import type { ApiResult } from './api-result.ts';

/** Which page of a list of the reader's own. */
export interface OwnPage {
  page?: number;
  size?: number;
  contentsThumbnailType?: SeriesThumbnailType;
}

/** What a reader has, reads and follows; all with a bearer, and no answer of them is kept by anybody. */
export interface LibraryCalls {
  library(query?: OwnPage & { sort?: LibrarySort }): Promise<ApiResult<LibraryPage>>;
  recentSeries(query?: OwnPage): Promise<ApiResult<RecentPage>>;
  ownFavorites(query?: OwnPage): Promise<ApiResult<FavoritePage>>;
  /** Whether a series is a favourite, and where its reader stopped. */
  seriesState(alias: string): Promise<ApiResult<SeriesState>>;
  addFavorite(contentsAlias: string): Promise<ApiResult<FavoriteState>>;
  removeFavorite(contentsAlias: string): Promise<ApiResult<FavoriteState>>;
  keepPosition(body: PositionRequest): Promise<ApiResult<PositionKept>>;
  useHistory(query?: OwnPage): Promise<ApiResult<UseHistoryPage>>;
}

export const libraryCalls: CallTable<LibraryCalls> = {
  library: (query = {}) => ({ method: 'GET', path: '/v2/library', query: { ...query }, data: LibraryPageSchema }),
  recentSeries: (query = {}) => ({
    method: 'GET',
    path: '/v2/library/recent',
    query: { ...query },
    data: RecentPageSchema,
  }),
  ownFavorites: (query = {}) => ({
    method: 'GET',
    path: '/v2/library/favorite',
    query: { ...query },
    data: FavoritePageSchema,
  }),
  seriesState: (alias) => ({
    method: 'GET',
    path: `/v2/library/state/${addressPart(alias)}`,
    data: SeriesStateSchema,
  }),
  addFavorite: (contentsAlias) => ({
    method: 'POST',
    path: '/v2/library/favorite',
    body: { contentsAlias },
    data: FavoriteStateSchema,
  }),
  removeFavorite: (contentsAlias) => ({
    method: 'DELETE',
    path: '/v2/library/favorite',
    query: { contentsAlias },
    data: FavoriteStateSchema,
  }),
  keepPosition: (body) => ({ method: 'PUT', path: '/v2/library/position', body, data: PositionKeptSchema }),
  useHistory: (query = {}) => ({
    method: 'GET',
    path: '/purchase/history',
    query: { ...query },
    data: UseHistoryPageSchema,
  }),
};
