import { once } from 'node:events';
import type { ServerResponse } from 'node:http';
import { setTimeout as wait } from 'node:timers/promises';
import { serve } from '@hono/node-server';
import {
  answerWhenAsked,
  isWorker,
  reportServing,
  shutDownOnUncaughtError,
  superviseWorkers,
  surviveErrors,
} from '@longstrip/api-contract/process';
import { PLATFORMS } from '@longstrip/platform-config';
import { openTelemetry, workersEnded } from '@longstrip/telemetry';
import type { Logger } from 'pino';
import { type ApiSettings, readApiSettings } from './env.ts';
import { WITHOUT_VALUES } from './http/describe-fault.ts';
import { createLog } from './log.ts';
import { findPortTrouble, portSentence } from './port-trouble.ts';
import { type Api, startApi } from './server.ts';
import type { ApiRole } from './start-options.ts';
import { migrateStore } from './store/migrate-store.ts';
import { API_VERSION } from './version.ts';

/** A stop takes at most 10 s: this long for the running requests, the rest for the database. */
const DRAIN_MS = 7_000;
const ENDS_WITHIN_MS = 3_000;
const ROLES: readonly ApiRole[] = ['all', 'api', 'jobs'];
/** As in the whole product. A process that works on jobs listens for the question whether it does. */
const PORT_OFFSETS: Readonly<Record<ApiRole, number>> = { all: 100, api: 100, jobs: 104 };

/**
 * Runs the api without the sites, for an installation where several processes share a PostgreSQL server: `main.js` answers
 * requests and works on jobs, `main.js api` answers requests, `main.js jobs` works on jobs. `main.js migrate` brings the database
 * forward and ends.
 */
async function main([asked = 'all']: readonly string[]): Promise<number> {
  const role = ROLES.find((known) => known === asked);
  if (role === undefined && asked !== 'migrate') {
    process.stderr.write(`The api runs as ${ROLES.join(', ')} or migrate, not as "${asked}".\n`);
    return 2;
  }
  const read = readApiSettings();
  if (!read.ok) {
    for (const sentence of read.sentences) process.stderr.write(`${sentence}\n`);
    return 2;
  }
  const { settings } = read;
  const log = createLog({
    format: settings.logFormat,
    level: settings.logLevel,
    write: (line) => process.stdout.write(line),
  });
  const logger = log.child({}, WITHOUT_VALUES);
  const stop = new AbortController();
  for (const signal of ['SIGTERM', 'SIGINT', 'SIGHUP'] as const) process.on(signal, () => stop.abort());
  // The tool that started it asks so, or is gone.
  process.on('message', (message) => message === 'stop' && stop.abort());
  if (process.connected) process.on('disconnect', () => stop.abort());
  answerWhenAsked();
  // Only a supervisor has workers to replace.
  process.on('SIGUSR2', () => undefined);
  const fault = shutDownOnUncaughtError({
    log: (error, origin) =>
      logger.fatal({ event: 'fault', origin, err: error }, 'the process ends, and wants to be started anew'),
    stop: () => stop.abort(),
  });
  if (role !== 'all' && settings.databaseUrl === null) {
    process.stderr.write(`As ${asked} alone it needs DATABASE_URL: the embedded database belongs to one process.\n`);
    return 2;
  }
  if (role === undefined) {
    const { databaseUrl, databaseDirectUrl = null } = settings;
    if (databaseUrl === null) return 2;
    const migrated = await migrateStore({ databaseUrl, databaseDirectUrl, nowMs: Date.now(), logger });
    (migrated.ok ? process.stdout : process.stderr).write(`${migrated.sentence}\n`);
    return migrated.ok ? 0 : 1;
  }
  const telemetry = await openTelemetry(settings.telemetry, {
    ...{ service: 'longstrip', role, version: API_VERSION },
    onError: (error) => logger.error({ event: 'metrics-error', err: error }),
  });
  if (!telemetry.ok) {
    process.stderr.write(`${telemetry.sentence}\n`);
    return 1;
  }
  const { host } = settings;
  const port = settings.basePort + PORT_OFFSETS[role];
  // A worker's port belongs to its supervisor.
  const trouble = isWorker() ? null : await findPortTrouble(port, host);
  if (trouble !== null) {
    process.stderr.write(`${trouble}\n`);
    await telemetry.close();
    return 1;
  }
  if (role === 'api' && settings.workers > 0 && !isWorker()) {
    const code = await superviseApis(settings, stop.signal, logger);
    await telemetry.close();
    return fault.hasFailed() ? 1 : code;
  }
  const started = await startApi({
    ...settings,
    role,
    seed: 'none',
    publicOrigins: publicOriginsOf(settings),
    origin: `http://${host.includes(':') ? `[${host}]` : host}:${port}`,
    rateLimitPerMinute: settings.rateLimitPerMinute ?? undefined,
    logger,
    signal: stop.signal,
    onProgress: (sentence) => logger.info(sentence),
  });
  if (!started.ok) {
    process.stderr.write(`${started.sentence}\n`);
    return 1;
  }
  const code = await listenUntilStopped(started.api, { ...settings, port }, stop.signal, logger);
  await telemetry.close();
  return fault.hasFailed() ? 1 : code;
}

/** Processes that answer requests at this process's port. SIGUSR2 replaces them one after the other. */
async function superviseApis(settings: ApiSettings, stopped: AbortSignal, logger: Logger): Promise<number> {
  const workers = superviseWorkers({
    ...{ count: settings.workers, args: ['api'], facts: null },
    onEnded: (problem) => {
      workersEnded.inc();
      logger.error({ event: 'worker-ended', ...problem }, 'an api is started again');
    },
  });
  process.on('SIGUSR2', () => {
    workers.replace().then(
      () => logger.info('the apis were replaced'),
      (error: Error) => logger.error({ event: 'workers-not-replaced', err: error }),
    );
  });
  const stopping = stopped.aborted ? Promise.resolve() : once(stopped, 'abort');
  try {
    await Promise.race([workers.serving, stopping]);
  } catch (error) {
    process.stderr.write(`The api cannot be started: ${error instanceof Error ? error.message : String(error)}\n`);
    await workers.stop(0);
    return 1;
  }
  await stopping;
  await workers.stop(settings.drainDelayMs + DRAIN_MS + ENDS_WITHIN_MS);
  return 0;
}

async function listenUntilStopped(
  api: Api,
  { host, port, drainDelayMs }: ApiSettings & { port: number },
  stopped: AbortSignal,
  logger: Logger,
): Promise<number> {
  const server = serve({ fetch: api.app.fetch, hostname: host, port, overrideGlobalObjects: false });
  surviveErrors(server, (error) =>
    logger.error({ event: 'listener-error', err: error }, 'a connection was not accepted'),
  );
  const failed = once(server, 'error').then(([error]) => error);
  const outcome = await Promise.race([once(server, 'listening'), failed]);
  if (outcome instanceof Error) {
    process.stderr.write(`${portSentence(outcome, port, host)}\n`);
    await api.close();
    return 1;
  }
  logger.info(`The api listens at http://${host}:${port}`);
  reportServing();
  if (!stopped.aborted) await once(stopped, 'abort');
  api.drain();
  // Each connection ends with its next answer.
  server.prependListener('request', (_request: unknown, response: ServerResponse) => {
    response.setHeader('connection', 'close');
  });
  // Load balancers see that it is not ready, and send their requests elsewhere, while it still answers all that come.
  await wait(drainDelayMs);
  await new Promise<void>((resolve) => {
    const cut = setTimeout(() => 'closeAllConnections' in server && server.closeAllConnections(), DRAIN_MS);
    server.close(() => {
      clearTimeout(cut);
      resolve();
    });
    if ('closeIdleConnections' in server) server.closeIdleConnections();
  });
  await api.close();
  logger.info('stopped');
  return 0;
}

/** The public address of each site: the configured one, else the platform's first host. */
function publicOriginsOf({ publicOrigins }: ApiSettings): Map<string, string> {
  return new Map(PLATFORMS.map(({ id, hosts }) => [id, publicOrigins.get(id) ?? `https://${hosts[0] ?? 'localhost'}`]));
}

process.exitCode = await main(process.argv.slice(2));
// What started it listens until it has ended.
process.channel?.unref();
