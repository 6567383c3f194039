import type { Locale } from '@longstrip/core';
import type { DeviceKey } from '@longstrip/messages';
import { formatEnd } from '../../i18n/format-end.ts';
import type { TextValues } from '../../i18n/use-text.ts';
import type { DeviceCopy } from './device-store.ts';
import type { SaveFailure } from './save-episode.ts';

/** Looks up a text about the device. */
export type DeviceText = (key: DeviceKey, values?: TextValues) => string;

/** Copies that end within this time end soon, in milliseconds. */
const SOON_MS = 24 * 3_600_000;
const KILOBYTE = 1_000;

const { compare } = new Intl.Collator(undefined, { numeric: true });

/** By series, and in each by the number of the episode, which its alias has. */
export function inReadingOrder<Copy extends Pick<DeviceCopy, 'seriesTitle' | 'seriesAlias' | 'episodeAlias'>>(
  copies: readonly Copy[],
): Copy[] {
  return copies.toSorted(
    (one, other) =>
      compare(one.seriesTitle, other.seriesTitle) ||
      compare(one.seriesAlias, other.seriesAlias) ||
      compare(one.episodeAlias, other.episodeAlias),
  );
}

/** What a list says of a copy, and how it looks. */
export interface CopyWords {
  text: string;
  tone: 'usual' | 'warning' | 'over';
}

/** The state of a copy in words. */
export function copyWords(
  copy: DeviceCopy,
  text: DeviceText,
  of: { locale: Locale; nowMs: number; isRunning: boolean },
): CopyWords {
  const { status, endsAtMs, isRental, parts, partsHere } = copy;
  if (status === 'ended' || endsAtMs <= of.nowMs) return { text: text('device.ended'), tone: 'over' };
  if (of.isRunning) return { text: text('device.saving', { done: partsHere, parts }), tone: 'usual' };
  if (status === 'partial') return { text: text('device.partial', { done: partsHere, parts }), tone: 'warning' };
  const date = formatEnd(of.locale, endsAtMs);
  if (endsAtMs - of.nowMs > SOON_MS) {
    return { text: text(isRental ? 'device.untilRental' : 'device.until', { date }), tone: 'usual' };
  }
  return { text: text(isRental ? 'device.endsSoon' : 'device.needsConnection', { date }), tone: 'warning' };
}

/** Why an episode was not saved, in words; null if there is nothing to say. */
export function failureWords(failure: SaveFailure | undefined, text: DeviceText): string | null {
  switch (failure?.kind) {
    case 'refused':
      return failure.text;
    case 'connection':
      return text('device.lost');
    case 'room':
      return text('device.noRoom');
    case 'other':
      return text('device.failed');
    default:
      return null;
  }
}

/** A number of bytes: "12 MB". */
export function formatBytes(locale: Locale, bytes: number): string {
  const units = ['kilobyte', 'megabyte', 'gigabyte'] as const;
  const step = bytes < KILOBYTE ** 2 ? 0 : bytes < KILOBYTE ** 3 ? 1 : 2;
  const value = bytes / KILOBYTE ** (step + 1);
  const format = new Intl.NumberFormat(`${locale}-u-nu-latn`, {
    // Arabic abbreviates some of these units, and not the others.
    ...{ style: 'unit', unit: units[step], unitDisplay: locale === 'ar' ? 'long' : 'short' },
    maximumFractionDigits: value < 10 ? 1 : 0,
  });
  return format.format(value);
}
