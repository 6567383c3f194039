import { LRUCache } from 'lru-cache';

/** Browsers send few different texts. A longer one than any of theirs is not remembered. */
const MOST_TEXTS = 500;
const LONGEST_TEXT = 200;

/** Remembers what a header's text comes to: the same few texts come with nearly every request. */
export function byHeaderText<Result extends NonNullable<unknown>>(
  read: (text: string) => Result,
): (text: string) => Result {
  const known = new LRUCache<string, Result>({ max: MOST_TEXTS });
  return (text) => {
    const remembered = known.get(text);
    if (remembered !== undefined) return remembered;
    const result = read(text);
    if (text.length <= LONGEST_TEXT) known.set(text, result);
    return result;
  };
}
