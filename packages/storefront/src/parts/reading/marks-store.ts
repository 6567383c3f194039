import type { MarkItem } from '@longstrip/api-contract';
import { ANCHOR_TEXT_MOST, MARK_COLOURS, MARK_KINDS, MARK_LIMITS } from '@longstrip/core';
import { type Check, hasShape, isListOf, isNumber, isOneOf, isText, orNull } from '../../root/shape.ts';
import { createStoredValue, type StoreWindow } from './stored-value.ts';

/** Why the last change of a mark was not stored: there are too many marks, the site cannot be reached, or anything else. */
export type MarkFailure = 'limit' | 'connection' | 'other';

/** Marks of a reader, on the server or in the browser. A change shows at once. */
export interface MarksStore {
  /** The same object until something changes. */
  get(): readonly MarkItem[];
  /** Adds a mark, or replaces the one with its id. Resolves to whether that is stored. */
  put(mark: MarkItem): Promise<boolean>;
  remove(markId: string): void;
  /** Why the last change was undone; null if it was not. */
  failed(): MarkFailure | null;
  subscribe(listener: () => void): () => void;
}

const isTextUpTo =
  (most: number): Check<string> =>
  (value): value is string =>
    isText(value) && value.length <= most;
const isAnchorText: Check<string> = (value): value is string => isTextUpTo(ANCHOR_TEXT_MOST)(value) && value !== '';
const isListOfMarks = isListOf(
  hasShape<MarkItem>({
    id: isText,
    kind: isOneOf(MARK_KINDS),
    startAnchor: isAnchorText,
    endAnchor: orNull(isAnchorText),
    quote: isTextUpTo(MARK_LIMITS.quoteCharacters),
    note: isTextUpTo(MARK_LIMITS.noteCharacters),
    colour: isOneOf(MARK_COLOURS),
    pageOrderNo: isNumber,
    createdAt: isNumber,
    updatedAt: isNumber,
    series: hasShape({ alias: isText, title: isText, language: isText }),
    episode: hasShape({ alias: isText, title: isText }),
  }),
);

interface StoredMarks {
  version: 1;
  marks: MarkItem[];
}
const isStoredMarks = hasShape<StoredMarks>({
  version: isOneOf([1]),
  marks: (value): value is MarkItem[] => isListOfMarks(value) && value.length <= MARK_LIMITS.perBrowser,
});

const NOTHING: StoredMarks = { version: 1, marks: [] };

/** Parses stored marks. Damaged ones, or those of another version, count as none. */
function parseStoredMarks(text: string | null): StoredMarks {
  if (text === null) return NOTHING;
  try {
    const stored: unknown = JSON.parse(text);
    return isStoredMarks(stored) ? stored : NOTHING;
  } catch {
    return NOTHING;
  }
}

/** The marks of a guest on one platform, in this browser. The last changed comes first. */
export function createBrowserMarks(window: StoreWindow, platformId: string): MarksStore {
  const stored = createStoredValue(window, {
    key: `longstrip-${platformId}-marks`,
    empty: NOTHING,
    parse: parseStoredMarks,
  });
  let failure: MarkFailure | null = null;
  return {
    get: () => stored.get().marks,
    async put(mark) {
      failure = null;
      stored.change(({ marks }) => {
        const others = marks.filter(({ id }) => id !== mark.id);
        if (others.length >= MARK_LIMITS.perBrowser) failure = 'limit';
        return { version: 1, marks: failure === null ? [mark, ...others] : marks };
      });
      return failure === null;
    },
    remove(markId) {
      failure = null;
      stored.change(({ marks }) => ({ version: 1, marks: marks.filter(({ id }) => id !== markId) }));
    },
    failed: () => failure,
    subscribe: stored.subscribe,
  };
}

const stores = new Map<string, MarksStore>();

/** The marks of guests in this browser on a platform. Not for the server. */
export function browserMarks(platformId: string): MarksStore {
  const store = stores.get(platformId) ?? createBrowserMarks(window, platformId);
  stores.set(platformId, store);
  return store;
}
