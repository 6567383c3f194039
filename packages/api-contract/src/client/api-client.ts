import { type Series, type SeriesRights, SeriesRightsSchema, SeriesSchema } from '../catalogue/series.contract.ts';
import { type UserRequest, UserSchema, type WireUser } from '../identity/user.contract.ts';
import { type EpisodeImages, EpisodeImagesSchema } from '../reading/episode-images.contract.ts';
import { type EpisodeAddress, EpisodeAddressSchema, type Viewer, ViewerSchema } from '../reading/viewer.contract.ts';
import { type AccountCalls, createAccountCalls } from './account-calls.ts';
import { addressPart } from './address-part.ts';
import type { ApiResult } from './api-result.ts';
import { type ApiClientOptions, sendApiCall } from './api-transport.ts';
import { type BenefitCalls, createBenefitCalls } from './benefit-calls.ts';
import { type CommentCalls, createCommentCalls } from './comment-calls.ts';
import { createEventCalls, type EventCalls } from './event-calls.ts';
import { createLibraryCalls, type LibraryCalls } from './library-calls.ts';
import { createListCalls, type ListCalls } from './list-calls.ts';
import { createPurchaseCalls, type PurchaseCalls } from './purchase-calls.ts';
import { createSearchCalls, type SearchCalls } from './search-calls.ts';
import { createSessionCalls, type SessionCalls } from './session-calls.ts';
import { createShopCalls, type ShopCalls } from './shop-calls.ts';
import { createSiteTextCalls, type SiteTextCalls } from './site-text-calls.ts';
import { createSupportCalls, type SupportCalls } from './support-calls.ts';
import { createTransferCalls, type TransferCalls } from './transfer-calls.ts';
import { createUserCalls, type UserCalls } from './user-calls.ts';
import { createWithdrawalCalls, type WithdrawalCalls } from './withdrawal-calls.ts';

/** The calls of the api. Each returns data or a refusal, and throws ApiFailure when the api is out of reach. */
export interface ApiClient
  extends AccountCalls,
    LibraryCalls,
    BenefitCalls,
    EventCalls,
    CommentCalls,
    ListCalls,
    PurchaseCalls,
    SearchCalls,
    SessionCalls,
    ShopCalls,
    SiteTextCalls,
    SupportCalls,
    TransferCalls,
    UserCalls,
    WithdrawalCalls {
  /** A series with its episodes, by alias or numeric id: as every reader of the view sees it, without anybody's rights. */
  series(aliasOrId: string | number, options?: { isPorch?: boolean }): Promise<ApiResult<Series>>;
  /** The same as its reader sees it, with their rights; also a series that is hidden but for readers who own a part. */
  ownSeries(aliasOrId: string | number): Promise<ApiResult<Series>>;
  /** The episodes of a series that the reader owns or rents now, as `ownSeries` shows them; needs a bearer. */
  seriesRights(aliasOrId: string | number): Promise<ApiResult<SeriesRights>>;
  /** An episode with its pages. Opening it counts as a read, unless the caller counts it apart. */
  viewer(
    seriesAlias: string | number,
    episodeAlias: string | number,
    options?: { isCountedApart?: boolean },
  ): Promise<ApiResult<Viewer>>;
  /** Where the episode with this id is read. */
  episodeAddress(episodeId: string | number): Promise<ApiResult<EpisodeAddress>>;
  /** The pictures of an episode in one width; needs a bearer. */
  episodeImages(
    seriesAlias: string | number,
    episodeAlias: string | number,
    options?: { imageWidthPx?: number },
  ): Promise<ApiResult<EpisodeImages>>;
  /** The signed-in reader; needs a bearer. */
  user(body?: UserRequest): Promise<ApiResult<WireUser>>;
}

/** Makes a client for one reader's request. It keeps nothing between calls; `options.cache` may. */
export function createApiClient(options: ApiClientOptions): ApiClient {
  const isNotLoginAdult = options.isNotLoginAdult ? true : undefined;
  return {
    ...createAccountCalls(options),
    ...createLibraryCalls(options),
    ...createBenefitCalls(options),
    ...createEventCalls(options),
    ...createCommentCalls(options),
    ...createListCalls(options),
    ...createPurchaseCalls(options),
    ...createSearchCalls(options),
    ...createSessionCalls(options),
    ...createShopCalls(options),
    ...createSiteTextCalls(options),
    ...createSupportCalls(options),
    ...createTransferCalls(options),
    ...createUserCalls(options),
    ...createWithdrawalCalls(options),
    series: (aliasOrId, { isPorch } = {}) =>
      sendApiCall(options, {
        method: 'GET',
        path: `/v2/contents/${addressPart(aliasOrId)}`,
        query: { isNotLoginAdult, isPorch },
        data: SeriesSchema,
        isSameForView: true,
      }),
    ownSeries: (aliasOrId) =>
      sendApiCall(options, {
        method: 'GET',
        path: `/v2/contents/${addressPart(aliasOrId)}`,
        query: { isNotLoginAdult },
        data: SeriesSchema,
      }),
    seriesRights: (aliasOrId) =>
      sendApiCall(options, {
        method: 'GET',
        path: `/v2/contents/rights/${addressPart(aliasOrId)}`,
        data: SeriesRightsSchema,
      }),
    viewer: (seriesAlias, episodeAlias, { isCountedApart } = {}) =>
      sendApiCall(options, {
        method: 'GET',
        path: `/v2/contents/viewer/${addressPart(seriesAlias)}/${addressPart(episodeAlias)}`,
        query: { isNotLoginAdult, isCountedApart: isCountedApart || undefined },
        data: ViewerSchema,
        isSharedAnswer: ({ isForAll }) => isForAll,
      }),
    episodeAddress: (episodeId) =>
      sendApiCall(options, {
        method: 'GET',
        path: `/v2/contents/viewer/${addressPart(episodeId)}`,
        query: { isNotLoginAdult },
        data: EpisodeAddressSchema,
      }),
    episodeImages: (seriesAlias, episodeAlias, { imageWidthPx } = {}) =>
      sendApiCall(options, {
        method: 'GET',
        path: `/v2/contents/images/${addressPart(seriesAlias)}/${addressPart(episodeAlias)}`,
        query: { imageWidth: imageWidthPx },
        data: EpisodeImagesSchema,
      }),
    user: (body = {}) => sendApiCall(options, { method: 'POST', path: '/user', body, data: UserSchema }),
  };
}
