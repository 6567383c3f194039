import type { RouteName } from './route-catalogue.ts';

/** Section 2: tabs of the home page. */
export const HOME_TABS = ['DAILY', 'RANKING', 'FREE', 'ACTION', 'ADULT'] as const;
export type HomeTab = (typeof HOME_TABS)[number];

/** The page that each home tab opens. */
export const HOME_TAB_ROUTES: Readonly<Record<HomeTab, RouteName>> = {
  DAILY: 'homeWeekly',
  RANKING: 'homeRanking',
  FREE: 'homeFree',
  ACTION: 'homeAction',
  ADULT: 'homeMature',
};

/** Section 2: tabs of the weekly list. */
export const WEEKLY_TABS = ['ALL', 'MON', 'TUE', 'WED', 'THU', 'FRI', 'SAT', 'SUN', 'TEN'] as const;
export type WeeklyTab = (typeof WEEKLY_TABS)[number];
