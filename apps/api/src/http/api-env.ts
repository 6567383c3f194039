import type { ClientDevice } from '@longstrip/api-contract';
import type { Locale, Platform } from '@longstrip/core';
import type { Logger } from 'pino';

/** What the headers of a request say (section 7). */
export interface RequestFacts {
  /** Null when neither `x-balcony-id` nor the host names a platform. */
  readonly platform: Platform | null;
  readonly device: ClientDevice;
  /** IANA name; the platform's zone unless the client names a valid one. */
  readonly timeZone: string;
  /** The platform's locale that fits Accept-Language best; its first one otherwise. */
  readonly locale: Locale;
  /** Where the request came from; null for a request inside the process that names no address. */
  readonly clientAddress: string | null;
  /** The request is one of our own site's own: it has the service secret and is not a reader's request that the site forwards. */
  readonly isFromSite: boolean;
}

/** What Hono carries with a request. `incoming` exists when it came over a socket. */
export interface ApiEnv {
  Bindings: {
    incoming?: { rawHeaders?: readonly string[]; socket?: { remoteAddress?: string | undefined } };
    outgoing?: { once?: (event: 'close', listener: () => void) => unknown };
  };
  Variables: {
    requestId: string;
    beganAtMs: number;
    /** When the request came, by `performance.now()`. */
    beganMs: number;
    logger: Logger;
    /** Facts for the log line, added while the request is handled. */
    logFacts: Record<string, unknown>;
    facts: RequestFacts;
    /** The declared pattern of the path, for metrics and traces; not set: nothing is declared there. */
    route?: string;
    /** Aborted when no caller waits for the answer any more: it is late, or the client has gone. */
    until: AbortSignal;
    /** For an answer that is written in parts: settles when its work has ended. The log line is written after that. */
    answerEnded?: Promise<unknown>;
  };
}
