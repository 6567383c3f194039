import type { Locale } from '../enumerations.ts';

export type TextDirection = 'ltr' | 'rtl';

export interface LocaleFacts {
  /** ISO 639-1 code; a platform lists the series of its locales' languages (D5). */
  readonly language: string;
  readonly direction: TextDirection;
  /** What its own speakers call the language. */
  readonly nativeName: string;
}

/** What is fixed about each locale of the message catalogue (D26). */
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

/** The direction that a page in this locale runs in. */
export function textDirection(locale: Locale): TextDirection {
  return LOCALE_FACTS[locale].direction;
}

/** The languages (ISO 639-1) of some locales, each once, in their order. */
export function languagesOf(locales: readonly Locale[]): string[] {
  return [...new Set(locales.map((locale) => LOCALE_FACTS[locale].language))];
}
