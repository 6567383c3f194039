import type { Genre, RankingType, SeriesThumbnailType, ThemePosition } from '@longstrip/core';
import type * as v from 'valibot';
import type { FreeFilter, ListSort, ScheduleMenu } from '../catalogue/list-query.contract.ts';
import {
  type CreatorPage,
  CreatorPageSchema,
  type Recommendation,
  RecommendationsSchema,
  type ViewCount,
  ViewCountSchema,
} from '../catalogue/recommendation.contract.ts';
import {
  type RankedSeriesListItem,
  RankedSeriesListSchema,
  type SeriesAddresses,
  SeriesAddressesSchema,
  SeriesIdsSchema,
  type SeriesListItem,
  SeriesListSchema,
  type SeriesListType,
} from '../catalogue/series-list.contract.ts';
import {
  type Banner,
  BannerListSchema,
  type Pick,
  PickListSchema,
  PickSchema,
  type Theme,
  ThemeListSchema,
} from '../catalogue/showcase.contract.ts';
import { type ApiCall, addressPart, type CallTable, getCall } from './api-call.ts';
import type { ApiResult } from './api-result.ts';

interface ListOptions {
  thumbnailTypes?: readonly SeriesThumbnailType[] | undefined;
  /** 1 to 100. */
  limit?: number | undefined;
}

type List = Promise<ApiResult<SeriesListItem[]>>;

/** The lists of the catalogue, without series that the reader may not see. */
export interface ListCalls {
  /** The newest series of the platform. */
  newest(type: SeriesListType, options?: ListOptions): List;
  /** The series of a day, of every ten days, the completed or all ongoing ones; today's by default. */
  schedule(type: SeriesListType, options?: ListOptions & { groupMenu?: ScheduleMenu; sort?: ListSort }): List;
  /** The ranking of a window (D7), with place and change of place; `rankChange` is null for a new entry. */
  ranking(
    type: SeriesListType,
    options: ListOptions & { rankingType: RankingType; mainGenre?: Genre },
  ): Promise<ApiResult<RankedSeriesListItem[]>>;
  /** Series with free episodes, now or by waiting. */
  freeList(type: SeriesListType, options?: ListOptions & { filter?: FreeFilter; sort?: ListSort }): List;
  /** The most popular. */
  favorites(type: SeriesListType, options?: ListOptions): List;
  /** The series of a genre. */
  genreList(type: SeriesListType, genre: Genre, options?: ListOptions & { sort?: ListSort }): List;
  /** Only adult series; refused with ADULT_ONLY_CONTENTS to readers who do not see them (D8). */
  matureList(type: SeriesListType, options?: ListOptions & { sort?: ListSort }): List;
  /** Ids of the platform's originals. */
  originalIds(type: 'COMIC' | 'NOVEL', options?: { sort?: ListSort }): Promise<ApiResult<number[]>>;
  /** List items of the given series in the given order, without those that the reader may not see. */
  listItems(ids: readonly number[], options?: Omit<ListOptions, 'limit'>): List;
  /** A page of the addresses of all series that guests may see, by id. */
  addresses(options?: { afterId?: number; size?: number }): Promise<ApiResult<SeriesAddresses>>;
  /** The curated lists, with the first series of each. */
  picks(options?: Omit<ListOptions, 'limit'>): Promise<ApiResult<Pick[]>>;
  /** A curated list with all its series. */
  pick(id: string | number, options?: Omit<ListOptions, 'limit'>): Promise<ApiResult<Pick>>;
  /** The themes (titled rows of series) of a place. */
  themes(options: Omit<ListOptions, 'limit'> & { displayPosition: ThemePosition }): Promise<ApiResult<Theme[]>>;
  /** The banners of the home page. */
  banners(): Promise<ApiResult<Banner[]>>;
  /** The popups of the home page, of which the first is shown. */
  popups(): Promise<ApiResult<Banner[]>>;
  /** Series that are related to one. */
  related(seriesAlias: string, options?: ListOptions): List;
  /** A creator with the series that the reader may see. */
  creator(creatorId: string | number, options?: ListOptions): Promise<ApiResult<CreatorPage>>;
  /** Rows for the signed-in reader of what to read next; needs a bearer. */
  forYou(options?: ListOptions): Promise<ApiResult<Recommendation[]>>;
  /** Counts a view of a series, once per reader or address in a while. */
  countView(seriesAlias: string): Promise<ApiResult<ViewCount>>;
}

type Query = Readonly<Record<string, string | number | boolean | undefined>>;

/** The list calls of one reader's request. */
const queryOf = ({ thumbnailTypes, limit }: ListOptions = {}) => ({
  contentsThumbnailType: thumbnailTypes?.join(','),
  limit,
});

/** A call about the catalogue that all readers of a view get the same answer to. */
const shared = <const Data extends v.GenericSchema>(path: string, data: Data, query: Query = {}): ApiCall<Data> => ({
  ...getCall(path, data, query),
  saysGuestAge: true,
  isSameForView: true,
});
const list = (name: string, type: SeriesListType, query: Query) =>
  shared(`/v2/contents/main/${name}/${addressPart(type)}`, SeriesListSchema, query);

export const listCalls: CallTable<ListCalls> = {
  newest: (type, of) => list('newest', type, queryOf(of)),
  schedule: (type, of) => list('schedule', type, { ...queryOf(of), groupMenu: of?.groupMenu, sort: of?.sort }),
  ranking: (type, { rankingType, mainGenre, ...of }) =>
    shared(`/v2/contents/main/ranking/${addressPart(type)}`, RankedSeriesListSchema, {
      ...queryOf(of),
      rankingType,
      mainGenre,
    }),
  freeList: (type, of) => list('free', type, { ...queryOf(of), contentsFreeFilter: of?.filter, sort: of?.sort }),
  favorites: (type, of) => list('favorite', type, queryOf(of)),
  genreList: (type, mainGenre, of) => list('genre', type, { ...queryOf(of), mainGenre, sort: of?.sort }),
  matureList: (type, of) => list('mature', type, { ...queryOf(of), sort: of?.sort }),
  originalIds: (type, { sort } = {}) =>
    shared(`/v2/contents/tab/original/${addressPart(type)}`, SeriesIdsSchema, { sort }),
  listItems: (ids, { thumbnailTypes } = {}) => ({
    method: 'POST',
    path: '/v2/contents/tab/details',
    saysGuestAge: true,
    body: { contentsIds: ids.join(','), contentsThumbnailType: thumbnailTypes?.join(',') },
    data: SeriesListSchema,
    isSameForView: true,
  }),
  addresses: ({ afterId, size } = {}) => ({
    method: 'GET',
    path: '/v2/contents/main/addresses',
    query: { afterId, size },
    data: SeriesAddressesSchema,
  }),
  picks: (of) => shared('/v2/contents/group', PickListSchema, queryOf(of)),
  pick: (id, of) => shared(`/v2/contents/group/${addressPart(id)}`, PickSchema, queryOf(of)),
  themes: ({ displayPosition, ...of }) => shared('/v2/theme', ThemeListSchema, { ...queryOf(of), displayPosition }),
  banners: () => shared('/v2/banner', BannerListSchema),
  popups: () => shared('/v2/banner', BannerListSchema, { displayPosition: 'POPUP' }),
  related: (seriesAlias, of) =>
    shared(`/v2/contents/related/${addressPart(seriesAlias)}`, SeriesListSchema, queryOf(of)),
  creator: (creatorId, of) => shared(`/v2/contents/creators/${addressPart(creatorId)}`, CreatorPageSchema, queryOf(of)),
  forYou: (of) => ({
    method: 'GET',
    path: '/v2/contents/foryou',
    saysGuestAge: true,
    query: queryOf(of),
    data: RecommendationsSchema,
  }),
  countView: (contentsAlias) => ({
    method: 'POST',
    path: '/v2/contents/viewcount',
    saysGuestAge: true,
    body: { contentsAlias },
    data: ViewCountSchema,
  }),
};
