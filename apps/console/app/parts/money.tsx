import { useRootData } from '../i18n/format.tsx';

const known = new Map<string, Intl.NumberFormat>();

/** Writes sums, which the api has in minor units of their currency. */
export function useMoney(): (minor: number, currency: string) => string {
  const locale = useRootData()?.locale ?? 'en-US';
  return (minor, currency) => {
    const key = `${locale} ${currency}`;
    const format = known.get(key) ?? new Intl.NumberFormat(locale, { style: 'currency', currency });
    known.set(key, format);
    return format.format(minor / 10 ** (format.resolvedOptions().maximumFractionDigits ?? 2)).replaceAll('\u00A0', ' ');
  };
}
