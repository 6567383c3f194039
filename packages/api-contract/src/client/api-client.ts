import { type Series, type SeriesRights, SeriesRightsSchema, SeriesSchema } from '../catalogue/series.contract.ts';
import { type UserRequest, UserSchema, type WireUser } from '../people/user.contract.ts';
import {
  type EpisodeAddress,
  EpisodeAddressSchema,
  type EpisodeImages,
  EpisodeImagesSchema,
  type Viewer,
  ViewerSchema,
} from '../reading/viewer.contract.ts';
import { type AccountCalls, accountCalls } from './account-calls.ts';
import type { CallTable } from './api-call.ts';
import { addressPart } from './api-call.ts';
import type { ApiResult } from './api-result.ts';
import { type ApiClientOptions, sendApiCall } from './api-transport.ts';
import { type BenefitCalls, benefitCalls } from './benefit-calls.ts';
import { type CommentCalls, commentCalls } from './comment-calls.ts';
import { type EventCalls, eventCalls } from './event-calls.ts';
import { type LibraryCalls, libraryCalls } from './library-calls.ts';
import { type ListCalls, listCalls } from './list-calls.ts';
import { type PurchaseCalls, purchaseCalls } from './purchase-calls.ts';
import { type SearchCalls, searchCalls } from './search-calls.ts';
import { type SessionCalls, sessionCalls } from './session-calls.ts';
import { type ShopCalls, shopCalls } from './shop-calls.ts';
import { type SiteTextCalls, siteTextCalls } from './site-text-calls.ts';
import { type SupportCalls, supportCalls } from './support-calls.ts';
import { type TransferCalls, transferCalls } from './transfer-calls.ts';
import { type UserCalls, userCalls } from './user-calls.ts';
import { type WithdrawalCalls, withdrawalCalls } from './withdrawal-calls.ts';

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

/** What each call sends. */
const CALLS: CallTable<ApiClient> = {
  ...accountCalls,
  ...libraryCalls,
  ...benefitCalls,
  ...eventCalls,
  ...commentCalls,
  ...listCalls,
  ...purchaseCalls,
  ...searchCalls,
  ...sessionCalls,
  ...shopCalls,
  ...siteTextCalls,
  ...supportCalls,
  ...transferCalls,
  ...userCalls,
  ...withdrawalCalls,
  series: (aliasOrId, { isPorch } = {}) => ({
    method: 'GET',
    path: `/v2/contents/${addressPart(aliasOrId)}`,
    saysGuestAge: true,
    query: { isPorch },
    data: SeriesSchema,
    isSameForView: true,
  }),
  ownSeries: (aliasOrId) => ({
    method: 'GET',
    path: `/v2/contents/${addressPart(aliasOrId)}`,
    saysGuestAge: true,
    data: SeriesSchema,
  }),
  seriesRights: (aliasOrId) => ({
    method: 'GET',
    path: `/v2/contents/rights/${addressPart(aliasOrId)}`,
    data: SeriesRightsSchema,
  }),
  viewer: (seriesAlias, episodeAlias, { isCountedApart } = {}) => ({
    method: 'GET',
    path: `/v2/contents/viewer/${addressPart(seriesAlias)}/${addressPart(episodeAlias)}`,
    saysGuestAge: true,
    query: { isCountedApart: isCountedApart || undefined },
    data: ViewerSchema,
    isSharedAnswer: ({ isForAll }) => isForAll,
  }),
  episodeAddress: (episodeId) => ({
    method: 'GET',
    path: `/v2/contents/viewer/${addressPart(episodeId)}`,
    saysGuestAge: true,
    data: EpisodeAddressSchema,
  }),
  episodeImages: (seriesAlias, episodeAlias, { imageWidthPx } = {}) => ({
    method: 'GET',
    path: `/v2/contents/images/${addressPart(seriesAlias)}/${addressPart(episodeAlias)}`,
    query: { imageWidth: imageWidthPx },
    data: EpisodeImagesSchema,
  }),
  user: (body = {}) => ({ method: 'POST', path: '/user', body, data: UserSchema }),
};

/** The calls as methods, made once a process: each sends with the parts of its own client's request. */
const METHODS: object = Object.fromEntries(
  Object.entries(CALLS).map(([name, describe]) => [
    name,
    function (this: { readonly request: ApiClientOptions }, ...args: unknown[]) {
      return sendApiCall(this.request, Reflect.apply(describe, undefined, args));
    },
  ]),
);

/** A client for one reader's request: its own parts, and the calls that all share. It keeps nothing between calls; `options.cache` may. */
export function createApiClient(options: ApiClientOptions): ApiClient {
  return Object.create(METHODS, { request: { value: options } });
}
