import * as v from 'valibot';
import { expect, test } from 'vitest';
import { WeeklyTimesSchema, weeklyOpenings } from './open-episodes.ts';

const at = (iso: string) => Date.parse(iso);
const isoOf = (ms: number) => new Date(ms).toISOString();

test.each([
  // Thursday the 26th of November 2026, noon in Los Angeles: the next Friday's evening there is Saturday in UTC.
  [
    'FRI@20:00',
    'America/Los_Angeles',
    '2026-11-26T20:00:00Z',
    ['2026-11-28T04:00:00.000Z', '2026-12-05T04:00:00.000Z', '2026-12-12T04:00:00.000Z'],
  ],
  // On the day itself, a minute too late and exactly on time.
  ['FRI@20:00', 'Asia/Tokyo', '2026-11-27T11:01:00Z', ['2026-12-04T11:00:00.000Z']],
  ['FRI@20:00', 'Asia/Tokyo', '2026-11-27T11:00:00Z', ['2026-11-27T11:00:00.000Z']],
  [
    'THU,MON@18:30',
    'Asia/Bangkok',
    '2026-11-27T00:00:00Z',
    ['2026-11-30T11:30:00.000Z', '2026-12-03T11:30:00.000Z', '2026-12-07T11:30:00.000Z'],
  ],
  // Summer time ends on the 25th of October and begins on the 28th of March: the local hour stays.
  ['SUN@20:00', 'Europe/Berlin', '2026-10-18T10:00:00Z', ['2026-10-18T18:00:00.000Z', '2026-10-25T19:00:00.000Z']],
  ['SUN@02:30', 'Europe/Berlin', '2027-03-27T12:00:00Z', ['2027-03-28T01:30:00.000Z', '2027-04-04T00:30:00.000Z']],
] as const)('%s in %s after %s', (times, timeZone, after, expected) => {
  const openings = weeklyOpenings(times, { count: expected.length, timeZone, notBeforeMs: at(after) });
  expect(openings.map(isoOf)).toEqual(expected);
});

test('none for nothing', () => {
  expect(weeklyOpenings('FRI@20:00', { count: 0, timeZone: 'UTC', notBeforeMs: 0 })).toEqual([]);
});

test.each(['FRI', 'FRI@24:00', 'FRI@8:00', 'TEN@20:00', 'FRI,@20:00', '@20:00', 'FRI@20:00 '.repeat(2)])(
  '%s are no times of the week',
  (text) => {
    expect(v.safeParse(WeeklyTimesSchema, text).success).toBe(false);
  },
);

test('small letters do', () => {
  expect(v.parse(WeeklyTimesSchema, ' fri@20:00')).toBe('FRI@20:00');
});
