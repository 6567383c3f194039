import { randomUUID } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { createTokenSigner } from '@longstrip/api-contract/token';
import { type Database, gatherStatistics } from '@longstrip/database';
import { ingestInChild } from '@longstrip/ingest';
import { loadServerMessages } from '@longstrip/messages';
import { PLATFORMS } from '@longstrip/platform-config';
import type { Hono } from 'hono';
import type { Logger } from 'pino';
import type { ApiConfig, ApiServices, Clock } from './api-options.ts';
import { createApp } from './app.ts';
import { createAdminRoute } from './features/admin/admin.route.ts';
import { type CatalogueFreshness, createCatalogueFreshness } from './features/catalogue/catalogue-freshness.ts';
import { createSeriesFactsReader } from './features/catalogue/series-facts.ts';
import { syncGenres } from './features/catalogue/sync-genres.ts';
import { type IpCountry, parseIpCountryTable, UNKNOWN_COUNTRIES } from './features/identity/ip-country.ts';
import {
  type AssetSource,
  createAssetSource,
  createDiskCache,
  createImageAddresses,
  createImageOptimiser,
  findRecipe,
  imageRoute,
} from './features/image/index.ts';
import { handleCatalogueJobs } from './features/jobs/index.ts';
import { createSwitchedPlatforms, type SwitchedPlatforms } from './features/platform/switched-platforms.ts';
import { createReaderMarks } from './features/reading/reader-mark.ts';
import { createViewRecorder, type ViewRecorder } from './features/reading/view-recorder.ts';
import { bringSearchTextsUpToDate } from './features/search/search-index.repository.ts';
import type { ApiEnv } from './http/api-env.ts';
import { createMemoryRateLimiter } from './http/rate-limit.ts';
import { createReaderOfRequest } from './http/reader-of-request.ts';
import { createDemoPainter } from './seed/demo-painter.ts';
import { handleDemoJobs } from './seed/demo-reads.job.ts';
import { addDemoReads } from './seed/demo-reads.ts';
import {
  createReadersFirst,
  firstSightAssets,
  laterSightAssets,
  type PaintAheadParts,
  paintAhead,
} from './seed/paint-ahead.ts';
import { removeDemo } from './seed/remove-demo.ts';
import { seedDemo } from './seed/seed-demo.ts';
import { openStore, type Store } from './store/open-store.ts';
import { API_VERSION } from './version.ts';

const MEGABYTE = 1024 * 1024;
const IMAGE_CACHE_MAX_BYTES = 2048 * MEGABYTE;
/** Pictures scaled at the same time: the machine's other core is left to the pages. */
const IMAGE_CONCURRENCY = 2;
/** An import under way may end before the database closes; a longer one is undone and can be made again. */
const IMPORT_DRAIN_MS = 2_000;
/** Pictures of the demo drawn at the same time: nobody waits for those that are drawn while the sites serve. */
const DRAWN_AT_ONCE = { beforeServing: 2, whileServing: 1 } as const;
/** Drawn covers between two lines of progress. */
const PROGRESS_EVERY = 20;
const BODY_LIMIT_BYTES = MEGABYTE;
/** A reader's client gives up after 30 s (section 9); we say so a little earlier. */
const REQUEST_LIMIT_MS = 25_000;
/** Requests a minute of one address: far above any reader, far below a flood. */
const RATE_LIMIT_PER_MINUTE = 3_000;

/** What the api is told by who starts it. It reads no environment. */
export interface StartOptions {
  mode: 'demo' | 'production';
  seed: 'demo' | 'none';
  /** Absolute. */
  dataDirectory: string;
  /** A PostgreSQL server, or null for the embedded database in `dataDirectory`. */
  databaseUrl: string | null;
  secrets: { token: string; image: string; service: string };
  /** The operator's token of this run, for `/admin` (D38). */
  adminToken: string;
  /** Platform id → where readers open the site: the origin of image addresses. */
  publicOrigins: ReadonlyMap<string, string>;
  /** The api's own origin on this machine. */
  origin: string;
  trustedProxies: readonly string[];
  /** A file of `range,country` lines (D2); null: no address counts as Korean. */
  ipCountryTable?: string | null;
  /** Requests a minute of one address; 0: no limit. */
  rateLimitPerMinute?: number | undefined;
  logger: Logger;
  /** Raised when somebody asks to stop while the api still prepares. */
  signal: AbortSignal;
  /** Says what takes its time, for a person at a terminal. */
  onProgress: (sentence: string) => void;
}

/** The running api. */
export interface Api {
  app: Hono<ApiEnv>;
  /** How long answers about the catalogue hold (D37); null where another process may change it too. */
  catalogue: CatalogueFreshness | null;
  /** Answers 503 at `/_/health` from now on, so that nobody sends more. */
  drain(): void;
  /** Ends what is under way, then closes the database. Once only. */
  close(): Promise<void>;
}

export type StartResult = { ok: true; api: Api } | { ok: false; sentence: string };

const clock: Clock = { nowMs: () => Date.now() };

/** Takes the data directory, prepares the database and puts the api together. It listens nowhere. */
export async function startApi(options: StartOptions): Promise<StartResult> {
  const { logger } = options;
  let isDraining = false;
  const drain = () => {
    isDraining = true;
  };
  const countries = await readIpCountries(options.ipCountryTable ?? null);
  if (!countries.ok) return countries;
  const opened = await openStoreFor(options, drain);
  if (!opened.ok) return { ok: false, sentence: opened.sentence };
  const { store } = opened;
  const demo = createDemoPainter();
  try {
    if (options.signal.aborted) {
      await store.close();
      return { ok: false, sentence: 'Stopped before the api was ready.' };
    }
    await syncGenres(store.database);
    const pictures = createAssetSource({
      files: store.files,
      recipeOf: (assetId) => findRecipe(store.database, assetId),
      draw: demo.draw,
    });
    const painting = new AbortController();
    await seed(options, store, pictures);
    await bringSearchTextsUpToDate(store.database);
    await gatherStatistics(store.database);
    const readers = createReadersFirst(pictures);
    const rest = { files: store.files, read: pictures, signal: painting.signal, quiet: readers.quiet };
    const painted = options.seed === 'none' ? null : paintRest(options, store.database, rest);
    const catalogue = createCatalogueFreshness(store.database);
    const admin = createAdminRoute({
      ...store,
      token: options.adminToken,
      ingest: ingestInChild,
      removeDemo: (operator, nowMs) => removeDemo(store.database, operator, nowMs),
      nowMs: clock.nowMs,
      newId: randomUUID,
      onChange: catalogue.changed,
      onFault: (error, requestId) => logger.error({ event: 'import-fault', requestId, err: error }),
      onBrokenOff: (requestId) => logger.info({ event: 'import-broken-off', requestId }, 'the upload broke off'),
    });
    const views = createViewRecorder({ database: store.database, logger });
    const isAlone = store.database.engine === 'embedded';
    const platforms = createSwitchedPlatforms(store.database, isAlone ? catalogue.edition : null);
    const parts = { ...store, views, pictures: readers.source, platforms, ipCountry: countries.ipCountry };
    const app = await composeApp(options, parts, admin.route, () => isDraining);
    await store.jobs.work([
      ...handleCatalogueJobs({ ...store, nowMs: clock.nowMs }, catalogue.changed),
      ...(options.seed === 'demo' ? handleDemoJobs(store.database, clock.nowMs) : []),
    ]);
    logger.info({ engine: store.database.engine }, 'api ready');
    const close = async () => {
      painting.abort();
      await admin.drain(IMPORT_DRAIN_MS);
      await painted;
      await demo.close();
      await views.flush();
      await store.close();
    };
    return { ok: true, api: { app, catalogue: isAlone ? catalogue : null, drain, close } };
  } catch (error) {
    await demo.close();
    await store.close();
    throw error;
  }
}

/** Brings the demo in with its covers, so that the first reader of the first page sees them. */
async function seed(options: StartOptions, { database, files }: Store, read: AssetSource): Promise<void> {
  const { seed: wanted, onProgress, logger, signal } = options;
  if (wanted === 'none') return;
  const result = await seedDemo(database, clock.nowMs(), () => onProgress('Bringing the demo catalogue in …'));
  if (result.kind === 'seeded') {
    await addDemoReads(database, clock.nowMs());
    const assets = await firstSightAssets(database);
    await paintAhead({ files, read, signal, atOnce: DRAWN_AT_ONCE.beforeServing }, assets, (done, of) => {
      if (done % PROGRESS_EVERY === 0) onProgress(`Drawing covers … ${done} of ${of}`);
    });
  }
  logger.info({ event: 'demo', ...result }, result.kind === 'removed' ? 'demo stays removed' : 'demo ready');
}

/** The demo's other pictures, while no reader waits for one. */
async function paintRest(
  { logger }: StartOptions,
  database: Database,
  parts: Omit<PaintAheadParts, 'atOnce'>,
): Promise<void> {
  try {
    await paintAhead({ ...parts, atOnce: DRAWN_AT_ONCE.whileServing }, await laterSightAssets(database));
  } catch (error) {
    logger.warn({ event: 'demo', err: error }, 'a picture of the demo could not be drawn ahead');
  }
}

function openStoreFor(options: StartOptions, drain: () => void): ReturnType<typeof openStore> {
  const { dataDirectory, databaseUrl, origin, onProgress, logger } = options;
  return openStore({
    ...{ dataDirectory, databaseUrl, onProgress },
    purpose: 'the running store',
    // How the operators' commands find us.
    details: { api: { origin } },
    nowMs: clock.nowMs,
    onJobProblem: ({ error, ...problem }) => logger.error({ event: 'job-problem', ...problem, err: error }),
    onLost: (sentence) => {
      drain();
      logger.fatal({ dataDirectory }, sentence);
    },
  });
}

interface Parts extends Store {
  views: ViewRecorder;
  pictures: AssetSource;
  platforms: SwitchedPlatforms;
  ipCountry: IpCountry;
}

async function composeApp(
  options: StartOptions,
  { database: db, views, pictures: source, platforms, ipCountry }: Parts,
  adminRoute: Hono,
  isDraining: () => boolean,
): Promise<ReturnType<typeof createApp>> {
  const { dataDirectory, secrets, publicOrigins, logger } = options;
  const cache = await createDiskCache({
    directory: join(dataDirectory, 'cache', 'images'),
    maxBytes: IMAGE_CACHE_MAX_BYTES,
    nowMs: clock.nowMs,
  });
  const optimiser = createImageOptimiser({
    source,
    cache,
    concurrency: IMAGE_CONCURRENCY,
  });
  const config: ApiConfig = {
    platforms: PLATFORMS,
    siteOrigins: new Map([...publicOrigins].map(([platformId, origin]) => [platformId, [origin]])),
    trustedProxies: options.trustedProxies,
    serviceSecret: secrets.service,
    bodyLimitBytes: BODY_LIMIT_BYTES,
    requestLimitMs: REQUEST_LIMIT_MS,
    version: API_VERSION,
  };
  const services: ApiServices = {
    tokens: createTokenSigner({ secret: secrets.token }),
    images: createImageAddresses({
      secret: secrets.image,
      originOf: (platformId) => publicOrigins.get(platformId) ?? options.origin,
    }),
    seriesFacts: createSeriesFactsReader(db.orm),
    ipCountry,
    rateLimiter: createMemoryRateLimiter({ perMinute: options.rateLimitPerMinute ?? RATE_LIMIT_PER_MINUTE }),
    readerMarks: createReaderMarks(secrets.token),
    views,
    platforms,
    newId: randomUUID,
  };
  const pictures = imageRoute({
    secret: secrets.image,
    optimiser,
    nowMs: clock.nowMs,
    readerOf: createReaderOfRequest(secrets.service),
  });
  return createApp({
    db,
    clock,
    config,
    services,
    logger,
    loadMessages: loadServerMessages,
    drain: { isDraining },
    routes: [pictures, adminRoute],
  });
}

async function readIpCountries(
  file: string | null,
): Promise<{ ok: true; ipCountry: IpCountry } | { ok: false; sentence: string }> {
  if (file === null) return { ok: true, ipCountry: UNKNOWN_COUNTRIES };
  try {
    return { ok: true, ipCountry: parseIpCountryTable(await readFile(file, 'utf8')) };
  } catch (error) {
    return { ok: false, sentence: `${file} cannot be used: ${error instanceof Error ? error.message : String(error)}` };
  }
}
