import { expect, test } from 'vitest';
import type { DeviceCopy } from './device-store.ts';
import { copyWords, type DeviceText, formatBytes } from './device-words.ts';

const DAY_MS = 24 * 3_600_000;
/** By the clock of the device. */
const ENDS_AT_MS = new Date(2026, 11, 5, 9, 3).getTime();
const COPY = { status: 'saved', endsAtMs: ENDS_AT_MS, isRental: false, parts: 3, partsHere: 3 } as DeviceCopy;
const text: DeviceText = (key, values) => `${key} ${String(values?.date)}`;

test.each([
  ['yyyy.MM.dd', '2026.12.05 09:03'],
  ['dd/MM/yyyy', '05/12/2026 09:03'],
])('the end of a copy is written in the site’s date format, %s', (dateFormat, date) => {
  const words = copyWords(COPY, text, { dateFormat, nowMs: ENDS_AT_MS - 3 * DAY_MS, isRunning: false });
  expect(words).toEqual({ text: `device.until ${date}`, tone: 'usual' });
});

test.each([
  ['en-US', 623_000, '623 kB'],
  ['en-US', 11_000_000_000, '11 GB'],
  ['ar', 623_000, '623 كيلوبايت'],
  ['ar', 11_000_000_000, '11 غيغابايت'],
] as const)('in %s %i bytes are %s', (locale, bytes, size) => {
  expect(formatBytes(locale, bytes)).toBe(size);
});
