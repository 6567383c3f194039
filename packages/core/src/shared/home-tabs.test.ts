import { expect, test } from 'vitest';
import { HOME_TABS, visibleHomeTabs } from './home-tabs.ts';

test.each([
  ['a guest', true, false, 'DAILY RANKING FREE ACTION ADULT'],
  ['a guest who sees adult content', true, true, 'DAILY RANKING FREE ADULT'],
  ['a signed-in reader who does not see it', false, false, 'DAILY RANKING FREE ACTION'],
  ['a signed-in reader who sees it', false, true, 'DAILY RANKING FREE ADULT'],
])('tabs of %s', (_, isGuest, seesAdult, tabs) => {
  expect(visibleHomeTabs(HOME_TABS, { isGuest, seesAdult }).join(' ')).toBe(tabs);
});

test('a tab that the platform lacks is never shown', () => {
  expect(visibleHomeTabs(['DAILY'], { isGuest: true, seesAdult: true })).toEqual(['DAILY']);
});
