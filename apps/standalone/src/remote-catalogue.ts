import { createInterface } from 'node:readline/promises';
import { Readable } from 'node:stream';
import { setTimeout as wait } from 'node:timers/promises';
import {
  EDITION_PATHS,
  EditionLineSchema,
  NextChangeSchema,
  REQUEST_HEADERS,
  RefusedSiteSchema,
} from '@longstrip/api-contract';
import { secretFingerprint } from '@longstrip/api-contract/process';
import { catalogueEdition } from '@longstrip/telemetry';
import * as v from 'valibot';
import type { ApiPool } from './api-pool.ts';
import type { Api } from './load-api.ts';

/** The api tells its edition three times a second; after this time of silence nothing that is cached counts as valid. */
const SILENT_AFTER_MS = 1_000;
const RECONNECT_AFTER_MS = 200;
/** After a refusal, which lasts until an operator has changed a secret. */
const ASKED_AGAIN_AFTER_MS = 1_000;
const ANSWERS_WITHIN_MS = 10_000;
const REFUSED_STATUS = 403;

interface RemoteCatalogueOptions {
  apis: Pick<ApiPool, 'fetch' | 'origin'>;
  serviceSecret: string;
  /** The site's, the present one first. */
  cookieSecrets: readonly string[];
  /** Called when an api refuses the site, since a variable of both has different values, and when one takes it again. */
  onRefused: (variable: string) => void;
  onAccepted: () => void;
  /** A clock that only goes forward, in milliseconds. */
  monotonicMs: () => number;
}

interface RemoteCatalogue {
  edition: Api['catalogue']['edition'];
  nextChangeMs: Api['catalogue']['nextChangeMs'];
  /** Whether the last api that was asked refused the site. */
  isRefused(): boolean;
  close(): void;
}

/**
 * The catalogue's edition as the apis tell it (record 0131), for a site in a process of its own. Like the edition of an api
 * it is this process's own number, and rises with each call while it is not known.
 */
export function followRemoteCatalogue(options: RemoteCatalogueOptions): RemoteCatalogue {
  const { apis, serviceSecret, cookieSecrets, monotonicMs } = options;
  const closing = new AbortController();
  let edition = 1;
  let reported: number | null = null;
  let reportedAtMs = Number.NEGATIVE_INFINITY;
  let refused: string | null = null;

  const headers = {
    [REQUEST_HEADERS.serviceSecret]: serviceSecret,
    [REQUEST_HEADERS.cookieSecrets]: cookieSecrets.map((each) => secretFingerprint('COOKIE_SECRET', each)).join(','),
  };
  const ask = (path: string, signal: AbortSignal) =>
    apis.fetch(new Request(`${apis.origin()}${path}`, { headers, signal }));

  function hear(line: string): void {
    const heard = v.parse(EditionLineSchema, JSON.parse(line)).edition;
    if (heard !== null) reportedAtMs = monotonicMs();
    if (heard === reported) return;
    reported = heard;
    edition += 1;
    if (reported !== null) catalogueEdition.set({ part: 'site' }, reported);
  }

  async function noteVerdict(answer: Response): Promise<void> {
    if (answer.status === REFUSED_STATUS) {
      const { variable } = v.parse(RefusedSiteSchema, await answer.json());
      if (refused !== variable) options.onRefused(variable);
      refused = variable;
    } else if (answer.ok && refused !== null) {
      refused = null;
      options.onAccepted();
    }
  }

  async function listen(): Promise<void> {
    // A stream that is silent is given up: its api may be gone without a word.
    const silence = new AbortController();
    const answer = await ask(EDITION_PATHS.changes, AbortSignal.any([closing.signal, silence.signal]));
    await noteVerdict(answer);
    if (!answer.ok || answer.body === null) throw new Error(`the api answered ${answer.status}`);
    // Another api may run on another database, or on one that was restored.
    reported = null;
    const guard = setTimeout(() => silence.abort(), SILENT_AFTER_MS).unref();
    try {
      for await (const line of createInterface({ input: Readable.fromWeb(answer.body as never) })) {
        guard.refresh();
        hear(line);
      }
    } finally {
      clearTimeout(guard);
    }
  }

  async function follow(): Promise<void> {
    while (!closing.signal.aborted) {
      await listen().catch(() => undefined);
      const pauseMs = refused === null ? RECONNECT_AFTER_MS : ASKED_AGAIN_AFTER_MS;
      await wait(pauseMs, undefined, { signal: closing.signal, ref: false }).catch(() => undefined);
    }
  }
  void follow();

  return {
    edition() {
      const isKnown = reported !== null && monotonicMs() - reportedAtMs < SILENT_AFTER_MS;
      if (!isKnown) edition += 1;
      return edition;
    },
    async nextChangeMs({ id }) {
      const signal = AbortSignal.timeout(ANSWERS_WITHIN_MS);
      const answer = await ask(`${EDITION_PATHS.nextChange}?platform=${encodeURIComponent(id)}`, signal);
      if (!answer.ok) throw new Error(`the api answered ${answer.status}`);
      return v.parse(NextChangeSchema, await answer.json()).nextChangeMs;
    },
    isRefused: () => refused !== null,
    close: () => closing.abort(),
  };
}
