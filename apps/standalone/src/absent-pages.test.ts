import { readFileSync } from 'node:fs';
import { createTestApi, TEST_SERVICE_SECRET, type TestApi } from '@longstrip/api/testing';
import { getPlatform } from '@longstrip/platform-config';
import { type CookieJar, compileApp, createCookieJar, createTestSite, putSession } from '@longstrip/storefront/testing';
import { TEST_NOW_MS } from '@longstrip/test-kit';
import { addSeries, addUser } from '@longstrip/test-kit/data';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';

// Pages with the number of a series or an episode in their address, in front of the real api. When the reader may not see
// the series, they answer as for a number that does not exist, both as documents and as data (record 0094).

const DAY_MS = 86_400_000;
const platformId = 'bom-th';
/** All numbers have the same length, and are long enough to be found in a page. */
const FIRST = { series: 700_001, episode: 800_001 };
const ABSENT = { series: 799_999, episode: 899_999 };

interface Numbers {
  readonly series: number;
  readonly episode: number;
}

/** Every route with a parameter: its addresses for a number, or what the parameter names if that is not a series. */
const ROUTES: Readonly<Record<string, ((of: Numbers) => string[]) | string>> = {
  'detail/:id': ({ series, episode }) => [`/detail/${series}`, `/detail/${series}?buy=${episode}`],
  'viewer/:id': ({ episode }) => [`/viewer/${episode}`, `/viewer/${episode}?lang=en-US`],
  'viewer/:alias/:episodeAlias': ({ series, episode }) => [
    `/viewer/${series}/ep-1`,
    `/viewer/${series}/${episode}`,
    `/viewer/seen/${episode}`,
  ],
  '_/preview/:alias': ({ series }) => [`/_/preview/${series}`, '/_/preview/seen'],
  '_/addresses/:alias/:episodeAlias': ({ series, episode }) => [
    `/_/addresses/${series}/ep-1`,
    `/_/addresses/seen/${episode}`,
  ],
  '_/transcript/:alias/:episodeAlias': ({ series, episode }) => [
    `/_/transcript/${series}/ep-1`,
    `/_/transcript/seen/${episode}`,
  ],
  '_/device/lease/:alias/:episodeAlias': 'a POST alone, whose call `absent-series.test.ts` of the api compares',
  'home/pick/:id': 'a list of the platform',
  'creator/:id': 'a person',
  'event/:id': 'an event',
  'notice/detail/:id': 'a text',
  '_/library/:list': 'a list of the reader',
};
/** Pages that take a number in their query. */
const IN_QUERY = ({ series, episode }: Numbers) => [
  `/comment?contents=${series}&episode=${episode}`,
  `/_/comment?contents=${series}&episode=ep-1&page=2`,
  `/user/login?callback=${encodeURIComponent(`/viewer/${series}/${episode}`)}`,
  `/user/login?callback=${encodeURIComponent(`/detail/${series}`)}`,
];
const HIDDEN_BY = {
  adult: { isAdult: true },
  hidden: { onPlatform: { isVisible: false } },
  'to come': { onPlatform: { openedAtMs: TEST_NOW_MS + DAY_MS } },
  removed: { removedAtMs: TEST_NOW_MS - DAY_MS },
  'of another platform': { platformIds: ['bom-us'] },
} as const;
type Hidden = keyof typeof HIDDEN_BY;
const ADULT = { isAdult: true, birthedOn: '1990-05-01' };
const READERS = {
  minor: { birthedOn: '2015-05-01' },
  unverified: {},
  'check ran out': { ...ADULT, adultVerifiedAtMs: TEST_NOW_MS - 400 * DAY_MS },
  'switch off': { ...ADULT, isAdultToggle: false },
  adult: ADULT,
} as const;
type Who = 'guest' | keyof typeof READERS;

let api: TestApi;
let site: ReturnType<typeof createTestSite>;
const jars = new Map<Who, CookieJar>();
const unseen = new Map<Hidden, Numbers>();

beforeAll(async () => {
  const app = await compileApp('th');
  api = await createTestApi();
  for (const [table, first] of Object.entries(FIRST)) {
    await api.db.run(`alter table ${table} alter column id restart with ${first}`);
  }
  await addSeries(api.db, { alias: 'seen', platformIds: [platformId] });
  for (const [hidden, how] of Object.entries(HIDDEN_BY)) {
    const { id, episodes } = await addSeries(api.db, {
      ...{ alias: `unseen-${hidden.replaceAll(' ', '-')}`, platformIds: [platformId] },
      ...how,
    });
    unseen.set(hidden as Hidden, { series: id, episode: episodes[0]?.id ?? 0 });
  }
  site = createTestSite(app.build, {
    ...{ platform: getPlatform(platformId), serviceSecret: TEST_SERVICE_SECRET, nowMs: () => TEST_NOW_MS },
    apiFetch: async (request) => api.app.fetch(request),
  });
  jars.set('guest', createCookieJar());
  for (const [who, facts] of Object.entries(READERS)) jars.set(who as Who, await signIn(who, facts));
}, 120_000);
afterAll(() => api.close());

async function signIn(who: string, facts: object): Promise<CookieJar> {
  const jar = createCookieJar();
  const { userId, accessToken } = await addUser(api.db, { platformId, id: who.replaceAll(' ', '-'), ...facts });
  const lasts = { createdAt: TEST_NOW_MS, expiredAt: TEST_NOW_MS + DAY_MS };
  await putSession(jar, platformId, {
    ...{ userId, email: null, isKept: true },
    accessToken: { token: accessToken, ...lasts },
    refreshToken: { token: 'a refresh token', ...lasts },
  });
  return jar;
}

/** What a browser gets, without the requested numbers and the values that differ between requests. */
async function open(path: string, who: Who, { series, episode }: Numbers) {
  const neutral = (text: string) =>
    text
      .replaceAll(String(series), 'SERIES')
      .replaceAll(String(episode), 'EPISODE')
      .replaceAll(/nonce(?:="|":"|-)[\w-]+/g, 'nonce')
      .replaceAll(/id-?\d+/g, 'ID')
      .replaceAll(/\b[0-9a-f]{64}(?:%7C|\|)[0-9a-f]{64}|"csrfToken(?:\\?",\\?"|" value=")[0-9a-f]{64}/g, 'CSRF');
  // The cookies of a reply are compared but not stored, so each request is like the browser's first.
  const cookie = jars.get(who)?.header() ?? '';
  const answer = await site.ask(path, { redirect: 'manual', headers: cookie === '' ? {} : { cookie } });
  const headers = [...answer.headers]
    .filter(([name]) => name !== 'x-request-id')
    .map(([, ...one]) => neutral(one.join()));
  return { status: answer.status, headers, text: neutral(await answer.text()) };
}

/** The sorted pieces of a document, since its parts are sent in any order; without the scripts that assemble them. */
function piecesOf(html: string): string[] {
  const parts = html.replaceAll(/<script\b.*?<\/script>|<!--.*?-->|<template\b.*?<\/template>|<svg\b.*?<\/svg>/gs, '');
  const pieces = parts
    .split(/(?=<)/)
    .map((piece) => piece.replace(/^<div hidden="" id="S:\d+">|^<div hidden id="S:\d+">/, ''));
  return pieces.filter((piece) => piece !== '' && piece !== '</div>').toSorted();
}

/** The address of a page's data, as its script asks for it. */
const dataOf = (path: string) => path.replace(/(\?|$)/, '.data$1');

const addressesOf = (of: Numbers) => [
  ...Object.values(ROUTES).flatMap((row) => (typeof row === 'string' ? [] : row(of))),
  ...IN_QUERY(of),
];

test('every route with a name in its path is in the table', () => {
  const declared = ['implemented-routes.ts', 'listed-routes.ts'].flatMap((file) => {
    const source = readFileSync(new URL(`../../../packages/storefront/src/${file}`, import.meta.url), 'utf8');
    return [...source.matchAll(/path: '([^']*:[^']*)'/g)].map(([, path = '']) => path);
  });
  expect(declared.toSorted()).toEqual(Object.keys(ROUTES).toSorted());
});

async function expectAbsent(hidden: Hidden, who: Who): Promise<void> {
  const of = unseen.get(hidden) ?? ABSENT;
  const alias = `unseen-${hidden.replaceAll(' ', '-')}`;
  const absent = addressesOf(ABSENT);
  for (const [index, path] of addressesOf(of).entries()) {
    const none = absent[index] ?? '';
    const data = await open(dataOf(path), who, of);
    expect([path, data]).toEqual([path, await open(dataOf(none), who, ABSENT)]);
    expect([path, data.text.includes(alias)]).toEqual([path, false]);
    if (who !== 'guest' && hidden !== 'adult') continue;
    const [page, pageOfNone] = [await open(path, who, of), await open(none, who, ABSENT)];
    const pieces = { ...page, text: piecesOf(page.text) };
    expect([path, pieces]).toEqual([path, { ...pageOfNone, text: piecesOf(pageOfNone.text) }]);
    expect([path, page.text.includes(alias)]).toEqual([path, false]);
  }
}

describe('the pages of a number', () => {
  test.each(['guest', 'minor', 'unverified', 'check ran out', 'switch off'] as const)(
    'tell nothing of an adult series to %s',
    async (who) => {
      await expectAbsent('adult', who);
    },
  );

  test.each(
    (['hidden', 'to come', 'removed', 'of another platform'] as const).flatMap((hidden) =>
      (['guest', 'adult'] as const).map((who) => [hidden, who] as const),
    ),
  )('tell no reader of a series that is %s: %s', async (hidden, who) => {
    await expectAbsent(hidden, who);
  });

  test('lead a reader who sees the series to its alias', async () => {
    const { series, episode } = unseen.get('adult') ?? ABSENT;
    const to = async (path: string) => (await jars.get('adult')?.ask(site, path))?.headers.get('location');
    expect(await to(`/detail/${series}`)).toBe('/detail/unseen-adult');
    expect(await to(`/viewer/${episode}`)).toBe('/viewer/unseen-adult/ep-1');
  });

  test('lead who follows a link by the alias to the age check', async () => {
    for (const who of ['guest', 'unverified', 'check ran out'] as const) {
      for (const path of ['/detail/unseen-adult', '/viewer/unseen-adult/ep-1']) {
        const answer = await jars.get(who)?.ask(site, path);
        const html = (await answer?.text()) ?? '';
        expect([who, path, answer?.status, html.includes('/user/adult?callback=')]).toEqual([who, path, 200, true]);
        expect(html).not.toContain('Title of unseen');
      }
    }
  });
});
