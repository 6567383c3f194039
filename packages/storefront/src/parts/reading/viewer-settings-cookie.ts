import { cleanViewerLayer, VIEWER_RANGES, VIEWER_SWITCHES, type ViewerLayer } from '@longstrip/core';
import { preferenceCookie, writeCookie } from '../../cookies/site-cookies.ts';

/** Names in cookies that differ from the setting's: older cookies have them. */
const WORDS: Readonly<Record<string, string>> = { textStep: 'text', isBinge: 'binge' };
const NAMES: Readonly<Record<string, string>> = Object.fromEntries(
  Object.entries(WORDS).map(([name, word]) => [word, name]),
);
/** A reader's own keys are one word each: `key.next=d`. */
const KEY = 'key.';

/** Parses a cookie with settings of the viewer. What is no setting, or no value of it, is left out. */
export function parseViewerLayer(cookie: string | null): ViewerLayer {
  if (cookie === null) return {};
  const values = new Map<string, unknown>();
  const keys = new Map<string, string>();
  for (const [word, text] of new URLSearchParams(cookie)) {
    if (word.startsWith(KEY)) keys.set(word.slice(KEY.length), text);
    else values.set(NAMES[word] ?? word, readValue(NAMES[word] ?? word, text));
  }
  if (keys.size > 0) values.set('keys', Object.fromEntries(keys));
  return cleanViewerLayer(Object.fromEntries(values));
}

function readValue(name: string, text: string): unknown {
  if (Object.hasOwn(VIEWER_RANGES, name)) return /^\d{1,3}$/.test(text) ? Number(text) : null;
  const switches: readonly string[] = VIEWER_SWITCHES;
  if (!switches.includes(name)) return text;
  return text === '1' ? true : text === '0' ? false : null;
}

/** Formats a layer for a cookie. Equal layers become equal texts. */
export function formatViewerLayer({ keys = {}, ...settings }: ViewerLayer): string {
  const words = new URLSearchParams();
  for (const [name, value] of Object.entries(settings)) {
    words.set(WORDS[name] ?? name, typeof value === 'boolean' ? String(Number(value)) : String(value));
  }
  for (const [action, key] of Object.entries(keys)) words.set(`${KEY}${action}`, key);
  words.sort();
  return words.toString();
}

/**
 * Stores a guest's settings for one series in this browser. The cookie is sent with the episodes of the series alone. Without
 * settings it is deleted.
 */
export function writeSeriesCookie(cookieName: string, seriesAlias: string, layer: ViewerLayer): void {
  const isSecure = window.location.protocol === 'https:';
  const value = formatViewerLayer(layer);
  writeCookie(preferenceCookie(cookieName, value, isSecure, { path: `/viewer/${seriesAlias}`, isKept: value !== '' }));
}
