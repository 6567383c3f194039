import type { Locale } from './enumerations.ts';

export type TextDirection = 'ltr' | 'rtl';

export interface LocaleFacts {
  /** ISO 639-1 code; a platform lists series in the languages of its locales (D5). */
  readonly language: string;
  readonly direction: TextDirection;
  /** The name of the language in the language itself. */
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

export function textDirection(locale: Locale): TextDirection {
  return LOCALE_FACTS[locale].direction;
}

/** The languages (ISO 639-1) of locales, without repeats, in order. */
export function languagesOf(locales: readonly Locale[]): string[] {
  return [...new Set(locales.map((locale) => LOCALE_FACTS[locale].language))];
}

/** What a request says about language. */
export interface LocaleFactsOfRequest {
  /** `?lang=` of the address; it has priority, so that a link can choose the language of a page. */
  readonly asked?: string | null;
  readonly cookie?: string | null;
  /** The platform's locale that matches Accept-Language best. */
  readonly accepted?: Locale | null;
}

/**
 * The locale of a reply (D1): the one in the address, else the cookie, else Accept-Language, else the platform's first.
 * @param available the platform's locales, the default first
 */
export function chooseLocale(
  available: readonly [Locale, ...Locale[]],
  { asked, cookie, accepted }: LocaleFactsOfRequest,
): Locale {
  const named = (tag: string | null | undefined) =>
    available.find((locale) => locale.toLowerCase() === tag?.toLowerCase());
  return named(asked) ?? named(cookie) ?? named(accepted) ?? available[0];
}

const RIGHT_TO_LEFT_SCRIPTS = ['Arab', 'Hebr', 'Thaa', 'Syrc', 'Nkoo', 'Adlm', 'Rohg'];

/** The direction in which a language is written. @param language a well-formed BCP 47 tag */
export function languageDirection(language: string): TextDirection {
  const { script } = new Intl.Locale(language).maximize();
  return script !== undefined && RIGHT_TO_LEFT_SCRIPTS.includes(script) ? 'rtl' : 'ltr';
}

/**
 * Whether two tags mean the same language in the same script: `en` and `en-US`, `zh-Hant` and `zh-TW`, but not `zh` and
 * `zh-TW`. Both must be well-formed BCP 47 tags.
 */
export function isSameLanguage(one: string, other: string): boolean {
  const [first, second] = [one, other].map((tag) => new Intl.Locale(tag).maximize());
  return first?.language === second?.language && first?.script === second?.script;
}
