import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Platform } from '@longstrip/core';
import { getPlatform, type PlatformId } from '@longstrip/platform-config';
import type { ServerBuild } from '@remix-run/server-runtime';
import { createServer, type Plugin } from 'vite';
import { createSiteServer, type SiteServerOptions } from '../server/index.ts';
import { createFakeApi, type FakeApi, NOW_MS } from './fake-api.ts';

/** Seals the cookies of sites under test. */
export const TEST_COOKIE_SECRET = 'the secret of the cookies in tests';

/** A provider that nobody asks. */
const PROVIDER = {
  issuer: 'https://provider.example',
  authorizationUrl: 'https://provider.example/authorize',
  tokenUrl: 'https://provider.example/token',
  clientId: 'our-client',
  clientSecret: 'our secret',
};

const APPS = fileURLToPath(new URL('../../../../apps/', import.meta.url));

/** An app's server, compiled from its sources on request: no build to wait for, and none that is outdated. */
export interface CompiledApp {
  build: ServerBuild;
}

const compiledApps = new Map<string, Promise<CompiledApp>>();

/** Compiles an app, once for all files of tests that run in one process. */
export function compileApp(app = 'us'): Promise<CompiledApp> {
  const known = compiledApps.get(app);
  if (known !== undefined) return known;
  const compiled = compile(app);
  compiledApps.set(app, compiled);
  return compiled;
}

async function compile(app: string): Promise<CompiledApp> {
  const root = join(APPS, app);
  // It listens to nothing, watches nothing and stores nothing, so that there is nothing to close.
  const vite = await createServer({
    root,
    configFile: join(root, 'vite.config.ts'),
    plugins: [bundleNoPackages()],
    logLevel: 'error',
    mode: 'production',
    server: { middlewareMode: true, ws: false, hmr: false, watch: null },
    optimizeDeps: { noDiscovery: true },
  });
  const build = await vite.ssrLoadModule('virtual:remix/server-build');
  if (!isServerBuild(build)) throw new Error('Vite made no Remix build');
  return { build };
}

/** Remix asks for React to be bundled ahead for browsers, and here is none. */
function bundleNoPackages(): Plugin {
  return {
    name: 'bundle-no-packages',
    enforce: 'post',
    configResolved: ({ optimizeDeps, environments }) => {
      for (const { include } of [optimizeDeps, ...Object.values(environments).map((each) => each.optimizeDeps)])
        include?.splice(0);
    },
  };
}

function isServerBuild(module: object): module is ServerBuild {
  return 'routes' in module && 'entry' in module;
}

/** One line of the site's log. */
export interface Logged {
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

/** Makes a site. `platform` may be any whose pages the app has. */
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

/** A platform of the seven. */
export function platformNamed(id: PlatformId): Platform {
  return getPlatform(id);
}
