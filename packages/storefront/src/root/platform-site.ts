import {
  HOME_TAB_ROUTES,
  type HomeTab,
  LOCALE_FACTS,
  type Locale,
  type NavigationItem,
  type Platform,
  ROUTE_PATTERNS,
  textDirection,
} from '@longstrip/core';
import { NEUTRAL_COLOURS } from '@longstrip/platform-config';
import { reachableRoutes } from '../implemented-routes.ts';
import type { NavigationEntry, SiteData } from './site-data.ts';

/** The part of a site's data that depends only on the platform, the language and the home tabs of this reader. */
export type PlatformSite = Pick<
  SiteData,
  | 'platformId'
  | 'pageColours'
  | 'brand'
  | 'locale'
  | 'direction'
  | 'languages'
  | 'navigation'
  | 'homeTabs'
  | 'home'
  | 'routes'
  | 'adultLimitYears'
  | 'asksGuestsAge'
>;

/** Makes that part. Navigation has only pages that the platform lists and the storefront has. */
export function platformSite(platform: Platform, locale: Locale, tabs: readonly HomeTab[]): PlatformSite {
  const routes = reachableRoutes(platform);
  const reachable = (items: readonly NavigationItem[]): NavigationEntry[] =>
    items
      .filter((item) => routes.includes(item.route) && item.channel !== 'APP')
      .map(({ route, path, labelKey, icon }) => ({ route, path, labelKey, icon }));
  return {
    platformId: platform.id,
    pageColours: [
      { scheme: 'light', colour: NEUTRAL_COLOURS.light.page },
      { scheme: 'dark', colour: NEUTRAL_COLOURS.dark.page },
    ],
    brand: platform.brand,
    locale,
    direction: textDirection(locale),
    languages: platform.locales.map((each) => ({ locale: each, name: LOCALE_FACTS[each].nativeName })),
    navigation: {
      desktop: reachable(platform.navigation.desktop),
      mobile: reachable(platform.navigation.mobile),
      my: reachable(platform.navigation.my),
    },
    homeTabs: tabs
      .filter((tab) => routes.includes(HOME_TAB_ROUTES[tab]))
      .map((tab) => ({ tab, path: ROUTE_PATTERNS[HOME_TAB_ROUTES[tab]] })),
    home: platform.unlistedPage.kind === 'redirect' ? ROUTE_PATTERNS[platform.unlistedPage.fallback] : '/',
    routes,
    adultLimitYears: platform.adult.limitYears,
    asksGuestsAge: platform.adult.guestCookie && routes.includes('homeMature'),
  };
}
