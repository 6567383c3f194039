import { resolve } from 'node:path';
import { isWorker, receiveOrder, reportServing, superviseWorkers, type Workers } from '@longstrip/api-contract/process';
import { apiReady, workersEnded } from '@longstrip/telemetry';
import type { Logger } from 'pino';
import * as v from 'valibot';
import { findPortTrouble } from '../launch/ports.mjs';
import { newInstance } from '../launch/running.mjs';
import type { Settings } from '../launch/settings.mjs';
import { openApiPool } from './api-pool.ts';
import { createApisLog } from './apis-log.ts';
import { type Listener, openListener } from './listener.ts';
import { findBuiltSites, listParts, openPorts, type Part } from './parts.ts';
import { followRemoteCatalogue } from './remote-catalogue.ts';
import { provideSecrets } from './secrets.ts';
import { loadSites, SiteFactsSchema, siteFactsOf } from './serve-sites.ts';
import type { Started } from './start-product.ts';

/** Current requests have this long to finish. */
const DRAIN_MS = 5_000;
/** A worker that has not ended this long after its last request is killed. */
const ENDS_WITHIN_MS = 1_000;

/** What the sites of a process of their own are started with; a supervisor sends it to its workers. */
export const SiteProcessFactsSchema = v.object({
  sites: SiteFactsSchema,
  apiOrigins: v.array(v.string()),
  instance: v.string(),
});
export type SiteProcessFacts = v.InferOutput<typeof SiteProcessFactsSchema>;

interface SiteProcessOptions {
  root: string;
  settings: Settings;
  log: Logger;
  stopped: Promise<string>;
}

/**
 * Serves the sites in a process without an api and without a database: as a worker of the whole product or of another such
 * process, or by itself. It opens its ports when an api is ready; the only worker opens them at once, and answers 503 until then.
 */
export async function serveSites(options: SiteProcessOptions): Promise<Started> {
  const { root, settings, log, stopped } = options;
  const sites = findBuiltSites(root);
  if (sites.length === 0) return { ok: false, sentences: ['No site is built: npm start builds them.'] };
  const order = isWorker() ? await receiveOrder() : null;
  const given = order === null ? ownFacts(root, settings) : v.parse(SiteProcessFactsSchema, order.facts);
  if ('sentences' in given) return { ok: false, sentences: given.sentences };
  const parts = listParts(
    sites.map(({ platform }) => platform),
    settings,
  ).filter(({ id }) => sites.some(({ platform }) => platform.id === id));
  if (!isWorker() && (settings.workers ?? 0) > 0) return serveByWorkers(parts, given, options);
  const open = () => openSitePorts(parts, settings, given.instance, log);
  // Where nothing else answers at these ports, they say that the product starts; a load balancer would take that for an answer.
  const early = order?.othersServe === false ? await open() : null;
  if (early?.ok === false) return { ok: false, sentences: [early.sentence] };

  const said = createApisLog(log, given.apiOrigins);
  const apis = await openApiPool({
    origins: given.apiOrigins,
    onChange: (isReady) => {
      apiReady.set(isReady ? 1 : 0);
      said.onChange(isReady);
    },
    onSilent: said.onSilent,
  });
  const { serviceSecret, cookieSecrets } = given.sites;
  const catalogue = followRemoteCatalogue({
    ...{ apis, serviceSecret, cookieSecrets, monotonicMs: () => performance.now() },
    onRefused: (variable) =>
      log.error(
        { event: 'secret-differs', variable },
        `${variable} is not that of the api: give both the same. Until then these sites are not ready`,
      ),
    onAccepted: () => log.info({ event: 'secrets-agree' }, 'the api takes these sites'),
  });
  let isStopping = false;
  const apps = await loadSites(sites, {
    ...{ settings, log, facts: given.sites, isReady: () => !isStopping && !catalogue.isRefused() },
    api: { fetch: apis.fetch, origin: apis.origin(), catalogue },
  });
  await Promise.race([apis.ready, stopped]);
  const opened = early ?? (await open());
  if (!opened.ok) return { ok: false, sentences: [opened.sentence] };
  const { listeners } = opened;
  for (const [id, app] of apps) listeners.get(id)?.serve(app);
  reportServing();
  if (!isWorker()) log.info({ sites: [...apps.keys()] }, 'sites ready');

  const ended = stopped.then(async () => {
    isStopping = true;
    const limits = { delayMs: settings.drainDelayMs, limitMs: DRAIN_MS };
    await Promise.all([...listeners.values()].map((listener) => listener.drain(limits)));
    catalogue.close();
    apis.close();
    log.info('stopped');
  });
  return { ok: true, ended };
}

/** Processes that serve the sites at this process's ports. SIGUSR2 replaces them one after the other. */
export function superviseSites(count: number, facts: SiteProcessFacts, log: Logger): Workers {
  const workers = superviseWorkers({
    ...{ count, args: ['site'], facts },
    onEnded: (problem) => {
      workersEnded.inc();
      log.error({ event: 'worker-ended', ...problem }, 'sites are started again');
    },
  });
  process.on('SIGUSR2', () => {
    workers.replace().then(
      () => log.info('the sites were replaced'),
      (error: Error) => log.error({ event: 'workers-not-replaced', error: error.message }),
    );
  });
  return workers;
}

async function serveByWorkers(
  parts: readonly Part[],
  facts: SiteProcessFacts,
  { settings, log, stopped }: SiteProcessOptions,
): Promise<Started> {
  const trouble = await findPortTrouble(parts, settings.basePort, settings.host);
  if (trouble !== null) return { ok: false, sentences: [trouble] };
  const workers = superviseSites(settings.workers ?? 1, facts, log);
  const failure = await Promise.race([workers.serving, stopped]).then(
    () => null,
    ({ message }: Error) => message,
  );
  if (failure !== null) {
    await workers.stop(0);
    return { ok: false, sentences: [`The sites could not be started: ${failure}.`] };
  }
  log.info({ sites: parts.map(({ id }) => id), workers: settings.workers }, 'sites ready');
  const ended = stopped.then(async () => {
    await workers.stop(settings.drainDelayMs + DRAIN_MS + ENDS_WITHIN_MS);
    log.info('stopped');
  });
  return { ok: true, ended };
}

/** By itself it is set up by the environment. */
function ownFacts(root: string, settings: Settings): SiteProcessFacts | { sentences: string[] } {
  const { apiOrigins } = settings;
  if (apiOrigins.length === 0) {
    return { sentences: ['API_URL must be set: the address of an api, or several with commas between.'] };
  }
  const provided = provideSecrets(settings, resolve(root, settings.dataDirectory));
  if (!provided.ok) return provided;
  return { sites: siteFactsOf(settings, provided.secrets, null), apiOrigins, instance: newInstance() };
}

/** A worker's ports belong to its supervisor, which has checked them. */
async function openSitePorts(
  parts: readonly Part[],
  settings: Settings,
  instance: string,
  log: Logger,
): Promise<{ ok: true; listeners: ReadonlyMap<string, Listener> } | { ok: false; sentence: string }> {
  const onError = ({ message }: Error) =>
    log.error({ event: 'listener-error', error: message }, 'a connection was not accepted');
  if (!isWorker()) return openPorts(parts, settings, { instance, leaveTo: [], onError });
  const opened = parts.map(async ({ id, offset, startingPage }) => {
    const listener = await openListener(settings.basePort + offset, settings.host, { instance, startingPage, onError });
    return [id, listener] as const;
  });
  return { ok: true, listeners: new Map(await Promise.all(opened)) };
}
