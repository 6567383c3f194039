import type { DeviceCopy } from './device-store.ts';

/** A file that a document names for itself, not in its list of pages. */
const IN_DOCUMENT = /(?:href=|src=|from |import )"\/assets\/([\w.-]+\.(?:js|css))"/g;
/** A file that a script or a style sheet names. */
const IN_FILE = /(?:\/assets\/|["'`(]assets\/|["'`(]\.\/)([\w.-]+\.(?:js|css))/g;
/** The page of another address. */
const OTHER_PAGE = /\.route-[\w-]+\.js$/;
/** The list of all pages: it is loaded, and what it names is not. */
const LIST_OF_PAGES = /^manifest-/;
/** Texts of a language, and those that only servers look up. */
const TEXTS = /^(?:[a-z]{2}-[A-Z]{2}|ar|server)-[\w-]+\.js$/;

/** What the search for files needs. */
export interface AssetParts {
  /** Loads a file and returns its text. */
  load: (address: string) => Promise<string>;
  /** BCP 47 language of the document: texts of others are left out. */
  locale: string;
}

/**
 * Loads every script and style sheet that a document may come to need, also those that load later, and returns their addresses. Other
 * pages are left out.
 */
export async function loadAssets(html: string, { load, locale }: AssetParts): Promise<string[]> {
  const isWanted = (name: string) => !OTHER_PAGE.test(name) && (!TEXTS.test(name) || name.startsWith(`${locale}-`));
  const found = new Set(filesIn(html, IN_DOCUMENT));
  // The loop also visits what is added while it runs.
  for (const name of found) {
    const text = await load(`/assets/${name}`);
    if (LIST_OF_PAGES.test(name)) continue;
    for (const other of filesIn(text, IN_FILE)) if (isWanted(other)) found.add(other);
  }
  return [...found].map((name) => `/assets/${name}`);
}

function filesIn(text: string, pattern: RegExp): string[] {
  return [...text.matchAll(pattern)].map(([, name = '']) => name);
}

/** The fonts that this document has loaded. */
export function loadedFonts(): string[] {
  return performance
    .getEntriesByType('resource')
    .map(({ name }) => new URL(name))
    .filter(({ origin, pathname }) => origin === location.origin && /^\/assets\/.*\.woff2$/.test(pathname))
    .map(({ pathname }) => pathname);
}

/** Stores a document's files in a cache, those that are there already once. Returns all addresses. */
export async function saveAssets(html: string, cache: Cache, parts: { locale: string }): Promise<string[]> {
  const stored = async (address: string) => {
    const known = await cache.match(address);
    if (known !== undefined) return known;
    const answer = await fetch(address);
    if (!answer.ok) throw new TypeError(`${address} cannot be loaded`);
    await cache.put(address, answer.clone());
    return answer;
  };
  const scripts = await loadAssets(html, { ...parts, load: async (address) => (await stored(address)).text() });
  const fonts = loadedFonts();
  for (const font of fonts) await stored(font);
  return [...scripts, ...fonts];
}

/**
 * Removes the files of older versions of the site, and all files once nothing is left. While a copy is not here as a whole nothing is
 * removed: which files it needs is known at its end.
 * @param name of the cache
 */
export async function removeUnusedAssets(
  name: string,
  copies: readonly Pick<DeviceCopy, 'status' | 'assets'>[],
): Promise<void> {
  if (copies.length === 0) {
    await caches.delete(name);
    return;
  }
  if (copies.some(({ status }) => status === 'partial')) return;
  const used = new Set(copies.flatMap(({ assets }) => assets));
  const cache = await caches.open(name);
  for (const request of await cache.keys()) {
    if (!used.has(new URL(request.url).pathname)) await cache.delete(request);
  }
}
