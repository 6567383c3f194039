import type { HomeTab, Locale, NavigationIcon, RouteName, SessionStatus, TextDirection } from '@longstrip/core';
import { useBrowserLayoutEffect } from '@longstrip/ui';
import { useRouteLoaderData } from '@remix-run/react';
import type { ThemeChoice } from '../theme/theme-choice.ts';

/** One entry of a bar. */
export interface NavigationEntry {
  route: RouteName;
  path: string;
  labelKey: string;
  icon: NavigationIcon;
}

/** What every page of a site knows about it; the root loader's answer. */
export interface SiteData {
  platformId: string;
  brand: { name: string; wordmark: string };
  locale: Locale;
  direction: TextDirection;
  /** The platform's languages by the name their speakers use. */
  languages: { locale: Locale; name: string }[];
  theme: ThemeChoice;
  /** The ground of the page in each theme, for what the browser draws around it. */
  pageColours: readonly { scheme: 'light' | 'dark'; colour: string }[];
  themeCookie: string;
  viewerCookie: string;
  /** The public origin, for addresses that leave the site. */
  origin: string;
  navigation: { desktop: NavigationEntry[]; mobile: NavigationEntry[]; my: NavigationEntry[] };
  /** Tabs of the home page that this reader is shown (D8). */
  homeTabs: { tab: HomeTab; path: string }[];
  /** Where a reader begins: the root, or where a site without one leads from there. */
  home: string;
  /** BL works are shown to this reader (D36). */
  seesBl: boolean;
  /** Adult works are shown to this reader (D8). */
  seesAdult: boolean;
  /** Pages a reader can open here: no page links to any other. */
  routes: readonly RouteName[];
  blocksInspection: boolean;
  sessionStatus: SessionStatus;
  adultLimitYears: number;
  /** Who is not signed in is asked their age in the section for adults, and taken at their word (D24). */
  asksGuestsAge: boolean;
  /** This browser remembers something to go on with. */
  hasReading: boolean;
  /** Names the request of the document, for support. */
  requestId: string;
  /** Scripts with this language's texts, preloaded beside the page's own. */
  messageChunks: readonly string[];
}

/** What the root told this browser last. A step inside the site that fails takes the root's answer away with it. */
let lastSite: SiteData | null = null;

/** Remembers the root's answer. Only in a browser: a server speaks for many sites at a time. */
export function useSiteMemory(): void {
  const site = useRouteLoaderData<SiteData>('root');
  useBrowserLayoutEffect(() => {
    if (site !== undefined) lastSite = site;
  }, [site]);
}

/** The site's data, or null when the root has never been loaded. */
export function useSiteOrNull(): SiteData | null {
  return useRouteLoaderData<SiteData>('root') ?? lastSite;
}

/** The site's data. */
export function useSite(): SiteData {
  const site = useSiteOrNull();
  if (site === null) throw new Error('the root loader has not answered');
  return site;
}
