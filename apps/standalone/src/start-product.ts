import { randomUUID } from 'node:crypto';
import { join, resolve } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { PLATFORMS } from '@longstrip/platform-config';
import {
  createPageStore,
  createSiteServer,
  type PageStore,
  type SiteServerOptions,
} from '@longstrip/storefront/server';
import type { Logger } from 'pino';
import { findRunning, newInstance, type RunFacts, removeRunning, writeRunning } from '../launch/running.mjs';
import type { Settings } from '../launch/settings.mjs';
import type { NiceSettings } from '../launch/sign-in-variables.mjs';
import { drawAddressTable } from '../launch/start-output.mjs';
import { describeDemoAccounts } from './demo-accounts.ts';
import { startVite, type ViteServer } from './development-site.ts';
import { childEnvironment } from './env.ts';
import type { App, Listener } from './listener.ts';
import { type Api, loadApi } from './load-api.ts';
import { openSandbox } from './open-sandbox.ts';
import {
  apiOrigin,
  type BuiltSite,
  findBuiltSites,
  listParts,
  loadServerBuild,
  openPorts,
  type Platform,
  publicOriginOf,
  registeredProviders,
  sandboxOrigin,
} from './parts.ts';
import { checkoutOrigins, createFakeStore, paymentTakers } from './payments.ts';
import { providePush, provideSecrets, type Secrets } from './secrets.ts';

/** Guests' pages of all sites in their three encodings, some 250 kB each. */
const PAGE_CACHE_BYTES = 48_000_000;
/** Current requests have this long to finish; the database gets the rest of the 10 s. */
const DRAIN_MS = 6_000;
const ABORT_WAIT_MS = 5_000;

interface StartOptions {
  root: string;
  settings: Settings;
  log: Logger;
  /** Writes to the person at the terminal; the log has its own lines. */
  say: (text: string) => void;
  /** Resolves when the product is asked to stop. */
  stopped: Promise<string>;
  /** The platform whose app Vite serves from its sources; null: all built sites are served. */
  developed: Platform | null;
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
  const parts = listParts(developed === null ? sites.map(({ platform }) => platform) : [developed], settings);
  const onError = ({ message }: Error) =>
    options.log.error({ event: 'listener-error', error: message }, 'a connection was not accepted');
  const opened = await openPorts(parts, settings, { instance, leaveTo: developed?.id ?? null, onError });
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
  const run = { ...options, facts, sites, listeners, instance, secrets: provided.secrets };
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
  listeners: ReadonlyMap<string, Listener>;
  instance: string;
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
  const started = await (await loadApi(root))({
    mode: settings.mode,
    seed: settings.seed,
    dataDirectory,
    databaseUrl: settings.databaseUrl,
    messages: sandbox?.messages ?? settings.messages,
    secrets,
    previousTokenSecrets: settings.previousTokenSecrets,
    adminToken: secrets.admin,
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
    await sandbox?.close();
    return { ok: false, sentences: [started.sentence] };
  }
  const { api } = started;
  let isReady = true;
  const apps = new Map<string, App>([['api', api.app]]);
  const providers = sandbox?.providers ?? registeredProviders(settings);
  const pageStore = settings.dataCache === 'on' ? createPageStore(PAGE_CACHE_BYTES) : null;
  const shared = {
    api,
    pageStore,
    providers,
    nice,
    checkoutOrigins: checkoutOrigins(settings),
    fakeStore: sandbox === null ? null : createFakeStore(sandboxOrigin(settings)),
    isReady: () => isReady,
  };
  for (const site of sites) apps.set(site.platform.id, await openSite(site, run, shared));
  if (sandbox !== null) apps.set('sandbox', sandbox.app);
  for (const [id, app] of apps) listeners.get(id)?.serve(app);
  const vite = developed === null ? null : openVite(run, developed, providers);
  // A request to stop also works while Vite starts; the end below stops Vite too.
  if (vite !== null) await Promise.race([vite.listening, run.stopped]);
  writeRunning(facts, 'serving', instance);
  say(`${drawAddressTable(facts, 'Longstrip is running')}\n`);
  if (settings.mode === 'demo') say(describeDemoAccounts(dataDirectory));

  const asked = vite === null ? run.stopped : Promise.race([run.stopped, vite.ended]);
  const ended = asked.then(async () => {
    isReady = false;
    api.drain();
    await Promise.all([drainAll(listeners, DRAIN_MS), vite?.stop()]);
    await api.close();
    await sandbox?.close();
    removeRunning(dataDirectory, instance);
    log.info('stopped');
  });
  return { ok: true, ended };
}

function openVite(
  { root, settings, secrets }: Run,
  platform: Platform,
  providers: SharedParts['providers'],
): ViteServer {
  const { service: serviceSecret, cookie: cookieSecret } = secrets;
  const environment = childEnvironment();
  return startVite({ root, platform, settings, serviceSecret, cookieSecret, providers, environment });
}

/** What the sites of this process share. */
interface SharedParts {
  api: Api;
  pageStore: PageStore | null;
  providers: NonNullable<SiteServerOptions['providers']>;
  nice: NiceSettings | null;
  checkoutOrigins: readonly string[];
  fakeStore: NonNullable<SiteServerOptions['fakeStore']> | null;
  isReady: () => boolean;
}

async function openSite(
  site: BuiltSite,
  run: Run,
  { api, pageStore, providers, nice, checkoutOrigins, fakeStore, isReady }: SharedParts,
): Promise<App> {
  const { settings, log, sites, secrets } = run;
  return createSiteServer({
    platform: site.platform,
    build: await loadServerBuild(site),
    clientDirectory: site.clientDirectory,
    apiFetch: (request) => api.app.fetch(request),
    apiBaseUrl: apiOrigin(settings),
    serviceSecret: secrets.service,
    sessionSecrets: [secrets.cookie, ...settings.previousCookieSecrets],
    providers,
    koreanCheckOrigin: nice === null ? null : new URL(nice.popupUrl).origin,
    checkoutOrigins,
    fakeStore,
    publicOrigin: publicOriginOf(site.platform, settings),
    mode: 'production',
    logger: log.child({ part: site.platform.id }),
    nowMs: () => Date.now(),
    createId: randomUUID,
    trustedProxies: settings.trustedProxies,
    siblingSites: sites.map(({ platform }) => ({ platform, origin: publicOriginOf(platform, settings) })),
    isReady,
    catalogue: settings.dataCache !== 'off' ? freshnessOf(site.platform, api) : null,
    pageStore,
  });
}

function freshnessOf(platform: Platform, { catalogue }: Api): NonNullable<SiteServerOptions['catalogue']> {
  return {
    edition: () => catalogue.edition(),
    nextChangeMs: (nowMs) => catalogue.nextChangeMs(platform, nowMs),
  };
}

async function closePorts({ listeners, facts, instance }: Run): Promise<void> {
  await drainAll(listeners, 0);
  removeRunning(facts.dataDirectory, instance);
}

async function drainAll(listeners: ReadonlyMap<string, Listener>, limitMs: number): Promise<void> {
  await Promise.all([...listeners.values()].map((listener) => listener.drain(limitMs)));
}
