import type { Locale } from '@longstrip/core';
import { loadMessages } from '@longstrip/messages';
import type { i18n } from 'i18next';
import { createI18n } from './create-i18n.ts';

const instances = new Map<Locale, Promise<i18n>>();

/** The texts of one locale, loaded once. An instance never changes its language, so requests may share it. */
export function loadI18n(locale: Locale): Promise<i18n> {
  const known = instances.get(locale);
  if (known !== undefined) return known;
  const loading = loadMessages(locale).then((messages) => createI18n(locale, messages));
  instances.set(locale, loading);
  loading.catch(() => instances.delete(locale));
  return loading;
}
