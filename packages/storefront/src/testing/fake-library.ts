import type {
  FavoriteItem,
  LibraryItem,
  MarkItem,
  ReadingPosition,
  RecentItem,
  SeriesThumbnail,
  UseHistoryItem,
} from '@longstrip/api-contract';
import type { ViewerLayer } from '@longstrip/core';
import { fakeSeries, listItem } from './fake-catalogue.ts';
import { refusal, success } from './fake-envelope.ts';

const HOUR_MS = 3_600_000;

/**
 * What the fake api's reader has: three series in the library, one of them read and marked as a favourite, and four uses of
 * coins.
 */
export interface FakeLibrary {
  /** Removes everything. */
  empty(): void;
  /** This many series are hidden by the reader's settings. */
  hide(count: number): void;
  /** Refuses to mark series as favourites, to rate them and to keep bookmarks, these with a code, from now on. */
  refuseMarks(code?: 'MARK_LIMIT' | 'TOO_MANY_REQUESTS'): void;
  /** The series that are marked as favourites. */
  marked(): string[];
  /** The reader reads like this: on all devices, and in any one series. */
  read(settings: { account: ViewerLayer; series: ViewerLayer }): void;
}

export interface AnsweringLibrary extends FakeLibrary {
  answer(request: {
    method: string;
    pathname: string;
    search: string;
    headers: Headers;
    body: string;
  }): Response | null;
}

export function fakePosition(nowMs: number, more: Partial<ReadingPosition> = {}): ReadingPosition {
  return {
    episode: { alias: 'ep-1', title: 'Ep. 1' },
    nextEpisode: { alias: 'ep-2', title: 'Ep. 2' },
    pageOrderNo: 2,
    offsetPermille: 500,
    sharePermille: 400,
    isFinished: false,
    readAt: nowMs - HOUR_MS,
    anchor: null,
    ...more,
  };
}

function fakeUse(nowMs: number, more: Partial<UseHistoryItem> = {}): UseHistoryItem {
  return {
    id: 12,
    useType: 'RENT',
    contentsAlias: 'salt-crown',
    contentsTitle: 'Salt Crown',
    thumbnails: [],
    language: 'en',
    episodeCount: 1,
    episodes: [{ alias: 'ep-2', title: 'Ep. 2' }],
    ...{ useCoin: 3, useGoldCoin: 1, useBonusCoin: 2, useFreeCoin: 0 },
    receipt: [
      {
        ...{ kind: 'BONUS', source: 'EVENT', amount: 2 },
        acquiredAt: nowMs - 240 * HOUR_MS,
        expiredAt: nowMs + 48 * HOUR_MS,
      },
      { kind: 'COIN', source: 'PAYMENT', amount: 1, acquiredAt: nowMs - 480 * HOUR_MS, expiredAt: null },
    ],
    createdAt: nowMs - 2 * HOUR_MS,
    undoneAt: null,
    ...more,
  };
}

const markId = (number: number) => `00000000-0000-4000-8000-00000000000${number}`;
const MOON = { alias: 'moon-library', title: 'The Moon Library', language: 'en' };

function fakeMark(nowMs: number, more: Partial<MarkItem> = {}): MarkItem {
  return {
    ...{ id: markId(1), kind: 'HIGHLIGHT', startAnchor: 't14.0:3', endAnchor: 't14.0:9', quote: 'the tide' },
    ...{ note: '', colour: 'BLUE', pageOrderNo: 14, createdAt: nowMs - HOUR_MS, updatedAt: nowMs - HOUR_MS },
    series: { alias: 'salt-crown', title: 'Salt Crown', language: 'en' },
    episode: { alias: 'ep-1', title: 'Ep. 1' },
    ...more,
  };
}

function fakeItems(nowMs: number, thumbnail: SeriesThumbnail) {
  const head: Pick<RecentItem, 'creators' | 'thumbnails' | 'type' | 'language'> = {
    ...{ creators: 'Ines Marlowe', thumbnails: [thumbnail], type: 'COMIC', language: 'en' },
  };
  const salt = { ...head, id: 7, alias: 'salt-crown', title: 'Salt Crown' };
  const moon = { ...head, id: 8, alias: 'moon-library', title: 'The Moon Library' };
  const gone = { ...head, id: 10, alias: 'long-gone', title: 'Long Gone' };
  const counts = { collectionCount: 1, episodeCount: 4, ownedCount: 0, rentedCount: 0, newCount: 0 };
  const none = { rentExpiredAt: null, position: null };
  const library: LibraryItem[] = [
    {
      ...{ ...salt, ...counts, ...none, ownedCount: 9, newCount: 1 },
      position: fakePosition(nowMs),
      firstEpisode: { alias: 'ep-1', title: 'Ep. 1' },
    },
    {
      ...{ ...moon, ...counts, ...none, rentedCount: 1 },
      rentExpiredAt: nowMs + 41 * HOUR_MS + 1,
      firstEpisode: { alias: 'ep-3', title: 'Ep. 3' },
    },
    { ...gone, ...counts, ...none, ownedCount: 1, firstEpisode: { alias: 'ep-1', title: 'Ep. 1' } },
  ];
  const recent: RecentItem[] = [
    { ...salt, episode: { alias: 'ep-1', title: 'Ep. 1' }, position: fakePosition(nowMs) },
    {
      ...moon,
      episode: { alias: 'ep-3', title: 'Ep. 3' },
      position: fakePosition(nowMs, { episode: { alias: 'ep-3', title: 'Ep. 3' }, isFinished: true }),
    },
  ];
  const favorite: FavoriteItem[] = [
    { ...salt, episodeCount: 4, newCount: 2, createdAt: nowMs, position: fakePosition(nowMs) },
    { ...moon, episodeCount: 3, newCount: 0, createdAt: nowMs, position: null },
  ];
  return { library, recent, favorite };
}

export function createFakeLibrary(nowMs: number, thumbnail: SeriesThumbnail): AnsweringLibrary {
  const items = fakeItems(nowMs, thumbnail);
  const uses = [
    fakeUse(nowMs),
    fakeUse(nowMs, { id: 11, useType: 'ALL_POSSESSION', episodeCount: 12, useCoin: 30 }),
    fakeUse(nowMs, { id: 10, useType: 'FREETIME', useCoin: 0, receipt: [] }),
    fakeUse(nowMs, { id: 9, useType: 'POSSESSION', useCoin: 5, undoneAt: nowMs - HOUR_MS }),
  ];
  const marks = new Set(['salt-crown']);
  const stars = new Map<string, number>();
  const own = [
    fakeMark(nowMs),
    fakeMark(nowMs, { id: markId(2), series: MOON, kind: 'BOOKMARK', endAnchor: null, quote: '', pageOrderNo: 0 }),
    fakeMark(nowMs, { id: markId(3), note: 'Again' }),
  ];
  let isEmpty = false;
  let hidden = 0;
  let refusesMarks: 'MARK_LIMIT' | 'TOO_MANY_REQUESTS' | null = null;
  let viewerSettings: Parameters<FakeLibrary['read']>[0] = { account: {}, series: {} };
  // Two rows a page, so that there is a next page.
  const pageOf = (all: readonly object[], search: string, more: object) => {
    const number = Number(new URLSearchParams(search).get('page') ?? 0);
    const content = isEmpty ? [] : all.slice(number * 2, number * 2 + 2);
    const last = isEmpty || number * 2 + 2 >= all.length;
    const counts = { size: 2, totalPages: Math.ceil(all.length / 2), totalElements: all.length };
    return success({
      ...{ content, number, ...counts, numberOfElements: content.length },
      ...{ first: number === 0, last, empty: content.length === 0, ...more },
    });
  };
  const mark = (alias: string, isFavorite: boolean) => {
    if (refusesMarks !== null) return refusal('NOT_EXIST');
    if (isFavorite) marks.add(alias);
    else marks.delete(alias);
    return success({ isFavorite });
  };
  return {
    empty: () => {
      isEmpty = true;
    },
    hide: (count) => {
      hidden = count;
    },
    refuseMarks: (code = 'MARK_LIMIT') => {
      refusesMarks = code;
    },
    marked: () => [...marks],
    read: (settings) => {
      viewerSettings = settings;
    },
    answer({ method, pathname, search, headers, body }) {
      const call = `${method} ${pathname}`;
      const isOwn = /^\/v2\/library|^\/purchase\/history$/.test(pathname);
      if (!isOwn) return null;
      if (!headers.has('authorization')) return refusal('NOT_LOGIN_USER');
      const [, part, alias] = /^\/v2\/library\/(state|series)\/([^/]+)$/.exec(pathname) ?? [];
      if (alias !== undefined) {
        const position = alias === 'salt-crown' && !isEmpty ? fakePosition(nowMs) : null;
        const state = { isFavorite: marks.has(alias), position, stars: stars.get(alias) ?? null, viewerSettings };
        return success(part === 'state' ? state : { rights: null, state });
      }
      if (call === 'GET /v2/library') return pageOf(items.library, search, { hiddenCount: hidden });
      if (call === 'GET /v2/library/shelves') {
        const own = isEmpty ? { library: [], favorite: [] } : items;
        const followed = own.favorite.filter(({ newCount }) => newCount > 0);
        const ending = own.library.filter(({ rentExpiredAt }) => rentExpiredAt !== null);
        return success({ ready: isEmpty ? [] : [listItem(fakeSeries())], ending, followed });
      }
      if (call === 'GET /v2/library/recent') return pageOf(items.recent, search, { hiddenCount: hidden });
      if (call === 'GET /v2/library/favorite') return pageOf(items.favorite, search, { hiddenCount: hidden });
      if (call === 'POST /v2/library/favorite') return mark(JSON.parse(body).contentsAlias, true);
      if (call === 'DELETE /v2/library/favorite')
        return mark(new URLSearchParams(search).get('contentsAlias') ?? '', false);
      const [, rated] = /^\/v2\/library\/rating\/([^/]+)$/.exec(pathname) ?? [];
      if (rated !== undefined) {
        if (refusesMarks !== null) return refusal('NOT_EXIST');
        if (method === 'PUT') stars.set(rated, JSON.parse(body).stars);
        else stars.delete(rated);
        return success({ stars: stars.get(rated) ?? null });
      }
      if (call === 'GET /v2/library/marks') return pageOf(own, search, {});
      if (call === 'GET /v2/library/marks/series/salt-crown/ep-1') {
        return success(own.filter(({ series, episode }) => series.alias === 'salt-crown' && episode.alias === 'ep-1'));
      }
      const [, changed] = /^\/v2\/library\/marks\/([^/]+)$/.exec(pathname) ?? [];
      if (changed !== undefined) {
        if (refusesMarks !== null) return refusal(refusesMarks);
        return success(method === 'PUT' ? { isKept: true } : { isRemoved: true });
      }
      if (call === 'PUT /v2/library/position') return positionReply(JSON.parse(body).contentsAlias);
      if (call === 'DELETE /v2/library/positions') {
        if (refusesMarks !== null) return refusal('TOO_MANY_REQUESTS');
        return success({ forgottenCount: 1 });
      }
      if (method === 'PUT' && pathname.startsWith('/v2/library/settings')) return success({ settings: {} });
      if (call === 'GET /purchase/history') return pageOf(uses, search, { days: 90 });
      return null;
    },
  };
}

/** The answer for a place in a series: of one that is asked for too often, one that does not exist, or any other. */
function positionReply(alias: string): Response {
  if (alias === 'busy') return refusal('TOO_MANY_REQUESTS');
  return alias === 'gone' ? refusal('NOT_EXIST') : success({ isKept: true });
}
