import type { RouteName } from './routes.ts';

/** Section 2: tabs of the home page. */
export const HOME_TABS = ['DAILY', 'RANKING', 'FREE', 'ACTION', 'ADULT'] as const;
export type HomeTab = (typeof HOME_TABS)[number];

export const HOME_TAB_ROUTES: Readonly<Record<HomeTab, RouteName>> = {
  DAILY: 'homeWeekly',
  RANKING: 'homeRanking',
  FREE: 'homeFree',
  ACTION: 'homeAction',
  ADULT: 'homeMature',
};

/**
 * The home tabs that a reader sees (D8): ADULT for guests and for readers who see adult content, ACTION for everyone who does
 * not see it, the others for everyone.
 * @param tabs the platform's tabs
 */
export function visibleHomeTabs(
  tabs: readonly HomeTab[],
  reader: { readonly isGuest: boolean; readonly seesAdult: boolean },
): HomeTab[] {
  return tabs.filter((tab) => {
    if (tab === 'ADULT') return reader.seesAdult || reader.isGuest;
    return tab !== 'ACTION' || !reader.seesAdult;
  });
}

/** Section 2: tabs of the weekly list. */
export const WEEKLY_TABS = ['ALL', 'MON', 'TUE', 'WED', 'THU', 'FRI', 'SAT', 'SUN', 'TEN'] as const;
export type WeeklyTab = (typeof WEEKLY_TABS)[number];
