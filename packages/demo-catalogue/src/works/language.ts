/** Languages that the catalogue's works can be lettered in (BCP 47). */
export const DEMO_LANGUAGES = ['en', 'ja', 'th', 'zh-Hant', 'ar'] as const;
export type DemoLanguage = (typeof DEMO_LANGUAGES)[number];
