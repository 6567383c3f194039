import type { Platform } from '@longstrip/core';
import type { Database, JobQueue } from '@longstrip/database';
import type { Logger } from 'pino';
import type { AccountKeys } from '../shared/account-keys.ts';
import type { Proofs } from '../shared/proofs.ts';
import type { SwitchedPlatforms } from '../shared/switched-platforms.ts';
import type { KeyedQueue } from './keyed-queue.ts';
import type { RateLimiter, RateLimiters } from './rate-limit.ts';
import type { SharedAnswers } from './shared-answers.ts';

/** The current time; tests replace it. */
export interface Clock {
  nowMs(): number;
}

/** The configuration that the api is given; it reads no environment. */
export interface ApiConfig {
  readonly platforms: readonly Platform[];
  /** Origins (`https://host`, `http://localhost:3000`) of each platform's own site, for CORS. */
  readonly siteOrigins: ReadonlyMap<string, readonly string[]>;
  /** Address ranges whose `X-Forwarded-For` is trusted; none by default. */
  readonly trustedProxies: readonly string[];
  /** Called with the address of a client that names other addresses and is not trusted; by default nothing is done. */
  readonly onUntrustedProxy?: (connection: string) => void;
  /** The secret with which our own sites prove who they are, to pass a reader's address (D2); null: no site can. */
  readonly serviceSecret: string | null;
  /** Longest request body, in bytes. */
  readonly bodyLimitBytes: number;
  /** A request's body must be complete after this many milliseconds; otherwise the answer is 408. */
  readonly bodyLimitMs: number;
  /** A request that takes longer is answered with 503, in milliseconds. */
  readonly requestLimitMs: number;
  readonly version: string;
}

/** The services that every request needs; each domain adds its own (`<domain>/services.ts`). */
export interface HttpServices {
  readonly keys: AccountKeys;
  /** Requests of one address. */
  readonly rateLimiter: RateLimiter;
  /** For limits of single calls. */
  readonly rateLimiters: RateLimiters;
  /** The queue for each wallet, in this process. */
  readonly walletQueue: KeyedQueue;
  readonly platforms: SwitchedPlatforms;
  /** Null: every answer is computed anew. */
  readonly answers: SharedAnswers | null;
  /** An id that cannot be guessed. */
  readonly newId: () => string;
  /** A whole number from 0, below the limit, each equally likely: for draws of prizes (D20). */
  readonly randomBelow: (limit: number) => number;
}

export interface ApiParts<Services extends HttpServices = HttpServices> {
  readonly db: Database;
  readonly jobs: Pick<JobQueue, 'enqueue'>;
  readonly clock: Clock;
  readonly config: ApiConfig;
  readonly services: Services;
  readonly proofs: Proofs;
  readonly logger: Logger;
}
