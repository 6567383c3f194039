/** Languages that the catalogue's works can be lettered in (BCP 47). */
export const DEMO_LANGUAGES = ['en', 'ja', 'th', 'zh-Hant', 'ar'] as const;
export type DemoLanguage = (typeof DEMO_LANGUAGES)[number];

/** Which languages the demo offers on which platform (D1 names the platforms and their locales). */
export const PLATFORM_LANGUAGES: Readonly<Record<string, readonly DemoLanguage[]>> = {
  'bom-us': ['en'],
  'beltoon-jp': ['ja'],
  'bom-th': ['th', 'en'],
  'bom-tw': ['zh-Hant', 'en'],
  'delitoon-me': ['ar', 'en'],
};

/** The platforms that a language is offered on. */
export const platformsOf = (language: DemoLanguage): readonly string[] =>
  Object.keys(PLATFORM_LANGUAGES).filter((platform) => PLATFORM_LANGUAGES[platform]?.includes(language));
