import { createTestApi, TEST_SERVICE_SECRET, type TestApi } from '@longstrip/api/testing';
import { getPlatform, type PLATFORMS } from '@longstrip/platform-config';
import {
  type CompiledApp,
  type CookieJar,
  comeBack,
  compileApp,
  createCookieJar,
  createFakeProvider,
  createTestSite,
  type FakeProvider,
  leave,
  SITE_NOW_MS,
  type TestSite,
} from '@longstrip/storefront/testing';

type OAuthProvider = 'google' | 'facebook' | 'twitter' | 'apple';
export type PlatformId = (typeof PLATFORMS)[number]['id'];

/** Sites in front of the api with its database, and one fake provider for all sign-in providers. */
export interface AccountWorld {
  api: TestApi;
  provider: FakeProvider;
  site(platformId: PlatformId): TestSite;
  /** The same site in another process: it shares only the api. */
  openAnother(platformId: PlatformId): TestSite;
  /** Everything that the api and the sites have logged, a line each. */
  logLines(): string[];
  close(): Promise<void>;
}

/** A platform whose providers have no settings. */
export const WITHOUT_PROVIDERS: PlatformId = 'delitoon-me';

/** The origin of every site: cookie names tell them apart. */
export const SITE_ORIGIN = 'https://us.example';

export async function createAccountWorld(): Promise<AccountWorld> {
  const [app, api, provider]: [CompiledApp, TestApi, FakeProvider] = await Promise.all([
    compileApp('th'),
    createTestApi({ logLevel: 'trace' }),
    createFakeProvider(),
  ]);
  // The provider's id tokens are issued at that time.
  api.clock.setTo(SITE_NOW_MS);
  const { settings } = provider;
  const sites = new Map<PlatformId, TestSite>();
  const opened: TestSite[] = [];
  function open(platformId: PlatformId): TestSite {
    const site = createTestSite(app.build, {
      platform: getPlatform(platformId),
      apiFetch: (request) => api.app.fetch(request),
      serviceSecret: TEST_SERVICE_SECRET,
      publicOrigin: SITE_ORIGIN,
      providers:
        platformId === WITHOUT_PROVIDERS
          ? {}
          : { google: settings, facebook: settings, twitter: settings, apple: settings },
      providerFetch: (request) => provider.fetch(request),
      nowMs: () => api.clock.nowMs(),
      trustedProxies: ['127.0.0.1'],
    });
    opened.push(site);
    return site;
  }
  return {
    api,
    provider,
    openAnother: open,
    site(platformId) {
      const site = sites.get(platformId) ?? open(platformId);
      sites.set(platformId, site);
      return site;
    },
    logLines: () => [
      ...api.logged.map((line) => JSON.stringify(line)),
      ...opened.flatMap(({ logged }) => logged.map((line) => JSON.stringify(line))),
    ],
    close: () => api.close(),
  };
}

/** A browser at one site. */
export interface SiteVisitor {
  jar: CookieJar;
  site: TestSite;
  ask(path: string, init?: RequestInit): Promise<Response>;
  /** Sends a page's form, as a browser without script. */
  sendForm(path: string, fields: Readonly<Record<string, string>>): Promise<Response>;
  /** Calls the api by the site's own path. */
  call(path: string, body: object, more?: { method?: string; bearer?: string }): Promise<Response>;
  /** Goes to a provider that states this about the reader, agrees there and comes back. */
  returnFrom(provider: OAuthProvider, said?: unknown): Promise<Response>;
}

let lastVisitor = 0;

/** A browser of its own, from an address range of its own. */
export function visit({ site: siteOf, provider }: AccountWorld, platformId: PlatformId): SiteVisitor {
  lastVisitor += 1;
  const address = `10.${Math.floor(lastVisitor / 250)}.${lastVisitor % 250}.1`;
  const jar = createCookieJar();
  const own = siteOf(platformId);
  const site: TestSite = {
    ...own,
    ask: (path, init = {}) => {
      const headers = new Headers(init.headers);
      headers.set('x-forwarded-for', address);
      return own.ask(path, { ...init, headers });
    },
  };
  return {
    jar,
    site,
    ask: (path, init) => jar.ask(site, path, init),
    sendForm: (path, fields) => jar.ask(site, path, { method: 'POST', body: new URLSearchParams(fields) }),
    call: (path, body, { method = 'POST', bearer } = {}) => {
      const headers = {
        'content-type': 'application/json',
        ...(bearer === undefined ? {} : { authorization: `Bearer ${bearer}` }),
      };
      return jar.ask(site, `/api/balcony-api${path}`, { method, headers, body: JSON.stringify(body) });
    },
    async returnFrom(id, said) {
      if (said !== undefined) provider.say(said);
      const { url } = await leave(site, jar, id);
      return comeBack(site, jar, id, provider.agree(url));
    },
  };
}
