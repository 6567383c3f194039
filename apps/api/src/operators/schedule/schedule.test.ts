import type { Database } from '@longstrip/database';
import { openTestDatabase } from '@longstrip/database/testing';
import { TEST_NOW_MS, TEST_TOKEN_SECRET } from '@longstrip/test-kit';
import { addSeries } from '@longstrip/test-kit/data';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createAccountKeys } from '../../shared/account-keys.ts';
import { readPreview } from '../../shared/preview-pass.ts';
import { addOperator, createOperatorApi, type OperatorApi } from '../../testing/operator-accounts.ts';

const US = 'bom-us';
const DAY_MS = 86_400_000;

let database: Database;
let api: OperatorApi;
let editor: string;
let owner: string;
let requests = 0;
beforeAll(async () => {
  database = await openTestDatabase();
  const newId = () => {
    requests += 1;
    return `request-${requests}`;
  };
  api = createOperatorApi(database, { newId });
  editor = (await addOperator(database, [`editor/${US}`])).token;
  owner = (await addOperator(database, ['owner/all'])).token;
  const isDraft = { isVisible: false, isDraft: true };
  await addSeries(database, {
    ...{
      alias: 'alpha',
      platformIds: [US, 'beltoon-jp'],
      workKey: 'work',
      publisher: 'House',
      scheduleDays: ['FRIDAY'],
    },
    onPlatform: { title: 'Zebra', rentCoin: 2, possessionCoin: 4, freeEpisodeCount: 1 },
    episodes: [{}, { onPlatform: { openedAtMs: TEST_NOW_MS + DAY_MS } }, { onPlatform: isDraft }],
  });
  await addSeries(database, { alias: 'alpha-ja', language: 'ja', workKey: 'work', platformIds: ['beltoon-jp'] });
  await addSeries(database, { alias: 'beta', platformIds: [US], isAdult: true, onPlatform: isDraft });
  await addSeries(database, { alias: 'gamma', platformIds: [US], onPlatform: { isVisible: false } });
  await addSeries(database, { alias: 'delta', platformIds: [US], onPlatform: { openedAtMs: TEST_NOW_MS + DAY_MS } });
  await addSeries(database, { alias: 'gone', platformIds: [US], removedAtMs: TEST_NOW_MS });
});
afterAll(() => database.close());

const get = (path: string, as = editor) => api.ask('GET', path, { as });
const post = (path: string, body: object, as = editor) => api.ask('POST', path, { as, body });

describe('the list of a platform', () => {
  const aliases = async (query: string) => {
    const { data } = await get(`/catalogue?platform=${US}&${query}`);
    return data.rows.map(({ alias }: { alias: string }) => alias);
  };

  test('has the state, counts and next opening of each series there', async () => {
    const { data } = await get(`/catalogue?platform=${US}&sort=TITLE`);
    expect(data).toMatchObject({ total: 5, next: null, languages: ['en'], publishers: ['House'] });
    const states = data.rows.map(({ alias, state }: { alias: string; state: string }) => [alias, state]);
    expect(Object.fromEntries(states)).toEqual({
      ...{ alpha: 'SHOWN', beta: 'DRAFT', gamma: 'HIDDEN', delta: 'PLANNED', gone: 'REMOVED' },
    });
    expect(data.rows.at(-1)).toMatchObject({
      ...{ alias: 'alpha', title: 'Zebra', episodeCount: 3, draftCount: 1, nextOpeningMs: TEST_NOW_MS + DAY_MS },
      ...{ rentCoin: 2, possessionCoin: 4, freeEpisodeCount: 1, days: ['FRIDAY'] },
    });
  });

  test.each([
    ['text=zebr', ['alpha']],
    ['text=ADA', ['alpha', 'beta', 'delta', 'gamma', 'gone']],
    ['text=100%25', []],
    ['state=DRAFT', ['beta']],
    ['state=PLANNED', ['delta']],
    ['state=HIDDEN', ['gamma']],
    ['state=REMOVED', ['gone']],
    ['age=ADULT', ['beta']],
    ['day=FRIDAY', ['alpha']],
    ['publisher=House', ['alpha']],
    ['language=ja', []],
    ['type=NOVEL', []],
  ])('is filtered by %s', async (query, expected) => {
    expect((await aliases(query)).toSorted()).toEqual(expected);
  });

  test('is sorted and paged there', async () => {
    expect((await aliases('sort=NEXT'))[0]).toBe('alpha');
    const first = await get(`/catalogue?platform=${US}&sort=TITLE&limit=2`);
    const second = await get(`/catalogue?platform=${US}&sort=TITLE&limit=4&after=${first.data.next}`);
    expect([first.data.rows.length, second.data.rows.length, second.data.next]).toEqual([2, 3, null]);
  });

  test('is of a platform of the operator', async () => {
    expect((await get('/catalogue?platform=beltoon-jp')).code).toBe('OTHER_PLATFORM');
  });
});

test('the editions of a work stand side by side, found by any of them', async () => {
  const { data } = await get('/catalogue/editions?reference=alpha-ja');
  expect(data).toMatchObject([
    { alias: 'alpha', language: 'en', episodeCount: 3, platforms: [{ platform: 'beltoon-jp' }, { platform: US }] },
    { alias: 'alpha-ja', language: 'ja', platforms: [{ platform: 'beltoon-jp', state: 'SHOWN' }] },
  ]);
});

test('the calendar has what opens, by the days of the platform’s zone, drafts too', async () => {
  const [row] = await database.run(
    "select to_char(to_timestamp($1::bigint / 1000.0) at time zone 'America/Los_Angeles', 'YYYY-MM-DD HH24:MI') as at",
    [TEST_NOW_MS + DAY_MS],
  );
  const [day = '', time = ''] = String(row?.at).split(' ');
  const { data } = await get(`/calendar?platform=${US}&from=${day}&days=1`);
  expect(data.timeZone).toBe('America/Los_Angeles');
  const shown = data.entries.map((entry: Record<string, unknown>) => [entry.kind, entry.day, entry.time, entry.number]);
  expect(shown).toEqual([
    ['EPISODE', day, time, '2'],
    ['SERIES', day, time, null],
  ]);
  expect((await get(`/calendar?platform=${US}&from=2026-02-31x`)).status).toBe(400);
});

describe('a document that is tried', () => {
  const priced = (rentCoin: number) => ({ series: [{ series: 'alpha', platforms: { [US]: { rentCoin } } }] });
  const apply = (document: object, expected: object) => post('/apply', { action: 'series.set', document, expected });
  const seenOf = async (document: object) => (await post('/apply/try', { document })).data.expected;
  const price = async () => (await get(`/catalogue?platform=${US}&text=alpha`)).data.rows[0].rentCoin;

  test('says what it would change, and changes nothing', async () => {
    const { data } = await post('/apply/try', { document: priced(3) });
    expect(data.changes).toHaveLength(1);
    expect(data.changes[0]).toMatchObject({
      name: 'series alpha',
      before: { platforms: { [US]: { rentCoin: 2 } } },
      after: { platforms: { [US]: { rentCoin: 3 } } },
    });
    expect([data.refusals, data.waits, await price()]).toEqual([[], false, 2]);
    expect(await database.run("select 1 from audit_log where action = 'series.apply'")).toEqual([]);
  });

  test('is refused as a whole, with a sentence for each mistake', async () => {
    const wrong = {
      series: [
        { series: 'nothing', title: 'A' },
        { series: 'alpha', color: 'red' },
      ],
    };
    const { data } = await post('/apply/try', { document: wrong }, owner);
    expect(data).toMatchObject({ changes: [], refusals: [{ code: 'DOCUMENT_INVALID' }] });
    expect((await post('/apply/try', { document: { series: [{ series: 'alpha', title: 'A' }] } })).status).toBe(403);
  });

  test('is applied as it was shown, and refused if something else changed meanwhile', async () => {
    expect((await apply(priced(3), await seenOf(priced(3)))).data).toMatchObject({ ok: true });
    expect(await price()).toBe(3);
    const [seen, other] = [await seenOf(priced(9)), await seenOf(priced(5))];
    expect((await apply(priced(5), other)).data).toMatchObject({ ok: true });
    expect((await apply(priced(9), seen)).data).toMatchObject({ ok: false, refusals: [{ code: 'STALE' }] });
    expect(await price()).toBe(5);
  });

  test('that publishes at once can be applied though time goes on', async () => {
    const document = { series: [{ series: 'beta', platforms: { [US]: { isDraft: false } } }] };
    const seen = await seenOf(document);
    api.pass(60_000);
    expect((await apply(document, seen)).data).toMatchObject({ ok: true });
    expect((await get(`/catalogue?platform=${US}&text=beta`)).data.rows[0].state).toBe('SHOWN');
  });
});

describe('a preview', () => {
  const asked = {
    platform: US,
    at: '2030-01-31T18:00',
    age: 'ADULT',
    device: 'PHONE',
    locale: 'en-US',
    withDrafts: true,
  };

  test('is an address of the site with a pass for half an hour, at a minute of the platform’s zone', async () => {
    const { data } = await post('/previews', { ...asked, path: '/detail/alpha?tab=1' });
    const address = new URL(data.address);
    expect(`${address.origin}${address.pathname}`).toBe(`https://${US}.sites.test/_/preview`);
    expect(address.searchParams.get('to')).toBe('/detail/alpha?tab=1');
    const keys = createAccountKeys({ secret: TEST_TOKEN_SECRET });
    const pass = address.searchParams.get('pass') ?? '';
    const endsAtMs = api.nowMs() + 30 * 60_000;
    const { at: _at, ...facts } = asked;
    expect(readPreview(keys, pass, api.nowMs())).toEqual({ ...facts, atMs: Date.UTC(2030, 1, 1, 2), endsAtMs });
    expect(readPreview(keys, pass, endsAtMs)).toBeNull();
    const now = await post('/previews', { ...asked, at: '', path: '/' });
    expect(readPreview(keys, new URL(now.data.address).searchParams.get('pass') ?? '', api.nowMs())?.atMs).toBe(
      api.nowMs(),
    );
  });

  test.each(['//evil.test/', '/\\evil.test', 'https://evil.test/', 'detail', '/a b'])(
    'does not lead to %s',
    async (path) => {
      expect((await post('/previews', { ...asked, path })).status).toBe(400);
    },
  );

  test('is of a platform of the operator, in a language of its site', async () => {
    expect((await post('/previews', { ...asked, path: '/', platform: 'beltoon-jp' })).code).toBe('OTHER_PLATFORM');
    expect((await post('/previews', { ...asked, path: '/', locale: 'th-TH' })).code).toBe('LOCALE_UNKNOWN');
  });
});
