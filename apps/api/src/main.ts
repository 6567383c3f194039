import { once } from 'node:events';
import { serve } from '@hono/node-server';
import { shutDownOnUncaughtError, surviveErrors } from '@longstrip/api-contract/process';
import { PLATFORMS } from '@longstrip/platform-config';
import type { Logger } from 'pino';
import { type ApiSettings, readApiSettings } from './env.ts';
import { WITHOUT_VALUES } from './http/describe-fault.ts';
import { createLog } from './log.ts';
import { type Api, startApi } from './server.ts';

/** A stop takes at most 10 s: this long for the running requests, the rest for the database. */
const DRAIN_MS = 7_000;

/** Runs the api without the sites, for an installation where several api processes share a PostgreSQL server. */
async function main(): Promise<number> {
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
  for (const signal of ['SIGTERM', 'SIGINT'] as const) process.once(signal, () => stop.abort());
  const fault = shutDownOnUncaughtError({
    log: (error, origin) =>
      logger.fatal({ event: 'fault', origin, err: error }, 'the process ends, and wants to be started anew'),
    stop: () => stop.abort(),
  });
  const { host, port } = settings;
  const started = await startApi({
    ...settings,
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
  const code = await listenUntilStopped(started.api, settings, stop.signal, logger);
  return fault.hasFailed() ? 1 : code;
}

async function listenUntilStopped(
  api: Api,
  { host, port }: ApiSettings,
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
    process.stderr.write(`The api cannot listen at ${host}:${port}: ${outcome.message}\n`);
    await api.close();
    return 1;
  }
  logger.info(`The api listens at http://${host}:${port}`);
  if (!stopped.aborted) await once(stopped, 'abort');
  api.drain();
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

process.exitCode = await main();
