import { type Preview, REQUEST_HEADERS } from '@longstrip/api-contract';
import { mintAccessToken, TEST_NOW_MS } from '@longstrip/test-kit';
import { addSeries, addUser } from '@longstrip/test-kit/data';
import { isWholeRun } from '@longstrip/test-kit/sample';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { PREVIEW_MS, signPreview } from '../shared/preview-pass.ts';
import { at, listAt } from '../testing/expect-shape.ts';
import { createTestApi, TEST_SERVICE_SECRET, type TestApi } from '../testing/test-api.ts';
import { walkPublicRoutes } from '../testing/walk-public-routes.ts';
import { addWireWorld } from '../testing/wire-world.ts';

const DAY_MS = 86_400_000;
/** When `ep-4` of alpha, epsilon and the plan of the drafts have opened, and free windows have ended. */
const LATER_MS = TEST_NOW_MS + 2 * DAY_MS;
const US = 'BOMTOON_US';

let api: TestApi;
beforeAll(async () => {
  // Orders by views are compared, so none is counted.
  api = await createTestApi({ services: { views: { note: () => undefined, flush: async () => undefined } } });
  await addWireWorld(api);
  const isDraft = { isVisible: false, isDraft: true };
  const opensNext = { ...isDraft, openedAtMs: TEST_NOW_MS + DAY_MS };
  const episodes = [
    { onPlatform: isDraft },
    { onPlatform: opensNext },
    { onPlatform: { ...isDraft, openedAtMs: LATER_MS + 1 } },
  ];
  await addSeries(api.db, {
    alias: 'draft',
    platformIds: ['bom-us'],
    onPlatform: { ...isDraft, freeEpisodeCount: 1 },
    episodes,
  });
});
afterAll(() => api.close());
afterEach(() => api.clock.setTo(TEST_NOW_MS));

function passOf(more: Partial<Preview> = {}): string {
  return signPreview(api.keys, {
    ...{ platform: 'bom-us', atMs: LATER_MS, age: 'GUEST', device: 'DESKTOP', locale: 'en-US', withDrafts: false },
    endsAtMs: TEST_NOW_MS + PREVIEW_MS,
    ...more,
  });
}

const withPass = (pass: string) => ({ headers: { [REQUEST_HEADERS.preview]: pass } });

/** The api as a browser with a pass asks it. */
function previewing(pass: string): TestApi {
  return { ...api, ask: (path, request) => api.ask(path, { ...request, ...withPass(pass) }) };
}

const ALIASES = ['alpha'];
/** What depends most on time, age and drafts. */
const PATHS = [
  ...['alpha', 'gamma', 'epsilon', 'draft'].map((alias) => `/v2/contents/${alias}`),
  ...['ep-1', 'ep-3', 'ep-4', 'members'].map((alias) => `/v2/contents/viewer/alpha/${alias}`),
  ...['free', 'mature', 'newest', 'schedule'].map((list) => `/v2/contents/main/${list}/ALL`),
  ...['/v2/contents/viewer/gamma/ep-1', '/v2/contents/viewer/draft/ep-1', '/v1/search/all?searchText=of'],
];
const CATALOGUE = /\/(banner|contents|event|faq|notice|search|theme|policy)/;

type Shown = [path: string, status: number, text: string];

/** Every route that a guest may ask for. */
async function walk(by: TestApi): Promise<Shown[]> {
  const answers = await walkPublicRoutes(by, US, await keysOf(ALIASES));
  expect(api.logged.filter(({ level }) => level === 50)).toEqual([]);
  const ofCatalogue = answers.filter(({ route }) => CATALOGUE.test(route));
  return ofCatalogue.map(({ path, status, text }) => [path, status, shownIn(text)]);
}

function see(by: TestApi, bearer?: string): Promise<Shown[]> {
  return Promise.all(
    PATHS.map(async (path): Promise<Shown> => {
      const { status, text } = await by.ask(path, bearer === undefined ? {} : { bearer });
      return [path, status, shownIn(text)];
    }),
  );
}

async function keysOf(aliases: readonly string[]): Promise<string[]> {
  const rows = await api.db.run('select series_key from series where alias = any($1)', [aliases]);
  return rows.map(({ series_key: key }) => String(key));
}

/** Without the addresses of pages and their ends, which are sooner in a preview. */
function shownIn(text: string): string {
  return text
    .replaceAll(/(url=%2Fa%2F[^&]+)&(?:amp;)?w=\d+&(?:amp;)?q=75&(?:amp;)?p=[^"\\]*/g, '$1')
    .replaceAll(/"expired?At":\d+/g, '"expiredAt":0');
}

/** All rows of all tables. */
async function storedRows(): Promise<unknown[]> {
  const tables = await api.db.run(
    "select table_name as name from information_schema.tables where table_schema = 'public' and table_type = 'BASE TABLE'",
  );
  const marks = tables.map(
    ({ name }) => `select '${name}' as name, md5(string_agg(t::text, ',' order by t::text)) as mark from "${name}" t`,
  );
  return api.db.run(`${marks.join(' union all ')} order by name`);
}

describe('a preview answers what readers get at that minute', () => {
  test('a guest, in the whole run on every route; it stores nothing', async () => {
    const look = isWholeRun ? walk : see;
    const present = await see(api);
    const before = await storedRows();
    const previewed = await look(previewing(passOf()));
    expect(await storedRows()).toEqual(before);
    expect(await see(api)).toEqual(present);
    api.clock.setTo(LATER_MS);
    const then = await look(api);
    expect(previewed.length).toBeGreaterThan(isWholeRun ? 60 : 10);
    expect(previewed).toEqual(then);
    expect(await see(api)).not.toEqual(present);
  });

  test.each([
    ['ADULT', { isAdult: true, birthedOn: '1990-05-01' }],
    ['MINOR', { isAdult: false, birthedOn: '2020-05-01' }],
  ] as const)('a signed-in reader: %s', async (age, account) => {
    const user = await addUser(api.db, { platformId: 'bom-us', id: `new-${age}`, ...account });
    await api.db.run('update app_user set adult_verified_at_ms = $1 where id = $2 and is_adult', [
      LATER_MS,
      user.userId,
    ]);
    const previewed = await see(previewing(passOf({ age })));
    api.clock.setTo(LATER_MS);
    expect(previewed).toEqual(await see(api, await mintAccessToken(user, { nowMs: LATER_MS })));
    const [, , gamma = ''] = previewed.find(([path]) => path === '/v2/contents/gamma') ?? [];
    expect(gamma.includes('"alias":"gamma"')).toBe(age === 'ADULT');
  });

  test('drafts, as if they were published', async () => {
    const without = await api.ask('/v2/contents/draft', withPass(passOf()));
    expect(at(without.json, 'error.code')).toBe('NOT_EXIST');
    const previewed = await see(previewing(passOf({ withDrafts: true })));
    await api.db.run('update series_platform set is_draft = false, is_visible = true where is_draft');
    await api.db.run('update episode_platform set is_draft = false, is_visible = true where is_draft');
    api.clock.setTo(LATER_MS);
    expect(previewed).toEqual(await see(api));
    const { json } = await api.ask('/v2/contents/draft');
    expect(listAt(json, 'data.episodes').map((episode) => at(episode, 'alias'))).toEqual(['ep-1', 'ep-2']);
  });
});

describe('a pass is refused', () => {
  const refusal = async (path: string, pass: string, more: object = {}) => {
    const { status, json } = await api.ask(path, { ...withPass(pass), ...more });
    return [status, at(json, 'error.code')];
  };
  const REFUSED = [403, 'FORBIDDEN'];

  test('on another platform, after its end, and if it was altered', async () => {
    expect(await refusal('/v2/contents/alpha', passOf(), { balconyId: 'BELTOON_JP' })).toEqual(REFUSED);
    const [text = '', proof = ''] = passOf().split('.');
    const other = passOf({ withDrafts: true }).split('.')[0] ?? '';
    for (const forged of [`${other}.${proof}`, `${text}.${'A'.repeat(43)}`, text, `.${proof}`, 'x'])
      expect(await refusal('/v2/contents/alpha', forged)).toEqual(REFUSED);
    api.clock.setTo(TEST_NOW_MS + PREVIEW_MS - 1);
    expect(await refusal('/v2/contents/alpha', passOf())).toEqual([200, undefined]);
    api.clock.setTo(TEST_NOW_MS + PREVIEW_MS);
    expect(await refusal('/v2/contents/alpha', passOf())).toEqual(REFUSED);
  });

  test('with whatever is not declared to read', async () => {
    const writing = api.endpoints.filter(({ call }) => call.method !== 'GET' && call.access !== 'site');
    expect(writing.length).toBeGreaterThan(40);
    const readable: string[] = [];
    for (const { call } of writing) {
      const path = call.path.replaceAll(/\{\w+\}/g, '1');
      const { status } = await api.ask(path, { method: call.method, body: {}, ...withPass(passOf({ age: 'ADULT' })) });
      if (status !== 403) readable.push(call.operationId);
    }
    expect(readable.toSorted()).toEqual(['readerWithWallet', 'seriesListItems', 'user']);
  });
});

test('a site learns from the api what a pass previews', async () => {
  const site = { [REQUEST_HEADERS.serviceSecret]: TEST_SERVICE_SECRET };
  const { json } = await api.ask('/preview', { headers: { ...site, [REQUEST_HEADERS.preview]: passOf() } });
  expect(at(json, 'data')).toMatchObject({ atMs: LATER_MS, age: 'GUEST', endsAtMs: TEST_NOW_MS + PREVIEW_MS });
  expect((await api.ask('/preview', { headers: site })).status).toBe(403);
});

test('the page of a preview has addresses that end by the real clock', async () => {
  const { json } = await api.ask('/v2/contents/viewer/alpha/ep-1', withPass(passOf()));
  const address = new URL(String(at(json, 'data.images.0.imagePath')));
  expect(address.searchParams.get('r')).toBe('preview');
  expect(Number(address.searchParams.get('e'))).toBe(TEST_NOW_MS + 10 * 60_000);
});
