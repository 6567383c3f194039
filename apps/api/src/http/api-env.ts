import type { ClientDevice } from '@longstrip/api-contract';
import type { Locale, Platform } from '@longstrip/core';
import type { Logger } from 'pino';

/** What the headers of a request say (section 7), read once. */
export interface RequestFacts {
  /** Null when neither `x-balcony-id` nor the host names one of ours. */
  readonly platform: Platform | null;
  readonly device: ClientDevice;
  /** IANA name; the platform's zone unless the client names a real one. */
  readonly timeZone: string;
  /** The platform's locale that fits Accept-Language best; its first one otherwise. */
  readonly locale: Locale;
  /** Where the request came from; null inside the process without a site's word for it. */
  readonly clientAddress: string | null;
  /** True when one of our own sites sent the request with its service secret. */
  readonly isFromSite: boolean;
}

/** What travels with a request through Hono. `incoming` is there when a socket brought the request. */
export interface ApiEnv {
  Bindings: { incoming?: { socket?: { remoteAddress?: string | undefined } } };
  Variables: {
    requestId: string;
    logger: Logger;
    /** Facts for the log line, added as they become known. */
    logFacts: Record<string, unknown>;
    facts: RequestFacts;
    /** Settles when the work of an answer that is still being written has ended; its log line waits for it. */
    answerEnded?: Promise<unknown>;
  };
}
