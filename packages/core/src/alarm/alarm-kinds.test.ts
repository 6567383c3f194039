import { expect, test } from 'vitest';
import { matchRoute } from '../shell/route-catalogue.ts';
import { readSitePath } from '../shell/site-path.ts';
import { ALARM_KINDS, alarmPath, isAlarmKind } from './alarm-kinds.ts';

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
