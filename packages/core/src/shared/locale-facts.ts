import type { Locale } from './enumerations.ts';

export type TextDirection = 'ltr' | 'rtl';

export interface LocaleFacts {
  /** ISO 639-1 code; a platform lists series in the languages of its locales (D5). */
  readonly language: string;
  readonly direction: TextDirection;
  /** The language's own name. */
  readonly nativeName: string;
}

/** Facts about each locale of the message catalogue (D26). */
export const LOCALE_FACTS: Readonly<Record<Locale, LocaleFacts>> = {
  'en-US': { language: 'en', direction: 'ltr', nativeName: 'English' },
  'ja-JP': { language: 'ja', direction: 'ltr', nativeName: '日本語' },
  'th-TH': { language: 'th', direction: 'ltr', nativeName: 'ไทย' },
  'zh-TW': { language: 'zh', direction: 'ltr', nativeName: '繁體中文' },
  ar: { language: 'ar', direction: 'rtl', nativeName: 'العربية' },
  'ko-KR': { language: 'ko', direction: 'ltr', nativeName: '한국어' },
  'de-DE': { language: 'de', direction: 'ltr', nativeName: 'Deutsch' },
  'fr-FR': { language: 'fr', direction: 'ltr', nativeName: 'Français' },
};

/** The text direction of a page in this locale. */
export function textDirection(locale: Locale): TextDirection {
  return LOCALE_FACTS[locale].direction;
}

/** The languages (ISO 639-1) of locales, without repeats, in order. */
export function languagesOf(locales: readonly Locale[]): string[] {
  return [...new Set(locales.map((locale) => LOCALE_FACTS[locale].language))];
}
