import { RateLimiterRedis, RateLimiterRes } from 'rate-limiter-flexible';
import type { AccountKeys } from '../shared/account-keys.ts';
import { createMemoryRateLimiter, type RateDecision, type RateLimiters } from './rate-limit.ts';

/** A Valkey server that may be lost; `adapters/valkey.ts` opens it. */
interface SharedCounter {
  readonly client: unknown;
  /** Null: there was no answer in time. */
  attempt<Result extends object>(command: () => Promise<Result>): Promise<Result | null>;
}

const WINDOW_SECONDS = 60;
const KEY_PREFIX = 'longstrip';

/**
 * Limits that all processes with one Valkey server count together (record 0123): `perMinute` requests in a minute that begins
 * with the first of them. One request is one command. While Valkey is lost each process counts in its own memory. Keys are
 * keyed hashes, so stores with different token secrets may use one server, and it stores no addresses.
 */
export function createSharedRateLimiters(valkey: SharedCounter, keys: AccountKeys): RateLimiters {
  return {
    create(name, perMinute) {
      const own = createMemoryRateLimiter({ perMinute });
      if (perMinute === 0) return own;
      const limiter = new RateLimiterRedis({
        storeClient: valkey.client,
        useRedisPackage: true,
        points: perMinute,
        duration: WINDOW_SECONDS,
        keyPrefix: `${KEY_PREFIX}:${name}`,
        // What is refused is refused until the minute ends, without asking again.
        inMemoryBlockOnConsumed: perMinute,
      });
      const takeShared = async (key: string): Promise<RateDecision> => {
        try {
          await limiter.consume(keys.present.hash('rate limit', name, key));
          return { ok: true };
        } catch (refused) {
          if (!(refused instanceof RateLimiterRes)) throw refused;
          return { ok: false, retryAfterSeconds: Math.max(1, Math.ceil(refused.msBeforeNext / 1000)) };
        }
      };
      return { take: async (key, nowMs) => (await valkey.attempt(() => takeShared(key))) ?? own.take(key, nowMs) };
    },
  };
}
