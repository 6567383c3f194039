import { TEST_NOW_MS } from '@longstrip/test-kit';
import { addSeries } from '@longstrip/test-kit/data';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { at, expectShape, listAt } from '../../testing/expect-shape.ts';
import { createTestApi, type TestApi, type TestRequest } from '../../testing/test-api.ts';
import { addWireWorld, type WireReaders } from '../../testing/wire-world.ts';

let api: TestApi;
let readers: WireReaders;
beforeAll(async () => {
  api = await createTestApi();
  readers = await addWireWorld(api);
});
afterAll(() => api.close());
afterEach(() => api.clock.setTo(TEST_NOW_MS));

const aliases = (json: unknown) => listAt(json, 'data').map((item) => at(item, 'alias'));
const itemOf = (json: unknown, alias: string) => listAt(json, 'data').find((item) => at(item, 'alias') === alias);

async function idOf(alias: string, request: TestRequest = {}): Promise<number> {
  const { json } = await api.ask(`/v2/contents/${alias}`, request);
  return Number(at(json, 'data.id'));
}

describe('GET v2/contents/main/newest/{type}', () => {
  test('has every field of a list item, the badges twice', async () => {
    const { status, json } = await api.ask('/v2/contents/main/newest/ALL');
    expect(status).toBe(200);
    const item = itemOf(json, 'alpha');
    expectShape(item, {
      id: 'int',
      alias: 'string',
      title: 'string',
      type: 'string',
      creators: 'string',
      thumbnails: 'array',
      isAdult: 'boolean',
      viewCount: 'int',
      tag: 'string',
      badge: 'object',
      badgeFree: 'int',
      badgeFreetime: 'boolean',
      badgeOriginal: 'boolean',
      badgeUp: 'boolean',
      badgeComplete: 'boolean',
      badgeAdult: 'boolean',
      language: 'string',
    });
    expectShape(at(item, 'badge'), {
      completed: 'boolean',
      free: 'int',
      freetime: 'boolean',
      original: 'boolean',
      up: 'boolean',
    });
    expect(item).toMatchObject({
      title: 'Alpha here',
      creators: 'Ada Writer, Ben Painter',
      tag: 'Romance',
      viewCount: 1234,
      badge: { completed: false, free: 4, freetime: false, original: true, up: false },
      badgeFree: 4,
      badgeOriginal: true,
    });
    expect(itemOf(json, 'beta')).toMatchObject({ badgeComplete: true, badge: { completed: true } });
    expect([item, itemOf(json, 'beta')].map((each) => at(each, 'language'))).toEqual(['en', 'ja']);
  });

  test('an item of a series of which little is known says so by empty texts and lists', async () => {
    const bare = { tags: [], creators: [], thumbnails: [], episodes: 0 };
    await addSeries(api.db, { alias: 'bare', platformIds: ['delitoon-me'], ...bare });
    const { json } = await api.ask('/v2/contents/main/newest/ALL', { balconyId: 'DELITOON_ME' });
    expect(itemOf(json, 'bare')).toMatchObject({ tag: '', creators: '', thumbnails: [], badgeFree: 0, badgeUp: false });
  });

  test('shows what came last first, a work in its own language alone, and nothing hidden, to come, removed, elsewhere or adult', async () => {
    const { json } = await api.ask('/v2/contents/main/newest/ALL');
    expect(aliases(json)).toEqual(['beta', 'alpha']);
  });

  test.each([
    ['COMIC', ['alpha']],
    ['comic', ['alpha']],
    ['Novel', ['beta']],
    ['all', ['beta', 'alpha']],
  ])('type %s is read in any case', async (type, expected) => {
    expect(aliases((await api.ask(`/v2/contents/main/newest/${type}`)).json)).toEqual(expected);
  });

  test('an unknown type is malformed', async () => {
    const { status, json } = await api.ask('/v2/contents/main/newest/FILM');
    expect([status, at(json, 'error.code')]).toEqual([400, 'MALFORMED_REQUEST']);
  });

  test('adult series are there for readers who see them, unless they say not now', async () => {
    const bearer = readers.adult.accessToken;
    expect(aliases((await api.ask('/v2/contents/main/newest/ALL', { bearer })).json)).toContain('gamma');
    const without = await api.ask('/v2/contents/main/newest/ALL?adultToggle=false', { bearer });
    expect(aliases(without.json)).not.toContain('gamma');
    const never = await api.ask('/v2/contents/main/newest/ALL?adultToggle=true&isIncludeAdult=true');
    expect(aliases(never.json)).not.toContain('gamma');
  });

  test('the limit holds, and is brought into its range', async () => {
    expect(aliases((await api.ask('/v2/contents/main/newest/ALL?limit=1')).json)).toEqual(['beta']);
    expect(aliases((await api.ask('/v2/contents/main/newest/ALL?limit=-5')).json)).toEqual(['beta']);
    expect(aliases((await api.ask('/v2/contents/main/newest/ALL?limit=1e9')).json)).toHaveLength(1);
    expect(aliases((await api.ask('/v2/contents/main/newest/ALL?limit=many')).json)).toHaveLength(2);
  });

  test('one picture for each type asked for, in the order of the wire', async () => {
    const typesOf = async (query: string) => {
      const { json } = await api.ask(`/v2/contents/main/newest/ALL${query}`);
      return listAt(itemOf(json, 'alpha'), 'thumbnails').map((picture) => at(picture, 'type'));
    };
    expect(await typesOf('')).toEqual(['VERTICAL']);
    expect(await typesOf('?contentsThumbnailType=MAIN')).toEqual(['MAIN']);
    expect(await typesOf('?contentsThumbnailType=MAIN,VERTICAL,SQUARE')).toEqual(['VERTICAL', 'MAIN', 'SQUARE']);
    expect(await typesOf('?contentsThumbnailType=nonsense')).toEqual(['VERTICAL']);
  });

  test('a guest who sees adult series on the Japanese site gets their own art', async () => {
    const { json } = await api.ask('/v2/contents/main/newest/ALL?isNotLoginAdult=true', { balconyId: 'BELTOON_JP' });
    const pictures = listAt(itemOf(json, 'theta'), 'thumbnails');
    expect(pictures.map((picture) => at(picture, 'type'))).toEqual(['VERTICAL']);
  });

  test('UP is for an episode of today, on the platform’s calendar', async () => {
    const upAt = async (nowMs: number) => {
      api.clock.setTo(nowMs);
      return at(itemOf((await api.ask('/v2/contents/main/newest/ALL')).json, 'alpha'), 'badgeUp');
    };
    // ep-4 opens at 05:00 in Los Angeles on 11 March, and that day ends at 07:00 UTC of the 12th.
    const opensAtMs = TEST_NOW_MS + 86_400_000;
    expect(await upAt(opensAtMs - 1)).toBe(false);
    expect(await upAt(opensAtMs)).toBe(true);
    expect(await upAt(Date.UTC(2026, 2, 12, 7) - 1)).toBe(true);
    expect(await upAt(Date.UTC(2026, 2, 12, 7))).toBe(false);
  });
});

describe('GET v2/contents/tab/original/{type}', () => {
  test('is an array of ids, without what the reader may not see', async () => {
    const [alpha, gamma] = [await idOf('alpha'), await idOf('gamma', { bearer: readers.adult.accessToken })];
    expect((await api.ask('/v2/contents/tab/original/COMIC')).json).toEqual({ result: 'SUCCESS', data: [alpha] });
    const { json } = await api.ask('/v2/contents/tab/original/comic?sort=LATEST_BOM&isIncludeTen=false', {
      bearer: readers.adult.accessToken,
    });
    expect(listAt(json, 'data')).toEqual([gamma, alpha]);
    expect((await api.ask('/v2/contents/tab/original/NOVEL')).json).toEqual({ result: 'SUCCESS', data: [] });
  });

  test('POPULAR puts the most read first', async () => {
    const bearer = readers.adult.accessToken;
    const { json } = await api.ask('/v2/contents/tab/original/COMIC?sort=popular', { bearer });
    expect(listAt(json, 'data')).toEqual([await idOf('alpha'), await idOf('gamma', { bearer })]);
  });
});

describe('POST v2/contents/tab/details', () => {
  const details = (body: unknown, request: TestRequest = {}) =>
    api.ask('/v2/contents/tab/details', { body, ...request });

  test('answers with the items in the order asked for, each once', async () => {
    const [alpha, beta] = [await idOf('alpha'), await idOf('beta')];
    const { status, json } = await details({
      contentsIds: `${beta},${alpha},${beta},999999`,
      contentsThumbnailType: 'MAIN',
    });
    expect(status).toBe(200);
    expect(aliases(json)).toEqual(['beta', 'alpha']);
    expect(at(itemOf(json, 'alpha'), 'thumbnails.0.type')).toBe('MAIN');
  });

  test('contentsType keeps the others out', async () => {
    const ids = `${await idOf('alpha')},${await idOf('beta')}`;
    expect(aliases((await details({ contentsIds: ids, contentsType: 'NOVEL' })).json)).toEqual(['beta']);
    expect(aliases((await details({ contentsIds: ids, contentsType: null })).json)).toEqual(['alpha', 'beta']);
  });

  test('no reader learns of an adult series by its id', async () => {
    const gamma = await idOf('gamma', { bearer: readers.adult.accessToken });
    expect(listAt((await details({ contentsIds: String(gamma) })).json, 'data')).toEqual([]);
    const seen = await details({ contentsIds: String(gamma) }, { bearer: readers.adult.accessToken });
    expect(aliases(seen.json)).toEqual(['gamma']);
  });

  test.each([
    ['no ids at all', {}],
    ['ids that are none', { contentsIds: 'a,b' }],
    ['SQL', { contentsIds: '1); drop table series; --' }],
    ['too many', { contentsIds: Array.from({ length: 201 }, (_, index) => index + 1).join(',') }],
    ['an id past every integer', { contentsIds: '9'.repeat(40) }],
    ['a list for an object', []],
    ['null', null],
    ['a number', 5],
  ])('%s is malformed', async (_what, body) => {
    const { status, json } = await details(body);
    expect([status, at(json, 'error.code')]).toEqual([400, 'MALFORMED_REQUEST']);
  });

  test('an id that no series can have is not there, and no error', async () => {
    expect((await details({ contentsIds: '2147483648' })).json).toEqual({ result: 'SUCCESS', data: [] });
  });
});

describe('a platform with two languages', () => {
  const th = { balconyId: 'BOMTOON_TH' };
  const inThai = { ...th, headers: { 'accept-language': 'th-TH' } };
  const inEnglish = { ...th, headers: { 'accept-language': 'en-US' } };
  beforeAll(async () => {
    const platformIds = ['bom-th'] as const;
    await addSeries(api.db, { alias: 'both-th', language: 'th', workKey: 'both', platformIds });
    await addSeries(api.db, { alias: 'both-en', language: 'en', workKey: 'both', platformIds });
    await addSeries(api.db, { alias: 'thai-alone', language: 'th', workKey: 'thai', platformIds });
    await addSeries(api.db, { alias: 'english-alone', language: 'en', workKey: 'english', platformIds });
  });

  test('lists a work once: in the reader’s language where it has it, else in the other', async () => {
    const list = async (request: TestRequest) =>
      aliases((await api.ask('/v2/contents/main/newest/ALL', request)).json).toSorted();
    expect(await list(inThai)).toEqual(['both-th', 'english-alone', 'thai-alone']);
    expect(await list(inEnglish)).toEqual(['both-en', 'english-alone', 'thai-alone']);
  });

  test('answers ids whatever their language', async () => {
    const ids = await Promise.all(['both-th', 'both-en'].map((alias) => idOf(alias, th)));
    const body = { contentsIds: ids.join(',') };
    const { json } = await api.ask('/v2/contents/tab/details', { ...inThai, method: 'POST', body });
    expect(aliases(json)).toEqual(['both-th', 'both-en']);
  });
});

describe('BL on the platform with the switch', () => {
  const tw = 'BOMTOON_TW';
  beforeAll(async () => {
    await addSeries(api.db, { alias: 'bl-work', platformIds: ['bom-tw'], tags: ['耽美', '校園'] });
    await addSeries(api.db, { alias: 'second-genre', platformIds: ['bom-tw'], tags: ['動作', 'BL'] });
    await addSeries(api.db, { alias: 'other-work', platformIds: ['bom-tw'], tags: ['動作', '校園'] });
  });

  test.each([
    ['WEB', ['other-work', 'second-genre', 'bl-work']],
    ['IOS_APP', ['other-work']],
    ['AND_PLAY', ['other-work']],
    ['MOBILE_IOS', ['other-work', 'second-genre', 'bl-work']],
  ])('a guest on %s sees %j', async (platform, expected) => {
    const headers = { 'x-platform': platform };
    const { json } = await api.ask('/v2/contents/main/newest/ALL', { balconyId: tw, headers });
    expect(aliases(json)).toEqual(expected);
    for (const alias of ['bl-work', 'second-genre']) {
      const opened = await api.ask(`/v2/contents/${alias}`, { balconyId: tw, headers });
      expect(at(opened.json, 'result')).toBe(expected.includes(alias) ? 'SUCCESS' : 'ERROR');
    }
  });
});
