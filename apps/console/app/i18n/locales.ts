import type { Locale } from '@longstrip/core';

/** The languages of the console. English is the source of the others. */
export const CONSOLE_LOCALES = ['en-US', 'ja-JP', 'ko-KR'] as const satisfies readonly Locale[];
export type ConsoleLocale = (typeof CONSOLE_LOCALES)[number];

/** Each language in itself. */
export const LOCALE_NAMES: Readonly<Record<ConsoleLocale, string>> = {
  'en-US': 'English',
  'ja-JP': '日本語',
  'ko-KR': '한국어',
};

export function findLocale(text: string | null | undefined): ConsoleLocale | null {
  return CONSOLE_LOCALES.find((known) => known === text) ?? null;
}
