import type { Locale } from '@longstrip/core';
import { localesOf } from './locale-texts.tsx';

/**
 * The title of an entry in the first language of its platform that it has; else its key.
 * @param marked what readers see of titles that name a message
 */
export function titleIn(
  { entry, key }: { readonly entry: { readonly platform: string; readonly texts: Texts }; readonly key: string },
  marked: Readonly<Record<string, string>>,
): string {
  const { platform, texts } = entry;
  const [found] = localesOf(platform, texts).flatMap((locale) => texts[locale] ?? []);
  const title = found?.title ?? found?.question ?? key;
  return marked[title] ?? title;
}

type Texts = Partial<Record<Locale, { readonly title?: string; readonly question?: string }>>;
