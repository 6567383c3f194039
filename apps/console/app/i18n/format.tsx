import { useRouteLoaderData } from '@remix-run/react';
import { createContext } from 'react';
import type { RootData } from '../root.tsx';

export const NonceContext = createContext<string | undefined>(undefined);

/** Language and time zone of the operator, on the server and in the browser alike. */
export function useRootData(): RootData | undefined {
  return useRouteLoaderData<RootData>('root');
}

interface Formats {
  number(value: number): string;
  /** Date and time to the minute. */
  moment(ms: number): string;
  day(ms: number): string;
  /** A language by its tag (`ja-JP`). */
  language(tag: string): string;
  /** How long ago, or until when: "3 hours ago". */
  distance(ms: number, nowMs: number): string;
}

const UNITS = [
  ['year', 31_536_000_000],
  ['month', 2_592_000_000],
  ['day', 86_400_000],
  ['hour', 3_600_000],
  ['minute', 60_000],
] as const;

const known = new Map<string, Formats>();

function formatsOf(locale: string, zone: string): Formats {
  const key = `${locale} ${zone}`;
  const made = known.get(key) ?? makeFormats(locale, zone);
  known.set(key, made);
  return made;
}

function makeFormats(locale: string, zone: string): Formats {
  const numbers = new Intl.NumberFormat(locale);
  const moments = new Intl.DateTimeFormat(locale, { dateStyle: 'medium', timeStyle: 'short', timeZone: zone });
  const days = new Intl.DateTimeFormat(locale, { dateStyle: 'medium', timeZone: zone });
  const languages = new Intl.DisplayNames(locale, { type: 'language' });
  const distances = new Intl.RelativeTimeFormat(locale, { numeric: 'auto' });
  // Node and browsers differ in the kind of space before "AM".
  const plain = (text: string) => text.replaceAll(/[\u202F\u00A0]/g, ' ');
  return {
    number: (value) => numbers.format(value),
    moment: (ms) => plain(moments.format(ms)),
    day: (ms) => plain(days.format(ms)),
    language: (tag) => languages.of(tag.split('-')[0] ?? tag) ?? tag,
    distance(ms, nowMs) {
      const away = ms - nowMs;
      const unit = UNITS.find(([, size]) => Math.abs(away) >= size) ?? UNITS[UNITS.length - 1];
      if (unit === undefined) return '';
      return distances.format(Math.round(away / unit[1]), unit[0]);
    },
  };
}

/** Numbers and times as the operator's language writes them. */
export function useFormats(): Formats {
  const data = useRootData();
  return formatsOf(data?.locale ?? 'en-US', data?.zone ?? 'UTC');
}

/** A moment in the operator's time zone, which its title names. */
export function Moment({ ms, isDay = false }: { ms: number; isDay?: boolean }) {
  const formats = useFormats();
  const zone = useRootData()?.zone ?? 'UTC';
  return (
    <time dateTime={new Date(ms).toISOString()} title={`${formats.moment(ms)} (${zone})`} className="whitespace-nowrap">
      {isDay ? formats.day(ms) : formats.moment(ms)}
    </time>
  );
}
