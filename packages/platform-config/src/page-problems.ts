import {
  HOME_TAB_ROUTES,
  HOME_TABS,
  matchRoute,
  NAVIGATION_ICONS,
  type NavigationItem,
  type Platform,
  ROUTE_NAMES,
  WEEKLY_TABS,
} from '@longstrip/core';
import { COMMON_ROUTES, ROUTE_CONDITIONS, TRANSFER_ROUTES } from './presets.ts';
import { listProblems, unknownProblems, unless } from './problem.ts';

function routeProblems(platform: Platform): string[] {
  const { routes } = platform;
  const sells = platform.unlistedPage.kind === 'notFound';
  const conditions = ROUTE_NAMES.flatMap((name) => {
    const holds = ROUTE_CONDITIONS[name]?.(platform);
    if (holds === undefined) return [];
    return [
      ...unless(holds || !routes.includes(name), `routes lists ${name}, which signIn, adult or features rule out`),
      ...unless(
        !(holds && sells) || routes.includes(name),
        `routes lacks ${name}, which signIn, adult or features ask for`,
      ),
    ];
  });
  return [
    ...listProblems('routes', routes, ROUTE_NAMES),
    ...COMMON_ROUTES.filter((name) => !routes.includes(name)).map(
      (name) => `routes lacks ${name}, which every platform has`,
    ),
    ...conditions,
    ...TRANSFER_ROUTES.flatMap((name) =>
      unless(
        routes.includes(name) === (platform.transferTarget !== null),
        `routes: ${name} belongs to platforms with a transferTarget, and to those alone`,
      ),
    ),
  ];
}

/** Whether pages may be on another platform's site; `checkPlatforms` checks whether they are. */
function hasSibling({ unlistedPage }: Platform): boolean {
  return unlistedPage.kind === 'redirect' && unlistedPage.sibling !== null;
}

function itemProblems(list: string, item: NavigationItem, platform: Platform): string[] {
  const name = `navigation.${list}: ${item.path}`;
  return [
    ...unless(matchRoute(item.path) === item.route, `${name} does not lead to ${item.route}`),
    ...unless(
      platform.routes.includes(item.route) || hasSibling(platform),
      `${name} leads to a page that routes lacks`,
    ),
    ...unless(/^[a-z][A-Za-z]*\.[A-Za-z]\w*$/.test(item.labelKey), `${name} has no message key but "${item.labelKey}"`),
    ...unless(NAVIGATION_ICONS.includes(item.icon), `${name} has the unknown icon "${item.icon}"`),
  ];
}

function navigationProblems(platform: Platform): string[] {
  const { desktop, mobile, my, homeTabs, weeklyTabs } = platform.navigation;
  const items = Object.entries({ desktop, mobile, my }).flatMap(([list, entries]) => [
    ...entries.flatMap((item) => itemProblems(list, item, platform)),
    ...unless(new Set(entries.map(({ path }) => path)).size === entries.length, `navigation.${list} repeats a path`),
  ]);
  const tabs = HOME_TABS.filter((tab) => homeTabs.includes(tab) && !platform.routes.includes(HOME_TAB_ROUTES[tab])).map(
    (tab) => `navigation.homeTabs: ${tab} opens a page that routes lacks`,
  );
  return [
    ...items,
    ...unknownProblems('navigation.homeTabs', homeTabs, HOME_TABS),
    ...unless(new Set(homeTabs).size === homeTabs.length, 'navigation.homeTabs repeats an entry'),
    ...unknownProblems('navigation.weeklyTabs', weeklyTabs, WEEKLY_TABS),
    ...unless(new Set(weeklyTabs).size === weeklyTabs.length, 'navigation.weeklyTabs repeats an entry'),
    ...tabs,
  ];
}

function isCalendarDay(text: string): boolean {
  return /^\d{4}-\d{2}-\d{2}$/.test(text) && new Date(`${text}T00:00:00Z`).toJSON()?.startsWith(text) === true;
}

function unlistedProblems({ id, routes, unlistedPage, transferTarget, transferLastDay }: Platform): string[] {
  const redirects =
    unlistedPage.kind === 'notFound'
      ? []
      : [
          ...unless(
            routes.includes(unlistedPage.fallback),
            `unlistedPage: routes lacks the fallback ${unlistedPage.fallback}`,
          ),
          ...unless(unlistedPage.sibling !== id, 'unlistedPage: a platform is not its own sibling'),
        ];
  return [
    ...redirects,
    ...unless(transferTarget !== id, 'transferTarget is the platform itself'),
    ...unless(
      (transferTarget === null) === (transferLastDay === null),
      'transferTarget and transferLastDay go together: where accounts move to, and until when',
    ),
    ...unless(
      transferLastDay === null || isCalendarDay(transferLastDay),
      `transferLastDay "${transferLastDay}" is no day like 2027-06-30`,
    ),
  ];
}

/** What is wrong with the pages of a platform and the ways to them. */
export function pageProblems(platform: Platform): string[] {
  return [...routeProblems(platform), ...navigationProblems(platform), ...unlistedProblems(platform)];
}
