import type { Locale } from '@longstrip/core';
import type device from '../locales/en-US/device.json';
import type transcript from '../locales/en-US/transcript.json';
import type viewerNovel from '../locales/en-US/viewer-novel.json';
import type viewerPanels from '../locales/en-US/viewer-panels.json';
import type viewerSettings from '../locales/en-US/viewer-settings.json';
import type viewerTools from '../locales/en-US/viewer-tools.json';
import type english from './locales/en-US/index.ts';
import type server from './locales/en-US/server.ts';

/** A language that lacks a text of the English ones does not compile here. */
type Loader<English> = () => Promise<{ readonly default: Translation<English> }>;

interface Loaders {
  readonly pages: Loader<typeof english>;
  readonly servers: Loader<typeof server>;
  readonly viewerPanels: Loader<typeof viewerPanels>;
  readonly transcript: Loader<typeof transcript>;
  readonly viewerNovel: Loader<typeof viewerNovel>;
  readonly viewerSettings: Loader<typeof viewerSettings>;
  readonly viewerTools: Loader<typeof viewerTools>;
  readonly device: Loader<typeof device>;
}

/**
 * Dynamic imports for each locale: a bundler makes each a file of its own, and a browser loads only the texts that pages look
 * up, in its reader's language, and those of the viewer's sheets when they are opened.
 */
const LOADERS: Readonly<Record<Locale, Loaders>> = {
  'en-US': {
    pages: () => import('./locales/en-US/index.ts'),
    servers: () => import('./locales/en-US/server.ts'),
    viewerPanels: () => import('../locales/en-US/viewer-panels.json'),
    transcript: () => import('../locales/en-US/transcript.json'),
    viewerNovel: () => import('../locales/en-US/viewer-novel.json'),
    viewerSettings: () => import('../locales/en-US/viewer-settings.json'),
    viewerTools: () => import('../locales/en-US/viewer-tools.json'),
    device: () => import('../locales/en-US/device.json'),
  },
  'ja-JP': {
    pages: () => import('./locales/ja-JP/index.ts'),
    servers: () => import('./locales/ja-JP/server.ts'),
    viewerPanels: () => import('../locales/ja-JP/viewer-panels.json'),
    transcript: () => import('../locales/ja-JP/transcript.json'),
    viewerNovel: () => import('../locales/ja-JP/viewer-novel.json'),
    viewerSettings: () => import('../locales/ja-JP/viewer-settings.json'),
    viewerTools: () => import('../locales/ja-JP/viewer-tools.json'),
    device: () => import('../locales/ja-JP/device.json'),
  },
  'th-TH': {
    pages: () => import('./locales/th-TH/index.ts'),
    servers: () => import('./locales/th-TH/server.ts'),
    viewerPanels: () => import('../locales/th-TH/viewer-panels.json'),
    transcript: () => import('../locales/th-TH/transcript.json'),
    viewerNovel: () => import('../locales/th-TH/viewer-novel.json'),
    viewerSettings: () => import('../locales/th-TH/viewer-settings.json'),
    viewerTools: () => import('../locales/th-TH/viewer-tools.json'),
    device: () => import('../locales/th-TH/device.json'),
  },
  'zh-TW': {
    pages: () => import('./locales/zh-TW/index.ts'),
    servers: () => import('./locales/zh-TW/server.ts'),
    viewerPanels: () => import('../locales/zh-TW/viewer-panels.json'),
    transcript: () => import('../locales/zh-TW/transcript.json'),
    viewerNovel: () => import('../locales/zh-TW/viewer-novel.json'),
    viewerSettings: () => import('../locales/zh-TW/viewer-settings.json'),
    viewerTools: () => import('../locales/zh-TW/viewer-tools.json'),
    device: () => import('../locales/zh-TW/device.json'),
  },
  ar: {
    pages: () => import('./locales/ar/index.ts'),
    servers: () => import('./locales/ar/server.ts'),
    viewerPanels: () => import('../locales/ar/viewer-panels.json'),
    transcript: () => import('../locales/ar/transcript.json'),
    viewerNovel: () => import('../locales/ar/viewer-novel.json'),
    viewerSettings: () => import('../locales/ar/viewer-settings.json'),
    viewerTools: () => import('../locales/ar/viewer-tools.json'),
    device: () => import('../locales/ar/device.json'),
  },
  'ko-KR': {
    pages: () => import('./locales/ko-KR/index.ts'),
    servers: () => import('./locales/ko-KR/server.ts'),
    viewerPanels: () => import('../locales/ko-KR/viewer-panels.json'),
    transcript: () => import('../locales/ko-KR/transcript.json'),
    viewerNovel: () => import('../locales/ko-KR/viewer-novel.json'),
    viewerSettings: () => import('../locales/ko-KR/viewer-settings.json'),
    viewerTools: () => import('../locales/ko-KR/viewer-tools.json'),
    device: () => import('../locales/ko-KR/device.json'),
  },
  'de-DE': {
    pages: () => import('./locales/de-DE/index.ts'),
    servers: () => import('./locales/de-DE/server.ts'),
    viewerPanels: () => import('../locales/de-DE/viewer-panels.json'),
    transcript: () => import('../locales/de-DE/transcript.json'),
    viewerNovel: () => import('../locales/de-DE/viewer-novel.json'),
    viewerSettings: () => import('../locales/de-DE/viewer-settings.json'),
    viewerTools: () => import('../locales/de-DE/viewer-tools.json'),
    device: () => import('../locales/de-DE/device.json'),
  },
  'fr-FR': {
    pages: () => import('./locales/fr-FR/index.ts'),
    servers: () => import('./locales/fr-FR/server.ts'),
    viewerPanels: () => import('../locales/fr-FR/viewer-panels.json'),
    transcript: () => import('../locales/fr-FR/transcript.json'),
    viewerNovel: () => import('../locales/fr-FR/viewer-novel.json'),
    viewerSettings: () => import('../locales/fr-FR/viewer-settings.json'),
    viewerTools: () => import('../locales/fr-FR/viewer-tools.json'),
    device: () => import('../locales/fr-FR/device.json'),
  },
};

/** Every text of a locale that pages look up, by its flat key (i18next with `keySeparator: false, nsSeparator: false`). */
export async function loadMessages(locale: Locale): Promise<Messages> {
  const { default: messages } = await LOADERS[locale].pages();
  return messages;
}

/**
 * The texts of a locale that only servers look up: what pages say about themselves to search engines and friends, the
 * sentence of each refusal, and the long ones of a page that only one of seven sites has. Pages get them from their loaders.
 */
export async function loadServerMessages(locale: Locale): Promise<Messages> {
  const { default: messages } = await LOADERS[locale].servers();
  return messages;
}

/**
 * Texts of the viewer that browsers load when they are needed: those of the settings, of the tools in its menu, of those for
 * novels, of panels, of a comic's transcript, and of what is on the device.
 */
export type ViewerTexts = 'device' | 'transcript' | 'viewerNovel' | 'viewerPanels' | 'viewerSettings' | 'viewerTools';

/** Texts of a locale that few visits to the viewer need; servers have them as well. */
export async function loadViewerMessages(locale: Locale, texts: ViewerTexts): Promise<Messages> {
  const { default: messages } = await LOADERS[locale][texts]();
  return messages;
}

/** CLDR's names of plural forms; i18next appends them to a key. */
type PluralCategory = 'zero' | 'one' | 'two' | 'few' | 'many' | 'other';

type Callable<Key> = Key extends `${infer Base}_other` ? Base : Key extends `${string}_${PluralCategory}` ? never : Key;

/** The key by which code looks up a text: for a plural text without the suffix of its form. */
export type MessageKey = Callable<keyof typeof english>;

/** The key of a text that only servers look up. */
export type ServerKey = Callable<keyof typeof server>;

/** The key of a text of the viewer that browsers load when it is needed. */
export type ViewerKey = Callable<
  | keyof typeof device
  | keyof typeof transcript
  | keyof typeof viewerNovel
  | keyof typeof viewerPanels
  | keyof typeof viewerSettings
  | keyof typeof viewerTools
>;

/** The key of a text about what is on the device. */
export type DeviceKey = Callable<keyof typeof device>;

/** The key of a text for a page's `head`: what the page says about itself. */
export type HeadKey = Extract<ServerKey, `head.${string}`>;

/** The texts of one locale by their whole keys, plural forms among them. */
export type Messages = Readonly<Record<string, string>>;

/**
 * Texts in another language: every key of the English ones. Of plural texts only `_other` is required here; a test
 * compares the further forms with what the language needs, and finds keys that English does not have.
 */
export type Translation<English> = {
  readonly [Key in keyof English as Key extends `${string}_${Exclude<PluralCategory, 'other'>}` ? never : Key]: string;
};
