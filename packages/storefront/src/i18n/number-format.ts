import type { Locale } from '@longstrip/core';

const made = new Map<string, Intl.NumberFormat>();

/**
 * A format for numbers, made once per process: making one takes longer than a hundred uses. All sites use Latin digits, so that
 * a number reads the same in a price, a date and a drawing (D28).
 */
export function numberFormat(locale: Locale, options: Intl.NumberFormatOptions): Intl.NumberFormat {
  const key = `${locale} ${JSON.stringify(options)}`;
  const known = made.get(key);
  if (known !== undefined) return known;
  const format = new Intl.NumberFormat(`${locale}-u-nu-latn`, options);
  made.set(key, format);
  return format;
}

const lists = new Map<string, Intl.ListFormat>();

/** A format for lists of names, made once per process. */
export function listFormat(locale: Locale, type: Intl.ListFormatType): Intl.ListFormat {
  const key = `${locale} ${type}`;
  const format = lists.get(key) ?? new Intl.ListFormat(locale, { type });
  lists.set(key, format);
  return format;
}
