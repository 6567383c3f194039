import type { TextDirection } from './locale-facts.ts';

const RIGHT_TO_LEFT_SCRIPTS = ['Arab', 'Hebr', 'Thaa', 'Syrc', 'Nkoo', 'Adlm', 'Rohg'];

/** The direction in which a language is written. @param language a well-formed BCP 47 tag */
export function languageDirection(language: string): TextDirection {
  const { script } = new Intl.Locale(language).maximize();
  return script !== undefined && RIGHT_TO_LEFT_SCRIPTS.includes(script) ? 'rtl' : 'ltr';
}

/**
 * Whether two tags are one language in one script: `en` and `en-US`, `zh-Hant` and `zh-TW`, but not `zh` and `zh-TW`. Both
 * are well-formed BCP 47 tags.
 */
export function isSameLanguage(one: string, other: string): boolean {
  const [first, second] = [one, other].map((tag) => new Intl.Locale(tag).maximize());
  return first?.language === second?.language && first?.script === second?.script;
}
