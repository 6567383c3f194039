import { relative, resolve, sep } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { PlatformId } from '@longstrip/platform-config';
import { UNSAFE_getRouteConfigAppDirectory as getAppDirectory } from '@remix-run/dev';
import { listedRoutes, type StorefrontRoute } from './listed-routes.ts';

const ROUTES_FOLDER = resolve(fileURLToPath(import.meta.url), '../routes');

/** The routes of a regional app, for its `routes.ts`. */
export function storefrontRoutes(platformIds: readonly PlatformId[]): StorefrontRoute[] {
  return listedRoutes(platformIds).map((route) => ({ ...route, file: routeFile(route.file) }));
}

/** Remix needs paths relative to the app's directory; with absolute ones it does not recognise server-only code. */
function routeFile(name: string): string {
  return relative(getAppDirectory(), resolve(ROUTES_FOLDER, name)).split(sep).join('/');
}
