import { describe, expect, test } from 'vitest';
import { ALARM_KINDS } from './alarm-kinds.ts';
import { isPushDue, PUSH_PAUSE_MS, type PushFacts, pushKinds, pushLifetimeSeconds } from './push.ts';

const NOW_MS = 100 * 86_400_000;
const NIGHT = { startMinute: 22 * 60, endMinute: 4 * 60 };
const KOREAN_NIGHT = { startMinute: 21 * 60, endMinute: 8 * 60 };
const DUE: PushFacts = {
  ...{ isAgreePush: true, isAgreePushContents: true, isAgreePushFreetime: true, isAgreePushNight: false },
  ...{ untoldCount: 1, lastPushAtMs: null, minuteOfDay: 12 * 60, quietWindow: NIGHT },
};
const due = (change: Partial<PushFacts>) => isPushDue({ ...DUE, ...change }, NOW_MS);

describe('a push message', () => {
  test('leaves for who chose it and has something to be told', () => {
    expect([due({}), due({ isAgreePush: false }), due({ untoldCount: 0 })]).toEqual([true, false, false]);
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

  test('is not kept for a device that is off into the night', () => {
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
