import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import * as v from 'valibot';
import type { AppStores } from '../launch/app-store-variables.mjs';
import type { FilesAt } from '../launch/files-variables.mjs';
import type { PushIdentity } from '../launch/message-variables.mjs';
import type { PaymentContracts } from '../launch/payment-variables.mjs';
import type { NiceSettings } from '../launch/sign-in-variables.mjs';
import type { App } from './listener.ts';
import type { OpenedSandbox } from './open-sandbox.ts';
import type { Platform } from './parts.ts';

/** The api's settings. Started from here, it does not read the environment itself. */
export interface ApiOptions {
  mode: 'demo' | 'production';
  seed: 'demo' | 'none';
  /** Absolute. */
  dataDirectory: string;
  /** A PostgreSQL server, or null for the embedded database in `dataDirectory`. */
  databaseUrl: string | null;
  /** The same database past a pooler, a replica of it, and the Valkey server that counts rate limits; null: none. */
  databaseDirectUrl: string | null;
  databaseReplicaUrl: string | null;
  valkeyUrl: string | null;
  /** The bucket of the files; null: they are in `dataDirectory`. */
  filesAt: FilesAt | null;
  /** The services that send mails and text messages; null: none. */
  messages: {
    smtpUrl: string | null;
    mailFrom: string;
    texts: { url: string; account: string; token: string; from: string } | null;
  };
  secrets: { token: string; image: string; service: string; cookie: string };
  /** Shared with a cache in front of the sites; null: none checks addresses. */
  edgePictureSecret: string | null;
  /** Former token secrets: what they signed stays valid. */
  previousTokenSecrets: readonly string[];
  previousCookieSecrets: readonly string[];
  /** Where operators open the console. */
  consoleOrigin: string;
  /** Secrets that prove orders and events; none: those of tokens. */
  booksSecrets: readonly string[];
  /** Platform id → where readers open the site: the origin of image addresses. */
  publicOrigins: ReadonlyMap<string, string>;
  /** The api's own origin on this machine. */
  origin: string;
  /** The ids of people at the sandbox's providers, for demo accounts; null: there is no sandbox. */
  providerAccountId: OpenedSandbox['providerAccountId'] | null;
  trustedProxies: readonly string[];
  /** A file of `network,country` lines (D2). */
  ipCountryTable: string | null;
  /** The store's registration at NICE, and NICE's addresses; null: none. */
  nice: NiceSettings | null;
  /** The services that take payments (the sandbox in demo mode), and those that get reports of them. */
  payments?: PaymentContracts & { sandbox: { url: string; secret: string } | null } & AppStores;
  /** The address of the offers, and the secret that signs their callbacks; null: no offers. */
  tapjoy?: { url: string; secret: string } | null;
  /** The store's identity at the push services of browsers; null: no push messages. */
  push: PushIdentity | null;
  /** Where the newest seals are sent: `stdout`, absolute paths, https addresses with a token. */
  sealHeads?: { to: readonly string[]; token: string | null };
  /** Requests a minute of one address; 0: no limit; undefined: the api's default. */
  rateLimitPerMinute: number | undefined;
  /** Cache answers that are the same for every reader of a view. */
  cachesAnswers: boolean;
  /** A logger with pino's methods. */
  logger: unknown;
  /** Aborted when the product is asked to stop while the api still prepares (migrates, seeds). */
  signal: AbortSignal;
  /** Gets a sentence about each long step (migrating, seeding), for a person at a terminal. */
  onProgress: (sentence: string) => void;
}

export interface Api {
  app: App;
  /** How long answers about the catalogue stay valid. */
  catalogue: {
    edition(): number;
    nextChangeMs(platform: Platform, nowMs: number): Promise<number>;
  };
  /** From now on its health is 503, so that load balancers send no more requests. */
  drain(): void;
  /** Ends jobs and current requests, then closes the database. */
  close(): Promise<void>;
}

type StartApi = (options: ApiOptions) => Promise<{ ok: true; api: Api } | { ok: false; sentence: string }>;

const isStartApi = (value: unknown): value is StartApi => typeof value === 'function';
const ApiModuleSchema = v.object({ startApi: v.custom<StartApi>(isStartApi) });

/** Loads the api's built server. It is another app, so the built file is loaded and never the source. */
export async function loadApi(root: string): Promise<StartApi> {
  const file = join(root, 'apps', 'api', 'dist', 'server.js');
  if (!existsSync(file)) throw new Error(`The api is not built: ${file} is missing`);
  return v.parse(ApiModuleSchema, await import(pathToFileURL(file).href)).startApi;
}
