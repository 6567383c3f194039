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

const HEAD_LOADERS: Readonly<Record<Locale, () => Promise<{ readonly default: Messages }>>> = {
  'en-US': () => import('./locales/en-US/head.ts'),
  'ja-JP': () => import('./locales/ja-JP/head.ts'),
  'th-TH': () => import('./locales/th-TH/head.ts'),
  'zh-TW': () => import('./locales/zh-TW/head.ts'),
  ar: () => import('./locales/ar/head.ts'),
  'ko-KR': () => import('./locales/ko-KR/head.ts'),
  'de-DE': () => import('./locales/de-DE/head.ts'),
  'fr-FR': () => import('./locales/fr-FR/head.ts'),
};

/** Every text of a locale, by its flat key (i18next with `keySeparator: false, nsSeparator: false`). */
export async function loadMessages(locale: Locale): Promise<Messages> {
  const { default: messages } = await LOADERS[locale]();
  return messages;
}

/** What pages say about themselves in a locale, to search engines and friends. For servers: no page shows these texts. */
export async function loadHeadMessages(locale: Locale): Promise<Messages> {
  const { default: messages } = await HEAD_LOADERS[locale]();
  return messages;
}
