import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Platform } from '@longstrip/core';
import { getPlatform, type PlatformId } from '@longstrip/platform-config';
import type { ServerBuild } from '@remix-run/server-runtime';
import { createServer, type ViteDevServer } from 'vite';
import { createSiteServer, type SiteServerOptions } from '../server/index.ts';
import { createFakeApi, type FakeApi, NOW_MS } from './fake-api.ts';

const APPS = fileURLToPath(new URL('../../../../apps/', import.meta.url));

/** An app's server, compiled from its sources as it is asked for: no build to wait for, none to be stale. */
export interface CompiledApp {
  build: ServerBuild;
  close(): Promise<void>;
}

/** Compiles an app once for a file of tests. */
export async function compileApp(app = 'us'): Promise<CompiledApp> {
  const root = join(APPS, app);
  const cacheDir = mkdtempSync(join(tmpdir(), 'longstrip-vite-'));
  const vite: ViteDevServer = await createServer({
    root,
    configFile: join(root, 'vite.config.ts'),
    cacheDir,
    logLevel: 'error',
    mode: 'production',
    server: { middlewareMode: true, ws: false, hmr: false },
    optimizeDeps: { noDiscovery: true, include: [] },
  });
  const build = await vite.ssrLoadModule('virtual:remix/server-build');
  if (!isServerBuild(build)) throw new Error('Vite made no Remix build');
  const close = async () => {
    await vite.close();
    rmSync(cacheDir, { recursive: true, force: true });
  };
  return { build, close };
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

/** A site with an api of its own and a clock that stands still. */
export interface TestSite {
  api: FakeApi;
  logged: Logged[];
  ask(path: string, init?: RequestInit): Promise<Response>;
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
  };
}

/** A platform of the seven. */
export function platformNamed(id: PlatformId): Platform {
  return getPlatform(id);
}
