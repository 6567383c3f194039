import type { Episode, Series, SeriesListItem, Viewer, ViewerPage } from '@longstrip/api-contract';
import type { SeriesThumbnailType } from '@longstrip/core';
import { createFakeAccounts, type FakeAccounts } from './fake-accounts.ts';
import { refusal, success } from './fake-envelope.ts';
import { fakeList } from './fake-lists.ts';
import { fakeSearch } from './fake-search.ts';
import { fakeText } from './fake-texts.ts';

/** The time of these tests. */
export const NOW_MS = Date.UTC(2026, 10, 21, 12);
const DAY_MS = 86_400_000;

/** A request to the fake api. */
export interface Call {
  method: string;
  pathname: string;
  /** The query, with its question mark. */
  search: string;
  headers: Headers;
  body: string;
}

/** An api with three series that records its requests. */
export interface FakeApi {
  calls: Call[];
  accounts: FakeAccounts;
  fetch(request: Request): Promise<Response>;
  /** Makes every request fail, as without a connection. */
  breakDown(): void;
  /** Empties the catalogue. */
  empty(): void;
  /** Fills the store with this many series, none of them adult. */
  hold(count: number): void;
  /** Gives every series these properties. */
  change(facts: Partial<Series>): void;
  /** Makes requests fail whose path contains this. */
  breakList(part: string): void;
  /** Refuses adult series, whatever a guest has confirmed. */
  refuseAdults(): void;
}

export function fakeEpisode(number: number, more: Partial<Episode> = {}): Episode {
  return {
    id: 100 + number,
    alias: `ep-${number}`,
    title: `Ep. ${number}`,
    subTitle: null,
    orderNo: number,
    openedAt: NOW_MS - (30 - number) * DAY_MS,
    type: 'GENERAL',
    isSample: false,
    isLogin: false,
    paid: false,
    possessionCoin: 0,
    rentCoin: 0,
    permanentCoin: 0,
    coinKind: 'COIN',
    purchaseStatus: null,
    rentExpiredAt: null,
    expiredAt: 0,
    isRentGift: false,
    isRentFreetime: false,
    thumbnails: [],
    freeUntil: null,
    ...more,
  };
}

export const PRICED = { paid: true, rentCoin: 3, possessionCoin: 5, permanentCoin: 5 } as const;

export function fakeSeries(more: Partial<Series> = {}): Series {
  return {
    id: 7,
    alias: 'salt-crown',
    title: 'Salt Crown',
    type: 'COMIC',
    status: 'SCHEDULED',
    isAdult: false,
    isMixed: false,
    synopsis: 'Nine winters after the sea swallowed the capital, Isolde still measures every tide by hand.',
    creators: [{ creatorId: 1, name: 'Ines Marlowe', type: 'AUTHOR' }],
    tags: [{ name: 'Romance', isExtra: false }],
    thumbnails: [thumbnail('VERTICAL', 600, 800), thumbnail('DETAIL', 1440, 660)],
    episodes: [fakeEpisode(1), fakeEpisode(2, PRICED)],
    publisher: null,
    language: 'en',
    languages: [],
    scheduleDays: ['WEDNESDAY', 'SATURDAY'],
    isOriginal: false,
    viewerType: 'SCROLL',
    paperDirection: 'LTR',
    viewCount: 1_234_567,
    rentalHours: 72,
    freetime: null,
    updatedAt: NOW_MS,
    ...more,
  };
}

export function thumbnail(type: SeriesThumbnailType, width: number, height: number) {
  const imagePath = `https://us.example/_/image?url=%2Fa%2F${type}%2Fsig&w=384&q=75`;
  return { type, imagePath, width, height, placeholder: '#334455' };
}

export function fakePage(order: number, more: Partial<ViewerPage> = {}): ViewerPage {
  const address = (width: number) => `https://us.example/_/image?url=%2Fa%2Fpage${order}&w=${width}&s=sealed`;
  return {
    order,
    imagePath: address(1080),
    width: 800,
    height: 1280,
    defaultHeight: 1280,
    expiredAt: NOW_MS + 600_000,
    code: null,
    type: null,
    contentText: null,
    line: null,
    point: null,
    scrambleIndex: null,
    sources: [640, 828].map((width) => ({ width, url: address(width) })),
    placeholder: '#112233',
    blurred: 'data:image/webp;base64,UklGRg==',
    spread: 'none',
    stripIndex: null,
    ...more,
  };
}

export function fakeViewer(more: Partial<Viewer> = {}): Viewer {
  return {
    contentId: 7,
    episodeId: 101,
    contentsAlias: 'salt-crown',
    contentsTitle: 'Salt Crown',
    episodeAlias: 'ep-1',
    title: 'Ep. 1',
    subTitle: null,
    contentType: 'IMAGE',
    contentsType: 'COMIC',
    isScramble: false,
    viewerType: 'SCROLL',
    paperDirection: 'LTR',
    prevEpisode: null,
    nextEpisode: fakeEpisode(2, PRICED),
    isAdult: false,
    images: [fakePage(1), fakePage(2), fakePage(3)],
    isForAll: true,
    writingMode: 'HORIZONTAL',
    language: 'en',
    episode: fakeEpisode(1),
    ...more,
  };
}

/** A series as lists show it. */
export function listItem(series: Series): SeriesListItem {
  return {
    id: series.id,
    alias: series.alias,
    title: series.title,
    type: series.type,
    creators: series.creators.map(({ name }) => name).join(', '),
    thumbnails: series.thumbnails,
    isAdult: series.isAdult,
    viewCount: series.viewCount,
    tag: 'Romance',
    badge: { completed: false, free: 1, freetime: series.freetime !== null, original: false, up: true },
    badgeFree: 1,
    badgeFreetime: series.freetime !== null,
    badgeOriginal: false,
    badgeUp: true,
    badgeComplete: false,
    badgeAdult: series.isAdult,
    language: series.language,
  };
}

/** The series in the store. The last one is adult. */
const SERIES = [
  fakeSeries(),
  fakeSeries({ id: 8, alias: 'moon-library', title: 'The Moon Library', type: 'NOVEL' }),
  fakeSeries({ id: 9, alias: 'night-only', title: 'Night Only', isAdult: true }),
];

/** Makes the fake api. */
export function createFakeApi(): FakeApi {
  const calls: Call[] = [];
  const accounts = createFakeAccounts(NOW_MS);
  let isDown = false;
  let isEmpty = false;
  let changed: Partial<Series> = {};
  let held = SERIES;
  let brokenPart: string | null = null;
  let refusesAdults = false;
  return {
    calls,
    accounts,
    breakDown: () => {
      isDown = true;
    },
    empty: () => {
      isEmpty = true;
    },
    hold: (count) => {
      held = Array.from({ length: count }, (_, index) => fakeSeries({ id: 100 + index, alias: `series-${index}` }));
    },
    change: (facts) => {
      changed = { ...changed, ...facts };
    },
    breakList: (part) => {
      brokenPart = part;
    },
    refuseAdults: () => {
      refusesAdults = true;
    },
    async fetch(request) {
      const { pathname, search, searchParams } = new URL(request.url);
      const call = { method: request.method, pathname, search, headers: request.headers, body: await request.text() };
      calls.push(call);
      if (isDown || (brokenPart !== null && pathname.includes(brokenPart))) throw new TypeError('fetch failed');
      const account = accounts.answer(call);
      if (account !== null) return account;
      if (refusesAdults) searchParams.delete('isNotLoginAdult');
      return answer(pathname, searchParams, isEmpty ? [] : held.map((series) => ({ ...series, ...changed })));
    },
  };
}

function answer(pathname: string, query: URLSearchParams, series: readonly Series[]): Response {
  if (pathname.startsWith('/api/balcony-api-v2/')) {
    return answer(pathname.replace('/api/balcony-api-v2', '/v2'), query, series);
  }
  if (pathname === '/_/health') return Response.json({ status: 'ok' });
  if (pathname === '/_/image') return new Response('a picture', { headers: { 'Content-Type': 'image/webp' } });
  const search = fakeSearch(pathname, query, series, listItem);
  if (search !== null) return search;
  const list = fakeList(pathname, query, series, listItem);
  if (list !== null) return list;
  if (pathname === '/v2/contents/tab/details') return success(series.slice(0, 1).map(listItem));
  const text = fakeText(pathname, query);
  if (text !== null) return text;
  const saysAdult = query.get('isNotLoginAdult') === 'true';
  const [, one, two] = /^\/v2\/contents\/viewer\/([^/]+)(?:\/([^/]+))?$/.exec(pathname) ?? [];
  if (one !== undefined) return two === undefined ? addressAnswer(one) : viewerAnswer(one, two, saysAdult);
  const [, asked] = /^\/v2\/contents\/([^/]+)$/.exec(pathname) ?? [];
  if (asked !== undefined) return seriesAnswer(asked, series, saysAdult);
  return Response.json({ result: 'ERROR', error: { code: 'NO_SUCH_ROUTE', message: '', detail: '' } }, { status: 404 });
}

function seriesAnswer(asked: string, series: readonly Series[], saysAdult: boolean): Response {
  const found = series.find(({ id, alias }) => alias === asked || String(id) === asked);
  if (found === undefined) return refusal('NOT_EXIST');
  return found.isAdult && !saysAdult ? refusal('ADULT_ONLY_CONTENTS') : success(found);
}

function addressAnswer(episodeId: string): Response {
  if (episodeId !== '101') return refusal('NOT_FOUND_EPISODE');
  return success({ contentId: 7, episodeId: 101, contentsAlias: 'salt-crown', episodeAlias: 'ep-1' });
}

function viewerAnswer(alias: string, episodeAlias: string, saysAdult: boolean): Response {
  if (alias === 'night-only') {
    const opened = { contentsAlias: alias, contentsTitle: 'Night Only', isAdult: true, isForAll: false };
    return saysAdult ? success(fakeViewer(opened)) : refusal('ADULT_ONLY_CONTENTS');
  }
  if (alias === 'from-the-right') {
    const afterword = fakePage(2, { imagePath: null, contentText: '<div><p>About this book.</p></div>', sources: [] });
    return success(
      fakeViewer({
        contentsAlias: alias,
        viewerType: 'PAPER',
        paperDirection: 'RTL',
        images: [fakePage(1), afterword],
      }),
    );
  }
  if (alias !== 'salt-crown' && alias !== 'moon-library') return refusal('NOT_EXIST');
  if (episodeAlias === 'ep-2') return refusal('NOT_LOGIN_USER');
  if (episodeAlias !== 'ep-1' && episodeAlias !== '101') return refusal('NOT_FOUND_EPISODE');
  if (alias === 'salt-crown') return success(fakeViewer());
  const html =
    '<p>The library opened.<img src="https://us.example/_/image?url=%2Fa%2Fx&amp;w=640" width="4" height="3" alt="A door"></p>';
  return success(
    fakeViewer({
      contentsAlias: alias,
      contentsTitle: 'The Moon Library',
      contentType: 'EPUB',
      contentsType: 'NOVEL',
      images: [fakePage(1, { imagePath: null, contentText: html, sources: [] })],
    }),
  );
}
