import { describe, expect, test } from 'vitest';
import { PLATFORM_DEFAULTS } from '../shared/platform-defaults.ts';
import { ALARM_KINDS } from './alarm.ts';
import {
  DIGEST_PAUSE_MS,
  type DigestFacts,
  isDigestDue,
  isInWindow,
  isPushDue,
  PUSH_PAUSE_MS,
  type PushFacts,
  pushKinds,
  pushLifetimeSeconds,
  quietHoursOf,
} from './notifications.ts';

const NOW_MS = 100 * 86_400_000;
const NIGHT = { startMinute: 22 * 60, endMinute: 4 * 60 };
const KOREAN_NIGHT = { startMinute: 21 * 60, endMinute: 8 * 60 };
const DUE: PushFacts = {
  ...{ isAgreePush: true, isAgreePushContents: true, isAgreePushFreetime: true, isAgreePushNight: false },
  ...{ unsentCount: 1, lastPushAtMs: null, minuteOfDay: 12 * 60, quietWindow: NIGHT },
};
const due = (change: Partial<PushFacts>) => isPushDue({ ...DUE, ...change }, NOW_MS);

describe('a push message', () => {
  test('leaves for a reader who chose it and has unsent alarms', () => {
    expect([due({}), due({ isAgreePush: false }), due({ unsentCount: 0 })]).toEqual([true, false, false]);
  });

  test('comes half an hour after the last one at the soonest', () => {
    expect(due({ lastPushAtMs: NOW_MS - PUSH_PAUSE_MS + 1 })).toBe(false);
    expect(due({ lastPushAtMs: NOW_MS - PUSH_PAUSE_MS })).toBe(true);
  });

  test.each([
    [NIGHT, 22 * 60 - 1, true],
    [NIGHT, 22 * 60, false],
    [NIGHT, 4 * 60 - 1, false],
    [NIGHT, 4 * 60, true],
    [KOREAN_NIGHT, 21 * 60, false],
    [KOREAN_NIGHT, 8 * 60 - 1, false],
    [KOREAN_NIGHT, 8 * 60, true],
  ])('waits for the end of the night %j: at minute %i it leaves: %s', (quietWindow, minuteOfDay, isSent) => {
    expect(due({ quietWindow, minuteOfDay })).toBe(isSent);
    expect(due({ quietWindow, minuteOfDay, isAgreePushNight: true })).toBe(true);
  });

  test('is not stored for a device that is off into the night', () => {
    const seconds = (minuteOfDay: number, isAgreePushNight = false) =>
      pushLifetimeSeconds({ isAgreePushNight }, { minuteOfDay, quietWindow: NIGHT });
    expect([seconds(21 * 60), seconds(22 * 60 - 1), seconds(4 * 60)]).toEqual([59 * 60, 0, (18 * 60 - 1) * 60]);
    expect(seconds(21 * 60, true)).toBe(86_400);
  });
});

describe('the kinds that are pushed', () => {
  const none = { isAgreePush: true, isAgreePushContents: false, isAgreePushFreetime: false };

  test('are none without the consent for push messages', () => {
    expect(pushKinds({ ...DUE, isAgreePush: false })).toEqual([]);
    expect(pushKinds(DUE)).toEqual(ALARM_KINDS);
  });

  test('new episodes and free tickets need a consent of their own, for adults as for all', () => {
    const added = (consent: Partial<typeof none>) =>
      pushKinds({ ...none, ...consent }).filter((kind) => !pushKinds(none).includes(kind));
    expect(added({ isAgreePushContents: true })).toEqual(['NEW_EPISODE', 'NEW_ADULT_EPISODE']);
    expect(added({ isAgreePushFreetime: true })).toEqual(['FREE_TICKET_READY', 'ADULT_FREE_TICKET_READY']);
    expect(pushKinds(none)).toContain('TICKET_ANSWERED');
  });
});

const { nightPush } = PLATFORM_DEFAULTS;

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
    ...{ isAgreeMail: true, hasConfirmedAddress: true, unsentCount: 1, lastDigestAtMs: null },
    ...{ minuteOfDay: 18 * 60, quietWindow: nightPush },
  };
  const at = (change: Partial<DigestFacts>) => isDigestDue({ ...DUE, ...change }, NOW_MS);

  test('leaves in the evening for a reader who chose it and has unsent alarms', () => {
    expect(at({})).toBe(true);
    expect([17 * 60 - 1, 17 * 60, 21 * 60 - 1, 21 * 60].map((minuteOfDay) => at({ minuteOfDay }))).toEqual([
      false,
      true,
      true,
      false,
    ]);
    expect(at({ isAgreeMail: false })).toBe(false);
    expect(at({ hasConfirmedAddress: false })).toBe(false);
    expect(at({ unsentCount: 0 })).toBe(false);
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
