import { TEST_NOW_MS as NOW_MS } from '@longstrip/test-kit';
import { type AddedUser, addSeries, addUser, type SeriesSpec } from '@longstrip/test-kit/data';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { at, listAt } from '../../testing/expect-shape.ts';
import { createTestApi, type TestApi, type TestRequest } from '../../testing/test-api.ts';

const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;

let api: TestApi;
let adult: AddedUser;
let minor: AddedUser;
const ids = new Map<string, number>();

async function add(alias: string, spec: Partial<SeriesSpec> = {}): Promise<void> {
  const { id } = await addSeries(api.db, { alias, platformIds: ['bom-us'], ...spec });
  ids.set(alias, id);
}

beforeAll(async () => {
  // Tuesday, 05:00 in Los Angeles.
  expect(NOW_MS).toBe(Date.UTC(2026, 2, 10, 12));
  api = await createTestApi();
  adult = await addUser(api.db, { platformId: 'bom-us', id: 'adult', isAdult: true, birthedOn: '1990-05-01' });
  minor = await addUser(api.db, { platformId: 'bom-us', id: 'minor', birthedOn: '2012-05-01' });
  const opened = (daysAgo: number) => ({ onPlatform: { openedAtMs: NOW_MS - daysAgo * DAY_MS } });
  const priced = { onPlatform: { freeEpisodeCount: 0, openedAtMs: NOW_MS - 30 * DAY_MS } };
  await add('monday', { scheduleDays: ['MONDAY'], tags: ['Action', 'School'], viewCount: 5 });
  await add('tuesday', { scheduleDays: ['TUESDAY'], viewCount: 30, ...priced, episodes: [opened(2), opened(40)] });
  await add('fresh', { scheduleDays: ['TUESDAY', 'TEN'], viewCount: 10, ...priced, episodes: [opened(20), opened(1)] });
  await add('ten', { scheduleDays: ['TEN'], viewCount: 40, ...priced, episodes: [opened(12)], freetimeEnabled: true });
  await add('paused', { scheduleDays: ['TUESDAY'], status: 'PAUSED', tags: ['Drama'], viewCount: 2, ...priced });
  await add('done', { scheduleDays: ['TUESDAY'], status: 'COMPLETED', tags: ['Drama'], viewCount: 3 });
  await add('story', { scheduleDays: ['TUESDAY'], type: 'NOVEL', tags: ['Fantasy', 'Action'], viewCount: 1 });
  await add('mature', { scheduleDays: ['TUESDAY'], isAdult: true, tags: ['Action'], viewCount: 99 });
  await add('to-come', { scheduleDays: ['TUESDAY'], onPlatform: { openedAtMs: NOW_MS + 1 } });
  await add('hidden', { scheduleDays: ['TUESDAY'], onPlatform: { isVisible: false } });
  await add('removed', { scheduleDays: ['TUESDAY'], removedAtMs: 1 });
});
afterAll(() => api.close());
afterEach(() => api.clock.setTo(NOW_MS));

async function aliasesOf(path: string, request: TestRequest = {}): Promise<unknown[]> {
  const { status, json } = await api.ask(path, request);
  expect([status, at(json, 'result')]).toEqual([200, 'SUCCESS']);
  return listAt(json, 'data').map((item) => at(item, 'alias'));
}
const names = (path: string, request?: TestRequest) => aliasesOf(`/v2/contents/main/${path}`, request);

describe('GET v2/contents/main/schedule/{type}', () => {
  test.each([
    ['MONDAY', ['monday']],
    ['tuesday', ['story', 'fresh', 'tuesday']],
    ['SUNDAY', []],
    ['TEN', ['fresh', 'ten']],
    ['COMPLETE', ['done']],
    ['ALL', ['story', 'monday', 'paused', 'fresh', 'tuesday', 'ten']],
  ])('groupMenu=%s', async (menu, expected) => {
    expect((await names(`schedule/ALL?groupMenu=${menu}`)).toSorted()).toEqual(expected.toSorted());
  });

  test('LATEST: whose episode came last, then the newest series; POPULAR: the most viewed', async () => {
    expect(await names('schedule/COMIC?groupMenu=TUESDAY')).toEqual(['fresh', 'tuesday']);
    expect(await names('schedule/COMIC?groupMenu=TUESDAY&sort=LATEST_BOM')).toEqual(['fresh', 'tuesday']);
    expect(await names('schedule/COMIC?groupMenu=TUESDAY&sort=POPULAR')).toEqual(['tuesday', 'fresh']);
  });

  test('of every ten days those with an episode of the current period lead, whatever the order', async () => {
    expect(await names('schedule/ALL?groupMenu=TEN&sort=POPULAR')).toEqual(['fresh', 'ten']);
    // The period that began on 21 February: the episode of `fresh` is still to come.
    api.clock.setTo(NOW_MS - 10 * DAY_MS);
    expect(await names('schedule/ALL?groupMenu=TEN&sort=POPULAR')).toEqual(['ten', 'fresh']);
  });

  test('of every ten days those that lead keep the order asked for among themselves', async () => {
    const me = { balconyId: 'DELITOON_ME' };
    const addTen = (alias: string, viewCount: number, openedDaysAgo: number) =>
      add(alias, {
        ...{ alias, viewCount, platformIds: ['delitoon-me'], scheduleDays: ['TEN'] },
        onPlatform: { freeEpisodeCount: 0 },
        episodes: [{ onPlatform: { openedAtMs: NOW_MS - openedDaysAgo * DAY_MS } }],
      });
    await addTen('most-read', 20, 5);
    await addTen('newest-episode', 1, 1);
    await addTen('long-ago', 99, 40);
    const leading = await names('schedule/ALL?groupMenu=TEN&sort=POPULAR', me);
    expect(leading).toEqual(['most-read', 'newest-episode', 'long-ago']);
    const latest = await names('schedule/ALL?groupMenu=TEN&sort=LATEST', me);
    expect(latest).toEqual(['newest-episode', 'most-read', 'long-ago']);
  });

  test.each([
    ['', ['tuesday', 'fresh', 'story']],
    ['?groupMenu=SOMEDAY', ['tuesday', 'fresh', 'story']],
    ['?groupMenu=MONDAY&isIncludeTen=true', ['monday', 'fresh', 'ten']],
  ])('%j: today when no day is said, with those of every ten days only where asked for', async (query, expected) => {
    expect((await names(`schedule/ALL${query}`)).toSorted()).toEqual(expected.toSorted());
  });

  test.each([
    [
      'the last millisecond of Tuesday in Los Angeles',
      Date.UTC(2026, 2, 11, 7) - 1,
      ['tuesday', 'fresh', 'story', 'to-come'],
    ],
    ['Wednesday, the 11th, brings those of every ten days', Date.UTC(2026, 2, 11, 7), ['fresh', 'ten']],
    ['the 12th does not', Date.UTC(2026, 2, 12, 7), []],
  ])('today is the platform’s calendar day: %s', async (_, nowMs, expected) => {
    api.clock.setTo(nowMs);
    const headers = { 'x-balcony-timezone': 'Asia/Tokyo' };
    expect((await names('schedule/ALL', { headers })).toSorted()).toEqual(expected.toSorted());
  });

  test('genres and mainGenre narrow it, by our words or a catalogue’s; unknown ones do not', async () => {
    expect(await names('schedule/ALL?groupMenu=ALL&genres=ACTION&sort=POPULAR')).toEqual(['monday', 'story']);
    expect(await names('schedule/ALL?groupMenu=ALL&mainGenre=drama,恋愛&sort=POPULAR')).toEqual([
      ...['ten', 'tuesday', 'fresh', 'paused'],
    ]);
    expect(await names('schedule/ALL?groupMenu=MONDAY&mainGenre=ALL')).toEqual(['monday']);
    expect(await names('schedule/ALL?groupMenu=MONDAY&genres=nonsense')).toEqual(['monday']);
  });
});

describe('GET v2/contents/tab/schedule/{type}', () => {
  test('is an array of ids', async () => {
    const { json } = await api.ask('/v2/contents/tab/schedule/comic?groupMenu=TUESDAY&sort=POPULAR');
    expect(json).toEqual({ result: 'SUCCESS', data: [ids.get('tuesday'), ids.get('fresh')] });
    const { json: one } = await api.ask('/v1/contents/tab/schedule/COMIC?groupMenu=TUESDAY&sort=POPULAR&limit=1');
    expect(at(one, 'data')).toEqual([ids.get('tuesday')]);
  });

  test('adultToggle leaves out, and never brings in', async () => {
    const of = async (query: string, request: TestRequest = {}) =>
      at((await api.ask(`/v2/contents/tab/schedule/ALL?groupMenu=TUESDAY${query}`, request)).json, 'data');
    const bearer = adult.accessToken;
    expect(await of('', { bearer })).toContain(ids.get('mature'));
    expect(await of('&adultToggle=false', { bearer })).not.toContain(ids.get('mature'));
    expect(await of('&adultToggle=true')).not.toContain(ids.get('mature'));
    expect(await of('&adultToggle=true', { bearer: minor.accessToken })).not.toContain(ids.get('mature'));
  });
});

describe('GET v2/contents/main/free/{type}', () => {
  test('has series with free episodes now; by waiting only where the platform has it', async () => {
    expect(await names('free/ALL')).toEqual(['monday', 'done', 'story']);
    expect(await names('free/ALL?contentsFreeFilter=FREETIME')).toEqual([]);
    await addSeries(api.db, {
      alias: 'waits',
      platformIds: ['bom-th'],
      freetimeEnabled: true,
      onPlatform: { freeEpisodeCount: 0 },
    });
    await addSeries(api.db, { alias: 'free', platformIds: ['bom-th'] });
    await addSeries(api.db, { alias: 'paid', platformIds: ['bom-th'], onPlatform: { freeEpisodeCount: 0 } });
    const th = { balconyId: 'BOMTOON_TH' };
    expect(await names('free/ALL', th)).toEqual(['free', 'waits']);
    expect(await names('free/ALL?contentsFreeFilter=freetime', th)).toEqual(['waits']);
    expect(await names('free/ALL?contentsFreeFilter=FREE', th)).toEqual(['free']);
    expect(await names('free/ALL?contentsFreeFilter=nonsense', th)).toEqual(['free', 'waits']);
  });

  test('has a series for its preview alone, and none whose free episodes are all still to come', async () => {
    const platformIds = ['delitoon-me'];
    await addSeries(api.db, {
      ...{ alias: 'preview', platformIds, onPlatform: { freeEpisodeCount: 0 } },
      episodes: [{ type: 'PREVIEW' }, {}],
    });
    await addSeries(api.db, {
      ...{ alias: 'free-tomorrow', platformIds, onPlatform: { freeEpisodeCount: 1 } },
      episodes: [{ onPlatform: { openedAtMs: NOW_MS + DAY_MS } }],
    });
    expect(await names('free/ALL', { balconyId: 'DELITOON_ME' })).toEqual(['preview']);
  });

  test('goes by the clock: a free window opens and ends', async () => {
    const window = { freeFromMs: NOW_MS + HOUR_MS, freeUntilMs: NOW_MS + 2 * HOUR_MS };
    const jp = { balconyId: 'BELTOON_JP' };
    await addSeries(api.db, {
      alias: 'window',
      platformIds: ['beltoon-jp'],
      onPlatform: { freeEpisodeCount: 0 },
      episodes: [{}, { onPlatform: window }],
    });
    for (const [nowMs, expected] of [
      [window.freeFromMs - 1, []],
      [window.freeFromMs, ['window']],
      [window.freeUntilMs, []],
    ] as const) {
      api.clock.setTo(nowMs);
      expect(await names('free/ALL', jp)).toEqual(expected);
    }
  });
});

test('favorite: the most viewed, until readers mark favourites', async () => {
  expect(await names('favorite/ALL')).toEqual(['ten', 'tuesday', 'fresh', 'monday', 'done', 'paused', 'story']);
  expect(await names('favorite/Novel?limit=5')).toEqual(['story']);
  expect(await names('favorite/ALL?limit=1', { bearer: adult.accessToken })).toEqual(['mature']);
});

describe('GET v2/contents/main/genre/{type}', () => {
  test.each([
    ['genre/ALL?mainGenre=ROMANCE', ['ten', 'tuesday', 'fresh']],
    ['genre/ALL?mainGenre=romance&sort=LATEST', ['fresh', 'tuesday', 'ten']],
    ['genre/NOVEL?mainGenre=FANTASY', ['story']],
    ['genre/ALL?mainGenre=BL', []],
  ])('%s', async (path, expected) => {
    expect(await names(path)).toEqual(expected);
  });

  test('action never has an adult series; another genre has, for readers who see them', async () => {
    for (const request of [{}, { bearer: adult.accessToken }, { bearer: minor.accessToken }]) {
      expect(await names('genre/ALL?mainGenre=ACTION', request)).toEqual(['monday', 'story']);
    }
    expect(await names('genre/ALL?mainGenre=ACTION,SCHOOL', { bearer: adult.accessToken })).toContain('mature');
  });
});

describe('GET v2/contents/main/mature/{type}', () => {
  test.each([
    ['a guest', () => ({})],
    ['a guest’s word where it does not count', () => ({ query: '?isNotLoginAdult=true' })],
    ['a minor', () => ({ bearer: minor.accessToken })],
    ['a guest with a bad token', () => ({ bearer: 'nonsense' })],
  ])('is refused to %s', async (_, who) => {
    const { query = '', ...request }: { query?: string; bearer?: string } = who();
    const { status, json } = await api.ask(`/v2/contents/main/mature/ALL${query}`, request);
    expect([status, at(json, 'error.code')]).toEqual([200, 'ADULT_ONLY_CONTENTS']);
    expect(JSON.stringify(json)).not.toContain('mature');
  });

  test('has adult series alone, for readers who see them', async () => {
    expect(await names('mature/ALL', { bearer: adult.accessToken })).toEqual(['mature']);
    expect(await names('mature/NOVEL', { bearer: adult.accessToken })).toEqual([]);
  });

  test('a guest’s yes counts on the Japanese site', async () => {
    await addSeries(api.db, { alias: 'otona', platformIds: ['beltoon-jp'], isAdult: true });
    const jp = { balconyId: 'BELTOON_JP' };
    expect(await names('mature/ALL?isNotLoginAdult=true', jp)).toEqual(['otona']);
    expect(await names('favorite/ALL?isNotLoginAdult=true', jp)).toContain('otona');
    expect(await names('favorite/ALL', jp)).not.toContain('otona');
    const { json } = await api.ask('/v2/contents/main/mature/ALL?isNotLoginAdult=false', jp);
    expect(at(json, 'error.code')).toBe('ADULT_ONLY_CONTENTS');
  });
});

describe('BL on the platform with the switch', () => {
  const tw = 'BOMTOON_TW';
  let on: AddedUser;
  let off: AddedUser;
  beforeAll(async () => {
    const user = (id: string, isBlToggle: boolean) => addUser(api.db, { platformId: 'bom-tw', id, isBlToggle });
    [on, off] = [await user('on', true), await user('off', false)];
    await addSeries(api.db, { alias: 'bl', platformIds: ['bom-tw'], tags: ['BL', '校園'] });
    await addSeries(api.db, { alias: 'school', platformIds: ['bom-tw'], tags: ['校園'] });
  });

  test.each([
    ['a guest on the web', () => ({}), true],
    ['a guest in the app', () => ({ headers: { 'x-platform': 'IOS_APP' } }), false],
    ['a reader with the switch on', () => ({ bearer: on.accessToken }), true],
    ['the same in the app', () => ({ bearer: on.accessToken, headers: { 'x-platform': 'AND_PLAY' } }), false],
    ['a reader with the switch off', () => ({ bearer: off.accessToken }), false],
  ])('%s', async (_, who, seesBl) => {
    const request = { balconyId: tw, ...who() };
    expect(await names('genre/ALL?mainGenre=BL', request)).toEqual(seesBl ? ['bl'] : []);
    for (const path of ['favorite/ALL', 'free/ALL', 'schedule/ALL?groupMenu=MONDAY', 'genre/ALL?mainGenre=SCHOOL']) {
      const list = await names(path, request);
      expect(list).toContain('school');
      expect(list.includes('bl')).toBe(seesBl);
    }
  });
});

test.each([
  'main/schedule/FILM',
  'main/ranking/FILM',
  'main/favorite/1',
  'main/free/x',
  'main/genre/x',
  'main/mature/x',
  'tab/schedule/x',
  'tab/ranking/x',
])('%s: an unknown type is malformed', async (path) => {
  const { status, json } = await api.ask(`/v2/contents/${path}`);
  expect([status, at(json, 'error.code')]).toEqual([400, 'MALFORMED_REQUEST']);
});

test.each([
  'limit=-1&days=x&rankingType=x&sort=%00',
  'limit=1e99&groupMenu=%F0%9F%98%80&genres=,,,&mainGenre=%27%3B--',
  `genres=${'A,'.repeat(2000)}&contentsThumbnailType=${'x'.repeat(500)}`,
])('whatever a query says, a list answers: %.60s', async (query) => {
  for (const list of ['schedule', 'ranking', 'favorite', 'free', 'genre', 'newest']) {
    expect((await api.ask(`/v2/contents/main/${list}/ALL?${query}`)).status).toBe(200);
  }
  for (const list of ['schedule/ALL', 'ranking/ALL', 'original/COMIC']) {
    expect((await api.ask(`/v2/contents/tab/${list}?${query}`)).status).toBe(200);
  }
});
