/** Names of the entries that are the reader's own (D37). */
export const READER_ENTRIES = ['user', 'coin-user'] as const;

interface Entry {
  readonly value: Promise<unknown>;
  readonly untilMs: number;
}

/** The data cache of a page (D37): answers by name, for an hour where nothing else is said. Nothing is asked again because a window gets the focus. */
export interface DataCache {
  /** The cached answer, otherwise the one that `load` gets. A failure is not cached. */
  find<Value>(name: string, load: () => Promise<Value>, keptMs?: number): Promise<Value>;
  clear(names: readonly string[]): void;
  /** At sign-in, sign-out, purchases and switches. */
  clearAll(): void;
}

export function createDataCache(longestMs: number, nowMs: () => number): DataCache {
  const entries = new Map<string, Entry>();

  function find<Value>(name: string, load: () => Promise<Value>, keptMs = longestMs): Promise<Value> {
    const known = entries.get(name);
    // An entry belongs to one call, so its answer has the type of this one.
    if (known !== undefined && nowMs() < known.untilMs) return known.value as Promise<Value>;
    const value = load();
    const entry = { value, untilMs: nowMs() + Math.min(keptMs, longestMs) };
    entries.set(name, entry);
    value.catch(() => {
      if (entries.get(name) === entry) entries.delete(name);
    });
    return value;
  }

  return {
    find,
    clear: (names) => {
      for (const name of names) entries.delete(name);
    },
    clearAll: () => entries.clear(),
  };
}
