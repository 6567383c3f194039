import { availableParallelism } from 'node:os';
import { join, resolve } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import type { Workers } from '@longstrip/api-contract/process';
import { PLATFORMS } from '@longstrip/platform-config';
import type { SiteServerOptions } from '@longstrip/storefront/server';
import type { Logger } from 'pino';
import { findRunning, newInstance, type RunFacts, removeRunning, writeRunning } from '../launch/running.mjs';
import type { Settings } from '../launch/settings.mjs';
import { drawAddressTable } from '../launch/start-output.mjs';
import { describeDemoAccounts } from './demo-accounts.ts';
import { type DevelopedApp, startVite, type ViteServer } from './development-site.ts';
import { childEnvironment } from './env.ts';
import type { App, Listener } from './listener.ts';
import { loadApi } from './load-api.ts';
import { openSandbox } from './open-sandbox.ts';
import {
  apiOrigin,
  type BuiltSite,
  consoleOriginOf,
  findBuiltSites,
  listParts,
  openPorts,
  publicOriginOf,
} from './parts.ts';
import { paymentTakers } from './payments.ts';
import { providePush, provideSecrets, type Secrets } from './secrets.ts';
import { type BuiltConsole, findBuiltConsole, loadConsole } from './serve-console.ts';
import { loadSites, type SiteFacts, siteFactsOf } from './serve-sites.ts';
import { superviseSites } from './site-process.ts';

/** Current requests have this long to finish; the database gets the rest of the 10 s. */
const DRAIN_MS = 6_000;
/** Where sites have workers, the api's port closes after them: nothing calls it then. */
const DRAIN_API_MS = 1_000;
const ABORT_WAIT_MS = 5_000;

interface StartOptions {
  root: string;
  settings: Settings;
  log: Logger;
  /** Writes to the person at the terminal; the log has its own lines. */
  say: (text: string) => void;
  /** Resolves when the product is asked to stop. */
  stopped: Promise<string>;
  /** What Vite serves from its sources; null: all that is built is served. */
  developed: DevelopedApp | null;
}

export type Started = { ok: true; ended: Promise<void> } | { ok: false; sentences: string[] };

/**
 * Starts everything in one process: first the ports, which are quick to check, then the api with its database, then the
 * sites. Until they can serve, each port answers 503.
 */
export async function startProduct(options: StartOptions): Promise<Started> {
  const { root, settings, say, developed } = options;
  const dataDirectory = resolve(root, settings.dataDirectory);
  const sites = developed === null ? findBuiltSites(root) : [];
  if (developed === null && sites.length === 0) {
    return { ok: false, sentences: ['No site is built: npm start builds them.'] };
  }
  const unknownIds = [...settings.publicOrigins.keys()].filter((id) =>
    PLATFORMS.every((platform) => platform.id !== id),
  );
  if (unknownIds.length > 0) {
    const known = PLATFORMS.map(({ id }) => id).join(', ');
    return { ok: false, sentences: [`PUBLIC_ORIGINS names ${unknownIds.join(', ')}; the platforms are ${known}.`] };
  }
  const provided = provideSecrets(settings, dataDirectory);
  if (!provided.ok) return provided;

  const found = await findRunning(dataDirectory);
  if (found?.answers) {
    say(`${drawAddressTable(found.running, 'Longstrip is already running')}\n`);
    return { ok: true, ended: Promise.resolve() };
  }
  const instance = newInstance();
  const console = developed === null ? findBuiltConsole(root) : null;
  const own = developed?.platform ?? null;
  const platforms = developed === null ? sites.map(({ platform }) => platform) : own === null ? [] : [own];
  const hasConsole = console !== null || developed?.id === 'console';
  const parts = listParts(platforms, settings, { hasConsole });
  const onError = ({ message }: Error) =>
    options.log.error({ event: 'listener-error', error: message }, 'a connection was not accepted');
  const workers = developed === null ? (settings.workers ?? availableParallelism() - 1) : 0;
  const leaveTo = workers > 0 ? sites.map(({ platform }) => platform.id) : developed === null ? [] : [developed.id];
  const opened = await openPorts(parts, settings, { instance, leaveTo, onError });
  if (!opened.ok) return { ok: false, sentences: [opened.sentence] };
  const { listeners } = opened;
  const facts: RunFacts = {
    startedAtMs: Date.now(),
    mode: settings.mode,
    dataDirectory,
    api: { url: apiOrigin(settings), tokenFile: join(dataDirectory, 'secrets', 'admin-token') },
    addresses: parts.map(({ id, title, url }) => ({ name: id, title, url })),
  };
  // From here on a second start finds this one, also while the database is prepared.
  writeRunning(facts, 'starting', instance);
  const run = { ...options, facts, sites, console, listeners, instance, workers, secrets: provided.secrets };
  try {
    const started = await openUnlessStopped(run);
    if (!started.ok) await closePorts(run);
    return started;
  } catch (error) {
    await closePorts(run);
    throw error;
  }
}

interface Run extends StartOptions {
  facts: RunFacts;
  sites: readonly BuiltSite[];
  /** Null: it is not served. */
  console: BuiltConsole | null;
  listeners: ReadonlyMap<string, Listener>;
  instance: string;
  /** How many processes serve the sites; 0: this one does. */
  workers: number;
  secrets: Secrets;
}

/** The first start may take minutes. A request to stop is answered during that time. */
async function openUnlessStopped(run: Run): Promise<Started> {
  const abort = new AbortController();
  const opening = openProduct(run, abort.signal);
  const interrupted = run.stopped.then(async (): Promise<Started> => {
    abort.abort();
    // Ending the process now would not damage the database, but it may close properly within a few seconds.
    await Promise.race([opening.catch(() => undefined), setTimeout(ABORT_WAIT_MS)]);
    return { ok: false, sentences: ['Stopped before everything was ready.'] };
  });
  return Promise.race([opening, interrupted]);
}

async function openProduct(run: Run, signal: AbortSignal): Promise<Started> {
  const { root, settings, log, say, facts, sites, listeners, instance, secrets, developed } = run;
  const { dataDirectory } = facts;
  const sandbox = await openSandbox(settings, facts.addresses);
  const nice = sandbox?.nice ?? settings.nice;
  const siteFacts = siteFactsOf(settings, secrets, sandbox);
  const workers = run.workers === 0 ? null : startSiteWorkers(run, siteFacts);
  const started = await (await loadApi(root))({
    mode: settings.mode,
    seed: settings.seed,
    dataDirectory,
    databaseUrl: settings.databaseUrl,
    databaseDirectUrl: settings.databaseDirectUrl,
    databaseReplicaUrl: settings.databaseReplicaUrl,
    valkeyUrl: settings.valkeyUrl,
    filesAt: settings.filesAt,
    edgePictureSecret: settings.edgePictureSecret,
    messages: sandbox?.messages ?? settings.messages,
    secrets,
    previousTokenSecrets: settings.previousTokenSecrets,
    previousCookieSecrets: settings.previousCookieSecrets,
    consoleOrigin: consoleOriginOf(settings),
    booksSecrets: settings.booksSecrets,
    publicOrigins: new Map(PLATFORMS.map((platform) => [platform.id, publicOriginOf(platform, settings)])),
    origin: apiOrigin(settings),
    providerAccountId: sandbox?.providerAccountId ?? null,
    trustedProxies: settings.trustedProxies,
    ipCountryTable: settings.ipCountryTable === null ? null : resolve(root, settings.ipCountryTable),
    nice,
    payments: paymentTakers(settings, sandbox),
    tapjoy: sandbox?.tapjoy ?? settings.tapjoy,
    push: providePush(settings, dataDirectory),
    sealHeads: settings.sealHeads,
    rateLimitPerMinute: settings.rateLimitPerMinute ?? undefined,
    cachesAnswers: settings.dataCache !== 'off',
    logger: log.child({ part: 'api' }),
    signal,
    onProgress: (sentence) => say(`${sentence}\n`),
  });
  if (!started.ok) {
    await Promise.all([workers?.stop(0), sandbox?.close()]);
    return { ok: false, sentences: [started.sentence] };
  }
  const { api } = started;
  let isReady = true;
  const apps = new Map<string, App>([['api', api.app]]);
  if (sandbox !== null) apps.set('sandbox', sandbox.app);
  const called = { fetch: (request: Request) => api.app.fetch(request), origin: apiOrigin(settings), ...api };
  if (run.console !== null) {
    const facts = { secrets, api: called, isReady: () => isReady };
    apps.set('console', await loadConsole(run.console, { settings, log, ...facts }));
  }
  if (workers === null && developed === null) {
    const loaded = await loadSites(sites, { settings, log, facts: siteFacts, api: called, isReady: () => isReady });
    for (const [id, app] of loaded) apps.set(id, app);
  }
  for (const [id, app] of apps) listeners.get(id)?.serve(app);
  const vite = developed === null ? null : openVite(run, developed, siteFacts.providers);
  // A request to stop also works while Vite or the workers start; the end below stops them too.
  const failure = await Promise.race([Promise.all([vite?.listening, workers?.serving]), run.stopped]).then(
    () => null,
    ({ message }: Error) => message,
  );
  if (failure !== null) {
    await workers?.stop(0);
    await api.close();
    await sandbox?.close();
    return { ok: false, sentences: [`The sites could not be started: ${failure}.`] };
  }
  writeRunning(facts, 'serving', instance);
  say(`${drawAddressTable(facts, 'Longstrip is running')}\n`);
  if (settings.mode === 'demo') say(describeDemoAccounts(dataDirectory));

  const asked = vite === null ? run.stopped : Promise.race([run.stopped, vite.ended]);
  const ended = asked.then(async () => {
    isReady = false;
    if (workers !== null) await workers.stop(settings.drainDelayMs + DRAIN_MS);
    api.drain();
    const delayMs = workers === null ? settings.drainDelayMs : 0;
    const limitMs = workers === null ? DRAIN_MS : DRAIN_API_MS;
    await Promise.all([drainAll(listeners, { delayMs, limitMs }), vite?.stop()]);
    await api.close();
    await sandbox?.close();
    removeRunning(dataDirectory, instance);
    log.info('stopped');
  });
  return { ok: true, ended };
}

/** Processes with the sites alone, so that all cores of the machine are used. */
function startSiteWorkers({ workers, settings, instance, log }: Run, sites: SiteFacts): Workers {
  return superviseSites(workers, { sites, apiOrigins: [apiOrigin(settings)], instance }, log);
}

function openVite(
  { root, settings, secrets }: Run,
  developed: DevelopedApp,
  providers: NonNullable<SiteServerOptions['providers']>,
): ViteServer {
  const { service: serviceSecret, cookie: cookieSecret } = secrets;
  const environment = childEnvironment();
  return startVite({ root, developed, settings, serviceSecret, cookieSecret, providers, environment });
}

async function closePorts({ listeners, facts, instance }: Run): Promise<void> {
  await drainAll(listeners, { limitMs: 0 });
  removeRunning(facts.dataDirectory, instance);
}

async function drainAll(
  listeners: ReadonlyMap<string, Listener>,
  limits: Parameters<Listener['drain']>[0],
): Promise<void> {
  await Promise.all([...listeners.values()].map((listener) => listener.drain(limits)));
}
