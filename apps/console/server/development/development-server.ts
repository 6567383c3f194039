import { getRequestListener, type HttpBindings } from '@hono/node-server';
import type { ServerBuild } from '@remix-run/server-runtime';
import { createConsoleServer } from '../console-server.ts';
import { readDevelopmentEnvironment } from './env.ts';

const logger = {
  info: () => {},
  warn: (facts: object, message: string) => console.warn(message, facts),
  error: (facts: object, message: string) => console.error(message, facts),
};

/** The console's request listener, from Vite's current modules. */
export function listenInDevelopment(
  loadBuild: () => Promise<ServerBuild>,
): (request: HttpBindings['incoming'], response: HttpBindings['outgoing']) => Promise<void> {
  const { origin, apiOrigin, serviceSecret, cookieSecret } = readDevelopmentEnvironment();
  const server = createConsoleServer({
    ...{ build: loadBuild, clientDirectory: null, origin, serviceSecret },
    apiFetch: (request) => fetch(request),
    apiBaseUrl: apiOrigin,
    cookieSecrets: [cookieSecret],
    trustedProxies: [],
    logger,
    createId: () => crypto.randomUUID(),
    isReady: () => true,
    count: () => {},
    mode: 'development',
  });
  return getRequestListener(server.fetch, { overrideGlobalObjects: false });
}
