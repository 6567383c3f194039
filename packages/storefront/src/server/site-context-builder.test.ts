import { getPlatform, type PlatformId } from '@longstrip/platform-config';
import { describe, expect, test } from 'vitest';
import { loader } from '../root/root-loader.server.ts';
import { completeSite } from '../root/site-data.ts';
import { createFakeApi, NOW_MS } from '../testing/fake-api.ts';
import { GUEST_ACCESS } from '../testing/guest-access.ts';
import { type Asker, createSiteContextBuilder, siteHeaders } from './site-context-builder.ts';
import type { SiteServerOptions } from './site-options.ts';
import { requestParts } from './site-request.ts';

const FACTS = {
  requestId: 'r-1',
  nonce: 'n-1',
  clientAddress: '203.0.113.9',
  onLimited: () => undefined,
  isDrawing: true,
  pageAccess: GUEST_ACCESS,
};
const GUEST: Asker = { visitor: { kind: 'guest' }, client: { platform: 'WEB', channel: 'WEB' } };
const SILENT = { info: () => undefined, warn: () => undefined, error: () => undefined };

/** A site's context builder with a fake api and the usual options of production; `more` overrides them. */
function createSite(id: PlatformId, more: Partial<SiteServerOptions> = {}) {
  const api = createFakeApi();
  const options: SiteServerOptions = {
    platform: getPlatform(id),
    build: async () => Promise.reject(new Error('no page is asked for')),
    clientDirectory: null,
    apiFetch: (request) => api.fetch(request),
    apiBaseUrl: 'http://api.test',
    serviceSecret: 'between us',
    sessionSecrets: ['the secret of the cookies in tests'],
    publicOrigin: 'https://site.example',
    mode: 'production',
    logger: SILENT,
    nowMs: () => NOW_MS,
    createId: () => 'id',
    ...more,
  };
  const builder = createSiteContextBuilder(options, { forLocale: (locale) => [`/assets/${locale}.js`] }, null);
  const build = async (request: Request, asker = GUEST) => {
    const view = builder.readView(requestParts(request), asker);
    const context = builder.build(view, FACTS, {
      isForMany: false,
      ...{ declare: () => undefined, refuse: () => undefined, missApi: () => undefined },
    });
    return { context, setCookies: view.setCookies };
  };
  const ask = async (path = '/', headers: Record<string, string> = {}) =>
    build(new Request(`https://site.example${path}`, { headers }));
  const root = async (path = '/', headers: Record<string, string> = {}) => {
    const request = new Request(`https://site.example${path}`, { headers });
    return completeSite(await loader({ request, params: {}, context: (await build(request)).context }));
  };
  return { api, options, ask, root, build };
}

describe('the context of a request', () => {
  test('has the facts of the request and of the site', async () => {
    const { options, ask } = createSite('bom-us');
    const { context } = await ask();
    expect(context).toMatchObject({
      platform: options.platform,
      locale: 'en-US',
      requestId: 'r-1',
      nonce: 'n-1',
      nowMs: NOW_MS,
      publicOrigin: 'https://site.example',
      messageChunks: ['/assets/en-US.js'],
      reader: { kind: 'guest', saysAdult: false },
      seesAdult: false,
      seesBl: true,
      theme: 'system',
      hasReading: false,
    });
    expect(context.logger).toBe(SILENT);
  });

  test('has the platform’s rules for adults, on its own calendar day', async () => {
    // Half past eleven in the evening in Los Angeles is already the next day in Tokyo.
    const nowMs = () => Date.UTC(2026, 10, 22, 7, 30);
    const us = await createSite('bom-us', { nowMs }).ask();
    const japan = await createSite('beltoon-jp', { nowMs }).ask();
    expect(us.context.adultRules).toMatchObject({ today: { year: 2026, month: 11, day: 21 }, useAdultAuthKr: true });
    expect(japan.context.adultRules).toMatchObject({
      today: { year: 2026, month: 11, day: 22 },
      useAdultAuthKr: false,
    });
    expect(us.context.adultRules.adult).toBe(getPlatform('bom-us').adult);
  });

  test.each([
    ['beltoon-jp', 'notLoginAdult=Y', true],
    ['beltoon-jp', 'a=b; not-login-adult=Y', true],
    ['beltoon-jp', 'notLoginAdult=y', false],
    ['beltoon-jp', 'xnotLoginAdult=Y', false],
    ['bom-us', 'notLoginAdult=Y', false],
    ['bom-tw', 'not-login-adult=Y', false],
  ] as const)('on %s, with the cookie %s, lets a guest see adult works: %s', async (id, cookie, seesAdult) => {
    const { context } = await createSite(id).ask('/', { cookie });
    expect(context.seesAdult).toBe(seesAdult);
    expect(context.reader).toEqual({ kind: 'guest', saysAdult: seesAdult });
  });

  test.each([
    ['the app', { platform: 'IOS_APP', channel: 'APP' }, false],
    ['the web', { platform: 'WEB', channel: 'WEB' }, true],
  ] as const)('in %s shows BL works on the platform with the switch: %s', async (_where, client, seesBl) => {
    const { build } = createSite('bom-tw');
    const { context } = await build(new Request('https://site.example/'), { ...GUEST, client });
    expect(context.seesBl).toBe(seesBl);
    expect(context.client).toEqual(client);
  });

  test('lets a guest on the web see BL works on the platform with the switch', async () => {
    expect((await createSite('bom-tw').ask()).context.seesBl).toBe(true);
  });

  test.each([
    ['production', 'bom-us', true],
    ['development', 'bom-us', false],
  ] as const)('in %s on %s blocks inspection: %s', async (mode, id, isBlocked) => {
    expect((await createSite(id, { mode }).ask()).context.blocksInspection).toBe(isBlocked);
  });

  test('blocks inspection nowhere on a platform that does not want it', async () => {
    const platform = getPlatform('bom-us');
    const features = { ...platform.features, blockInspect: false };
    const { context } = await createSite('bom-us', { platform: { ...platform, features } }).ask();
    expect(context.blocksInspection).toBe(false);
  });
});

describe('preferences in cookies', () => {
  const settings = 'strips%3DPAPER';

  test('are read by the platform’s own names, secure ones over https', async () => {
    const cookie = (prefix: string) =>
      [
        ...[`${prefix}theme=dark`, `${prefix}viewer=${settings}`, `${prefix}reading=1`],
        `${prefix.replace('Host', 'Secure')}viewer-series=font%3Dsans`,
      ].join('; ');
    const secure = createSite('bom-us');
    const plain = createSite('bom-us', { publicOrigin: 'http://localhost:1' });
    const [own, others, inDevelopment] = await Promise.all([
      secure.ask('/', { cookie: cookie('__Host-longstrip-bom-us-') }),
      secure.ask('/', { cookie: `${cookie('longstrip-bom-us-')}; ${cookie('__Host-longstrip-bom-th-')}` }),
      plain.ask('/', { cookie: cookie('longstrip-bom-us-') }),
    ]);
    const known = { device: { strips: 'PAPER' }, series: { font: 'sans' } };
    for (const { context } of [own, inDevelopment]) {
      expect(context).toMatchObject({ theme: 'dark', hasReading: true, viewerSettings: known });
    }
    expect(others.context).toMatchObject({
      theme: 'system',
      hasReading: false,
      viewerSettings: { device: {}, series: {} },
    });
    const { themeCookie, viewerCookie, seriesViewerCookie } = own.context;
    // A cookie for one folder may not begin with `__Host-`.
    expect([themeCookie, viewerCookie, seriesViewerCookie]).toEqual([
      ...['__Host-longstrip-bom-us-theme', '__Host-longstrip-bom-us-viewer'],
      '__Secure-longstrip-bom-us-viewer-series',
    ]);
  });

  test('say that there is something to go on with by "1" alone', async () => {
    const { context } = await createSite('bom-us').ask('/', { cookie: '__Host-longstrip-bom-us-reading=0' });
    expect(context.hasReading).toBe(false);
  });
});

describe('the language', () => {
  const NAME = '__Host-longstrip-bom-th-locale';

  test.each([
    ['/', {}, 'th-TH'],
    ['/', { 'accept-language': 'en-GB' }, 'en-US'],
    ['/', { 'accept-language': 'fr' }, 'th-TH'],
    ['/', { cookie: `${NAME}=en-US`, 'accept-language': 'th' }, 'en-US'],
    ['/', { cookie: 'longstrip-bom-th-locale=en-US' }, 'th-TH'],
    ['/?lang=en-US', { cookie: `${NAME}=th-TH` }, 'en-US'],
    ['/?lang=ja-JP', {}, 'th-TH'],
  ] as const)('of %s with %j is %s, for the page and for the api', async (path, headers, locale) => {
    const { api, ask } = createSite('bom-th');
    const { context } = await ask(path, headers);
    await context.api.picks();
    expect([context.locale, context.messageChunks]).toEqual([locale, [`/assets/${locale}.js`]]);
    expect(api.calls[0]?.headers.get('accept-language')).toBe(locale);
  });

  test.each([
    ['/?lang=en-US', {}, [`${NAME}=en-US; Max-Age=31536000; Path=/; Secure; SameSite=Lax`]],
    ['/?lang=en-US', { cookie: `${NAME}=th-TH` }, [`${NAME}=en-US; Max-Age=31536000; Path=/; Secure; SameSite=Lax`]],
    ['/?lang=en-US', { cookie: `${NAME}=en-US` }, []],
    ['/?lang=ja-JP', {}, []],
    ['/', { 'accept-language': 'en' }, []],
  ] as const)('chosen at %s with %j is remembered: %j', async (path, headers, setCookies) => {
    expect((await createSite('bom-th').ask(path, headers)).setCookies).toEqual(setCookies);
  });

  test('is remembered in a cookie of its own without https, and not at all where there is but one', async () => {
    const plain = createSite('bom-th', { publicOrigin: 'http://localhost:1' });
    expect((await plain.ask('/?lang=en-US')).setCookies).toEqual([
      'longstrip-bom-th-locale=en-US; Max-Age=31536000; Path=/; SameSite=Lax',
    ]);
    expect((await createSite('bom-us').ask('/?lang=en-US')).setCookies).toEqual([]);
  });
});

describe('the client of the api', () => {
  test('speaks for the platform and for the reader', async () => {
    const { api, ask } = createSite('bom-tw');
    await (await ask()).context.api.picks();
    expect(Object.fromEntries(api.calls[0]?.headers ?? [])).toMatchObject({
      'x-balcony-id': 'BOMTOON_TW',
      'x-balcony-timezone': 'Asia/Taipei',
      'x-request-id': 'r-1',
      'x-longstrip-client-address': '203.0.113.9',
      'x-longstrip-service-secret': 'between us',
    });
    expect(api.calls[0]?.search).toBe('');
  });

  test('sends no address where site and api share no secret', async () => {
    const { api, ask } = createSite('bom-us', { serviceSecret: null });
    await (await ask()).context.api.picks();
    expect([...(api.calls[0]?.headers.keys() ?? [])].filter((name) => name.startsWith('x-longstrip'))).toEqual([]);
  });

  test('hands on a guest’s yes', async () => {
    const { api, ask } = createSite('beltoon-jp');
    await (await ask('/', { cookie: 'notLoginAdult=Y' })).context.api.picks();
    expect(api.calls[0]?.search).toBe('?isNotLoginAdult=true');
  });
});

test('headers prove a site to the api by its secret, which never goes without the reader’s address', () => {
  const headersOf = (serviceSecret: string | null) =>
    siteHeaders({ ...createSite('bom-us').options, serviceSecret }, 'r-2', '203.0.113.9');
  expect(headersOf(null)).toEqual({ 'x-request-id': 'r-2' });
  expect(headersOf('s')).toEqual({
    'x-request-id': 'r-2',
    'x-longstrip-service-secret': 's',
    'x-longstrip-client-address': '203.0.113.9',
  });
});

describe('what every page knows', () => {
  test('comes from the platform and the request', async () => {
    const dark = { cookie: '__Host-longstrip-bom-th-theme=dark; __Host-longstrip-bom-th-reading=1' };
    const { root } = createSite('bom-th');
    const site = await root('/?lang=en-US', dark);
    expect(site).toMatchObject({
      platformId: 'bom-th',
      brand: { name: 'Bom', wordmark: 'bom', coinLetter: 'บ' },
      density: 'usual',
      locale: 'en-US',
      direction: 'ltr',
      languages: [
        { locale: 'th-TH', name: 'ไทย' },
        { locale: 'en-US', name: 'English' },
      ],
      theme: 'dark',
      themeCookie: '__Host-longstrip-bom-th-theme',
      viewerCookie: '__Host-longstrip-bom-th-viewer',
      seesBl: true,
      seesAdult: false,
      origin: 'https://site.example',
      blocksInspection: true,
      sessionStatus: 'unauthenticated',
      hasSessionExpired: false,
      sessionLimits: null,
      hasReading: true,
      messageChunks: ['/assets/en-US.js'],
      adultLimitYears: 19,
      home: '/',
    });
  });

  test.each([
    ['beltoon-jp', 'notLoginAdult=Y', { seesAdult: true, asksGuestsAge: true }, ['ADULT'], ['ACTION']],
    ['beltoon-jp', '', { seesAdult: false, asksGuestsAge: true }, ['ADULT', 'ACTION'], []],
    ['bom-us', 'notLoginAdult=Y', { seesAdult: false, asksGuestsAge: false }, ['ADULT', 'ACTION'], []],
  ] as const)('on %s with %j is %j, with the tabs for it', async (id, cookie, expected, shown, hidden) => {
    const site = await createSite(id).root('/', { cookie });
    expect(site).toMatchObject(expected);
    const tabs = site.homeTabs.map(({ tab }) => tab);
    expect(shown.filter((tab) => !tabs.includes(tab))).toEqual([]);
    expect(hidden.filter((tab) => tabs.includes(tab))).toEqual([]);
  });

  test.each(['bom-us', 'beltoon-jp', 'bom-tw', 'delitoon-me', 'delitoon-de'] as const)(
    'on %s leads only to pages that the platform lists and the site has, and to none of the app',
    async (id) => {
      const site = await createSite(id).root();
      const { navigation, routes } = site;
      for (const items of [navigation.desktop, navigation.mobile, navigation.my]) {
        expect(items.filter(({ route }) => !routes.includes(route))).toEqual([]);
      }
      const platform = getPlatform(id);
      expect(routes.filter((route) => !platform.routes.some((listed) => listed === route))).toEqual([]);
      const ofApp = platform.navigation.my.filter(({ channel }) => channel === 'APP').map(({ path }) => path);
      expect(navigation.my.filter(({ path }) => ofApp.includes(path))).toEqual([]);
      expect(site.direction).toBe(id === 'delitoon-me' ? 'rtl' : 'ltr');
      expect(site.home).toBe(id === 'delitoon-de' ? '/transfer/note' : '/');
    },
  );

  test('has entries to lead to, each with its words and picture', async () => {
    const { navigation, homeTabs, pageColours } = await createSite('bom-us').root();
    expect(navigation.mobile[0]).toEqual({ route: 'main', path: '/', labelKey: expect.any(String), icon: 'home' });
    expect(navigation.desktop.length).toBeGreaterThan(1);
    expect(navigation.my.map(({ path }) => path)).toContain('/setting');
    expect(homeTabs).toContainEqual({ tab: 'RANKING', path: '/home/ranking' });
    expect(pageColours.map(({ scheme }) => scheme)).toEqual(['light', 'dark']);
    expect(new Set(pageColours.map(({ colour }) => colour)).size).toBe(2);
  });
});
