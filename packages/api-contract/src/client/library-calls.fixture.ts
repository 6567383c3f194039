import type { ApiClient } from './api-client.ts';
import type { LibraryCalls } from './library-calls.ts';

/** What goes out on a call of the client. */
export interface ExpectedCall {
  ask: (client: ApiClient) => Promise<unknown>;
  method?: 'POST' | 'PUT' | 'DELETE';
  /** With the query of a guest who has said nothing of their age. */
  address: string;
  body?: unknown;
  /** Every reader of a view is answered alike, so that a site may keep the answer. */
  isKept: boolean;
  /** Hands on a guest's word about their age. */
  saysAdult: boolean;
}

const notKeptForAll = { isKept: false, saysAdult: false };

/** Each call about what is a reader's own: none of it is kept. */
export const LIBRARY_CALLS: Readonly<Record<keyof LibraryCalls, ExpectedCall>> = {
  library: {
    ask: (api) => api.library({ page: 1, size: 20, sort: 'ENDING', contentsThumbnailType: 'VERTICAL' }),
    address: '/v2/library?page=1&size=20&sort=ENDING&contentsThumbnailType=VERTICAL',
    ...notKeptForAll,
  },
  recentSeries: { ask: (api) => api.recentSeries(), address: '/v2/library/recent', ...notKeptForAll },
  ownFavorites: {
    ask: (api) => api.ownFavorites({ page: 2 }),
    address: '/v2/library/favorite?page=2',
    ...notKeptForAll,
  },
  seriesState: { ask: (api) => api.seriesState('a b'), address: '/v2/library/state/a%20b', ...notKeptForAll },
  addFavorite: {
    ask: (api) => api.addFavorite('a'),
    method: 'POST',
    address: '/v2/library/favorite',
    body: { contentsAlias: 'a' },
    ...notKeptForAll,
  },
  removeFavorite: {
    ask: (api) => api.removeFavorite('a b'),
    method: 'DELETE',
    address: '/v2/library/favorite?contentsAlias=a+b',
    ...notKeptForAll,
  },
  keepPosition: {
    ask: (api) => api.keepPosition({ contentsAlias: 'a', episodeAlias: 'e', pageOrderNo: 1, offsetPermille: 5 }),
    method: 'PUT',
    address: '/v2/library/position',
    body: { contentsAlias: 'a', episodeAlias: 'e', pageOrderNo: 1, offsetPermille: 5 },
    ...notKeptForAll,
  },
  useHistory: { ask: (api) => api.useHistory({ size: 20 }), address: '/purchase/history?size=20', ...notKeptForAll },
};
