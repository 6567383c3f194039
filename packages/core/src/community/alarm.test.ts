import { expect, test } from 'vitest';
import { matchRoute, readSitePath } from '../shared/routes.ts';
import {
  ALARM_KINDS,
  alarmPath,
  type ExpiringItem,
  isAlarmKind,
  mayNotifyOf,
  shownAlarm,
  summariseExpiring,
} from './alarm.ts';

test.each(ALARM_KINDS)('%s leads to a page of the site, whatever its subject is called', (kind) => {
  const path = alarmPath(kind, 'a/../b?c=//d&e#f');
  expect(readSitePath(path)).toBe(path);
  expect(matchRoute(path.split('?')[0] ?? '')).not.toBeNull();
});

test('an answered ticket is named in the address', () => {
  expect(alarmPath('TICKET_ANSWERED', 'x-1')).toBe('/qna?ticket=x-1');
});

test('a kind is one of the table alone', () => {
  expect([isAlarmKind('TICKET_ANSWERED'), isAlarmKind('toString'), isAlarmKind('')]).toEqual([true, false, false]);
});

test('does not name an adult work to a reader who does not see adult works', () => {
  const alarm = { kind: 'NEW_ADULT_EPISODE', parameters: { title: 'Velvet' } } as const;
  expect(shownAlarm(alarm, { seesAdult: false })).toEqual({ kind: 'NEW_ADULT_EPISODE', parameters: {} });
  expect(shownAlarm(alarm, { seesAdult: true })).toEqual({ kind: 'NEW_EPISODE', parameters: { title: 'Velvet' } });
  const other = { kind: 'NEW_EPISODE', parameters: { title: 'Salt' } } as const;
  expect(shownAlarm(other, { seesAdult: false })).toEqual(other);
});

test('a new episode leads to its series', () => {
  expect(alarmPath('NEW_EPISODE', '12-345')).toBe('/detail/12');
});

const DAY_MS = 86_400_000;
const NOW_MS = 1_000 * DAY_MS;
const noticeMs = 7 * DAY_MS;

const thing = (amount: number, endsInMs: number, acquiredAtMs = NOW_MS - 100 * DAY_MS): ExpiringItem => ({
  ...{ amount, acquiredAtMs, endsAtMs: NOW_MS + endsInMs },
});
const soon = (things: ExpiringItem[], lastNotifiedAtMs: number | null = null) =>
  summariseExpiring(things, { noticeMs, lastNotifiedAtMs }, NOW_MS);

test('what ends within the notice is one alarm, dated by the first end', () => {
  expect(soon([thing(3, 6 * DAY_MS), thing(4, 2 * DAY_MS)])).toEqual({ amount: 7, endsAtMs: NOW_MS + 2 * DAY_MS });
});

test.each([
  [0, null],
  [1, 1],
  [noticeMs, 1],
  [noticeMs + 1, null],
])('what ends in %i ms is in the alarm: %s', (endsInMs, amount) => {
  expect(soon([thing(1, endsInMs)])?.amount ?? null).toBe(amount);
});

test('what was in an alarm is in no second one, what came since is', () => {
  const lastNotifiedAtMs = NOW_MS - DAY_MS;
  expect(soon([thing(1, 6 * DAY_MS)], lastNotifiedAtMs)).toBeNull();
  expect(soon([thing(1, 6 * DAY_MS + 1)], lastNotifiedAtMs)?.amount).toBe(1);
  expect(soon([thing(1, DAY_MS, lastNotifiedAtMs + 1)], lastNotifiedAtMs)?.amount).toBe(1);
  expect(soon([thing(1, DAY_MS, lastNotifiedAtMs)], lastNotifiedAtMs)).toBeNull();
});

test.each([
  [{ isAdult: false, isBl: false }, { seesAdult: false, seesBl: false }, true],
  [{ isAdult: true, isBl: false }, { seesAdult: false, seesBl: true }, false],
  [{ isAdult: true, isBl: false }, { seesAdult: true, seesBl: false }, true],
  [{ isAdult: false, isBl: true }, { seesAdult: true, seesBl: false }, false],
  [{ isAdult: true, isBl: true }, { seesAdult: true, seesBl: true }, true],
])('of %j a reader with %j is notified: %s', (series, reader, isNotified) => {
  expect(mayNotifyOf(series, reader)).toBe(isNotified);
});
