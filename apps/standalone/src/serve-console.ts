import { randomUUID } from 'node:crypto';
import { existsSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { type ConsoleServerOptions, createConsoleServer } from '@longstrip/console/server';
import { recordRequest } from '@longstrip/telemetry';
import type { Logger } from 'pino';
import { newInstance } from '../launch/running.mjs';
import type { Settings } from '../launch/settings.mjs';
import { openApiPool } from './api-pool.ts';
import { createApisLog } from './apis-log.ts';
import type { App } from './listener.ts';
import { consoleOriginOf, consolePart, openPorts } from './parts.ts';
import { provideSecrets, type Secrets } from './secrets.ts';
import type { CalledApi } from './serve-sites.ts';
import type { Started } from './start-product.ts';

/** Current requests have this long to finish. */
const DRAIN_MS = 5_000;

/** The built console. */
export interface BuiltConsole {
  serverFile: string;
  clientDirectory: string;
}

/** @returns null: it is not built */
export function findBuiltConsole(root: string): BuiltConsole | null {
  const build = join(root, 'apps', 'console', 'build');
  const built = { serverFile: join(build, 'server', 'index.js'), clientDirectory: join(build, 'client') };
  return existsSync(built.serverFile) ? built : null;
}

interface ConsoleOptions {
  settings: Settings;
  log: Logger;
  secrets: Secrets;
  api: Pick<CalledApi, 'fetch' | 'origin'>;
  /** False while the process stops. */
  isReady: () => boolean;
}

/** Loads the built console. */
export async function loadConsole(
  { serverFile, clientDirectory }: BuiltConsole,
  { settings, log, secrets, api, isReady }: ConsoleOptions,
): Promise<App> {
  const build: ConsoleServerOptions['build'] = await import(pathToFileURL(serverFile).href);
  return createConsoleServer({
    ...{ build, clientDirectory, isReady },
    apiFetch: api.fetch,
    apiBaseUrl: api.origin,
    serviceSecret: secrets.service,
    cookieSecrets: [secrets.cookie, ...settings.previousCookieSecrets],
    origin: consoleOriginOf(settings),
    trustedProxies: settings.trustedProxies,
    logger: log.child({ part: 'console' }),
    createId: randomUUID,
    count: (answered) => recordRequest({ part: 'console', ...answered }),
  });
}

/** Serves the console in a process of its own, with an api elsewhere (`npm run serve -- console`). */
export async function serveConsole({
  root,
  settings,
  log,
  stopped,
}: {
  root: string;
  settings: Settings;
  log: Logger;
  stopped: Promise<string>;
}): Promise<Started> {
  const built = findBuiltConsole(root);
  if (built === null) return { ok: false, sentences: ['The console is not built: npm start builds it.'] };
  if (settings.apiOrigins.length === 0) {
    return { ok: false, sentences: ['API_URL must be set: the address of an api, or several with commas between.'] };
  }
  const provided = provideSecrets(settings, resolve(root, settings.dataDirectory));
  if (!provided.ok) return provided;
  const onError = ({ message }: Error) =>
    log.error({ event: 'listener-error', error: message }, 'a connection was not accepted');
  const ports = { instance: newInstance(), leaveTo: [], onError };
  const opened = await openPorts([consolePart(settings)], settings, ports);
  if (!opened.ok) return { ok: false, sentences: [opened.sentence] };
  const { apiOrigins } = settings;
  const apis = await openApiPool({ origins: apiOrigins, ...createApisLog(log, apiOrigins) });
  let isStopping = false;
  const api = { fetch: apis.fetch, origin: apis.origin() };
  const { secrets } = provided;
  const app = await loadConsole(built, { settings, log, secrets, api, isReady: () => !isStopping });
  const listeners = [...opened.listeners.values()];
  for (const listener of listeners) listener.serve(app);
  log.info({ address: consoleOriginOf(settings) }, 'console ready');
  const ended = stopped.then(async () => {
    isStopping = true;
    const limits = { delayMs: settings.drainDelayMs, limitMs: DRAIN_MS };
    await Promise.all(listeners.map((listener) => listener.drain(limits)));
    apis.close();
    log.info('stopped');
  });
  return { ok: true, ended };
}
