import {
  HOME_TABS,
  type NavigationIcon,
  type NavigationItem,
  type PlatformNavigation,
  ROUTE_PATTERNS,
  type RouteName,
  WEEKLY_TABS,
} from '@longstrip/core';

/** One entry of a navigation; its text is looked up under `nav.<icon>` unless another key is given. */
export function navigationItem(
  route: RouteName,
  icon: NavigationIcon,
  rest: Partial<Pick<NavigationItem, 'labelKey' | 'channel'>> = {},
): NavigationItem {
  return { route, path: ROUTE_PATTERNS[route], icon, labelKey: `nav.${icon}`, ...rest };
}

const DESKTOP = [
  navigationItem('shop', 'shop'),
  navigationItem('benefitGift', 'benefit'),
  navigationItem('search', 'search'),
  navigationItem('my', 'my'),
];

const MOVING = [
  navigationItem('transferNote', 'transfer'),
  navigationItem('notice', 'notice'),
  navigationItem('faq', 'faq'),
];

/** The navigation of a platform whose accounts move away. What it does not list itself is on its sibling's site (D35). */
export const TRANSFER_NAVIGATION: PlatformNavigation = {
  desktop: MOVING,
  mobile: MOVING,
  my: [],
  homeTabs: [],
  weeklyTabs: [],
};

/** Section 2: the navigation of a platform that sells. */
export const STORE_NAVIGATION: PlatformNavigation = {
  desktop: DESKTOP,
  mobile: [navigationItem('main', 'home'), ...DESKTOP],
  my: [
    navigationItem('libraryMy', 'library'),
    navigationItem('historyCharge', 'history'),
    navigationItem('benefitGift', 'benefit'),
    navigationItem('event', 'event'),
    navigationItem('faq', 'faq'),
    navigationItem('notice', 'notice'),
    navigationItem('setting', 'setting', { channel: 'WEB' }),
    navigationItem('settingApp', 'setting', { channel: 'APP' }),
  ],
  homeTabs: HOME_TABS,
  weeklyTabs: WEEKLY_TABS,
};
