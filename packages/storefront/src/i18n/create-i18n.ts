import type { Locale } from '@longstrip/core';
import { createInstance, type i18n } from 'i18next';

/** An i18next instance with one language. Keys are flat (`home.newest`): dots and colons have no meaning. */
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
