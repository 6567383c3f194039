/** The used parts of a window. */
export interface StoreWindow {
  readonly localStorage: Pick<Storage, 'getItem' | 'setItem'>;
  addEventListener(type: 'storage', listener: (event: Event) => void): void;
  removeEventListener(type: 'storage', listener: (event: Event) => void): void;
}

/** A value in this browser's local storage, shared by all tabs. */
export interface StoredValue<Value> {
  /** The same object until the value changes. */
  get(): Value;
  /** Makes the next value from the stored one. */
  change(next: (before: Value) => Value): void;
  replace(value: Value): void;
  subscribe(listener: () => void): () => void;
}

/**
 * Keeps a value in local storage. If storage is blocked (private windows, a full disk), it is kept until the tab closes.
 * @param parse reads what is stored; returns `empty` for nothing and for anything damaged
 */
export function createStoredValue<Value>(
  window: StoreWindow,
  { key, empty, parse }: { key: string; empty: Value; parse: (text: string | null) => Value },
): StoredValue<Value> {
  const listeners = new Set<() => void>();
  let value: { current: Value } | null = null;
  const read = () => {
    try {
      return parse(window.localStorage.getItem(key));
    } catch {
      return empty;
    }
  };
  const get = () => {
    value ??= { current: read() };
    return value.current;
  };
  const notify = () => {
    for (const listener of listeners) listener();
  };
  const replace = (next: Value) => {
    value = { current: next };
    try {
      window.localStorage.setItem(key, JSON.stringify(next));
    } catch {
      // Kept only until this tab closes. Reading continues.
    }
    notify();
  };
  const onStorage = (event: Event) => {
    // A null key means that the whole storage was cleared.
    if ('key' in event && event.key !== key && event.key !== null) return;
    value = { current: read() };
    notify();
  };
  return {
    get,
    replace,
    change(next) {
      // Read again first, so that two tabs do not overwrite each other's changes.
      const stored = read();
      replace(next(stored === empty ? get() : stored));
    },
    subscribe(listener) {
      if (listeners.size === 0) window.addEventListener('storage', onStorage);
      listeners.add(listener);
      return () => {
        listeners.delete(listener);
        if (listeners.size === 0) window.removeEventListener('storage', onStorage);
      };
    },
  };
}
