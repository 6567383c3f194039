import { LOCALE_FACTS, type NavigationItem, textDirection } from '@longstrip/core';
import type { LoaderFunctionArgs } from '@remix-run/server-runtime';
import { reachableRoutes } from '../implemented-routes.ts';
import '../server/site-context.ts';
import type { NavigationEntry, SiteData } from './site-data.ts';

/** What every page of the site knows about it. It asks the api nothing, so that an error page always has it. */
export function loader({ context }: LoaderFunctionArgs): SiteData {
  const { platform, locale } = context;
  const routes = reachableRoutes(platform);
  const reachable = (items: readonly NavigationItem[]): NavigationEntry[] =>
    items
      .filter((item) => routes.includes(item.route) && item.channel !== 'APP')
      .map(({ route, path, labelKey, icon }) => ({ route, path, labelKey, icon }));
  return {
    platformId: platform.id,
    brand: platform.brand,
    locale,
    direction: textDirection(locale),
    languages: platform.locales.map((each) => ({ locale: each, name: LOCALE_FACTS[each].nativeName })),
    theme: context.theme,
    themeCookie: context.themeCookie,
    viewerCookie: context.viewerCookie,
    origin: context.publicOrigin,
    navigation: {
      desktop: reachable(platform.navigation.desktop),
      mobile: reachable(platform.navigation.mobile),
      my: reachable(platform.navigation.my),
    },
    routes,
    blocksInspection: context.blocksInspection,
    sessionStatus: context.reader.kind === 'guest' ? 'unauthenticated' : 'authenticated',
    hasReading: context.hasReading,
    adultLimitYears: platform.adult.limitYears,
    requestId: context.requestId,
    messageChunks: context.messageChunks,
  };
}
