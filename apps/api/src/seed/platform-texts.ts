import type { Locale } from '@longstrip/core';

/** Of texts in many locales, those of a platform's locales, as rows. */
export function platformTexts<Text extends object>(
  locales: readonly Locale[],
  texts: Readonly<Partial<Record<Locale, Text>>>,
): ({ locale: Locale } & Text)[] {
  return locales.flatMap((locale) => {
    const text = texts[locale];
    return text === undefined ? [] : [{ locale, ...text }];
  });
}
