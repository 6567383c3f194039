import { randomInt, randomUUID } from 'node:crypto';
import { gatherStatistics } from '@longstrip/database';
import { ingestInChild } from '@longstrip/ingest';
import { loadServerMessages } from '@longstrip/messages';
import { PLATFORMS } from '@longstrip/platform-config';
import type { Hono } from 'hono';
import type { ApiConfig, ApiServices, Clock } from './api-options.ts';
import { createApp } from './app.ts';

import { createAccountServices, handleAccountJobs } from './features/account/account-services.ts';
import { createAdminRoute } from './features/admin/admin.route.ts';
import { handleAlarmJobs } from './features/alarm/handle-alarm-jobs.ts';
import { type CatalogueFreshness, createCatalogueFreshness } from './features/catalogue/catalogue-freshness.ts';
import { createSeriesFactsReader } from './features/catalogue/series-facts.ts';
import { syncGenres } from './features/catalogue/sync-genres.ts';
import type { IpCountry } from './features/identity/ip-country.ts';
import { readIpCountries } from './features/identity/read-ip-countries.ts';
import {
  createAssetSource,
  createImageAddresses,
  createPictureAccess,
  findRecipe,
  type ImageOptimiser,
  imageRoute,
  openImageOptimiser,
  type PictureAccessReader,
} from './features/image/index.ts';
import { afterStart, handleCatalogueJobs, handlePageJobs, prepareDuePagesJob } from './features/jobs/index.ts';
import { createKoreanCheck } from './features/korean-check/create-korean-check.ts';
import { handleLedgerJobs } from './features/ledger/ledger.job.ts';
import { missingMessageService } from './features/message/message-senders.ts';
import { tapjoyWebhook } from './features/offerwall/tapjoy-webhook.ts';
import { openSharedPictures } from './features/opengraph/open-shared-pictures.ts';
import type { SharedPictures } from './features/opengraph/shared-pictures.ts';
import type { PaymentProviders } from './features/payment/payment-provider.ts';
import { paymentWebhooks } from './features/payment/payment-webhooks.ts';
import { handleOrderJobs } from './features/payment/work-on-orders.ts';
import { createSwitchedPlatforms, type SwitchedPlatforms } from './features/platform/switched-platforms.ts';
import { createReaderKeys } from './features/reading/reader-key.ts';
import { createViewRecorder, type ViewRecorder } from './features/reading/view-recorder.ts';
import { bringSearchTextsUpToDate } from './features/search/search-index.repository.ts';
import { handleTransferJobs } from './features/transfer/move-account.ts';
import type { ApiEnv } from './http/api-env.ts';
import { WITHOUT_VALUES } from './http/describe-fault.ts';
import { createWalletGate } from './http/fair-gate.ts';
import { noteRequests } from './http/note-requests.ts';
import { createMemoryRateLimiter } from './http/rate-limit.ts';
import { createReaderOfRequest } from './http/reader-of-request.ts';
import { type Webhook, webhookRoute } from './http/webhook.ts';
import { bringDemo, drawRemaining, startServingThreads } from './seed/bring-demo.ts';
import { demoAccountParts, removeDemoWithList } from './seed/demo-account-parts.ts';
import { handleDemoJobs } from './seed/demo-reads.job.ts';
import { createReaderPriority, type ReaderPriority } from './seed/draw-ahead.ts';
import { createPayments, NO_PAYMENTS } from './services/payment/create-payments.ts';
import { createFacebookConversions } from './services/payment/facebook-conversions.ts';
import { originsOf, type StartOptions, tokenSecrets } from './start-options.ts';
import { followEdition } from './store/follow-edition.ts';
import { openStore, type Store } from './store/open-store.ts';
import { API_VERSION } from './version.ts';

const MEGABYTE = 1024 * 1024;
/** An import under way may end before the database closes; a longer one is undone and can be made again. */
const IMPORT_DRAIN_MS = 2_000;
/** So long after a start no picture is scaled ahead: the sites are opened for the first time. */
const STARTING_MS = 60_000;
const BODY_LIMIT_BYTES = MEGABYTE;
/** Enough for a megabyte over a slow mobile connection, and less than the limit of the request. */
const BODY_LIMIT_MS = 20_000;
/** A reader's client gives up after 30 s (section 9); we say so a little earlier. */
const REQUEST_LIMIT_MS = 25_000;
/** Requests a minute of one address: far above any reader, far below a flood. */
const RATE_LIMIT_PER_MINUTE = 3_000;

/** The running api. */
export interface Api {
  app: Hono<ApiEnv>;
  /** How long answers about the catalogue hold (D37). */
  catalogue: CatalogueFreshness;
  /** Answers 503 at `/_/health` from now on, so that nobody sends more. */
  drain(): void;
  /** Ends what is under way, then closes the database. Once only. */
  close(): Promise<void>;
}

export type StartResult = { ok: true; api: Api } | { ok: false; sentence: string };

const clock: Clock = { nowMs: () => Date.now() };

/** Takes the data directory, prepares the database and puts the api together. It listens nowhere. */
export async function startApi(given: StartOptions): Promise<StartResult> {
  const logger = given.logger.child({}, WITHOUT_VALUES);
  const options = { ...given, logger };
  const { dataDirectory } = options;
  let isDraining = false;
  const drain = () => {
    isDraining = true;
  };
  const missing = missingMessageService(options.mode, options.messages, PLATFORMS);
  if (missing !== null) return { ok: false, sentence: missing };
  const countries = await readIpCountries(options.ipCountryTable ?? null);
  if (!countries.ok) return countries;
  const opened = await openStoreFor(options, drain);
  if (!opened.ok) return { ok: false, sentence: opened.sentence };
  const { store } = opened;
  const edition = await followEdition(store, logger);
  const demo = startServingThreads();
  try {
    if (options.signal.aborted) {
      await edition.close();
      await store.close();
      return { ok: false, sentence: 'Stopped before the api was ready.' };
    }
    await syncGenres(store.database);
    const pictures = createAssetSource({
      files: store.files,
      recipeOf: (assetId) => findRecipe(store.database, assetId),
      draw: demo.draw,
    });
    const drawing = new AbortController();
    const accounts = demoAccountParts(options, store.database, tokenSecrets(options));
    if (options.seed === 'demo') await bringDemo({ ...options, store, nowMs: clock.nowMs, accounts });
    await bringSearchTextsUpToDate(store.database);
    await gatherStatistics(store.database);
    const readers = createReaderPriority(pictures);
    const ahead = { files: store.files, read: pictures, signal: drawing.signal, whenIdle: readers.whenIdle };
    const drawn = options.seed === 'none' ? null : drawRemaining(store.database, ahead, logger);
    const admin = createAdminRoute({
      ...store,
      token: options.adminToken,
      ingest: ingestInChild,
      removeDemo: (operator, nowMs) => removeDemoWithList({ ...store, dataDirectory }, operator, nowMs),
      nowMs: clock.nowMs,
      newId: randomUUID,
      onFault: (error, requestId) => logger.error({ event: 'import-fault', requestId, err: error }),
      onAborted: (requestId) => logger.info({ event: 'import-aborted', requestId }, 'aborted by the client'),
    });
    const views = createViewRecorder({ database: store.database, logger });
    const catalogue = createCatalogueFreshness(store.database, () => edition.current());
    const platforms = createSwitchedPlatforms(store.database, catalogue.edition);
    const pictureAccess = createPictureAccess({ database: store.database, edition: catalogue.edition });
    // Read before the first reader comes.
    await pictureAccess.current();
    const drawnFrom = { dataDirectory, source: readers.source, nowMs: clock.nowMs };
    const optimiser = await openImageOptimiser({ ...drawnFrom, sourceAhead: pictures });
    const sharedPictures = await openSharedPictures({ ...drawnFrom, setHeadlines: demo.setHeadlines });
    const contracts = options.payments ?? NO_PAYMENTS;
    const payments = createPayments(contracts, originsOf(options), clock.nowMs);
    const tapjoy = options.tapjoy ?? null;
    const webhooks = [
      ...paymentWebhooks(contracts, { jobs: store.jobs, nowMs: clock.nowMs }),
      ...(tapjoy === null ? [] : [tapjoyWebhook(tapjoy, { database: store.database, nowMs: clock.nowMs })]),
    ];
    const parts = {
      ...{ ...store, pictureAccess, readers, optimiser, sharedPictures, views, platforms, payments, webhooks },
      ipCountry: countries.ipCountry,
    };
    const app = await composeApp(options, parts, admin.route, () => isDraining);
    await store.jobs.work([
      ...handleCatalogueJobs({ ...store, nowMs: clock.nowMs }),
      ...handlePageJobs({
        ...{ database: store.database, files: store.files, draw: demo.draw, ahead: optimiser.ahead },
        ...{ whenIdle: readers.whenIdle, whenStarted: afterStart(STARTING_MS), stopping: drawing.signal },
      }),
      ...handleAlarmJobs({ ...store, platforms: PLATFORMS, switches: platforms, nowMs: clock.nowMs }),
      ...handleLedgerJobs({ database: store.database, nowMs: clock.nowMs }),
      ...handleTransferJobs({ database: store.database, nowMs: clock.nowMs }),
      ...handleOrderJobs({
        ...{ ...store, payments, webhooks, logger, nowMs: clock.nowMs },
        tellConversion: contracts.facebook === null ? null : createFacebookConversions(contracts.facebook),
      }),
      ...handleAccountJobs(
        {
          ...store,
          messages: options.messages,
          readerKeys: createReaderKeys(options.secrets.token),
          platforms: PLATFORMS,
          originOf: originsOf(options),
          nowMs: clock.nowMs,
        },
        tokenSecrets(options),
      ),
      ...(options.seed === 'demo' ? handleDemoJobs(store.database, clock.nowMs) : []),
    ]);
    // What the last run of the program left undone.
    await store.jobs.enqueue(null, prepareDuePagesJob, {}, { singletonKey: 'start' });
    logger.info({ engine: store.database.engine }, 'api ready');
    const close = async () => {
      drawing.abort();
      await admin.drain(IMPORT_DRAIN_MS);
      await drawn;
      await demo.close();
      await views.flush();
      await edition.close();
      await store.close();
    };
    return { ok: true, api: { app, catalogue, drain, close } };
  } catch (error) {
    await demo.close();
    await edition.close();
    await store.close();
    throw error;
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
  readers: ReaderPriority;
  optimiser: ImageOptimiser;
  sharedPictures: SharedPictures;
  pictureAccess: PictureAccessReader;
  platforms: SwitchedPlatforms;
  ipCountry: IpCountry;
  payments: PaymentProviders;
  webhooks: readonly Webhook[];
}

async function composeApp(
  options: StartOptions,
  {
    database: db,
    jobs,
    views,
    readers,
    optimiser,
    sharedPictures,
    pictureAccess,
    platforms,
    ipCountry,
    payments,
    webhooks,
  }: Parts,
  adminRoute: Hono,
  isDraining: () => boolean,
): Promise<ReturnType<typeof createApp>> {
  const { secrets, publicOrigins, logger } = options;
  const config: ApiConfig = {
    platforms: PLATFORMS,
    siteOrigins: new Map([...publicOrigins].map(([platformId, origin]) => [platformId, [origin]])),
    trustedProxies: options.trustedProxies,
    serviceSecret: secrets.service,
    bodyLimitBytes: BODY_LIMIT_BYTES,
    bodyLimitMs: BODY_LIMIT_MS,
    requestLimitMs: REQUEST_LIMIT_MS,
    version: API_VERSION,
  };
  const services: ApiServices = {
    ...createAccountServices(db, tokenSecrets(options)),
    images: createImageAddresses({ secret: secrets.image, originOf: originsOf(options) }),
    sharedPictures,
    seriesFacts: createSeriesFactsReader(db.orm),
    ipCountry,
    koreanCheck: createKoreanCheck(options.nice, { originOf: originsOf(options), platforms: PLATFORMS, logger }),
    payments,
    tapjoy: options.tapjoy ?? null,
    rateLimiter: createMemoryRateLimiter({ perMinute: options.rateLimitPerMinute ?? RATE_LIMIT_PER_MINUTE }),
    walletGate: createWalletGate(),
    readerKeys: createReaderKeys(secrets.token),
    views,
    platforms,
    newId: randomUUID,
    randomBelow: (limit) => randomInt(limit),
  };
  return createApp({
    db,
    jobs,
    clock,
    config,
    services,
    logger,
    loadMessages: loadServerMessages,
    drain: { isDraining },
    routes: [
      noteRequests(readers.noteRequest),
      imageRoute({
        ...{ optimiser, secret: secrets.image, access: pictureAccess, nowMs: clock.nowMs },
        readerOf: createReaderOfRequest(secrets.service),
      }),
      adminRoute,
      webhookRoute({ database: db, logger, nowMs: clock.nowMs }, webhooks),
    ],
  });
}
