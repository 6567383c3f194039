import { getRequestListener, type HttpBindings } from '@hono/node-server';
import { getPlatform, isPlatformId } from '@longstrip/platform-config';
import type { ServerBuild } from '@remix-run/server-runtime';
import { createSiteServer, type SiteLogger } from '../server/index.ts';
import { readDevelopmentEnvironment } from './env.ts';

const logger: SiteLogger = {
  info: () => {},
  warn: (facts, message) => console.warn(message, facts),
  error: (facts, message) => console.error(message, facts),
};

/**
 * Makes the request listener for one platform, from Vite's current modules.
 * @param firstPlatformId the platform, unless the environment names another one
 */
export function createDevelopmentListener(
  firstPlatformId: string,
  loadBuild: () => Promise<ServerBuild>,
): (request: HttpBindings['incoming'], response: HttpBindings['outgoing']) => Promise<void> {
  const environment = readDevelopmentEnvironment();
  const platformId = environment.platformId ?? firstPlatformId;
  if (!isPlatformId(platformId)) throw new Error(`"${platformId}" is no platform`);
  const platform = getPlatform(platformId);
  const site = createSiteServer({
    platform,
    build: loadBuild,
    clientDirectory: null,
    apiFetch: (request, init) => fetch(request, init),
    apiBaseUrl: environment.apiOrigin,
    serviceSecret: environment.serviceSecret,
    // If none is given, sessions end when the server stops.
    sessionSecrets: [environment.cookieSecret ?? crypto.randomUUID()],
    providers: environment.providers,
    publicOrigin: `http://localhost:${environment.basePort + platform.portOffset}`,
    mode: 'development',
    logger,
    nowMs: () => Date.now(),
    createId: () => crypto.randomUUID(),
  });
  return getRequestListener(site.fetch, { overrideGlobalObjects: false });
}
