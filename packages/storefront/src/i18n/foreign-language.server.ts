import { isSameLanguage, type Locale, languageDirection } from '@longstrip/core';
import type { ForeignLanguage } from '@longstrip/ui';
import { formatLanguage } from './format.server.ts';

const known = new Map<string, ForeignLanguage | null>();

/**
 * A work's language as its reader sees it; null where it is the page's own.
 * @param language a well-formed BCP 47 tag
 */
export function foreignLanguage(locale: Locale, language: string): ForeignLanguage | null {
  const key = `${locale} ${language}`;
  const found = known.get(key);
  if (found !== undefined) return found;
  const foreign = isSameLanguage(locale, language)
    ? null
    : { tag: language, direction: languageDirection(language), name: nameOf(locale, language) };
  known.set(key, foreign);
  return foreign;
}

/** Without its region ("English", not "British English"); with its script where the page is in the same language. */
function nameOf(locale: Locale, tag: string): string {
  const { language, script } = new Intl.Locale(tag).maximize();
  const isOtherScript = language === new Intl.Locale(locale).language;
  return formatLanguage(locale, isOtherScript ? `${language}-${script}` : language);
}
