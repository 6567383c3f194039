import { expect, test } from 'vitest';
import { type ApiClient, createApiClient } from './api-client.ts';

const page = { content: [], number: 0, size: 2, totalPages: 0, totalElements: 0, numberOfElements: 0 };
const policy = {
  id: 1,
  kind: 'TERMS',
  version: 2,
  title: 't',
  locale: 'en-US',
  effectiveAt: 0,
  body: '',
  versions: [],
};

test.each<[call: (client: ApiClient) => Promise<{ ok: boolean }>, address: string, data: unknown]>([
  [
    (client) => client.search({ searchText: 'ねこ & 犬', scope: 'all' }),
    '/v2/search/all?searchText=%E3%81%AD%E3%81%93+%26+%E7%8A%AC',
    { contents: [], hasNext: false, nextPagination: '' },
  ],
  [
    (client) =>
      client.search({
        searchText: '',
        scope: 'tag',
        sort: 'LATEST',
        size: 9,
        nextPagination: 'x.y',
        isIncludeAdult: false,
        contentsThumbnailType: ['VERTICAL', 'MAIN'],
      }),
    '/v2/search/tag?searchText=&isIncludeAdult=false&contentsThumbnailType=VERTICAL%2CMAIN&sort=LATEST&size=9&nextPagination=x.y',
    { contents: [], hasNext: false, nextPagination: '' },
  ],
  [
    (client) => client.search({ searchText: 'a', nextPagination: '', scope: 'all' }),
    '/v2/search/all?searchText=a&nextPagination=',
    { contents: [], hasNext: false, nextPagination: '' },
  ],
  [(client) => client.topTags(), '/v2/contents/tag/top10', [{ name: 'Romance', contentsCount: 3 }]],
  [(client) => client.recommendedTags(), '/v2/contents/tag/recommend', []],
  [(client) => client.banners(), '/v2/banner', []],
  [(client) => client.banners({ displayPosition: 'POPUP' }), '/v2/banner?displayPosition=POPUP', []],
  [(client) => client.notices({ size: 2 }), '/v2/notice?size=2', { ...page, first: true, last: true, empty: true }],
  [
    (client) => client.notice({ id: '..' }),
    '/v2/notice/%252E%252E',
    { id: 1, title: 't', isPinned: false, createdAt: 0, body: '' },
  ],
  [(client) => client.faqs({ category: 'COIN' }), '/v2/faq?category=COIN', { categories: [], content: [] }],
  [(client) => client.policies(), '/v2/policy', []],
  [(client) => client.policy({ kind: 'TERMS', version: 2 }), '/v2/policy/TERMS?version=2', policy],
  [(client) => client.terms({ purpose: 'SHOP' }), '/v2/terms?purpose=SHOP', []],
  [
    (client) =>
      client.scheduledSeries({
        type: 'ALL',
        groupMenu: 'TEN',
        sort: 'POPULAR',
        contentsThumbnailType: ['MAIN'],
        limit: 9,
      }),
    '/v2/contents/main/schedule/ALL?contentsThumbnailType=MAIN&limit=9&groupMenu=TEN&sort=POPULAR',
    [],
  ],
  [(client) => client.scheduledSeries({ type: 'COMIC' }), '/v2/contents/main/schedule/COMIC', []],
  [
    (client) => client.rankedSeries({ type: 'NOVEL', rankingType: 'WEEKLY', mainGenre: ['BL'] }),
    '/v2/contents/main/ranking/NOVEL?mainGenre=BL&rankingType=WEEKLY',
    [],
  ],
  [
    (client) => client.freeSeries({ type: 'ALL', contentsFreeFilter: 'FREETIME' }),
    '/v2/contents/main/free/ALL?contentsFreeFilter=FREETIME',
    [],
  ],
  [(client) => client.favoriteSeries({ type: 'ALL', limit: 3 }), '/v2/contents/main/favorite/ALL?limit=3', []],
  [
    (client) => client.seriesOfGenre({ type: 'ALL', mainGenre: ['ROMANCE'], sort: 'LATEST' }),
    '/v2/contents/main/genre/ALL?mainGenre=ROMANCE&sort=LATEST',
    [],
  ],
  [(client) => client.matureSeries({ type: 'ALL' }), '/v2/contents/main/mature/ALL', []],
  [
    (client) => client.seriesAddresses({ afterId: 7, size: 2 }),
    '/v2/contents/main/addresses?afterId=7&size=2',
    { contents: [], hasNext: false },
  ],
  [(client) => client.picks(), '/v2/contents/group', []],
  [
    (client) => client.pick({ id: '..' }),
    '/v2/contents/group/%252E%252E',
    { id: 1, title: 't', description: '', contentsCount: 0, contentsInfo: [] },
  ],
  [(client) => client.themes({ displayPosition: 'SEARCH' }), '/v2/theme?displayPosition=SEARCH', []],
  [(client) => client.countView({ contentsAlias: 'alpha' }), '/v2/contents/viewcount', { viewCount: 5 }],
])('call %# asks at its address', async (call, address, data) => {
  const asked: string[] = [];
  const client = createApiClient({
    baseUrl: 'http://api.test',
    balconyId: 'BELTOON_JP',
    timeZone: 'Asia/Tokyo',
    acceptLanguage: 'ja-JP',
    fetch: (request) => {
      asked.push(request.url);
      return new Response(JSON.stringify({ result: 'SUCCESS', data }));
    },
  });
  expect(await call(client)).toEqual({ ok: true, status: 200, data });
  expect(asked).toEqual([`http://api.test${address}`]);
});
