import { TEST_NOW_MS } from '@longstrip/test-kit';
import { type AddedUser, addPick, addSeries, addTheme, addUser } from '@longstrip/test-kit/data';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { at, expectShape, listAt } from '../../testing/expect-shape.ts';
import { createTestApi, type TestApi, type TestRequest } from '../../testing/test-api.ts';

let api: TestApi;
let adult: AddedUser;
let minor: AddedUser;
let best: number;
let hidden: number;
let elsewhere: number;

beforeAll(async () => {
  api = await createTestApi();
  const platformId = 'bom-th';
  adult = await addUser(api.db, { platformId, id: 'adult', isAdult: true, birthedOn: '1990-05-01' });
  minor = await addUser(api.db, { platformId, id: 'minor', birthedOn: '2012-05-01' });
  const add = async (alias: string, spec: object = {}) =>
    (await addSeries(api.db, { alias, platformIds: [platformId], ...spec })).id;
  const comic = await add('comic');
  const novel = await add('novel', { type: 'NOVEL' });
  const mature = await add('mature', { isAdult: true });
  const away = await add('away', { platformIds: ['bom-us'] });
  const many = await Promise.all(Array.from({ length: 12 }, (_, index) => add(`many-${index}`)));

  const both = (name: string) => ({ 'th-TH': `${name} ไทย`, 'en-US': `${name} en` });
  best = await addPick(api.db, { platformId, key: 'best', position: 2 }, both('Best'), [novel, mature, away, comic]);
  await addPick(api.db, { platformId, key: 'many', position: 1 }, { 'th-TH': 'เยอะ' }, many);
  await addPick(api.db, { platformId, key: 'grown', position: 3 }, both('Grown'), [mature]);
  await addPick(api.db, { platformId, key: 'korean' }, { 'ko-KR': '한국어' }, [comic]);
  hidden = await addPick(api.db, { platformId, key: 'hidden', isVisible: false }, both('Hidden'), [comic]);
  elsewhere = await addPick(api.db, { platformId: 'bom-us', key: 'us' }, { 'en-US': 'US' }, [away]);

  await addTheme(api.db, { platformId, key: 'b', position: 2 }, both('Second'), [comic, novel]);
  await addTheme(api.db, { platformId, key: 'a', position: 1 }, { 'en-US': 't:home.newest' }, [mature, comic]);
  await addTheme(api.db, { platformId, key: 'empty', position: 3 }, both('Empty'), [away]);
  await addTheme(api.db, { platformId, key: 'search', displayPosition: 'SEARCH' }, both('Search'), [novel]);
  await addTheme(api.db, { platformId, key: 'hidden', isVisible: false }, both('Hidden'), [comic]);
});
afterAll(() => api.close());

const ask = (path: string, request: TestRequest = {}) =>
  api.ask(path, { balconyId: 'BOMTOON_TH', headers: { 'accept-language': 'en' }, ...request });
const titles = (json: unknown) => listAt(json, 'data').map((each) => at(each, 'title'));
const aliases = (json: unknown, path: string) => listAt(json, path).map((item) => at(item, 'alias'));

describe('GET v2/contents/group', () => {
  test('the picks in their order, in the reader’s language or the platform’s, with what the reader may see', async () => {
    const { status, json } = await ask('/v2/contents/group');
    expect(status).toBe(200);
    expectShape(at(json, 'data.0'), {
      id: 'int',
      title: 'string',
      description: 'string',
      contentsCount: 'int',
      contentsInfo: 'array',
    });
    expect(titles(json)).toEqual(['เยอะ', 'Best en']);
    expect(at(json, 'data.1')).toMatchObject({ id: best, description: 'About Best en', contentsCount: 2 });
    expect(aliases(json, 'data.1.contentsInfo')).toEqual(['novel', 'comic']);
    expect(titles((await ask('/v2/contents/group', { headers: { 'accept-language': 'th' } })).json)).toEqual([
      ...['เยอะ', 'Best ไทย'],
    ]);
  });

  test('shows the first ten of each, and says how many there are', async () => {
    const { json } = await ask('/v2/contents/group');
    expect(at(json, 'data.0.contentsCount')).toBe(12);
    expect(aliases(json, 'data.0.contentsInfo')).toEqual(Array.from({ length: 10 }, (_, index) => `many-${index}`));
  });

  test.each([
    ['an adult', () => adult.accessToken, ['เยอะ', 'Best en', 'Grown en']],
    ['a minor', () => minor.accessToken, ['เยอะ', 'Best en']],
  ])('for %s', async (_, bearer, expected) => {
    expect(titles((await ask('/v2/contents/group', { bearer: bearer() })).json)).toEqual(expected);
  });
});

describe('GET v2/contents/group/{id}', () => {
  test('a pick with all its series in the operator’s order', async () => {
    const { json } = await ask(`/v2/contents/group/${best}?contentsThumbnailType=MAIN`);
    expect(at(json, 'data')).toMatchObject({ id: best, title: 'Best en', contentsCount: 2 });
    expect(aliases(json, 'data.contentsInfo')).toEqual(['novel', 'comic']);
    expect(at(json, 'data.contentsInfo.0.thumbnails.0.type')).toBe('MAIN');
    const { json: seen } = await ask(`/v2/contents/group/${best}`, { bearer: adult.accessToken });
    expect(aliases(seen, 'data.contentsInfo')).toEqual(['novel', 'mature', 'comic']);
  });

  test.each([
    ['one that is hidden', () => hidden],
    ['one of another platform', () => elsewhere],
    ['no number', () => 'best'],
    ['too large a number', () => '9'.repeat(30)],
    ['none', () => 987_654],
    ['zero', () => 0],
  ])('%s does not exist', async (_, id) => {
    const { status, json } = await ask(`/v2/contents/group/${id()}`);
    expect([status, at(json, 'error.code')]).toEqual([200, 'NOT_EXIST']);
  });
});

describe('GET v2/theme', () => {
  test('has id, title and contentsInfo, in order, without empty ones', async () => {
    const { json } = await ask('/v2/theme?isIncludeAdult=true&displayRange=ALL&displayPosition=MAIN');
    expectShape(at(json, 'data.0'), { id: 'int', title: 'string', contentsInfo: 'array' });
    expect(titles(json)).toEqual(['t:home.newest', 'Second en']);
    expect(aliases(json, 'data.0.contentsInfo')).toEqual(['comic']);
  });

  test.each([
    ['', ['t:home.newest', 'Second en']],
    ['?displayPosition=nowhere&displayRange=x', ['t:home.newest', 'Second en']],
    ['?displayPosition=search', ['Search en']],
    ['?displayPosition=DETAIL', []],
    ['?displayRange=NOVEL', ['Second en']],
  ])('%j', async (query, expected) => {
    expect(titles((await ask(`/v2/theme${query}`)).json)).toEqual(expected);
  });

  test('adult series are there for readers who see them, unless they say not now', async () => {
    const bearer = adult.accessToken;
    const first = async (query: string, request: TestRequest = {}) =>
      aliases((await ask(`/v2/theme${query}`, request)).json, 'data.0.contentsInfo');
    expect(await first('', { bearer })).toEqual(['mature', 'comic']);
    expect(await first('?isIncludeAdult=false', { bearer })).toEqual(['comic']);
    expect(await first('?isIncludeAdult=true', { bearer: minor.accessToken })).toEqual(['comic']);
  });
});

describe('a work in both languages of the platform', () => {
  const tw = { balconyId: 'BOMTOON_TW' };
  const inEnglish = { ...tw, headers: { 'accept-language': 'en-US' } };
  const inChinese = { ...tw, headers: { 'accept-language': 'zh-TW' } };
  let chosen: number;
  beforeAll(async () => {
    const platformId = 'bom-tw';
    const add = async (alias: string, language: string, spec: object) =>
      (await addSeries(api.db, { alias, language, platformIds: [platformId], ...spec })).id;
    const both = await add('both-zh', 'zh-TW', { workKey: 'both' });
    const bothEnglish = await add('both-en', 'en', { workKey: 'both' });
    const soon = await add('soon-zh', 'zh-TW', { workKey: 'soon' });
    await add('soon-en', 'en', { workKey: 'soon', onPlatform: { openedAtMs: TEST_NOW_MS + 1 } });
    const veil = await add('veil-zh', 'zh-TW', { workKey: 'veil' });
    await add('veil-en', 'en', { workKey: 'veil', onPlatform: { isVisible: false } });
    const seriesIds = [veil, both, soon, bothEnglish];
    const texts = { 'zh-TW': '選集', 'en-US': 'Chosen' };
    for (const displayPosition of ['MAIN', 'SEARCH'] as const) {
      await addTheme(api.db, { platformId, key: displayPosition, displayPosition }, texts, seriesIds);
    }
    chosen = await addPick(api.db, { platformId, key: 'chosen' }, texts, seriesIds);
  });

  test.each(['MAIN', 'SEARCH'])('once in a theme of %s, in the reader’s language where it is there', async (place) => {
    const list = async (request: TestRequest) =>
      aliases((await ask(`/v2/theme?displayPosition=${place}`, request)).json, 'data.0.contentsInfo');
    expect(await list(inEnglish)).toEqual(['veil-zh', 'both-en', 'soon-zh']);
    expect(await list(inChinese)).toEqual(['veil-zh', 'both-zh', 'soon-zh']);
  });

  test('and so in a pick, which counts it once', async () => {
    const { json } = await ask(`/v2/contents/group/${chosen}`, inEnglish);
    expect(aliases(json, 'data.contentsInfo')).toEqual(['veil-zh', 'both-en', 'soon-zh']);
    expect(at(json, 'data.contentsCount')).toBe(3);
    const { json: list } = await ask('/v2/contents/group', inChinese);
    expect(aliases(list, 'data.0.contentsInfo')).toEqual(['veil-zh', 'both-zh', 'soon-zh']);
  });
});
