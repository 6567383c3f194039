import { expect, test } from 'vitest';
import { matchRoute } from '../shared/route-catalogue.ts';
import { readSitePath } from '../shared/site-path.ts';
import { ALARM_KINDS, alarmPath, isAlarmKind, shownAlarm } from './alarm-kinds.ts';

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

test('who does not see adult works is not told which one goes on', () => {
  const alarm = { kind: 'NEW_ADULT_EPISODE', parameters: { title: 'Velvet' } } as const;
  expect(shownAlarm(alarm, { seesAdult: false })).toEqual({ kind: 'NEW_ADULT_EPISODE', parameters: {} });
  expect(shownAlarm(alarm, { seesAdult: true })).toEqual({ kind: 'NEW_EPISODE', parameters: { title: 'Velvet' } });
  const other = { kind: 'NEW_EPISODE', parameters: { title: 'Salt' } } as const;
  expect(shownAlarm(other, { seesAdult: false })).toEqual(other);
});

test('a new episode leads to its series', () => {
  expect(alarmPath('NEW_EPISODE', '12-345')).toBe('/detail/12');
});
