import type { Episode, Series, SeriesListItem, Viewer, ViewerPage } from '@longstrip/api-contract';
import type { SeriesThumbnailType } from '@longstrip/core';

/** The fixed time in these tests. */
export const NOW_MS = Date.UTC(2026, 10, 21, 12);
const DAY_MS = 86_400_000;

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
    elsewhere: [],
    scheduleDays: ['WEDNESDAY', 'SATURDAY'],
    isOriginal: false,
    viewerType: 'SCROLL',
    paperDirection: 'LTR',
    viewCount: 1_234_567,
    rating: null,
    followerCount: null,
    rentalHours: 72,
    freetime: null,
    shareVersion: 'a1b2c3d4e5f6',
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
    pageId: `${order}`.padStart(12, 'a'),
    ...more,
  };
}

const FAKE_REGIONS: NonNullable<ViewerPage['regions']> = [
  { order: 1, box: [0, 320, 800, 500], scene: 'A harbour', text: 'Salt is patient.' },
];

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
    images: [fakePage(1), fakePage(2, { regions: FAKE_REGIONS }), fakePage(3)],
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
