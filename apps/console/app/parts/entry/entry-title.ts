import type { Locale } from '@longstrip/core';
import { localesOf } from './locale-texts.tsx';

/** The title of an entry in the first language of its platform that it has; else its key. */
export function titleIn(
  platform: string,
  texts: Partial<Record<Locale, { readonly title?: string; readonly question?: string }>>,
  key: string,
): string {
  const found = localesOf(platform, texts).flatMap((locale) => texts[locale] ?? []);
  return found[0]?.title ?? found[0]?.question ?? key;
}
