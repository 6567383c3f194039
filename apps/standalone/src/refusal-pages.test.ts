import {
  createTestApi,
  createTestApiOn,
  KOREAN_ADDRESS,
  TEST_SERVICE_SECRET,
  type TestApi,
} from '@longstrip/api/testing';
import { LOCALE_FACTS, matchRoute, REFUSALS_BY_BLOCK } from '@longstrip/core';
import { loadMessages, loadServerMessages, type MessageKey, type Messages, type ServerKey } from '@longstrip/messages';
import { getPlatform } from '@longstrip/platform-config';
import { reachableRoutes } from '@longstrip/storefront';
import { type CompiledApp, compileApp, createTestSite, readPage } from '@longstrip/storefront/testing';
import { TEST_NOW_MS } from '@longstrip/test-kit';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { addRefusedReaders, addRefusedSeries } from './testing/refusal-data.ts';
import {
  DETAIL_AND_VIEWER,
  type ExpectedPage,
  GENERAL,
  type Provocation,
  TOO_MANY,
  type Who,
} from './testing/refusal-rows.ts';

// Every code of section 8's blocks General and Detail/viewer, provoked by opening a page: a site in front of the api with
// its database. The table is in `testing/refusal-rows.ts`: code → how it is provoked → what the page does.

const PLATFORM_IDS = ['bom-us', 'beltoon-jp', 'delitoon-me'] as const;
type PlatformId = (typeof PLATFORM_IDS)[number];

let app: CompiledApp;
const apis = new Map<string, TestApi>();
const tokens = new Map<PlatformId, Readonly<Record<Who, string | null>>>();

beforeAll(async () => {
  app = await compileApp('us');
  const api = await createTestApi();
  const broken = await createTestApi();
  await broken.db.run('alter table series rename to series_away');
  const limited = createTestApiOn(api.db, {
    services: { rateLimiter: { take: () => ({ ok: false, retryAfterSeconds: 7 }) } },
  });
  apis.set('api', api).set('api without a table', broken).set('api at its rate limit', limited);
  await addRefusedSeries(api, PLATFORM_IDS);
  for (const id of PLATFORM_IDS) tokens.set(id, await addRefusedReaders(api, id));
}, 120_000);
afterAll(async () => {
  await apis.get('api')?.close();
  await apis.get('api without a table')?.close();
});

/** Opens a page. Returns it with the codes that the api answered meanwhile. */
async function provoke(row: Provocation, platformId: PlatformId, path = row.path) {
  const answered: string[] = [];
  const site = createTestSite(app.build, {
    platform: getPlatform(platformId),
    serviceSecret: TEST_SERVICE_SECRET,
    nowMs: () => TEST_NOW_MS,
    trustedProxies: ['127.0.0.1'],
    apiFetch: async (request) => {
      const answer = await answerOf(row, platformId, request);
      const body: unknown = await answer.clone().json();
      answered.push(codeIn(body));
      return answer;
    },
  });
  const headers: Record<string, string> = row.isFromKorea ? { 'x-forwarded-for': KOREAN_ADDRESS } : {};
  return { site, answered, page: await readPage(site, path, headers) };
}

/** The api's answer to the reader's token, as a site sends it; or the code that the row gives in its place. */
async function answerOf(row: Provocation, platformId: PlatformId, request: Request): Promise<Response> {
  const { by = 'api', who = 'guest' } = row;
  const isAbout = /^\/v2\/contents\/(?:viewer\/)?open(?:\/|$)/.test(new URL(request.url).pathname);
  if (typeof by === 'object' && isAbout) {
    return Response.json({ result: 'ERROR', error: { code: by.code, message: '', detail: '' } });
  }
  const api = apis.get(typeof by === 'object' ? 'api' : by);
  if (api === undefined) throw new Error(`no such api: ${JSON.stringify(by)}`);
  const sent = new Request(request);
  const token = tokens.get(platformId)?.[who] ?? null;
  if (token !== null) sent.headers.set('authorization', `Bearer ${token}`);
  return api.app.fetch(sent);
}

function codeIn(body: unknown): string {
  if (typeof body !== 'object' || body === null || !('error' in body)) return 'SUCCESS';
  const { error } = body;
  return typeof error === 'object' && error !== null && 'code' in error ? String(error.code) : 'SUCCESS';
}

/** The text of a page, unescaped. */
function plain(html: string): string {
  return html
    .replaceAll(/<(script|style)\b.*?<\/\1>/gs, '')
    .replaceAll('&#x27;', "'")
    .replaceAll('&quot;', '"')
    .replaceAll('&amp;', '&');
}

function expectPage(
  html: string,
  expected: ExpectedPage,
  where: { path: string; platformId: PlatformId; messages: Messages },
) {
  const platform = getPlatform(where.platformId);
  const read = plain(html);
  const route = expected.goesTo === undefined ? null : matchRoute(expected.goesTo);
  const isThere = route !== null && reachableRoutes(platform).includes(route);
  const address = `${expected.goesTo}?callback=${encodeURIComponent(where.path)}`;
  const text = isThere ? expected.text : (expected.textWithoutThatPage ?? expected.text);
  const say = (key: MessageKey | ServerKey) =>
    where.messages[key]?.replace('{{age}}', String(platform.adult.limitYears));
  expect(/<h1[^>]*>([^<]*)<\/h1>/.exec(read)?.[1]).toBe(say(expected.heading));
  expect(read).toContain(`>${say(text)}<`);
  for (const href of [...expected.links, ...(isThere ? [address] : [])]) expect(read).toContain(`href="${href}"`);
  // There is no link to a page that the site does not have.
  if (!isThere && expected.goesTo !== undefined) expect(read).not.toContain(`href="${expected.goesTo}`);
}

const ROWS = Object.entries({ general: GENERAL, viewer: DETAIL_AND_VIEWER, own: { TOO_MANY_REQUESTS: TOO_MANY } })
  .flatMap(([block, codes]) => Object.entries(codes).map(([code, rows]) => ({ block, code, rows })))
  .flatMap(({ block, code, rows }) => rows.map((row) => ({ block, code, row, how: row.how })));

test('the table has every code of the two blocks, each provoked', () => {
  const provoked = (block: string) => new Set(ROWS.filter((row) => row.block === block).map(({ code }) => code));
  expect(provoked('general')).toEqual(new Set(REFUSALS_BY_BLOCK.general));
  expect(provoked('viewer')).toEqual(new Set(REFUSALS_BY_BLOCK.viewer));
});

describe.each(PLATFORM_IDS)('%s', (platformId) => {
  const platform = getPlatform(platformId);
  const [locale] = platform.locales;
  const rows = ROWS.filter(({ row }) => row.only?.some((id) => id === platformId) ?? true);
  let messages: Messages;
  beforeAll(async () => {
    messages = { ...(await loadMessages(locale)), ...(await loadServerMessages(locale)) };
  });

  test.each(rows)('$block, $code: $how', async ({ code, row }) => {
    const { page, answered } = await provoke(row, platformId);
    expect(answered).toContain(typeof row.by === 'object' ? row.by.code : code);
    expect({ status: page.status, lang: page.lang, dir: page.dir, location: page.headers.get('location') }).toEqual({
      status: row.page.status,
      lang: locale,
      dir: LOCALE_FACTS[locale].direction,
      location: null,
    });
    expectPage(page.html, row.page, { path: row.path, platformId, messages });
    expect(page.html).toContain('<meta name="robots" content="noindex"/>');
  });

  test.each(rows)('as data $block, $code: $how', async ({ code, row }) => {
    const { page, answered } = await provoke(row, platformId, `${row.path}.data`);
    expect(answered).toContain(typeof row.by === 'object' ? row.by.code : code);
    expect(page.status).toBe(row.page.status);
  });
});

describe('a token that cannot be read', () => {
  const row: Provocation = { how: '', path: '/viewer/open/ep-1', who: 'unreadable' };

  test('shows public pages as to a guest', async () => {
    const { page, answered } = await provoke(row, 'bom-us');
    expect([page.status, answered.includes('MALFORMED_JWT')]).toEqual([200, false]);
    expect(page.html).toContain('data-page');
  });

  test('is refused on the api’s path when the endpoint needs a reader', async () => {
    const { site } = await provoke(row, 'bom-us');
    const headers = { authorization: 'Bearer no-token-at-all' };
    const answer = await site.ask('/api/balcony-api-v2/contents/images/open/ep-1', { headers });
    expect([answer.status, codeIn(await answer.json())]).toEqual([401, 'MALFORMED_JWT']);
  });
});

test('a guest’s yes opens on the Japanese site what was refused', async () => {
  const { site } = await provoke({ how: '', path: '/detail/night' }, 'beltoon-jp');
  const page = await readPage(site, '/detail/night', { cookie: 'notLoginAdult=Y' });
  expect([page.status, page.title]).toEqual([200, expect.stringContaining('Title of night')]);
});
