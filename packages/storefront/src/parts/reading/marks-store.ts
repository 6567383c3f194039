import type { MarkItem } from '@longstrip/api-contract';
import { ANCHOR_TEXT_MOST, MARK_COLOURS, MARK_KINDS, MARK_LIMITS } from '@longstrip/core';
import * as v from 'valibot';
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

const AnchorTextSchema = v.pipe(v.string(), v.minLength(1), v.maxLength(ANCHOR_TEXT_MOST));

const StoredMarksSchema = v.object({
  version: v.literal(1),
  marks: v.pipe(
    v.array(
      v.object({
        id: v.string(),
        kind: v.picklist(MARK_KINDS),
        startAnchor: AnchorTextSchema,
        endAnchor: v.nullable(AnchorTextSchema),
        quote: v.pipe(v.string(), v.maxLength(MARK_LIMITS.quoteCharacters)),
        note: v.pipe(v.string(), v.maxLength(MARK_LIMITS.noteCharacters)),
        colour: v.picklist(MARK_COLOURS),
        pageOrderNo: v.number(),
        createdAt: v.number(),
        updatedAt: v.number(),
        series: v.object({ alias: v.string(), title: v.string(), language: v.string() }),
        episode: v.object({ alias: v.string(), title: v.string() }),
      }) satisfies v.GenericSchema<unknown, MarkItem>,
    ),
    v.maxLength(MARK_LIMITS.perBrowser),
  ),
});

const NOTHING: v.InferOutput<typeof StoredMarksSchema> = { version: 1, marks: [] };

/** Parses stored marks. Damaged ones, or those of another version, count as none. */
function parseStoredMarks(text: string | null): typeof NOTHING {
  if (text === null) return NOTHING;
  try {
    const result = v.safeParse(StoredMarksSchema, JSON.parse(text));
    return result.success ? result.output : NOTHING;
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
