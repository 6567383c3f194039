import { type Series, SeriesSchema } from '../catalogue/series.contract.ts';
import { UserSchema, type WireUser } from '../identity/user.contract.ts';
import { type EpisodeImages, EpisodeImagesSchema } from '../reading/episode-images.contract.ts';
import { type EpisodeAddress, EpisodeAddressSchema, type Viewer, ViewerSchema } from '../reading/viewer.contract.ts';
import { addressPart } from './address-part.ts';
import type { ApiResult } from './api-result.ts';
import { type ApiClientOptions, sendApiCall } from './api-transport.ts';
import { createListCalls, type ListCalls } from './list-calls.ts';
import { createSearchCalls, type SearchCalls } from './search-calls.ts';
import { createSiteTextCalls, type SiteTextCalls } from './site-text-calls.ts';

/** The calls of the api. Each returns data or a refusal, and throws ApiFailure when the api is out of reach. */
export interface ApiClient extends ListCalls, SearchCalls, SiteTextCalls {
  /** A series with its episodes, by alias or numeric id. */
  series(aliasOrId: string | number, options?: { isPorch?: boolean }): Promise<ApiResult<Series>>;
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
}

/** Makes a client for one reader's request. It keeps nothing between calls; `options.cache` may. */
export function createApiClient(options: ApiClientOptions): ApiClient {
  const isNotLoginAdult = options.isNotLoginAdult ? true : undefined;
  return {
    ...createListCalls(options),
    ...createSearchCalls(options),
    ...createSiteTextCalls(options),
    series: (aliasOrId, { isPorch } = {}) =>
      sendApiCall(options, {
        method: 'GET',
        path: `/v2/contents/${addressPart(aliasOrId)}`,
        query: { isNotLoginAdult, isPorch },
        data: SeriesSchema,
        isSameForGuests: true,
      }),
    viewer: (seriesAlias, episodeAlias) =>
      sendApiCall(options, {
        method: 'GET',
        path: `/v2/contents/viewer/${addressPart(seriesAlias)}/${addressPart(episodeAlias)}`,
        query: { isNotLoginAdult },
        data: ViewerSchema,
      }),
    episodeAddress: (episodeId) =>
      sendApiCall(options, {
        method: 'GET',
        path: `/v2/contents/viewer/${addressPart(episodeId)}`,
        data: EpisodeAddressSchema,
      }),
    episodeImages: (seriesAlias, episodeAlias, { imageWidthPx } = {}) =>
      sendApiCall(options, {
        method: 'GET',
        path: `/v2/contents/images/${addressPart(seriesAlias)}/${addressPart(episodeAlias)}`,
        query: { imageWidth: imageWidthPx },
        data: EpisodeImagesSchema,
      }),
    user: () => sendApiCall(options, { method: 'POST', path: '/user', body: {}, data: UserSchema }),
  };
}
