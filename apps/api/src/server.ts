import { randomUUID } from 'node:crypto';
import { gatherStatistics, isDatabaseLost, missingRightSentence } from '@longstrip/database';
import { ingestInChild } from '@longstrip/ingest';
import { PLATFORMS } from '@longstrip/platform-config';
import type { Hono } from 'hono';
import { missingMessageService } from './adapters/message-senders.ts';
import { createPayments, NO_PAYMENTS } from './adapters/payment/create-payments.ts';
import { openPushSender } from './adapters/web-push.ts';
import {
  bringSearchTextsUpToDate,
  type CatalogueFreshness,
  createAssetSource,
  createCatalogueFreshness,
  createImageAddresses,
  createPictureAccess,
  createSpareWrites,
  findRecipe,
  type Ingest,
  openImageOptimiser,
  openSharedPictures,
  openUploadStore,
  prepareDuePagesJob,
  syncGenres,
} from './catalogue/index.ts';
import { writeTokenFile } from './cli/running-api.ts';
import { composeApp, composeJobsApp } from './compose-app.ts';
import type { ApiEnv } from './http/api-env.ts';
import type { Clock } from './http/api-parts.ts';
import { WITHOUT_VALUES } from './http/describe-fault.ts';
import { handleStoreJobs } from './jobs/handle-store-jobs.ts';
import { paymentWebhooks, sealBeforeClose, tapjoyWebhook } from './money/index.ts';
import { openValkeyOfStore } from './open-valkey.ts';
import { commandToken, createAdminRoute, createInvitationMailer } from './operators/index.ts';
import { createAccountServices, readIpCountries } from './people/index.ts';
import { createBlurredPages, createViewRecorder } from './reading/index.ts';
import { demoAccountParts, removeDemoWithList } from './seed/demo-accounts.ts';
import { createReaderPriority } from './seed/draw-ahead.ts';
import { drawRemaining, prepareDemo, startServingThreads } from './seed/prepare-demo.ts';
import { openProofs } from './shared/proofs.ts';
import { createSwitchedPlatforms } from './shared/switched-platforms.ts';
import {
  booksSecrets,
  DEFAULT_CONSOLE_ORIGIN,
  originsOf,
  processSecrets,
  type StartOptions,
  tokenSecrets,
} from './start-options.ts';
import { followEdition, openStore } from './store/open-store.ts';
import { differingSecrets, processName } from './store/shared-secrets.ts';
import { storeEvents } from './store/store-events.ts';
import { measureStore } from './store/store-metrics.ts';

/** How long a running import may take before the database closes; a longer one is rolled back and can be repeated. */
const IMPORT_DRAIN_MS = 2_000;

/** The running api. */
export interface Api {
  app: Hono<ApiEnv>;
  /** How long answers about the catalogue stay valid (D37). */
  catalogue: CatalogueFreshness;
  /** From now on `/_/health` answers 503, so that no more requests are sent here. */
  drain(): void;
  /** Ends the running work, then closes the database. May be called only once. */
  close(): Promise<void>;
}

export type StartResult = { ok: true; api: Api } | { ok: false; sentence: string };

const clock: Clock = { nowMs: () => Date.now() };

/** Takes the data directory, prepares the database and builds the api. It opens no port. */
export async function startApi(given: StartOptions): Promise<StartResult> {
  const logger = given.logger.child({}, WITHOUT_VALUES);
  const options = { ...given, logger };
  const { dataDirectory } = options;
  const { role = 'all' } = options;
  const draining = new AbortController();
  const drain = () => draining.abort();
  const missing = missingMessageService(options.mode, options.messages, PLATFORMS);
  if (missing !== null) return { ok: false, sentence: missing };
  const countries = await readIpCountries(options.ipCountryTable ?? null);
  if (!countries.ok) return countries;
  const secrets = processSecrets(options);
  const name = processName(secrets);
  const opened = await openStoreFor(options, name, drain);
  if (!opened.ok) return { ok: false, sentence: opened.sentence };
  const { store } = opened;
  const edition = await followEdition(store, logger);
  const differing = store.database.engine === 'server' ? await differingSecrets(store.database, name, secrets) : null;
  if (differing !== null) {
    await edition.close();
    await store.close();
    return { ok: false, sentence: differing };
  }
  const valkey = role === 'jobs' ? null : await openValkeyOfStore(options, store.database);
  const demo = startServingThreads(logger);
  const closeAll = async () => {
    await demo.close();
    valkey?.close();
    await edition.close();
    await store.close();
  };
  try {
    if (options.signal.aborted) {
      await closeAll();
      return { ok: false, sentence: 'Stopped before the api was ready.' };
    }
    const openedProofs = await openProofs(store.database, booksSecrets(options), clock.nowMs(), 'product');
    if (!openedProofs.ok) {
      await closeAll();
      return openedProofs;
    }
    const { proofs } = openedProofs;
    await syncGenres(store.database);
    const pictures = createAssetSource({
      files: store.files,
      recipeOf: (assetId) => findRecipe(store.database, assetId),
      draw: demo.draw,
      writes: createSpareWrites({ place: store.files.place, nowMs: clock.nowMs, logger }),
    });
    const drawing = new AbortController();
    const accounts = demoAccountParts(options, store.database, tokenSecrets(options));
    if (options.seed === 'demo') await prepareDemo({ ...options, store, nowMs: clock.nowMs, accounts });
    await bringSearchTextsUpToDate(store.database);
    await gatherStatistics(store.database);
    const readers = createReaderPriority(pictures);
    const ahead = { files: store.files, read: pictures, signal: drawing.signal, whenIdle: readers.whenIdle };
    const drawn = options.seed === 'none' ? null : drawRemaining(store.database, ahead, logger);
    const accountServices = createAccountServices(store.database, tokenSecrets(options));
    const token = commandToken(accountServices.keys, dataDirectory);
    const ingest: Ingest = (path, outDirectory, ingestOptions) =>
      ingestInChild(path, outDirectory, {
        ...ingestOptions,
        onReaderEnded: (ended) => logger.error({ event: 'import-reader-ended', ...ended }),
      });
    const uploads = await openUploadStore(options.filesAt ?? null, dataDirectory);
    const admin = createAdminRoute({
      ...{ ...store, proofs, pictures },
      token,
      services: {
        ...accountServices,
        consoleOrigin: options.consoleOrigin ?? DEFAULT_CONSOLE_ORIGIN,
        siteOriginOf: originsOf(options),
        newId: randomUUID,
        mailInvitation: createInvitationMailer(options.messages),
      },
      ...{ ingest, uploads },
      images: createImageAddresses({ secret: options.secrets.image, originOf: () => '' }),
      removeDemo: (operator, nowMs) => removeDemoWithList({ ...store, dataDirectory }, operator, nowMs),
      nowMs: clock.nowMs,
      newId: randomUUID,
      onFault: (error, requestId) => logger.error({ event: 'import-fault', requestId, err: error }),
      onAborted: (requestId) => logger.info({ event: 'import-aborted', requestId }, 'aborted by the client'),
    });
    const views = createViewRecorder({ database: store.database, logger });
    const catalogue = createCatalogueFreshness(store.database, () => edition.current());
    const blurredPages = createBlurredPages({
      ...{ database: store.database, files: store.files, blur: demo.blur },
      ...{ logger, stopping: drawing.signal },
    });
    const platforms = createSwitchedPlatforms(store.database, catalogue.edition);
    const pictureAccess = createPictureAccess({ database: store.database, edition: catalogue.edition });
    // Read before the first request comes.
    await pictureAccess.current();
    const pictureParts = { dataDirectory, source: readers.source, nowMs: clock.nowMs, logger };
    const optimiser = await openImageOptimiser({ ...pictureParts, sourceAhead: pictures });
    const sharedPictures = await openSharedPictures({ ...pictureParts, setHeadlines: demo.setHeadlines });
    const contracts = options.payments ?? NO_PAYMENTS;
    const payments = createPayments(contracts, originsOf(options), clock.nowMs);
    const tapjoy = options.tapjoy ?? null;
    const webhooks = [
      ...paymentWebhooks(contracts, { jobs: store.jobs, proofs, logger, nowMs: clock.nowMs }),
      ...(tapjoy === null ? [] : [tapjoyWebhook(tapjoy, { database: store.database, nowMs: clock.nowMs })]),
    ];
    const push = openPushSender(options);
    const parts = {
      ...{ ...store, proofs },
      ...{ clock, readers, views, blurredPages, platforms, payments, webhooks, push },
      ...{ optimiser, sharedPictures, pictureAccess, valkey, catalogue, edition },
      accounts: accountServices,
      adminRoute: admin.route,
      ipCountry: countries.ipCountry,
      draining: draining.signal,
    };
    const app = role === 'jobs' ? composeJobsApp(parts) : composeApp(options, parts);
    if (role !== 'api') {
      await store.jobs.work(
        handleStoreJobs({
          ...{ ...store, proofs },
          ...{ ingest, uploads },
          ...{ options, payments, webhooks, push, platforms, logger, nowMs: clock.nowMs },
          ...{
            draw: demo.draw,
            examine: demo.examine,
            ahead: optimiser.ahead,
            whenIdle: readers.whenIdle,
            stopping: drawing.signal,
          },
        }),
      );
      // Pages that the last run of the program left unprepared.
      await store.jobs.enqueue(null, prepareDuePagesJob, {}, { singletonKey: 'start' });
    }
    const endMeasuring = measureStore({ database: store.database, edition, dataDirectory, nowMs: clock.nowMs });
    await writeTokenFile(dataDirectory, token);
    logger.info({ engine: store.database.engine, role }, 'api ready');
    const close = async () => {
      endMeasuring();
      drawing.abort();
      await admin.drain(IMPORT_DRAIN_MS);
      await drawn;
      await demo.close();
      await views.flush();
      valkey?.close();
      await edition.close();
      await store.close();
    };
    return { ok: true, api: { app, catalogue, drain, close } };
  } catch (error) {
    await closeAll();
    const sentence = missingRightSentence(error);
    if (sentence !== null) return { ok: false, sentence };
    throw error;
  }
}

function openStoreFor(options: StartOptions, name: string, drain: () => void): ReturnType<typeof openStore> {
  const { role, dataDirectory, databaseUrl, filesAt = null, origin, onProgress, logger } = options;
  const { databaseDirectUrl = null, databaseReplicaUrl = null } = options;
  return openStore({
    ...{ dataDirectory, databaseUrl, databaseDirectUrl, databaseReplicaUrl, filesAt, onProgress },
    purpose: 'the running store',
    processName: name,
    // The operators' commands find the api by this.
    details: role === 'jobs' ? {} : { api: { origin } },
    nowMs: clock.nowMs,
    // A lost database is reported once, not by each job every second.
    onJobProblem: ({ error, ...problem }) => {
      if (!isDatabaseLost(error)) logger.error({ event: 'job-problem', ...problem, err: error });
    },
    ...storeEvents(options),
    onLost: (sentence) => {
      drain();
      logger.fatal({ dataDirectory }, sentence);
    },
    beforeClose: (database) =>
      sealBeforeClose(database, clock.nowMs(), (error) => logger.error({ event: 'seal-at-stop', err: error })),
  });
}
