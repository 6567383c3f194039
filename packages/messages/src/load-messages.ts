import type { Locale } from '@longstrip/core';
import type english from './locales/en-US/index.ts';
import type server from './locales/en-US/server.ts';
import type { Messages, Translation } from './message-types.ts';

/** A language that lacks a text of the English ones does not compile here. */
type Loader<English> = () => Promise<{ readonly default: Translation<English> }>;

interface Loaders {
  readonly pages: Loader<typeof english>;
  readonly servers: Loader<typeof server>;
}

/**
 * A dynamic import for each locale and for who reads: a bundler makes each a file of its own, and a browser gets only its
 * reader's language, and of that what pages look up.
 */
const LOADERS: Readonly<Record<Locale, Loaders>> = {
  'en-US': { pages: () => import('./locales/en-US/index.ts'), servers: () => import('./locales/en-US/server.ts') },
  'ja-JP': { pages: () => import('./locales/ja-JP/index.ts'), servers: () => import('./locales/ja-JP/server.ts') },
  'th-TH': { pages: () => import('./locales/th-TH/index.ts'), servers: () => import('./locales/th-TH/server.ts') },
  'zh-TW': { pages: () => import('./locales/zh-TW/index.ts'), servers: () => import('./locales/zh-TW/server.ts') },
  ar: { pages: () => import('./locales/ar/index.ts'), servers: () => import('./locales/ar/server.ts') },
  'ko-KR': { pages: () => import('./locales/ko-KR/index.ts'), servers: () => import('./locales/ko-KR/server.ts') },
  'de-DE': { pages: () => import('./locales/de-DE/index.ts'), servers: () => import('./locales/de-DE/server.ts') },
  'fr-FR': { pages: () => import('./locales/fr-FR/index.ts'), servers: () => import('./locales/fr-FR/server.ts') },
};

/** Every text of a locale that pages look up, by its flat key (i18next with `keySeparator: false, nsSeparator: false`). */
export async function loadMessages(locale: Locale): Promise<Messages> {
  const { default: messages } = await LOADERS[locale].pages();
  return messages;
}

/**
 * The texts of a locale that only servers look up: what pages say about themselves to search engines and friends, the
 * sentence of each refusal, and the long ones of a page that one site in seven has. Pages are handed them by their loaders.
 */
export async function loadServerMessages(locale: Locale): Promise<Messages> {
  const { default: messages } = await LOADERS[locale].servers();
  return messages;
}
