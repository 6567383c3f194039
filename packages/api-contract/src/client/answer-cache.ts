import type { ApiResult } from './api-result.ts';

/** A cache of answers that are the same for every guest (D37). It decides how long it keeps them, and how many. */
export interface AnswerCache {
  /**
   * The cached answer of `key`, otherwise the one that `ask` gets.
   *
   * @param key contains all of the call: platform, locale, age view, address and body
   */
  cached<Data>(key: string, ask: () => Promise<ApiResult<Data>>): Promise<ApiResult<Data>>;
}
