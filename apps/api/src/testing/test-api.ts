import type { Platform } from '@longstrip/core';
import type { Database, Job } from '@longstrip/database';
import { openTestDatabase } from '@longstrip/database/testing';
import { loadServerMessages } from '@longstrip/messages';
import { PLATFORMS } from '@longstrip/platform-config';
import { createFakeClock, type FakeClock, TEST_TOKEN_SECRET } from '@longstrip/test-kit';
import { type Logger, pino } from 'pino';
import { ACCOUNT_CHANGES } from '../account-changes.ts';
import { createPayments, NO_PAYMENTS } from '../adapters/payment/create-payments.ts';
import type { ApiParts, ApiServices } from '../api-services.ts';
import { type AppOptions, createApp } from '../app.ts';
import type { CatalogueFreshness } from '../catalogue/edition/catalogue-freshness.ts';
import { createCatalogueMemory } from '../catalogue/edition/catalogue-memory.ts';
import { createImageAddresses } from '../catalogue/image/image-address.ts';
import { createSeriesFactsReader } from '../catalogue/series/series-facts.ts';
import { rememberSeriesFacts } from '../catalogue/series/series-facts-memory.ts';
import type { ApiConfig } from '../http/api-parts.ts';
import type { Endpoint } from '../http/endpoint.ts';
import { createWalletQueue } from '../http/keyed-queue.ts';
import { createMemoryRateLimiter, MEMORY_RATE_LIMITERS } from '../http/rate-limit.ts';
import { createOfferedSeriesReader } from '../money/purchase/offered-series-reader.ts';
import { createAccountServices } from '../people/account/account-services.ts';
import { parseIpCountryTable } from '../people/identity/ip-country.ts';
import { readerEndpoints } from '../reader-endpoints.ts';
import { createLeaseKeys } from '../reading/lease/lease-keys.ts';
import { createReaderKeys, createViewRecorder, type ViewRecorder } from '../reading/view-count/views.ts';
import type { AccountKeys } from '../shared/account-keys.ts';
import { createSwitchedPlatforms } from '../shared/switched-platforms.ts';
import { checkReply } from './check-reply.ts';
import { watchDatabase } from './reader-statements/watch-database.ts';
import { TEST_PROOFS } from './test-proofs.ts';

export const TEST_SERVICE_SECRET = 'what the sites of the tests show to the api';
export const TEST_IMAGE_SECRET = 'what the tests seal the addresses of pictures with';

/** Addresses of the documentation ranges: one is Korean, one American. */
const COUNTRIES = '203.0.113.0/24,KR\n198.51.100.0/24,US\n2001:db8:1::/48,KR\n';
export const KOREAN_ADDRESS = '203.0.113.7';
export const AMERICAN_ADDRESS = '198.51.100.7';

const MEMORY_LIMITS = { longestMs: 3_600_000, maxCharacters: 1_000_000 };

export interface TestApiOptions {
  config?: Partial<ApiConfig>;
  services?: Partial<ApiServices>;
  /** What is shown of the catalogue is remembered, as in the product; by default nothing is. */
  freshness?: CatalogueFreshness;
  routes?: AppOptions['routes'];
  drain?: AppOptions['drain'];
  /** The api uses the database itself, so that a test can replace its methods; its statements are not read then. */
  isUnwatched?: true;
  /** The lowest log level that is written; `info` by default. */
  logLevel?: 'trace' | 'info';
}

/** A request of a test; the platform is bom-us unless it says otherwise, null sends no x-balcony-id. */
export interface TestRequest {
  method?: string;
  balconyId?: string | null;
  bearer?: string;
  headers?: Record<string, string>;
  /** Sent as JSON. */
  body?: unknown;
  /** Sent unchanged. */
  rawBody?: string | Uint8Array<ArrayBuffer>;
  /** Address of the connection; none by default, as inside the process. */
  from?: string;
}

export interface TestAnswer {
  status: number;
  headers: Headers;
  text: string;
  /** The parsed body; undefined if it is not JSON. */
  json: unknown;
}

export interface EnqueuedJob {
  name: string;
  payload: object;
}

export interface TestApi {
  db: Database;
  clock: FakeClock;
  /** The lines the api logged. */
  logged: Record<string, unknown>[];
  /** Jobs that requests enqueued, also in a transaction that was rolled back. */
  enqueued: EnqueuedJob[];
  keys: AccountKeys;
  limits: ApiServices['limits'];
  app: ReturnType<typeof createApp>;
  /** The declared calls of readers and sites. */
  endpoints: readonly Endpoint[];
  /** Must be flushed before a test looks at what was counted. */
  views: ViewRecorder;
  /** Sends a request, and throws if the reply differs from the contract. */
  ask(path: string, request?: TestRequest): Promise<TestAnswer>;
  /** How many statements the api has sent. */
  statements(): number;
  /** Throws if the api sent a statement about readers that names none (`watchDatabase`). */
  close(): Promise<void>;
}

/** The whole api on a database of its own, with a clock that a test sets. */
export async function createTestApi(options: TestApiOptions = {}): Promise<TestApi> {
  const db = await openTestDatabase();
  return createTestApiOn(db, options);
}

export function createTestApiOn(db: Database, options: TestApiOptions = {}): TestApi {
  const { freshness = null } = options;
  const clock = createFakeClock();
  const logged: Record<string, unknown>[] = [];
  let lastId = 0;
  const logger = createTestLogger(logged, options.logLevel);
  const {
    database: watched,
    faults,
    sent: statements,
  } = options.isUnwatched === true ? { database: db, faults: () => [], sent: () => 0 } : watchDatabase(db);
  const views = createViewRecorder({ database: watched, logger });
  const enqueued: EnqueuedJob[] = [];
  const parts: ApiParts = {
    db: watched,
    proofs: TEST_PROOFS,
    jobs: {
      enqueue: async (_transaction, { name }: Job<object>, payload) => {
        enqueued.push({ name, payload });
        return name;
      },
    },
    clock,
    config: { ...testConfig(), ...options.config },
    services: {
      ...createAccountServices(watched, { secret: TEST_TOKEN_SECRET }),
      ...ACCOUNT_CHANGES,
      images: createImageAddresses({ secret: TEST_IMAGE_SECRET, originOf: (id) => `https://${id}.sites.test` }),
      // Draws nothing: a test that looks at pictures passes its own.
      sharedPictures: { picture: async () => 'busy' },
      seriesFacts: rememberSeriesFacts(createSeriesFactsReader(db.catalogue), freshness, PLATFORMS),
      recommended: createCatalogueMemory(freshness, MEMORY_LIMITS),
      remembered: createCatalogueMemory(freshness, MEMORY_LIMITS),
      ipCountry: parseIpCountryTable(COUNTRIES),
      koreanCheck: null,
      payments: createPayments(NO_PAYMENTS, (id) => `https://${id}.sites.test`, clock.nowMs),
      offers: createOfferedSeriesReader(db, null),
      tapjoy: null,
      push: null,
      rateLimiter: createMemoryRateLimiter({ perMinute: 0 }),
      rateLimiters: MEMORY_RATE_LIMITERS,
      walletQueue: createWalletQueue(),
      readerKeys: createReaderKeys(TEST_IMAGE_SECRET),
      leaseKeys: createLeaseKeys(TEST_IMAGE_SECRET),
      views,
      // Draws and decodes nothing: a test of blurred pages passes its own.
      blurredPages: { complete: async (pages) => [...pages] },
      platforms: createSwitchedPlatforms(watched, null),
      answers: null,
      // Sends nothing, and an attempt fails: a test that sends passes its own.
      newId: () => {
        lastId += 1;
        return `request-${lastId}`;
      },
      // Draws the first prize, unless a test passes its own.
      randomBelow: () => 0,
      ...options.services,
    },
    logger,
  };
  const app = createApp({
    ...parts,
    loadMessages: loadServerMessages,
    ...(options.drain === undefined ? {} : { drain: options.drain }),
    ...(options.routes === undefined ? {} : { routes: options.routes }),
  });
  const endpoints = readerEndpoints(parts);
  const ask = async (path: string, request: TestRequest = {}) => {
    const [sent, env] = asFetch(path, request);
    const { method, url } = sent;
    const answer = await readAnswer(await app.fetch(sent, env));
    checkReply(endpoints, method, new URL(url).pathname, answer.json);
    return answer;
  };
  const close = async () => {
    await views.flush();
    await db.close();
    if (faults().length > 0) throw new Error(faults().join('\n\n'));
  };
  const { keys, limits } = parts.services;
  return { db, clock, logged, enqueued, keys, limits, app, endpoints, views, statements, ask, close };
}

function testConfig(): ApiConfig {
  return {
    platforms: PLATFORMS,
    siteOrigins: new Map(PLATFORMS.map((platform: Platform) => [platform.id, [`https://${platform.id}.sites.test`]])),
    trustedProxies: [],
    serviceSecret: TEST_SERVICE_SECRET,
    bodyLimitBytes: 10_000,
    bodyLimitMs: 5_000,
    requestLimitMs: 10_000,
    version: 'test',
  };
}

function createTestLogger(logged: Record<string, unknown>[], level: TestApiOptions['logLevel'] = 'info'): Logger {
  return pino({ base: null, level }, { write: (line: string) => logged.push(JSON.parse(line)) });
}

function asFetch(path: string, request: TestRequest): [Request, { incoming?: { socket: { remoteAddress: string } } }] {
  const { balconyId = 'BOMTOON_US', bearer, body, rawBody, from } = request;
  const headers = new Headers(request.headers);
  if (balconyId !== null) headers.set('x-balcony-id', balconyId);
  if (bearer !== undefined) headers.set('authorization', `Bearer ${bearer}`);
  if (body !== undefined && !headers.has('content-type')) headers.set('content-type', 'application/json');
  const sent = body === undefined ? rawBody : JSON.stringify(body);
  const init = { method: request.method ?? (sent === undefined ? 'GET' : 'POST'), headers };
  const url = path.startsWith('http') ? path : `http://api.test${path}`;
  return [
    new Request(url, sent === undefined ? init : { ...init, body: sent }),
    from === undefined ? {} : { incoming: { socket: { remoteAddress: from } } },
  ];
}

async function readAnswer(response: Response): Promise<TestAnswer> {
  const text = await response.text();
  return { status: response.status, headers: response.headers, text, json: parseJson(text) };
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
