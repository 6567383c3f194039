import { getPlatform } from '@longstrip/platform-config';
import { expect, test } from 'vitest';
import { withdrawalDates } from './withdrawal.service.ts';

test.each([
  [
    'an ordinary month',
    'bom-us',
    '2026-11-23T20:00:00-08:00',
    '2026-12-23T20:00:00-08:00',
    '2026-12-23T20:00:00-08:00',
  ],
  [
    'a short month',
    'beltoon-jp',
    '2026-01-31T12:00:00+09:00',
    '2026-02-28T12:00:00+09:00',
    '2026-03-02T12:00:00+09:00',
  ],
  ['a leap year', 'beltoon-jp', '2028-01-31T12:00:00+09:00', '2028-02-29T12:00:00+09:00', '2028-03-01T12:00:00+09:00'],
  [
    'the last day there, the first elsewhere',
    'bom-us',
    '2026-01-31T23:30:00-08:00',
    '2026-02-28T23:30:00-08:00',
    '2026-03-02T23:30:00-08:00',
  ],
  [
    'a change of the clocks',
    'bom-us',
    '2026-10-15T09:00:00-07:00',
    '2026-11-15T09:00:00-08:00',
    '2026-11-14T08:00:00-08:00',
  ],
] as const)('%s', (_, platformId, now, erased, again) => {
  const nowMs = Date.parse(now);
  expect(withdrawalDates(getPlatform(platformId), nowMs)).toEqual({
    requestedAt: nowMs,
    erasedAt: Date.parse(erased),
    signUpAgainAt: Date.parse(again),
  });
});
