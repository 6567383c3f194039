import type { AnswerKeeper, ApiResult } from '@longstrip/api-contract';
import { LRUCache } from 'lru-cache';

/** What the site must know of its platform's catalogue to keep an answer about it. */
export interface CatalogueFreshness {
  /** Another one after every change of the catalogue. */
  edition(): number;
  /**
   * The next instant at which the catalogue changes by the clock alone: something opens or closes, a free window begins
   * or ends, the platform's day ends. Epoch milliseconds.
   */
  nextTurnMs(nowMs: number): Promise<number>;
}

export interface AnswerKeeperOptions {
  freshness: CatalogueFreshness;
  /** D37: no answer is kept for longer, in milliseconds. */
  longestMs: number;
  /** How much is kept, in characters of JSON. */
  maxCharacters: number;
  nowMs: () => number;
}

interface KeptAnswer {
  readonly reply: ApiResult<unknown>;
  readonly edition: number;
  readonly untilMs: number;
}

/**
 * The data cache of D37, for one site: what guests are answered about the catalogue is kept for an hour, but never past a
 * change of the catalogue or the next instant at which it changes by itself. Who asks for what is just being asked for
 * waits for the same answer. Refusals are not kept.
 */
export function createAnswerKeeper({ freshness, longestMs, maxCharacters, nowMs }: AnswerKeeperOptions): AnswerKeeper {
  const kept = new LRUCache<string, KeptAnswer>({ maxSize: maxCharacters });
  const underWay = new Map<string, Promise<ApiResult<unknown>>>();

  async function ask(
    key: string,
    edition: number,
    load: () => Promise<ApiResult<unknown>>,
  ): Promise<ApiResult<unknown>> {
    const askedAtMs = nowMs();
    const [reply, turnMs] = await Promise.all([load(), freshness.nextTurnMs(askedAtMs)]);
    if (reply.ok && freshness.edition() === edition) {
      const answer = { reply: frozen(reply), edition, untilMs: Math.min(askedAtMs + longestMs, turnMs) };
      kept.set(key, answer, { size: key.length + JSON.stringify(reply.data).length });
    }
    return reply;
  }

  async function find(key: string, load: () => Promise<ApiResult<unknown>>): Promise<ApiResult<unknown>> {
    const edition = freshness.edition();
    const known = kept.get(key);
    if (known !== undefined && known.edition === edition && nowMs() < known.untilMs) return known.reply;
    const call = `${edition} ${key}`;
    const asked = underWay.get(call);
    if (asked !== undefined) return asked;
    const asking = ask(key, edition, load).finally(() => underWay.delete(call));
    underWay.set(call, asking);
    return asking;
  }

  return {
    // Under one key there is one call, so what was kept has the type of what is asked for.
    keep: <Data>(key: string, load: () => Promise<ApiResult<Data>>) => find(key, load) as Promise<ApiResult<Data>>,
  };
}

/** What many requests share must stay as it came, all the way down. */
function frozen<Value>(value: Value): Value {
  if (typeof value !== 'object' || value === null || Object.isFrozen(value)) return value;
  for (const part of Object.values(value)) frozen(part);
  return Object.freeze(value);
}
