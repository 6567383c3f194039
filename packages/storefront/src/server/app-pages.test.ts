import { blVisibility, CHANNEL_ROUTES, matchRoute, ROUTE_PATTERNS, type RouteName } from '@longstrip/core';
import { PLATFORMS } from '@longstrip/platform-config';
import { isWholeRun } from '@longstrip/test-kit/sample';
import { decode } from 'turbo-stream';
import { beforeAll, describe, expect, test } from 'vitest';
import type { SentSite } from '../root/site-data.ts';
import { createCookieJar, signedInJar } from '../testing/cookie-jar.ts';
import { guestRoutes } from '../testing/guest-routes.ts';
import { type CompiledApp, compileApp, createTestSite } from '../testing/site-under-test.ts';

const APPS = ['?app=ios', '?app=android', '?app=android-plus', '?app=ios&channel=VIEWER_APP'];
const STORES = PLATFORMS.filter(({ routes }) => routes.includes('setting'));

const isChannelRoute = (name: RouteName | null): name is keyof typeof CHANNEL_ROUTES =>
  name !== null && Object.hasOwn(CHANNEL_ROUTES, name);

/**
 * The addresses of every page. In a short run each page is requested at only one of the platforms; pages that differ between
 * the channels are requested at each.
 */
function rowsOf(platform: (typeof STORES)[number]): { path: string; route: RouteName | null }[] {
  const rows = guestRoutes(platform)
    .map(({ path }) => ({ path, route: matchRoute(path) }))
    .filter(({ route }) => route !== 'health');
  if (isWholeRun) return rows;
  const place = STORES.indexOf(platform);
  return rows.filter(({ route }, index) => {
    if (rows.findIndex((row) => row.route === route) !== index) return false;
    return isChannelRoute(route) || route === 'homeBl' || index % STORES.length === place;
  });
}

describe.each(STORES)('$id', (platform) => {
  let compiled: CompiledApp;
  beforeAll(async () => {
    compiled = await compileApp(platform.app);
  });
  const siteOf = () => createTestSite(compiled.build, { platform });
  const answerOf = async (path: string, query: string) => {
    const answer = await siteOf().ask(`${path}${query}`, { redirect: 'manual' });
    await answer.body?.cancel();
    return { status: answer.status, to: answer.headers.get('location')?.replace(query, '') ?? null };
  };

  test.each(rowsOf(platform))(
    '$path is the same in the app, but for the pages of one channel and BL with its switch',
    async ({ path, route }) => {
      const query = APPS[path.length % APPS.length] ?? '';
      const [web, app] = [await answerOf(path, ''), await answerOf(path, query)];
      if (isChannelRoute(route)) {
        const { channel, elsewhere } = CHANNEL_ROUTES[route];
        const away = { status: 302, to: ROUTE_PATTERNS[elsewhere] };
        const here = { status: 200, to: null };
        expect([web, app]).toEqual(channel === 'WEB' ? [here, away] : [away, here]);
        return;
      }
      const isHidden =
        route === 'homeBl' && !blVisibility(platform.features.blToggle, { client: 'IOS_APP', isBlToggle: null }).works;
      const led = app.to === null ? null : decodeURIComponent(app.to).split('?')[0];
      if (isHidden) expect([app.status, led]).toEqual([302, '/home/weekly']);
      else expect([app.status, led]).toEqual([web.status, web.to === null ? null : web.to.split('?')[0]]);
    },
  );

  test('has the settings of its channel among the links of the reader', async () => {
    const site = siteOf();
    const jar = await signedInJar(site, { platformId: platform.id });
    const linksIn = async (query: string) =>
      [...(await (await jar.ask(site, `/my${query}`)).text()).matchAll(/href="(\/setting[^"]*)"/g)].map(([, to]) => to);
    expect(await linksIn('')).toEqual(['/setting']);
    expect(await linksIn('?app=ios')).toEqual(['/setting/app']);
  });
});

describe('what a page has of the app', () => {
  test('is nothing on the web, and a played one only where demo mode has a store for it', async () => {
    const { build } = await compileApp();
    const read = async (site: ReturnType<typeof createTestSite>, path: string) =>
      (await createCookieJar().ask(site, path)).text();
    const plain = createTestSite(build);
    expect(await read(plain, '/notice')).not.toContain('--outer-width');
    const inApp = await read(plain, '/notice?app=ios');
    expect(inApp.indexOf('--outer-width')).toBeGreaterThan(0);
    expect(inApp.indexOf('--outer-width')).toBeLessThan(inApp.indexOf('<body'));
    const factsOf = async (site: ReturnType<typeof createTestSite>, query = '') => {
      const { body } = await createCookieJar().ask(site, `/notice.data${query}`);
      if (body === null) throw new Error('the data of the page are empty');
      const { value } = await decode(body);
      return (value as { root: { data: SentSite } }).root.data.app;
    };
    const playing = createTestSite(build, { fakeStore: { buy: async () => ({ proof: 'p' }) } });
    expect([await factsOf(plain), await factsOf(playing)]).toEqual([null, null]);
    expect(await factsOf(plain, '?app=ios')).toMatchObject({ isSimulated: false });
    expect(await factsOf(playing, '?app=ios')).toMatchObject({ isSimulated: true });
  });

  test('the fake store takes purchases in demo mode alone, and no other text', async () => {
    const { build } = await compileApp();
    const asked = {
      ...{ store: 'apple', productId: 'p', isPending: false },
      accountToken: '2b1f6b2e-6a3a-4c5e-9d6e-0f1a2b3c4d5e',
    };
    const post = async (site: ReturnType<typeof createTestSite>, body: object) =>
      site.ask('/_/fake-store', {
        method: 'POST',
        headers: { 'content-type': 'application/json', origin: 'https://us.example' },
        body: JSON.stringify(body),
      });
    const bought: object[] = [];
    const site = createTestSite(build, {
      fakeStore: {
        buy: async (purchase) => {
          bought.push(purchase);
          return { proof: 'signed' };
        },
      },
    });
    expect(await (await post(site, asked)).json()).toEqual({ proof: 'signed' });
    expect((await post(site, { ...asked, accountToken: 'x' })).status).toBe(400);
    expect(bought).toEqual([asked]);
    expect((await post(createTestSite(build), asked)).status).toBe(404);
    const broken = createTestSite(build, { fakeStore: { buy: () => Promise.reject(new Error('away')) } });
    expect((await post(broken, asked)).status).toBe(503);
  });
});
