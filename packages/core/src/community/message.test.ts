import { describe, expect, test } from 'vitest';
import { PLATFORM_DEFAULTS } from '../shared/platform.ts';
import { DIGEST_PAUSE_MS, type DigestFacts, isDigestDue } from './digest.ts';
import { isInWindow, quietHoursOf } from './quiet-hours.ts';

const { nightPush } = PLATFORM_DEFAULTS;
const KOREAN_NIGHT = { startMinute: 21 * 60, endMinute: 8 * 60 };

describe('quiet hours', () => {
  test.each([
    [21 * 60 + 59, false],
    [22 * 60, true],
    [23 * 60 + 59, true],
    [0, true],
    [3 * 60 + 59, true],
    [4 * 60, false],
    [12 * 60, false],
  ])('from 22:00 to 04:00: minute %i of the day is quiet: %s', (minute, isQuiet) => {
    expect(isInWindow(nightPush, minute)).toBe(isQuiet);
  });

  test.each([
    [59, false],
    [60, true],
    [119, true],
    [120, false],
  ])('within one day: minute %i: %s', (minute, isQuiet) => {
    expect(isInWindow({ startMinute: 60, endMinute: 120 }, minute)).toBe(isQuiet);
  });

  test('go by the platform’s clock, and by Korea’s at an address there', () => {
    const regional = { nightPush, nightPushKorea: KOREAN_NIGHT };
    const platform = { timeZone: 'America/Los_Angeles', regional: { ...regional } } as unknown as Parameters<
      typeof quietHoursOf
    >[0];
    expect(quietHoursOf(platform, { isKoreanAddress: false })).toEqual({
      window: nightPush,
      timeZone: 'America/Los_Angeles',
    });
    expect(quietHoursOf(platform, { isKoreanAddress: true })).toEqual({
      window: KOREAN_NIGHT,
      timeZone: 'Asia/Seoul',
    });
  });
});

describe('a digest', () => {
  const NOW_MS = 100 * 86_400_000;
  const DUE: DigestFacts = {
    ...{ isAgreeMail: true, hasConfirmedAddress: true, untoldCount: 1, lastDigestAtMs: null },
    ...{ minuteOfDay: 18 * 60, quietWindow: nightPush },
  };
  const at = (change: Partial<DigestFacts>) => isDigestDue({ ...DUE, ...change }, NOW_MS);

  test('leaves in the evening for who chose it and has something to be told', () => {
    expect(at({})).toBe(true);
    expect([17 * 60 - 1, 17 * 60, 21 * 60 - 1, 21 * 60].map((minuteOfDay) => at({ minuteOfDay }))).toEqual([
      false,
      true,
      true,
      false,
    ]);
    expect(at({ isAgreeMail: false })).toBe(false);
    expect(at({ hasConfirmedAddress: false })).toBe(false);
    expect(at({ untoldCount: 0 })).toBe(false);
  });

  test('comes once a day', () => {
    expect(at({ lastDigestAtMs: NOW_MS - DIGEST_PAUSE_MS + 1 })).toBe(false);
    expect(at({ lastDigestAtMs: NOW_MS - DIGEST_PAUSE_MS })).toBe(true);
  });

  test('never leaves within quiet hours, wherever a platform puts them', () => {
    expect(at({ quietWindow: { startMinute: 17 * 60, endMinute: 19 * 60 } })).toBe(false);
    expect(at({ quietWindow: { startMinute: 18 * 60 + 1, endMinute: 4 * 60 } })).toBe(true);
  });
});
