import { LRUCache } from 'lru-cache';

export type RateDecision = { readonly ok: true } | { readonly ok: false; readonly retryAfterSeconds: number };

/** Decides whether a key may send one more request. */
export interface RateLimiter {
  take(key: string, nowMs: number): RateDecision | Promise<RateDecision>;
}

/** Makes the limits of this process: counted in its memory, or shared with other processes (`shared-rate-limit.ts`). */
export interface RateLimiters {
  /**
   * @param name of the limit; processes that share limits share the one of this name
   * @param perMinute requests of one key in a minute; zero means no limit
   */
  create(name: string, perMinute: number): RateLimiter;
}

export const MEMORY_RATE_LIMITERS: RateLimiters = {
  create: (_, perMinute) => createMemoryRateLimiter({ perMinute }),
};

/**
 * How many keys are cached; the least recently used one is dropped first. Given as a size, since `max` allocates the room of all of
 * them at once.
 */
const KEYS = { maxSize: 50_000, sizeCalculation: () => 1 };

/**
 * A token bucket for each key, in the memory of this process: `perMinute` requests may come at once, and the bucket is
 * full again after a minute. Zero means no limit.
 */
export function createMemoryRateLimiter({ perMinute }: { perMinute: number }): RateLimiter {
  if (perMinute === 0) return { take: () => ({ ok: true }) };
  const perMs = perMinute / 60_000;
  const buckets = new LRUCache<string, { tokens: number; atMs: number }>(KEYS);
  return {
    take(key, nowMs) {
      const bucket = buckets.get(key) ?? { tokens: perMinute, atMs: nowMs };
      bucket.tokens = Math.min(perMinute, bucket.tokens + Math.max(0, nowMs - bucket.atMs) * perMs);
      bucket.atMs = Math.max(bucket.atMs, nowMs);
      buckets.set(key, bucket);
      if (bucket.tokens < 1) return { ok: false, retryAfterSeconds: Math.ceil((1 - bucket.tokens) / perMs / 1000) };
      bucket.tokens -= 1;
      return { ok: true };
    },
  };
}
