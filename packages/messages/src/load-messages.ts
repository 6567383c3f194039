import type { Locale } from '@longstrip/core';
import type { Messages } from './message-types.ts';

/** One dynamic import a locale: a bundler makes each a file of its own, and a browser gets only its reader's. */
const LOADERS: Readonly<Record<Locale, () => Promise<{ readonly default: Messages }>>> = {
  'en-US': () => import('./locales/en-US/index.ts'),
  'ja-JP': () => import('./locales/ja-JP/index.ts'),
  'th-TH': () => import('./locales/th-TH/index.ts'),
  'zh-TW': () => import('./locales/zh-TW/index.ts'),
  ar: () => import('./locales/ar/index.ts'),
  'ko-KR': () => import('./locales/ko-KR/index.ts'),
  'de-DE': () => import('./locales/de-DE/index.ts'),
  'fr-FR': () => import('./locales/fr-FR/index.ts'),
};

const SERVER_LOADERS: Readonly<Record<Locale, () => Promise<{ readonly default: Messages }>>> = {
  'en-US': () => import('./locales/en-US/server.ts'),
  'ja-JP': () => import('./locales/ja-JP/server.ts'),
  'th-TH': () => import('./locales/th-TH/server.ts'),
  'zh-TW': () => import('./locales/zh-TW/server.ts'),
  ar: () => import('./locales/ar/server.ts'),
  'ko-KR': () => import('./locales/ko-KR/server.ts'),
  'de-DE': () => import('./locales/de-DE/server.ts'),
  'fr-FR': () => import('./locales/fr-FR/server.ts'),
};

/** Every text of a locale that pages look up, by its flat key (i18next with `keySeparator: false, nsSeparator: false`). */
export async function loadMessages(locale: Locale): Promise<Messages> {
  const { default: messages } = await LOADERS[locale]();
  return messages;
}

/**
 * The texts of a locale that only servers look up: what pages say about themselves to search engines and friends, and the
 * long ones of a page that one site in seven has. That page is handed its words by its loader.
 */
export async function loadServerMessages(locale: Locale): Promise<Messages> {
  const { default: messages } = await SERVER_LOADERS[locale]();
  return messages;
}
