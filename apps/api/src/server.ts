import { randomUUID } from 'node:crypto';
import { mkdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { createTokenSigner } from '@longstrip/api-contract/token';
import { acquireDirectoryLock, type Database, type DirectoryLock, prepareDatabase } from '@longstrip/database';
import { loadMessages } from '@longstrip/messages';
import { PLATFORMS } from '@longstrip/platform-config';
import type { Hono } from 'hono';
import type { Logger } from 'pino';
import type { ApiConfig, ApiServices, Clock } from './api-options.ts';
import { createApp } from './app.ts';
import { type IpCountry, parseIpCountryTable, UNKNOWN_COUNTRIES } from './features/identity/ip-country.ts';
import {
  createDiskCache,
  createImageAddresses,
  createImageOptimiser,
  createLocalFileStore,
  imageRoute,
} from './features/image/index.ts';
import type { ApiEnv } from './http/api-env.ts';
import { createMemoryRateLimiter } from './http/rate-limit.ts';
import { createReaderOfRequest } from './http/reader-of-request.ts';
import { API_VERSION } from './version.ts';

const MEGABYTE = 1024 * 1024;
const IMAGE_CACHE_MAX_BYTES = 2048 * MEGABYTE;
/** Pictures scaled at the same time: the machine's other core is left to the pages. */
const IMAGE_CONCURRENCY = 2;
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
  /** Answers 503 at `/_/health` from now on, so that nobody sends more. */
  drain(): void;
  /** Ends what is under way, then closes the database. Once only. */
  close(): Promise<void>;
}

export type StartResult = { ok: true; api: Api } | { ok: false; sentence: string };

const clock: Clock = { nowMs: () => Date.now() };

/** Takes the data directory, prepares the database and puts the api together. It listens nowhere. */
export async function startApi(options: StartOptions): Promise<StartResult> {
  const { dataDirectory, databaseUrl, logger, onProgress } = options;
  await mkdir(dataDirectory, { recursive: true });
  let isDraining = false;
  const drain = () => {
    isDraining = true;
  };
  const locked = await takeDirectory(options, drain);
  if (!locked.ok) return locked;
  try {
    const prepared = await prepareDatabase({
      location:
        databaseUrl === null
          ? { engine: 'embedded', directory: join(dataDirectory, 'database') }
          : { engine: 'server', url: databaseUrl },
      backupsDirectory: join(dataDirectory, 'backups'),
      nowMs: clock.nowMs(),
      onProgress,
    });
    if (!prepared.ok) {
      await locked.lock?.release();
      return { ok: false, sentence: prepared.sentence };
    }
    const { database } = prepared;
    if (options.signal.aborted) {
      await closeAll(database, locked.lock);
      return { ok: false, sentence: 'Stopped before the api was ready.' };
    }
    const app = await composeApp(options, database, () => isDraining);
    logger.info({ engine: database.engine, schemaVersion: prepared.toVersion }, 'api ready');
    return { ok: true, api: { app, drain, close: () => closeAll(database, locked.lock) } };
  } catch (error) {
    await locked.lock?.release();
    throw error;
  }
}

/** The embedded database belongs to one process; a server is shared and needs no lock. */
async function takeDirectory(
  { dataDirectory, databaseUrl, logger, onProgress }: StartOptions,
  drain: () => void,
): Promise<{ ok: true; lock: DirectoryLock | null } | { ok: false; sentence: string }> {
  if (databaseUrl !== null) return { ok: true, lock: null };
  const result = await acquireDirectoryLock(dataDirectory, {
    purpose: 'the api',
    nowMs: clock.nowMs(),
    onWait: onProgress,
    onLost: () => {
      drain();
      logger.fatal({ dataDirectory }, 'another process took the data directory: this one must be stopped');
    },
  });
  return result.ok ? { ok: true, lock: result.lock } : { ok: false, sentence: result.sentence };
}

async function closeAll(database: Database, lock: DirectoryLock | null): Promise<void> {
  try {
    await database.close();
  } finally {
    await lock?.release();
  }
}

async function composeApp(
  options: StartOptions,
  db: Database,
  isDraining: () => boolean,
): Promise<ReturnType<typeof createApp>> {
  const { dataDirectory, secrets, publicOrigins, logger } = options;
  const files = createLocalFileStore(join(dataDirectory, 'files'));
  const cache = await createDiskCache({
    directory: join(dataDirectory, 'cache', 'images'),
    maxBytes: IMAGE_CACHE_MAX_BYTES,
    nowMs: clock.nowMs,
  });
  const optimiser = createImageOptimiser({
    source: (assetId) => files.read(assetId),
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
    ipCountry: await readIpCountries(options.ipCountryTable ?? null),
    rateLimiter: createMemoryRateLimiter({ perMinute: options.rateLimitPerMinute ?? RATE_LIMIT_PER_MINUTE }),
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
    loadMessages,
    drain: { isDraining },
    routes: [pictures],
  });
}

async function readIpCountries(file: string | null): Promise<IpCountry> {
  return file === null ? UNKNOWN_COUNTRIES : parseIpCountryTable(await readFile(file, 'utf8'));
}
