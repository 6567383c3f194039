import type { ApiResult } from './api-result.ts';

/** Keeps answers that are the same for every guest (D37). How long, and how many, is its own business. */
export interface AnswerKeeper {
  /**
   * The answer kept under `key`, or the one that `ask` brings.
   *
   * @param key names the call whole: platform, locale, age view, address and body
   */
  keep<Data>(key: string, ask: () => Promise<ApiResult<Data>>): Promise<ApiResult<Data>>;
}
