import { LOCALES, type Locale } from '@longstrip/core';
import { loadMessages, loadViewerMessages, type ViewerTexts } from '@longstrip/messages';
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

/** The texts of one locale, loaded once. An instance never changes its language, so requests may share it. */
export const loadI18n = loadPerLocale(async (locale) => createI18n(locale, await loadMessages(locale)));

/** The language of the document, in a browser. */
export function documentLocale(): Locale {
  const { lang } = document.documentElement;
  return LOCALES.find((known) => known === lang) ?? LOCALES[0];
}

/** Adds the texts of the viewer's settings to those of the page. */
export const addViewerSettingsTexts = loadPerLocale((locale) => addViewerTexts(locale, 'viewerSettings'));

/** Adds the texts of the tools in the viewer's menu. */
export const addViewerToolsTexts = loadPerLocale((locale) => addViewerTexts(locale, 'viewerTools'));

/** Adds the texts of a comic that is read panel by panel. */
export const addViewerPanelsTexts = loadPerLocale((locale) => addViewerTexts(locale, 'viewerPanels'));

/** Adds the texts of the transcript of a comic. */
export const addTranscriptTexts = loadPerLocale((locale) => addViewerTexts(locale, 'transcript'));

/** Adds the texts of the tools for novels. */
export const addViewerNovelTexts = loadPerLocale((locale) => addViewerTexts(locale, 'viewerNovel'));

/** Adds the texts about what is on the device. */
export const addDeviceTexts = loadPerLocale((locale) => addViewerTexts(locale, 'device'));

async function addViewerTexts(locale: Locale, texts: ViewerTexts): Promise<void> {
  const [instance, messages] = await Promise.all([loadI18n(locale), loadViewerMessages(locale, texts)]);
  instance.addResourceBundle(locale, 'translation', messages, true);
}

/** Loads something once per locale. After a failure the next call tries again. */
export function loadPerLocale<Loaded>(load: (locale: Locale) => Promise<Loaded>): (locale: Locale) => Promise<Loaded> {
  const loads = new Map<Locale, Promise<Loaded>>();
  return (locale) => {
    const known = loads.get(locale);
    if (known !== undefined) return known;
    const loading = load(locale);
    loads.set(locale, loading);
    loading.catch(() => loads.delete(locale));
    return loading;
  };
}
