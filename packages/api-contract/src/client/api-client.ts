import type { SeriesThumbnailType } from '@longstrip/core';
import { type Series, SeriesSchema } from '../catalogue/series.contract.ts';
import {
  SeriesIdsSchema,
  type SeriesListItem,
  SeriesListSchema,
  type SeriesListType,
} from '../catalogue/series-list.contract.ts';
import { UserSchema, type WireUser } from '../identity/user.contract.ts';
import { type NoticePage, NoticePageSchema } from '../notice/notice.contract.ts';
import { type EpisodeImages, EpisodeImagesSchema } from '../reading/episode-images.contract.ts';
import { type EpisodeAddress, EpisodeAddressSchema, type Viewer, ViewerSchema } from '../reading/viewer.contract.ts';
import type { ApiResult } from './api-result.ts';
import { type ApiClientOptions, sendApiCall } from './api-transport.ts';

/** The calls of the api. Each answers with data or a refusal, and throws ApiFailure when the api is out of reach. */
export interface ApiClient {
  /** A series with its episodes, by alias or numeric id. */
  series(aliasOrId: string | number, options?: { isPorch?: boolean }): Promise<ApiResult<Series>>;
  /** The newest series of the platform. */
  newest(
    type: SeriesListType,
    options?: { thumbnailTypes?: readonly SeriesThumbnailType[]; limit?: number },
  ): Promise<ApiResult<SeriesListItem[]>>;
  /** Ids of the platform's originals. */
  originalIds(type: 'COMIC' | 'NOVEL', options?: { sort?: 'POPULAR' | 'LATEST' }): Promise<ApiResult<number[]>>;
  /** List items of the given series, in the given order; those the reader may not see are left out. */
  listItems(
    ids: readonly number[],
    options?: { thumbnailTypes?: readonly SeriesThumbnailType[] },
  ): Promise<ApiResult<SeriesListItem[]>>;
  /** An episode with its pages. */
  viewer(seriesAlias: string | number, episodeAlias: string | number): Promise<ApiResult<Viewer>>;
  /** Where the episode with this id is read. */
  episodeAddress(episodeId: string | number): Promise<ApiResult<EpisodeAddress>>;
  /** The pictures of an episode in one width; needs a bearer. */
  episodeImages(
    seriesAlias: string | number,
    episodeAlias: string | number,
    options?: { imageWidthPx?: number },
  ): Promise<ApiResult<EpisodeImages>>;
  /** The signed-in reader; needs a bearer. */
  user(): Promise<ApiResult<WireUser>>;
  /** Notices, newest first. */
  notices(options?: { page?: number; size?: number }): Promise<ApiResult<NoticePage>>;
}

/**
 * A part of a path. `.` and `..` would climb out of it, encoded or not, so their dots are encoded twice: the api then
 * reads a word that is no alias, which is what it is.
 */
const part = (text: string | number) => {
  const word = String(text);
  return /^\.{1,2}$/.test(word) ? word.replaceAll('.', '%252E') : encodeURIComponent(word);
};

/** Makes a client for one reader's request. It keeps nothing between calls. */
export function createApiClient(options: ApiClientOptions): ApiClient {
  const isNotLoginAdult = options.isNotLoginAdult ? true : undefined;
  return {
    series: (aliasOrId, { isPorch } = {}) =>
      sendApiCall(options, {
        method: 'GET',
        path: `/v2/contents/${part(aliasOrId)}`,
        query: { isNotLoginAdult, isPorch },
        data: SeriesSchema,
      }),
    newest: (type, { thumbnailTypes, limit } = {}) =>
      sendApiCall(options, {
        method: 'GET',
        path: `/v2/contents/main/newest/${part(type)}`,
        query: { isNotLoginAdult, contentsThumbnailType: thumbnailTypes?.join(','), limit },
        data: SeriesListSchema,
      }),
    originalIds: (type, { sort } = {}) =>
      sendApiCall(options, {
        method: 'GET',
        path: `/v2/contents/tab/original/${part(type)}`,
        query: { isNotLoginAdult, sort },
        data: SeriesIdsSchema,
      }),
    listItems: (ids, { thumbnailTypes } = {}) =>
      sendApiCall(options, {
        method: 'POST',
        path: '/v2/contents/tab/details',
        query: { isNotLoginAdult },
        body: { contentsIds: ids.join(','), contentsThumbnailType: thumbnailTypes?.join(',') },
        data: SeriesListSchema,
      }),
    viewer: (seriesAlias, episodeAlias) =>
      sendApiCall(options, {
        method: 'GET',
        path: `/v2/contents/viewer/${part(seriesAlias)}/${part(episodeAlias)}`,
        query: { isNotLoginAdult },
        data: ViewerSchema,
      }),
    episodeAddress: (episodeId) =>
      sendApiCall(options, {
        method: 'GET',
        path: `/v2/contents/viewer/${part(episodeId)}`,
        data: EpisodeAddressSchema,
      }),
    episodeImages: (seriesAlias, episodeAlias, { imageWidthPx } = {}) =>
      sendApiCall(options, {
        method: 'GET',
        path: `/v2/contents/images/${part(seriesAlias)}/${part(episodeAlias)}`,
        query: { imageWidth: imageWidthPx },
        data: EpisodeImagesSchema,
      }),
    user: () => sendApiCall(options, { method: 'POST', path: '/user', body: {}, data: UserSchema }),
    notices: ({ page, size } = {}) =>
      sendApiCall(options, { method: 'GET', path: '/v2/notice', query: { page, size }, data: NoticePageSchema }),
  };
}
