import { randomInt, randomUUID } from 'node:crypto';
import type { SharedSecret } from '@longstrip/api-contract/process';
import { warnOfUntrustedProxy } from '@longstrip/api-contract/request';
import { loadServerMessages } from '@longstrip/messages';
import { PLATFORMS } from '@longstrip/platform-config';
import { Hono } from 'hono';
import { ACCOUNT_CHANGES } from './account-changes.ts';
import type { PaymentProviders } from './adapters/payment/payment-provider.ts';
import type { Valkey } from './adapters/valkey.ts';
import type { PushSender } from './adapters/web-push.ts';
import type { ApiServices } from './api-services.ts';
import { createApp } from './app.ts';
import {
  type CatalogueFreshness,
  createCatalogueMemory,
  createImageAddresses,
  createSeriesFactsReader,
  type ImageOptimiser,
  imageRoute,
  type PictureAccessReader,
  rememberSeriesFacts,
  type SharedPictures,
} from './catalogue/index.ts';
import type { ApiEnv } from './http/api-env.ts';
import type { ApiConfig, Clock } from './http/api-parts.ts';
import { type EditionSource, editionRoute } from './http/edition.route.ts';
import { type Drain, mountHealth, type ReadyParts } from './http/health.route.ts';
import { createWalletQueue } from './http/keyed-queue.ts';
import { createReaderOfRequest } from './http/own-site.ts';
import { MEMORY_RATE_LIMITERS } from './http/rate-limit.ts';
import { platformOfHeaders } from './http/request-facts.ts';
import { noteRequests } from './http/request-log.ts';
import { createSharedAnswers } from './http/shared-answers.ts';
import { createSharedRateLimiters } from './http/shared-rate-limit.ts';
import { type Webhook, webhookRoute } from './http/webhook.ts';
import { createOfferedSeriesReader } from './money/index.ts';
import { type createAccountServices, createKoreanCheck, type IpCountry } from './people/index.ts';
import { type BlurredPages, createLeaseKeys, createReaderKeys, type ViewRecorder } from './reading/index.ts';
import type { ReaderPriority } from './seed/draw-ahead.ts';
import type { Proofs } from './shared/proofs.ts';
import type { SwitchedPlatforms } from './shared/switched-platforms.ts';
import { cookieSecrets, originsOf, type StartOptions } from './start-options.ts';
import type { Store } from './store/open-store.ts';
import { API_VERSION } from './version.ts';

const BODY_LIMIT_BYTES = 1024 * 1024;
/** Enough for a megabyte over a slow mobile connection, and less than the limit of the request. */
const BODY_LIMIT_MS = 20_000;
/** A reader's client gives up after 30 s (section 9); we answer a little earlier. */
const REQUEST_LIMIT_MS = 25_000;
/** Requests per minute from one address: far above any reader, far below a flood. */
const RATE_LIMIT_PER_MINUTE = 3_000;

/** For some 500 readers. What the readers of a series read besides is computed anew once an hour. */
const RECOMMENDED_LIMITS = { longestMs: 3_600_000, maxCharacters: 4_000_000 };
/** A series of 500 episodes has 300,000 characters. View counts raise no edition, so nothing is older than five minutes. */
const REMEMBERED_LIMITS = { longestMs: 300_000, maxCharacters: 6_000_000 };

/** What the start has opened. */
interface Parts extends Store {
  clock: Clock;
  /** The same as those of the operators’ routes, which clear limits of readers. */
  accounts: ReturnType<typeof createAccountServices>;
  adminRoute: Hono;
  /** Aborted when the process takes no more requests. */
  draining: AbortSignal;
  edition: EditionSource['edition'];
  views: ViewRecorder;
  blurredPages: BlurredPages;
  readers: ReaderPriority;
  optimiser: ImageOptimiser;
  sharedPictures: SharedPictures;
  pictureAccess: PictureAccessReader;
  catalogue: CatalogueFreshness;
  platforms: SwitchedPlatforms;
  ipCountry: IpCountry;
  payments: PaymentProviders;
  webhooks: readonly Webhook[];
  proofs: Proofs;
  push: PushSender | null;
  valkey: Valkey | null;
}

/** Builds the app from its limits, services and routes. */
export function composeApp(options: StartOptions, parts: Parts): ReturnType<typeof createApp> {
  const { database: db, jobs, clock, readers, proofs } = parts;
  const { secrets, publicOrigins, logger } = options;
  const config: ApiConfig = {
    platforms: PLATFORMS,
    siteOrigins: new Map([...publicOrigins].map(([platformId, origin]) => [platformId, [origin]])),
    trustedProxies: options.trustedProxies,
    onUntrustedProxy: warnOfUntrustedProxy((facts, message) => logger.warn(facts, message)),
    serviceSecret: secrets.service,
    bodyLimitBytes: BODY_LIMIT_BYTES,
    bodyLimitMs: BODY_LIMIT_MS,
    requestLimitMs: REQUEST_LIMIT_MS,
    version: API_VERSION,
  };
  const { accounts } = parts;
  const rateLimiters =
    parts.valkey === null ? MEMORY_RATE_LIMITERS : createSharedRateLimiters(parts.valkey, accounts.keys);
  const shown = options.cachesAnswers === false ? null : parts.catalogue;
  const services: ApiServices = {
    ...accounts,
    ...ACCOUNT_CHANGES,
    images: createImageAddresses({
      ...{ secret: secrets.image, originOf: originsOf(options), edgeSecret: options.edgePictureSecret ?? null },
    }),
    sharedPictures: parts.sharedPictures,
    seriesFacts: rememberSeriesFacts(createSeriesFactsReader(db.catalogue), shown, PLATFORMS),
    recommended: createCatalogueMemory(parts.catalogue, RECOMMENDED_LIMITS),
    remembered: createCatalogueMemory(shown, REMEMBERED_LIMITS),
    ipCountry: parts.ipCountry,
    koreanCheck: createKoreanCheck(options.nice, { originOf: originsOf(options), platforms: PLATFORMS, logger }),
    payments: parts.payments,
    offers: createOfferedSeriesReader(db, parts.edition),
    tapjoy: options.tapjoy ?? null,
    push: parts.push,
    rateLimiters,
    rateLimiter: rateLimiters.create('requests', options.rateLimitPerMinute ?? RATE_LIMIT_PER_MINUTE),
    walletQueue: createWalletQueue(),
    readerKeys: createReaderKeys(secrets.token),
    leaseKeys: createLeaseKeys(secrets.token),
    views: parts.views,
    blurredPages: parts.blurredPages,
    platforms: parts.platforms,
    answers: options.cachesAnswers === false ? null : createSharedAnswers(parts.catalogue),
    newId: randomUUID,
    randomBelow: (limit) => randomInt(limit),
  };
  return createApp({
    db,
    jobs,
    clock,
    config,
    services,
    proofs,
    logger,
    loadMessages: loadServerMessages,
    drain: drainOf(parts),
    ready: readyParts(parts),
    routes: [
      editionRoute({
        catalogue: { edition: parts.edition, nextChangeMs: parts.catalogue.nextChangeMs },
        ...{ platforms: PLATFORMS, serviceSecret: secrets.service, cookieSecrets: cookieSecrets(options) },
        onRefused: once((variable: SharedSecret) =>
          logger.warn(
            { event: 'site-refused', variable },
            'a site has another one than this api: it is not ready until all have the same',
          ),
        ),
        ...{ nowMs: clock.nowMs, stopping: parts.draining },
      }),
      noteRequests(readers.noteRequest),
      imageRoute({
        ...{ optimiser: parts.optimiser, access: parts.pictureAccess },
        ...{ secret: secrets.image, nowMs: clock.nowMs },
        readerOf: createReaderOfRequest(secrets.service),
        platformOf: ({ headers }) => platformOfHeaders(PLATFORMS, headers)?.id ?? null,
      }),
      parts.adminRoute,
      webhookRoute({ database: db, proofs, logger, nowMs: clock.nowMs }, parts.webhooks),
    ],
  });
}

/** What a process that only works on jobs answers: whether it does. */
export function composeJobsApp(parts: Parts): Hono<ApiEnv> {
  const app = new Hono<ApiEnv>();
  mountHealth(app, { db: parts.database, ready: readyParts(parts), drain: drainOf(parts), version: API_VERSION });
  return app;
}

/** Calls a function the first time only. */
function once<Argument>(act: (argument: Argument) => void): (argument: Argument) => void {
  let isDone = false;
  return (argument) => {
    if (!isDone) act(argument);
    isDone = true;
  };
}

const readyParts = ({ jobs }: Pick<Parts, 'jobs'>): ReadyParts => ({ queue: () => jobs.check() });

const drainOf = ({ draining }: Pick<Parts, 'draining'>): Drain => ({ isDraining: () => draining.aborted });
