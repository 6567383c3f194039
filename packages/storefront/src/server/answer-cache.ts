import type { AnswerCache, ApiResult } from '@longstrip/api-contract';
import { answerCacheCharacters, cacheRequests, onScrape } from '@longstrip/telemetry';
import { LRUCache } from 'lru-cache';

/** The facts about its platform's catalogue that a site needs to cache answers. */
export interface CatalogueFreshness {
  /** The catalogue edition: a number that rises with each change. */
  edition(): number;
  /**
   * The next change, in epoch milliseconds: something opens or closes, a free window begins or ends, the platform's day
   * ends.
   */
  nextChangeMs(nowMs: number): Promise<number>;
}

export interface AnswerCacheOptions {
  /** The platform whose lookups are counted; not given: none are. */
  countedFor?: string;
  freshness: CatalogueFreshness;
  /** The longest time that an answer is cached, in milliseconds (D37). */
  longestMs: number;
  /** Maximum size of all cached answers, in characters of JSON. */
  maxCharacters: number;
  nowMs: () => number;
}

interface CachedAnswer {
  readonly reply: ApiResult<unknown>;
  readonly edition: number;
  readonly untilMs: number;
}

/**
 * The data cache of one site (D37): answers to guests about the catalogue are cached for an hour, but never past a change by
 * an operator or the next planned change. Calls at the same time share one answer. Refusals are not cached.
 */
export function createAnswerCache(options: AnswerCacheOptions): AnswerCache {
  const { countedFor: part, freshness, longestMs, maxCharacters, nowMs } = options;
  const cached = new LRUCache<string, CachedAnswer>({ maxSize: maxCharacters });
  if (part !== undefined) onScrape(() => answerCacheCharacters.set({ part }, cached.calculatedSize));
  const pending = new Map<string, Promise<ApiResult<unknown>>>();

  async function ask(
    key: string,
    edition: number,
    load: () => Promise<ApiResult<unknown>>,
  ): Promise<ApiResult<unknown>> {
    const askedAtMs = nowMs();
    const [reply, changeMs] = await Promise.all([
      load(),
      // If this is unknown, nothing is cached.
      freshness.nextChangeMs(askedAtMs).catch(() => null),
    ]);
    if (reply.ok && changeMs !== null && freshness.edition() === edition) {
      const answer = { reply: frozen(reply), edition, untilMs: Math.min(askedAtMs + longestMs, changeMs) };
      cached.set(key, answer, { size: key.length + JSON.stringify(reply.data).length });
    }
    return reply;
  }

  async function find(key: string, load: () => Promise<ApiResult<unknown>>): Promise<ApiResult<unknown>> {
    const edition = freshness.edition();
    const known = cached.get(key);
    const isHit = known !== undefined && known.edition === edition && nowMs() < known.untilMs;
    if (part !== undefined) cacheRequests.inc({ part, cache: 'answers', result: isHit ? 'hit' : 'miss' });
    if (isHit) return known.reply;
    const call = `${edition} ${key}`;
    const asked = pending.get(call);
    if (asked !== undefined) return asked;
    const asking = ask(key, edition, load).finally(() => pending.delete(call));
    pending.set(call, asking);
    return asking;
  }

  return {
    // A key belongs to one call, so the cached answer has the type of this one.
    cached: <Data>(key: string, load: () => Promise<ApiResult<Data>>) => find(key, load) as Promise<ApiResult<Data>>,
  };
}

/** Freezes an answer of the api (JSON) deeply: many requests share it. */
function frozen<Value>(value: Value): Value {
  if (typeof value !== 'object' || value === null) return value;
  for (const part of Object.values(value)) frozen(part);
  return Object.freeze(value);
}
