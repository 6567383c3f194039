import type { MessageKey, ViewerKey } from '@longstrip/messages';
import type { i18n } from 'i18next';
import { useContext } from 'react';
import { I18nContext } from 'react-i18next';

/** Values for the placeholders of a text; `count` selects the plural form. */
export type TextValues = Readonly<Record<string, string | number>>;

/** Looks up a text of the message catalogue in the reader's language. */
export type TextLookup = (key: MessageKey, values?: TextValues) => string;

/** The reader's texts. */
export function useText(): TextLookup {
  return textsOf(useI18n());
}

/** Looks up a text of the page, or of the settings and tools of the viewer. */
export type ViewerTextLookup = (key: MessageKey | ViewerKey, values?: TextValues) => string;

/** The reader's texts in the settings and tools of the viewer, below a component that has loaded them. */
export function useViewerText(): ViewerTextLookup {
  return textsOf<MessageKey | ViewerKey>(useI18n());
}

/** Looks up a text whose key is data, such as a navigation item's. An unknown key is returned as it is. */
export function useNamedText(): (key: string) => string {
  const lookup = textsOf<string>(useI18n());
  // With values, though there are none, it is among those of which only so many are cached.
  return (key) => lookup(key, {});
}

/**
 * The i18next instance. react-i18next's own hook also waits for texts and watches for language changes in every
 * component. Here all texts are loaded before rendering, and an instance never changes its language.
 */
function useI18n(): i18n {
  const provided = useContext(I18nContext);
  if (provided?.i18n === undefined) throw new Error('nothing provides the texts of this page');
  return provided.i18n;
}

/** Texts with counts up to this are cached: badges and lists have no larger ones. */
const MAX_CACHED_COUNT = 99;

/** Texts with other values: enough for those of a day's pages. */
const MAX_FILLED = 1_000;

/** The cache key of a text that is cached as long as its instance; null for one with other values. */
function nameOf(key: string, values: TextValues | undefined): string | null {
  if (values === undefined) return key;
  const { count, ...others } = values;
  const isSmall = typeof count === 'number' && Number.isInteger(count) && count >= 0 && count <= MAX_CACHED_COUNT;
  return isSmall && Object.keys(others).length === 0 ? `${key} ${count}` : null;
}

const lookups = new WeakMap<i18n, (key: string, values?: TextValues) => string>();

/** The lookup of one instance. Filling a placeholder takes longer than finding what was filled before. */
export function textsOf<Key extends string = MessageKey>(instance: i18n): (key: Key, values?: TextValues) => string {
  const made = lookups.get(instance);
  if (made !== undefined) return made;
  const known = new Map<string, string>();
  const filled = new Map<string, string>();
  const lookup = (key: string, values?: TextValues) => {
    const name = nameOf(key, values);
    const texts = name === null ? filled : known;
    const place = name ?? `${key} ${JSON.stringify(values)}`;
    const text = texts.get(place) ?? instance.t(key, { ...values });
    if (filled.size >= MAX_FILLED) filled.clear();
    texts.set(place, text);
    return text;
  };
  lookups.set(instance, lookup);
  return lookup;
}
