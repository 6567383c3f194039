import { createInstance, type i18n } from 'i18next';
import { type ConsoleLocale, findLocale } from './locales.ts';

/** Loaded by themselves: a browser gets one language. */
const LOADERS = {
  'en-US': () => import('../messages/en/index.ts'),
  'ja-JP': () => import('../messages/ja/index.ts'),
  'ko-KR': () => import('../messages/ko/index.ts'),
} as const;

const loaded = new Map<ConsoleLocale, Promise<i18n>>();

/** The texts of a language, loaded once. An instance never changes its language, so requests may share it. */
export function loadI18n(locale: ConsoleLocale): Promise<i18n> {
  const known = loaded.get(locale);
  if (known !== undefined) return known;
  const loading = LOADERS[locale]().then(async ({ default: texts }) => {
    const instance = createInstance();
    await instance.init({
      lng: locale,
      resources: { [locale]: { translation: texts } },
      fallbackLng: false,
      interpolation: { escapeValue: false },
    });
    return instance;
  });
  loaded.set(locale, loading);
  // After a failure the next call tries again.
  loading.catch(() => loaded.delete(locale));
  return loading;
}

/** The language of the document, in a browser. */
export function documentLocale(): ConsoleLocale {
  return findLocale(document.documentElement.lang) ?? 'en-US';
}
