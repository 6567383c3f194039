import type { MessageKey } from '@longstrip/messages';
import { useTranslation } from 'react-i18next';

/** Values that stand in a text's `{{places}}`; `count` chooses the plural. */
export type TextValues = Readonly<Record<string, string | number>>;

/** Looks up a text of the message catalogue in the reader's language. */
export type TextLookup = (key: MessageKey, values?: TextValues) => string;

/** The reader's texts. */
export function useText(): TextLookup {
  const { t } = useTranslation();
  return (key, values) => t(key, { ...values });
}

/** Looks up a text whose key is data, such as a navigation item's; a key nobody knows is shown as it is. */
export function useNamedText(): (key: string) => string {
  const { t } = useTranslation();
  return (key) => t(key);
}
