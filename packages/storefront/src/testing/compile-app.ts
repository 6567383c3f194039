import { PLATFORMS } from '@longstrip/platform-config';
import type { ServerBuild } from '@remix-run/server-runtime';
import { listedRoutes } from '../listed-routes.ts';
import { REMIX_FUTURE } from '../vite/remix-future.ts';

export interface CompiledApp {
  build: ServerBuild;
}

type RouteModule = ServerBuild['routes'][string]['module'];

const APPS = new URL('../../../../apps/', import.meta.url);
const ROUTES = new URL('../routes/', import.meta.url);
const compiledApps = new Map<string, Promise<CompiledApp>>();

/**
 * An app's server, put together from its sources as Remix does it: no build is needed, and none can be out of date. Modules
 * are those of the test itself; they are loaded once for all apps and, where test files share modules, for all files. It has
 * no scripts and styles for browsers.
 */
export function compileApp(app = 'us'): Promise<CompiledApp> {
  const known = compiledApps.get(app);
  if (known !== undefined) return known;
  const compiled = compile(app);
  compiledApps.set(app, compiled);
  return compiled;
}

async function compile(app: string): Promise<CompiledApp> {
  const load = (file: string, from: URL) => import(new URL(file, from).href);
  const ids = PLATFORMS.filter((platform) => platform.app === app).map(({ id }) => id);
  const listed = [
    { id: 'root', path: '', module: await load(`${app}/app/root.tsx`, APPS) },
    ...(await Promise.all(
      listedRoutes(ids).map(async ({ file, ...route }) => ({
        ...route,
        parentId: 'root',
        module: await load(file, ROUTES),
      })),
    )),
  ];
  const url = (name: string) => `/assets/${name.replaceAll('/', '-')}.js`;
  const build: ServerBuild = {
    entry: { module: await load(`${app}/app/entry.server.tsx`, APPS) },
    routes: Object.fromEntries(listed.map((route) => [route.id, route])),
    assets: {
      entry: { module: url('entry.client'), imports: [] },
      routes: Object.fromEntries(
        listed.map(({ module, ...route }) => [route.id, { ...route, ...exportsOf(module), module: url(route.id) }]),
      ),
      url: url('manifest'),
      version: 'test',
    },
    publicPath: '/',
    basename: '/',
    assetsBuildDirectory: 'build/client',
    isSpaMode: false,
    mode: 'production',
    future: REMIX_FUTURE,
  };
  return { build };
}

/** The exports of a route's module, as the browser gets them. */
function exportsOf(module: RouteModule) {
  return {
    hasAction: 'action' in module,
    hasLoader: 'loader' in module,
    hasClientAction: 'clientAction' in module,
    hasClientLoader: 'clientLoader' in module,
    hasErrorBoundary: 'ErrorBoundary' in module,
  };
}
