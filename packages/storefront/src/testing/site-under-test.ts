import type { Platform } from '@longstrip/core';
import { getPlatform, type PlatformId } from '@longstrip/platform-config';
import { createSiteServer, type SiteServerOptions } from '../server/index.ts';
import { createFakeApi, type FakeApi, NOW_MS } from './fake-api.ts';

export { type CompiledApp, compileApp } from './compile-app.ts';

/** Signs the cookies of sites in tests. */
export const TEST_COOKIE_SECRET = 'the secret of the cookies in tests';

/** A provider that no test calls. */
const PROVIDER = {
  issuer: 'https://provider.example',
  authorizationUrl: 'https://provider.example/authorize',
  tokenUrl: 'https://provider.example/token',
  clientId: 'our-client',
  clientSecret: 'our secret',
};

interface Logged {
  level: 'info' | 'warn' | 'error';
  facts: Record<string, unknown>;
  message: string;
}

/** A site with its own fake api and a fixed time. */
export interface TestSite {
  api: FakeApi;
  logged: Logged[];
  ask(path: string, init?: RequestInit): Promise<Response>;
  /** For a server with a socket. */
  fetch: ReturnType<typeof createSiteServer>['fetch'];
}

/** `platform` may be any platform whose pages the app has. */
export function createTestSite(
  build: SiteServerOptions['build'],
  { platform = getPlatform('bom-us'), ...more }: Partial<SiteServerOptions> & { platform?: Platform } = {},
): TestSite {
  const api = createFakeApi();
  const logged: Logged[] = [];
  const note = (level: Logged['level']) => (facts: Record<string, unknown>, message: string) => {
    logged.push({ level, facts, message });
  };
  let lastId = 0;
  const site = createSiteServer({
    platform,
    build,
    clientDirectory: null,
    apiFetch: (request) => api.fetch(request),
    apiBaseUrl: 'http://api.test',
    serviceSecret: 'between us',
    sessionSecrets: [TEST_COOKIE_SECRET],
    providers: { google: PROVIDER, facebook: PROVIDER, twitter: PROVIDER, apple: PROVIDER },
    publicOrigin: 'https://us.example',
    mode: 'production',
    logger: { info: note('info'), warn: note('warn'), error: note('error') },
    nowMs: () => NOW_MS,
    createId: () => {
      lastId += 1;
      return `id-${lastId}`;
    },
    ...more,
  });
  return {
    api,
    logged,
    ask: async (path, init) => site.request(`https://us.example${path}`, init),
    fetch: site.fetch,
  };
}

export function platformNamed(id: PlatformId): Platform {
  return getPlatform(id);
}
