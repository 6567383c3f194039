import { TEST_NOW_MS } from '@longstrip/test-kit';
import { type AddedUser, addPick, addSeries, addUser, type SeriesSpec } from '@longstrip/test-kit/data';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { at, listAt } from '../../testing/expect-shape.ts';
import { createTestApi, type TestApi, type TestRequest } from '../../testing/test-api.ts';

// A work in Thai and English on the platform that has both languages (D5). The English edition differs from work to work.

const OPENS_AT_MS = TEST_NOW_MS + 3_600_000;
const TH = { balconyId: 'BOMTOON_TH' };
const ENGLISH = { ...TH, headers: { 'accept-language': 'en' } };

/** How the English edition differs, and whether the Thai one is listed for English readers in its place. */
const WORKS: readonly { work: string; english: Partial<SeriesSpec>; listed: 'th' | 'en' }[] = [
  { work: 'open', english: {}, listed: 'en' },
  { work: 'to-come', english: { onPlatform: { openedAtMs: OPENS_AT_MS } }, listed: 'th' },
  { work: 'hidden', english: { onPlatform: { isVisible: false } }, listed: 'th' },
  { work: 'removed', english: { removedAtMs: TEST_NOW_MS - 1 }, listed: 'th' },
  { work: 'elsewhere', english: { platformIds: ['bom-us'] }, listed: 'th' },
  { work: 'grown-up', english: { isAdult: true, title: 'A title for adults' }, listed: 'th' },
];

let api: TestApi;
let minor: AddedUser;
let adult: AddedUser;
beforeAll(async () => {
  api = await createTestApi();
  const common = { platformIds: ['bom-th'], tags: ['Romance'], isOriginal: true, episodes: 1 };
  for (const { work, english } of WORKS) {
    await addSeries(api.db, { ...common, alias: `${work}-th`, language: 'th', workKey: work });
    await addSeries(api.db, { ...common, alias: `${work}-en`, language: 'en', workKey: work, ...english });
  }
  const novel = { ...common, workKey: 'both-types' };
  await addSeries(api.db, { ...novel, alias: 'both-types-th', language: 'th' });
  await addSeries(api.db, { ...novel, alias: 'both-types-en', language: 'en', type: 'NOVEL' });
  const travelled = { workKey: 'travelled', tags: ['Romance'], episodes: 1 };
  await addSeries(api.db, { ...travelled, alias: 'travelled', platformIds: ['bom-th', 'bom-us'] });
  await addSeries(api.db, { ...travelled, alias: 'travelled-ja', language: 'ja', platformIds: ['beltoon-jp'] });
  await addSeries(api.db, {
    ...{ ...travelled, alias: 'travelled-zh', language: 'zh-Hant', platformIds: ['bom-tw'] },
    onPlatform: { openedAtMs: OPENS_AT_MS },
  });
  const unseen: readonly [string, Partial<SeriesSpec>][] = [
    ['hidden', { onPlatform: { isVisible: false } }],
    ['removed', { removedAtMs: TEST_NOW_MS - 1 }],
    ['adult', { isAdult: true }],
  ];
  for (const [name, how] of unseen) {
    const platformIds = name === 'adult' ? ['bom-th', 'bom-us'] : ['bom-us'];
    await addSeries(api.db, { ...travelled, alias: `travelled-${name}`, platformIds, ...how });
  }
  const quiet = { workKey: 'quiet', platformIds: ['bom-tw'], episodes: 1 };
  await addSeries(api.db, { ...quiet, alias: 'quiet', language: 'zh-Hant', tags: ['動作'] });
  await addSeries(api.db, { ...quiet, alias: 'quiet-en', language: 'en', tags: ['BL'] });
  minor = await addUser(api.db, { platformId: 'bom-th', id: 'minor', birthedOn: '2012-05-01' });
  adult = await addUser(api.db, { platformId: 'bom-th', id: 'adult', isAdult: true, birthedOn: '1990-05-01' });
});
afterAll(() => api.close());
afterEach(() => api.clock.setTo(TEST_NOW_MS));

const aliases = (json: unknown) => listAt(json, 'data').map((item) => at(item, 'alias'));

const LISTS = [
  'contents/main/newest/COMIC',
  'contents/main/free/COMIC',
  'contents/main/favorite/COMIC',
  'contents/main/schedule/COMIC?groupMenu=ALL',
  'contents/main/genre/COMIC?mainGenre=ROMANCE',
];

describe.each(LISTS)('%s', (path) => {
  const listed = async (request: TestRequest) => aliases((await api.ask(`/v2/${path}`, request)).json).toSorted();

  test('holds an edition in another language as long as the reader’s own is not shown', async () => {
    const expected = WORKS.map(({ work, listed }) => `${work}-${listed}`);
    expect(await listed(ENGLISH)).toEqual(['both-types-th', 'travelled', ...expected].toSorted());
  });

  test('changes to the reader’s own edition in the moment that it opens', async () => {
    api.clock.setTo(OPENS_AT_MS - 1);
    expect(await listed(ENGLISH)).toContain('to-come-th');
    api.clock.setTo(OPENS_AT_MS);
    expect(await listed(ENGLISH)).toContain('to-come-en');
    expect(await listed(ENGLISH)).not.toContain('to-come-th');
  });

  test('holds the edition for adults in place of the other for readers who see adult works', async () => {
    const seen = await listed({ ...ENGLISH, bearer: adult.accessToken });
    expect(seen).toContain('grown-up-en');
    expect(seen).not.toContain('grown-up-th');
  });
});

test('a pick shows each work in the reader’s language where that edition is shown and of the same type', async () => {
  const works = [...WORKS.map(({ work }) => work), 'both-types'];
  const ids = await Promise.all(
    works.map(async (work) => Number(at((await api.ask(`/v2/contents/${work}-th`, TH)).json, 'data.id'))),
  );
  const pickId = await addPick(api.db, { platformId: 'bom-th', key: 'all' }, { 'en-US': 'All', 'th-TH': 'All' }, ids);
  const shown = async (request: TestRequest) => {
    const { json } = await api.ask(`/v2/contents/group/${pickId}`, request);
    return listAt(json, 'data.contentsInfo').map((item) => at(item, 'alias'));
  };
  expect(await shown(TH)).toEqual(works.map((work) => `${work}-th`));
  const inEnglish = [...WORKS.map(({ work, listed }) => `${work}-${listed}`), 'both-types-th'];
  expect(await shown(ENGLISH)).toEqual(inEnglish);
});

describe('the page of a series', () => {
  const languagesOf = async (alias: string, request: TestRequest) =>
    at((await api.ask(`/v2/contents/${alias}`, request)).json, 'data.languages');

  test.each(WORKS.map(({ work, listed }) => ({ work, isNamed: listed === 'en' })))(
    'names the other language of $work only where it is shown: $isNamed',
    async ({ work, isNamed }) => {
      const expected = isNamed ? [{ language: 'en', alias: `${work}-en`, title: `Title of ${work}-en` }] : [];
      expect(await languagesOf(`${work}-th`, TH)).toEqual(expected);
    },
  );

  test('names the work on other platforms, where their guests may open it now', async () => {
    const askOf = async (alias: string) => at((await api.ask(`/v2/contents/${alias}`, TH)).json, 'data.elsewhere');
    const shown = [
      { platformId: 'beltoon-jp', language: 'ja', alias: 'travelled-ja' },
      { platformId: 'bom-us', language: 'en', alias: 'travelled' },
    ];
    expect(await askOf('travelled')).toEqual(shown);
    expect(await askOf('open-th')).toEqual([]);
    api.clock.setTo(OPENS_AT_MS);
    const opened = { platformId: 'bom-tw', language: 'zh-Hant', alias: 'travelled-zh' };
    expect(await askOf('travelled')).toEqual([shown[0], opened, shown[1]]);
  });

  test.each([
    ['the web', {}, ['quiet-en']],
    ['the app', { 'x-platform': 'IOS_APP' }, []],
  ] as const)('names an edition of BL where the platform shows it: %s', async (_, headers, expected) => {
    const request = { balconyId: 'BOMTOON_TW', headers };
    const { json } = await api.ask('/v2/contents/quiet', request);
    expect(listAt(json, 'data.languages').map((each) => at(each, 'alias'))).toEqual(expected);
    const addresses = listAt((await api.ask('/v2/contents/main/addresses', request)).json, 'data.contents');
    const own = addresses.find((each) => at(each, 'alias') === 'quiet');
    expect(listAt(own, 'languages').map((each) => at(each, 'alias'))).toEqual(expected);
  });

  test('names no other platform for a work of adults', async () => {
    const { json } = await api.ask('/v2/contents/travelled-adult', { ...TH, bearer: adult.accessToken });
    expect([at(json, 'data.isAdult'), at(json, 'data.elsewhere')]).toEqual([true, []]);
  });

  test('names an edition for adults to readers alone who see adult works', async () => {
    const askAs = (bearer?: string) =>
      api.ask('/v2/contents/grown-up-th', bearer === undefined ? TH : { ...TH, bearer });
    for (const bearer of [undefined, minor.accessToken]) {
      const { json, text } = await askAs(bearer);
      expect(at(json, 'data.languages')).toEqual([]);
      expect(text).not.toMatch(/A title for adults|grown-up-en/);
    }
    expect(at((await askAs(adult.accessToken)).json, 'data.languages')).toEqual([
      { language: 'en', alias: 'grown-up-en', title: 'A title for adults' },
    ]);
  });

  test('names an edition from the moment that it opens', async () => {
    api.clock.setTo(OPENS_AT_MS - 1);
    expect(await languagesOf('to-come-th', TH)).toEqual([]);
    api.clock.setTo(OPENS_AT_MS);
    expect(await languagesOf('to-come-th', TH)).toMatchObject([{ alias: 'to-come-en' }]);
  });
});
