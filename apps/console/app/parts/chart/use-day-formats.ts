import { useRootData } from '../../i18n/format.tsx';

interface DayFormats {
  /** A day of a platform, which belongs to no zone: 2027-06-30. */
  day(on: string): string;
  month(on: string): string;
  /** As short as it can be, for axes. */
  short(on: string, by: 'day' | 'month'): string;
  percent(share: number): string;
  /** 12K, for axes. */
  compact(value: number): string;
}

const known = new Map<string, DayFormats>();

function makeFormats(locale: string): DayFormats {
  const dates = (options: Intl.DateTimeFormatOptions) => {
    const format = new Intl.DateTimeFormat(locale, { ...options, timeZone: 'UTC' });
    return (on: string) => format.format(Date.parse(on));
  };
  const [day, month] = [dates({ dateStyle: 'medium' }), dates({ year: 'numeric', month: 'short' })];
  const short = dates({ month: 'numeric', day: 'numeric' });
  const percents = new Intl.NumberFormat(locale, { style: 'percent', maximumFractionDigits: 1 });
  const compact = new Intl.NumberFormat(locale, { notation: 'compact' });
  return {
    ...{ day, month, short: (on, by) => (by === 'month' ? month(on) : short(on)) },
    percent: (share) => percents.format(share),
    compact: (value) => compact.format(value),
  };
}

/** Days of a platform, and shares, as the operator's language writes them. */
export function useDayFormats(): DayFormats {
  const locale = useRootData()?.locale ?? 'en-US';
  const made = known.get(locale) ?? makeFormats(locale);
  known.set(locale, made);
  return made;
}
