import type { Platform } from '@longstrip/core';
import { LRUCache } from 'lru-cache';

/** The facts about the catalogue that decide how long an answer stays true (D37). */
interface AnswerFreshness {
  /** The catalogue edition: a number that rises with each change, whichever process made it. */
  edition(): number;
  /** The platform's next planned change, at the latest the end of its day. Epoch milliseconds. */
  nextChangeMs(platform: Platform, nowMs: number): Promise<number>;
}

/** Answers that are the same for every reader of a view, as they are sent (record 0129). */
export interface SharedAnswers {
  /** The answer that is cached under the key and still true; null: there is none. */
  known(key: string, nowMs: number): Uint8Array<ArrayBuffer> | null;
  /**
   * The cached answer, or else the one of `make`, which requests at the same time share. Bytes are cached, a refusal is not.
   * @param key contains everything that the answer depends on
   */
  share<Refused extends object>(
    key: string,
    of: { readonly platform: Platform; readonly nowMs: number },
    make: () => Promise<Uint8Array<ArrayBuffer> | Refused>,
  ): Promise<Uint8Array<ArrayBuffer> | Refused>;
}

/** Enough for the lists and series that readers ask for at one time: an answer has 2 to 20 kB, a very long series 300 kB. */
const MOST_BYTES = 16_000_000;
/** View counts and orders by them raise no edition, so an answer is not older than this. */
const LONGEST_MS = 300_000;

interface StoredAnswer {
  readonly body: Uint8Array<ArrayBuffer>;
  readonly edition: number;
  readonly untilMs: number;
}

/** The answers of one process. They are valid for one edition of the catalogue, up to its next planned change, and for five minutes. */
export function createSharedAnswers(freshness: AnswerFreshness): SharedAnswers {
  const stored = new LRUCache<string, StoredAnswer>({ maxSize: MOST_BYTES });
  const pending = new Map<string, Promise<Uint8Array<ArrayBuffer> | object>>();

  function known(key: string, nowMs: number): Uint8Array<ArrayBuffer> | null {
    const answer = stored.get(key);
    if (answer === undefined || nowMs >= answer.untilMs || answer.edition !== freshness.edition()) return null;
    return answer.body;
  }

  async function makeAndStore(
    key: string,
    { platform, nowMs, edition }: { platform: Platform; nowMs: number; edition: number },
    make: () => Promise<Uint8Array<ArrayBuffer> | object>,
  ): Promise<Uint8Array<ArrayBuffer> | object> {
    // If the next change is unknown, nothing is cached.
    const [made, changeMs] = await Promise.all([make(), freshness.nextChangeMs(platform, nowMs).catch(() => null)]);
    if (made instanceof Uint8Array && changeMs !== null && freshness.edition() === edition) {
      const untilMs = Math.min(nowMs + LONGEST_MS, changeMs);
      stored.set(key, { body: made, edition, untilMs }, { size: key.length + made.byteLength });
    }
    return made;
  }

  return {
    known,
    share<Refused extends object>(
      key: string,
      of: { readonly platform: Platform; readonly nowMs: number },
      make: () => Promise<Uint8Array<ArrayBuffer> | Refused>,
    ) {
      const body = known(key, of.nowMs);
      if (body !== null) return Promise.resolve(body);
      const edition = freshness.edition();
      const call = `${edition} ${key}`;
      const running = pending.get(call);
      // A key belongs to one call, so what is pending has the type of this one.
      if (running !== undefined) return running as Promise<Uint8Array<ArrayBuffer> | Refused>;
      const making = makeAndStore(key, { ...of, edition }, make).finally(() => pending.delete(call));
      pending.set(call, making);
      return making as Promise<Uint8Array<ArrayBuffer> | Refused>;
    },
  };
}
