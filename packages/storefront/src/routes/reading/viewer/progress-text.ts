import type { Locale } from '@longstrip/core';

/** A percentage in the language's notation, with Latin digits. */
export function formatPercent(locale: Locale, percent: number): string {
  return new Intl.NumberFormat(`${locale}-u-nu-latn`, { style: 'percent' }).format(percent / 100);
}
