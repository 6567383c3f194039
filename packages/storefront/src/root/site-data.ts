import type {
  CoverDensity,
  HomeTab,
  Locale,
  NavigationIcon,
  PlatformBrand,
  RouteName,
  SessionStatus,
  TextDirection,
} from '@longstrip/core';
import type { Messages } from '@longstrip/messages';
import { type SiteLook, useBrowserLayoutEffect } from '@longstrip/ui';
import { useRouteLoaderData } from '@remix-run/react';
import { useMemo } from 'react';
import type { SessionLimits } from '../parts/session/session-state.ts';
import type { CompanyModel } from '../parts/shell/company.server.ts';
import type { ThemeChoice } from '../theme/theme-choice.ts';

/** An entry of a navigation bar. */
export interface NavigationEntry {
  route: RouteName;
  path: string;
  labelKey: string;
  icon: NavigationIcon;
}

/** What a page knows of the native app that it is in. */
export interface AppFacts {
  /** In demo mode a browser that says to be the app gets the app simulator (record 0084). */
  isSimulated: boolean;
  /** What only pages in the app say. */
  texts: Messages;
}

/** The data that every page of a site has; the answer of the root loader. */
export interface SiteData {
  platformId: string;
  brand: Pick<PlatformBrand, 'name' | 'wordmark' | 'coinLetter'>;
  density: CoverDensity;
  locale: Locale;
  direction: TextDirection;
  /** The platform's languages, by their own names. */
  languages: { locale: Locale; name: string }[];
  theme: ThemeChoice;
  /** The page's background colour in each theme, for the browser's own bars. */
  pageColours: readonly { scheme: 'light' | 'dark'; colour: string }[];
  themeCookie: string;
  viewerCookie: string;
  /** The public origin, for absolute addresses. */
  origin: string;
  navigation: { desktop: NavigationEntry[]; mobile: NavigationEntry[]; my: NavigationEntry[] };
  /** The tabs of the home page for this reader (D8). */
  homeTabs: { tab: HomeTab; path: string }[];
  /** The home page: the root, or where a site without one redirects from there. */
  home: string;
  /** Whether BL works are shown to this reader (D36). */
  seesBl: boolean;
  /** Whether adult works are shown to this reader (D8). */
  seesAdult: boolean;
  /** The pages of this site. No page links to any other, except that menus lead to those `elsewhere`. */
  routes: readonly RouteName[];
  /** Pages that another site has for this one (D35), and the language they are in, in this one's words; null for none. */
  elsewhere: { routes: readonly RouteName[]; language: string } | null;
  blocksInspection: boolean;
  sessionStatus: SessionStatus;
  /** The session of this browser has just ended, which the page says. */
  hasSessionExpired: boolean;
  /** What the session of a signed-in reader's page needs; null for a guest. */
  sessionLimits: SessionLimits | null;
  /** All coins of a signed-in reader when the document was made; null for a guest, and where they are not known. */
  walletCoins: number | null;
  adultLimitYears: number;
  /** Whether guests confirm their age in the list for adults (D24). */
  asksGuestsAge: boolean;
  /** Whether this browser has series to continue. */
  hasReading: boolean;
  /** The native app around the page; null on the web. */
  app: AppFacts | null;
  /** Who runs the store, where law asks for it on the web; null elsewhere. */
  company: CompanyModel | null;
  /** Sizes of the platform that decide the layout, in pixels (section 9). */
  layout: { contentMaximumWidthPx: number; desktopBreakpointPx: number };
  /** Scripts with the texts of this language, preloaded with the page's own. */
  messageChunks: readonly string[];
}

/** The last answer of the root loader. After a navigation that fails, the router no longer has it. */
let lastSite: SiteData | null = null;

/** Remembers the root loader's answer. Only in the browser: a server handles many sites at once. */
export function useRememberSite(): void {
  const site = useRouteLoaderData<SiteData>('root');
  useBrowserLayoutEffect(() => {
    if (site !== undefined) lastSite = site;
  }, [site]);
}

/** The site's data; null when the root loader has never answered. */
export function useSiteOrNull(): SiteData | null {
  return useRouteLoaderData<SiteData>('root') ?? lastSite;
}

/** The look of the site's brand, for ui. */
export function useSiteLook(): SiteLook {
  const site = useSiteOrNull();
  const coinLetter = site?.brand.coinLetter ?? '';
  const density = site?.density ?? 'usual';
  return useMemo(() => ({ coinLetter, density }), [coinLetter, density]);
}

/** The site's data. */
export function useSite(): SiteData {
  const site = useSiteOrNull();
  if (site === null) throw new Error('the root loader has not answered');
  return site;
}
