import type { Locale } from '@longstrip/core';
import type { EndpointCall } from '../../http/endpoint.ts';

/** Locales for the caller's texts: the reader's first, then the platform's. */
export function readerLocales({ platform, locale }: Pick<EndpointCall, 'platform' | 'locale'>): Locale[] {
  return [...new Set([locale, ...platform.locales])];
}

/** One text per item, in the first available locale, in the same order. */
export function inReadersLocale<Text extends { readonly id: number; readonly locale: Locale }>(
  texts: readonly Text[],
  locales: readonly Locale[],
): Text[] {
  const preferred = texts.toSorted((a, b) => locales.indexOf(a.locale) - locales.indexOf(b.locale));
  const ids = [...new Set(texts.map(({ id }) => id))];
  return ids.flatMap((id) => preferred.find((text) => text.id === id) ?? []);
}
