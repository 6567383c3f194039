import {
  type ClientChannel,
  HOME_TAB_ROUTES,
  type HomeTab,
  LOCALE_FACTS,
  type Locale,
  type NavigationItem,
  type Platform,
  ROUTE_PATTERNS,
  textDirection,
} from '@longstrip/core';
import { NEUTRAL_COLOURS, PLATFORMS } from '@longstrip/platform-config';
import { reachableRoutes } from '../implemented-routes.ts';
import type { CompanyModel } from '../parts/shell/company.server.ts';
import type { NavigationEntry, PlatformSite } from './site-data.ts';

const known = new WeakMap<Platform, Map<string, string>>();

/** The data of a site that depends on the platform, as JSON that is made once. */
export function sentPlatformSite(
  platform: Platform,
  ...facts: [locale: Locale, tabs: readonly HomeTab[], channel: ClientChannel, company: CompanyModel | null]
): string {
  const [locale, tabs, channel] = facts;
  const key = [locale, channel, ...tabs].join(' ');
  const ofPlatform = known.get(platform) ?? new Map<string, string>();
  known.set(platform, ofPlatform);
  const sent = ofPlatform.get(key) ?? JSON.stringify(platformSite(platform, ...facts));
  ofPlatform.set(key, sent);
  return sent;
}

/**
 * The data of a site that depends on the platform. The navigation has only pages that the platform lists and the storefront
 * has.
 */
export function platformSite(
  platform: Platform,
  locale: Locale,
  tabs: readonly HomeTab[],
  channel: ClientChannel,
  company: CompanyModel | null,
): PlatformSite {
  const routes = reachableRoutes(platform);
  const { contentMaximumWidthPx, desktopBreakpointPx } = platform.constants;
  const { name, wordmark, coinLetter } = platform.brand;
  const elsewhere = pagesElsewhere(platform, locale);
  const pages = [...routes, ...(elsewhere?.routes ?? [])];
  const reachable = (items: readonly NavigationItem[]): NavigationEntry[] =>
    items
      .filter((item) => pages.includes(item.route) && isOfChannel(item, channel))
      .map(({ route, path, labelKey, icon }) => ({ route, path, labelKey, icon }));
  return {
    platformId: platform.id,
    pageColours: [
      { scheme: 'light', colour: NEUTRAL_COLOURS.light.page },
      { scheme: 'dark', colour: NEUTRAL_COLOURS.dark.page },
    ],
    brand: { name, wordmark, coinLetter },
    density: platform.theme.density,
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
    elsewhere,
    adultLimitYears: platform.adult.limitYears,
    asksGuestsAge: platform.adult.guestCookie && routes.includes('homeMature'),
    company,
    layout: { contentMaximumWidthPx, desktopBreakpointPx },
  };
}

/** Whether an entry is shown. An entry without a channel is shown everywhere; one for APP in both channels of the app. */
function isOfChannel(item: NavigationItem, channel: ClientChannel): boolean {
  return item.channel === undefined || (item.channel === 'WEB') === (channel === 'WEB');
}

/**
 * The pages that the platform's sibling has and the platform itself does not. Requests for them are redirected to the
 * sibling.
 */
function pagesElsewhere({ routes, unlistedPage }: Platform, locale: Locale): PlatformSite['elsewhere'] {
  const id = unlistedPage.kind === 'redirect' ? unlistedPage.sibling : null;
  const sibling: Platform | undefined = PLATFORMS.find((platform) => platform.id === id);
  if (sibling === undefined) return null;
  const language = new Intl.DisplayNames([locale], { type: 'language' }).of(sibling.locales[0].slice(0, 2));
  return {
    routes: reachableRoutes(sibling).filter((route) => !routes.includes(route)),
    language: language ?? LOCALE_FACTS[sibling.locales[0]].nativeName,
  };
}
