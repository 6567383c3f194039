import type { Logger } from 'pino';
import type { MessageSettings } from './adapters/message-senders.ts';
import type { NiceSettings } from './adapters/nice.ts';
import type { PaymentSettings } from './adapters/payment/create-payments.ts';
import type { TapjoySettings } from './adapters/tapjoy.ts';
import type { PushSettings } from './adapters/web-push.ts';
import type { FilesSettings } from './catalogue/index.ts';
import type { SealHeadSettings } from './money/index.ts';
import type { TokenSecrets } from './people/index.ts';
import type { ProviderAccountId } from './seed/prepare-demo-accounts.ts';
import type { ProcessSecrets } from './store/shared-secrets.ts';

/** What a process of the api does: answers requests, works on jobs, or both. */
export type ApiRole = 'all' | 'api' | 'jobs';

/** Where the console is by itself, at the default base port. */
export const DEFAULT_CONSOLE_ORIGIN = 'http://localhost:3101';

/** The options to start the api with. It reads no environment. */
export interface StartOptions {
  /** `all` if not given. */
  role?: ApiRole;
  mode: 'demo' | 'production';
  seed: 'demo' | 'none';
  /** Absolute. */
  dataDirectory: string;
  /** A PostgreSQL server, or null for the embedded database in `dataDirectory`. */
  databaseUrl: string | null;
  /** The same database past a pooler in transaction mode; null: `databaseUrl` is no pooler. */
  databaseDirectUrl?: string | null;
  /** A streaming replica of it, for reads of the catalogue; null: there is none. */
  databaseReplicaUrl?: string | null;
  /** A Valkey server in which processes count rate limits together; null: each counts for itself. */
  valkeyUrl?: string | null;
  /** A bucket for the files of pictures; by default they are in `dataDirectory`. */
  filesAt?: FilesSettings | null;
  /** The services that send mails and text messages. */
  messages: MessageSettings;
  /** An api has the sites' cookie secret only in order to compare it. */
  secrets: { token: string; image: string; service: string; cookie?: string | null };
  /** Shared with a cache in front of the sites, which checks the addresses of readers' pages; by default none does. */
  edgePictureSecret?: string | null;
  /** Former token secrets: tokens signed with them stay valid, so that changing the secret signs no reader out (D21). */
  previousTokenSecrets?: readonly string[];
  /** Former cookie secrets of the sites. */
  previousCookieSecrets?: readonly string[];
  /** Where operators open the console; by default at localhost. */
  consoleOrigin?: string;
  /**
   * Secrets that prove orders and events, the first for new ones (record 0091). By default the secrets of tokens: those must then
   * be given here before they are changed.
   */
  booksSecrets?: readonly string[];
  /** Platform id → the site's public origin, used for image addresses. */
  publicOrigins: ReadonlyMap<string, string>;
  /** The api's own origin on this machine. */
  origin: string;
  /** The ids of people at the sandbox's providers, for demo accounts; null: there is no sandbox. */
  providerAccountId?: ProviderAccountId | null;
  trustedProxies: readonly string[];
  /** A file of `range,country` lines (D2); null: no address counts as Korean. */
  ipCountryTable?: string | null;
  /** The store's registration at NICE (D2); null: readers with a Korean address cannot be verified. */
  nice?: NiceSettings | null;
  /** The store’s contracts with payment providers (D16); none by default. */
  payments?: PaymentSettings;
  /** The store’s contract with Tapjoy; null: no offers. */
  tapjoy?: TapjoySettings | null;
  /** The store's identity at the push services of browsers; null: no push messages. */
  push?: PushSettings | null;
  /** Where the heads of seals are sent; by default they are not sent. */
  sealHeads?: SealHeadSettings;
  /** Requests per minute from one address; 0: no limit. */
  rateLimitPerMinute?: number | undefined;
  /** Cache answers that are the same for every reader of a view (record 0129); true by default. */
  cachesAnswers?: boolean;
  logger: Logger;
  /** Aborted when the process is asked to stop while the api is still starting. */
  signal: AbortSignal;
  /** Reports slow steps to a person at a terminal. */
  onProgress: (sentence: string) => void;
}

/** The secrets of tokens: the present one, and former ones. */
export function tokenSecrets({ secrets, previousTokenSecrets = [] }: StartOptions): TokenSecrets {
  return { secret: secrets.token, previousSecrets: previousTokenSecrets };
}

/** The secrets with which the product proves what it wrote: without any, those of tokens. */
export function booksSecrets(options: StartOptions): readonly [string, ...string[]] {
  const { secret, previousSecrets } = tokenSecrets(options);
  const [first, ...others] = options.booksSecrets ?? [];
  return first === undefined ? [secret, ...(previousSecrets ?? [])] : [first, ...others];
}

/** The cookie secrets of the sites, the present one first; empty: this process was not given them. */
export function cookieSecrets({ secrets, previousCookieSecrets = [] }: StartOptions): readonly string[] {
  return secrets.cookie ? [secrets.cookie, ...previousCookieSecrets] : [];
}

/** The secrets that this process must have in common with the others of its store. */
export function processSecrets(options: StartOptions): ProcessSecrets {
  const { secret, previousSecrets = [] } = tokenSecrets(options);
  const [cookie, ...formerCookies] = cookieSecrets(options);
  return {
    TOKEN_SECRET: [secret, ...previousSecrets],
    BOOKS_SECRETS: booksSecrets(options),
    IMAGE_SECRET: [options.secrets.image],
    SERVICE_SECRET: [options.secrets.service],
    ...(cookie === undefined ? {} : { COOKIE_SECRET: [cookie, ...formerCookies] }),
    ...(options.edgePictureSecret ? { EDGE_PICTURE_SECRET: [options.edgePictureSecret] } : {}),
  };
}

/** Returns the public origin of a platform's site. */
export function originsOf({ publicOrigins, origin }: StartOptions): (platformId: string) => string {
  return (platformId) => publicOrigins.get(platformId) ?? origin;
}
