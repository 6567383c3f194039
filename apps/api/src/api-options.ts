import type { TokenSigner } from '@longstrip/api-contract/token';
import type { Platform } from '@longstrip/core';
import type { Database, JobQueue } from '@longstrip/database';
import type { Logger } from 'pino';
import type { NiceClient } from './adapters/nice/nice-client.ts';
import type { PaymentProviders } from './adapters/payment/payment-provider.ts';
import type { PushSender } from './adapters/push/push-sender.ts';
import type { TapjoySettings } from './adapters/tapjoy.ts';
import type { ImageAddresses } from './catalogue/image/image-address.ts';
import type { SharedPictures } from './catalogue/opengraph/shared-pictures.ts';
import type { SeriesFactsReader } from './catalogue/series/series-facts.ts';
import type { FairGate } from './http/fair-gate.ts';
import type { RateLimiter } from './http/rate-limit.ts';
import type { AccountLimits } from './people/account/account-limits.ts';
import type { MigrationStep } from './people/account/migration-steps.ts';
import type { IpCountry } from './people/identity/ip-country.ts';
import type { PasswordHasher } from './people/sign-in/password-hasher.ts';
import type { WithdrawalLossReader } from './people/withdrawal/withdrawal-losses.ts';
import type { BlurredPages } from './reading/reading/blurred-pages.ts';
import type { ReaderKeys } from './reading/reading/reader-key.ts';
import type { ViewRecorder } from './reading/reading/view-recorder.ts';
import type { AccountKeys } from './shared/account-keys.ts';
import type { SwitchedPlatforms } from './shared/switched-platforms.ts';

/** Where the time comes from; tests hold it still. */
export interface Clock {
  nowMs(): number;
}

/** An identity check by phone, and where it leads back to. */
export interface KoreanCheck {
  readonly nice: NiceClient;
  /** Where readers open the site of a platform. */
  originOf(platformId: string): string;
}

/** What the api is told; it reads no environment. */
export interface ApiConfig {
  readonly platforms: readonly Platform[];
  /** Origins (`https://host`, `http://localhost:3000`) of each platform's own site, for CORS. */
  readonly siteOrigins: ReadonlyMap<string, readonly string[]>;
  /** Address ranges whose `X-Forwarded-For` is believed; none by default. */
  readonly trustedProxies: readonly string[];
  /** What our own sites show to hand on a reader's address (D2); null: nobody can. */
  readonly serviceSecret: string | null;
  /** Longest request body, in bytes. */
  readonly bodyLimitBytes: number;
  /** A request's body must be complete after so many milliseconds; otherwise the answer is 408. */
  readonly bodyLimitMs: number;
  /** A request that takes longer is answered with 503, in milliseconds. */
  readonly requestLimitMs: number;
  readonly version: string;
}

/** The api's ways to what is outside of it. */
export interface ApiServices {
  readonly tokens: TokenSigner;
  readonly keys: AccountKeys;
  readonly limits: AccountLimits;
  readonly passwords: PasswordHasher;
  /** What of an apple guest joins the member's account (D1), in this order. */
  readonly migrationSteps: readonly MigrationStep[];
  /** What ends with an account (D23); each subject that has something adds its reader. */
  readonly withdrawalLosses: readonly WithdrawalLossReader[];
  readonly images: ImageAddresses;
  readonly sharedPictures: SharedPictures;
  readonly seriesFacts: SeriesFactsReader;
  readonly ipCountry: IpCountry;
  /** Korea's identity check (D2); null: it is not set up. */
  readonly koreanCheck: KoreanCheck | null;
  /** Who takes payments (D16). */
  readonly payments: PaymentProviders;
  /** Who pays readers for trying offers; null: nobody. */
  readonly tapjoy: TapjoySettings | null;
  /** Who hands messages to the push services of browsers; null: nobody. */
  readonly push: PushSender | null;
  readonly rateLimiter: RateLimiter;
  /** The queue before each wallet, in this process. */
  readonly walletGate: FairGate;
  readonly readerKeys: ReaderKeys;
  readonly views: ViewRecorder;
  readonly blurredPages: BlurredPages;
  readonly platforms: SwitchedPlatforms;
  /** An id nobody can guess. */
  readonly newId: () => string;
  /** A whole number from 0, below the limit, each as likely as any other: what a draw of prizes is made with (D20). */
  readonly randomBelow: (limit: number) => number;
}

/** What every part of the api may lean on. */
export interface ApiParts {
  readonly db: Database;
  readonly jobs: Pick<JobQueue, 'enqueue'>;
  readonly clock: Clock;
  readonly config: ApiConfig;
  readonly services: ApiServices;
  readonly logger: Logger;
}
