import { loadMessages } from '@longstrip/messages';
import { createI18n } from './create-i18n.ts';
import { loadPerLocale } from './load-per-locale.ts';

/** The texts of one locale, loaded once. An instance never changes its language, so requests may share it. */
export const loadI18n = loadPerLocale(async (locale) => createI18n(locale, await loadMessages(locale)));
