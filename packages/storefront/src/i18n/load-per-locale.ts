import type { Locale } from '@longstrip/core';

/** Loads something once per locale. After a failure the next call tries again. */
export function loadPerLocale<Loaded>(load: (locale: Locale) => Promise<Loaded>): (locale: Locale) => Promise<Loaded> {
  const loads = new Map<Locale, Promise<Loaded>>();
  return (locale) => {
    const known = loads.get(locale);
    if (known !== undefined) return known;
    const loading = load(locale);
    loads.set(locale, loading);
    loading.catch(() => loads.delete(locale));
    return loading;
  };
}
