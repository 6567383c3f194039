import type { MessageKey } from '@longstrip/messages';
import type { i18n } from 'i18next';
import { useContext } from 'react';
import { I18nContext } from 'react-i18next';

/** Values that stand in a text's `{{places}}`; `count` chooses the plural. */
export type TextValues = Readonly<Record<string, string | number>>;

/** Looks up a text of the message catalogue in the reader's language. */
export type TextLookup = (key: MessageKey, values?: TextValues) => string;

/** The reader's texts. */
export function useText(): TextLookup {
  return textsOf(useI18n());
}

/** Looks up a text whose key is data, such as a navigation item's; a key nobody knows is shown as it is. */
export function useNamedText(): (key: string) => string {
  const texts = useI18n();
  return (key) => texts.t(key);
}

/**
 * The page's instance. react-i18next's own hook also waits for texts and watches for another language in every component
 * that speaks; here all texts are there before anything is drawn, and an instance keeps its language.
 */
function useI18n(): i18n {
  const provided = useContext(I18nContext);
  if (provided?.i18n === undefined) throw new Error('nothing provides the texts of this page');
  return provided.i18n;
}

/** Numbers up to this are kept: of badges and lists, not of readers. */
const KEPT_COUNT_MAX = 99;

/** What a text is remembered by; null where it is not worth it. */
function nameOf(key: string, values: TextValues | undefined): string | null {
  if (values === undefined) return key;
  const { count, ...others } = values;
  const isSmall = typeof count === 'number' && Number.isInteger(count) && count >= 0 && count <= KEPT_COUNT_MAX;
  return isSmall && Object.keys(others).length === 0 ? `${key} ${count}` : null;
}

const lookups = new WeakMap<i18n, (key: string, values?: TextValues) => string>();

/** The lookup of one instance. A text without places, or with a small number alone, is looked up once and then known. */
export function textsOf<Key extends string = MessageKey>(instance: i18n): (key: Key, values?: TextValues) => string {
  const made = lookups.get(instance);
  if (made !== undefined) return made;
  const known = new Map<string, string>();
  const lookup = (key: string, values?: TextValues) => {
    const name = nameOf(key, values);
    const text = (name === null ? undefined : known.get(name)) ?? instance.t(key, { ...values });
    if (name !== null) known.set(name, text);
    return text;
  };
  lookups.set(instance, lookup);
  return lookup;
}
