import type { ServerBuild } from '@remix-run/server-runtime';
import routes from '../routes.ts';

type Route = ServerBuild['routes'][string];
interface ListedRoute {
  readonly id: string;
  readonly path?: string;
  readonly index?: boolean;
  readonly file: string;
  readonly children?: readonly ListedRoute[];
}

const APP = new URL('../', import.meta.url);

/** The console's server, put together from its sources as Remix does it: no build is needed, and none can be out of date. */
export async function compileConsole(): Promise<ServerBuild> {
  const load = (file: string) => import(new URL(file, APP).href);
  const flatten = (list: readonly ListedRoute[], parentId: string): (ListedRoute & { parentId: string })[] =>
    list.flatMap((route) => [{ ...route, parentId }, ...flatten(route.children ?? [], route.id)]);
  const listed: Route[] = [
    { id: 'root', path: '', module: await load('root.tsx') },
    ...(await Promise.all(
      flatten(routes, 'root').map(async ({ id, path, index, parentId, file }) => ({
        ...{ id, parentId, module: await load(file) },
        ...(path === undefined ? {} : { path }),
        ...(index === undefined ? {} : { index }),
      })),
    )),
  ];
  const url = (name: string) => `/assets/${name}.js`;
  return {
    entry: { module: await load('entry.server.tsx') },
    routes: Object.fromEntries(listed.map((route) => [route.id, route])),
    assets: {
      entry: { module: url('entry.client'), imports: [] },
      routes: Object.fromEntries(
        listed.map(({ module, ...route }) => [
          route.id,
          {
            ...route,
            module: url(route.id),
            hasAction: 'action' in module,
            hasLoader: 'loader' in module,
            hasClientAction: false,
            hasClientLoader: false,
            hasErrorBoundary: 'ErrorBoundary' in module,
          },
        ]),
      ),
      url: url('manifest'),
      version: 'test',
    },
    publicPath: '/',
    basename: '/',
    assetsBuildDirectory: 'build/client',
    isSpaMode: false,
    mode: 'production',
    future: {
      v3_fetcherPersist: true,
      v3_lazyRouteDiscovery: true,
      v3_relativeSplatPath: true,
      v3_singleFetch: true,
      v3_throwAbortReason: true,
    },
  };
}
