import type { Locale } from '@longstrip/core';
import { createInstance, type i18n } from 'i18next';

/**
 * An i18next instance that holds one language and nothing else. Keys are flat and whole (`home.newest`), so neither
 * dots nor colons in them mean anything.
 */
export function createI18n(locale: Locale, messages: Readonly<Record<string, string>>): i18n {
  const instance = createInstance();
  void instance.init({
    lng: locale,
    resources: { [locale]: { translation: messages } },
    keySeparator: false,
    nsSeparator: false,
    fallbackLng: false,
    interpolation: { escapeValue: false },
    initImmediate: false,
  });
  return instance;
}
