import { useTranslation } from 'react-i18next';
import type english from '../messages/en/index.ts';

type English = typeof english;
type WithoutPlural<Key> = Key extends `${infer Name}_${'one' | 'other'}` ? Name : Key;

/** The key of a text: `signIn.title`. Those with plurals are named without their ending. */
export type TextKey = {
  [Area in keyof English & string]: `${Area}.${WithoutPlural<keyof English[Area] & string>}`;
}[keyof English & string];

export type Text = (key: TextKey, values?: Readonly<Record<string, string | number>>) => string;

/** The texts of the operator's language. */
export function useText(): Text {
  const { t } = useTranslation();
  return (key, values) => t(key, { ...values });
}

/**
 * The text of a value that the api names, such as a state or an action; what has none is shown as it is.
 * @param area a group of texts whose keys are such values
 */
export function useName(): (area: keyof English & string, value: string) => string {
  const { t, i18n } = useTranslation();
  return (area, value) => {
    const key = `${area}.${value.replaceAll(/[.:]/g, '-')}`;
    return i18n.exists(key) ? t(key) : value;
  };
}
