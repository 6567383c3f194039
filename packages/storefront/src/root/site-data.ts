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
import { type SiteLook, useBrowserLayoutEffect } from '@longstrip/ui';
import { useRouteLoaderData } from '@remix-run/react';
import { useMemo } from 'react';
import type { PackedTexts } from '../i18n/packed-texts.ts';
import { useText } from '../i18n/use-text.ts';
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

/** What a page knows about the native app that it is in. */
export interface AppFacts {
  /** In demo mode, a browser that claims to be the app gets the app simulator (record 0084). */
  isSimulated: boolean;
  /** Texts that only pages in the app use. */
  texts: PackedTexts;
}

/** The texts of the bar on each page of a preview. */
export interface PreviewBarTexts {
  what: string;
  end: string;
  endPath: string;
}

/** The data that every page of a site has, from the root loader. */
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
  placeCookie: string;
  seriesViewerCookie: string;
  /** The public origin, for absolute addresses. */
  origin: string;
  navigation: { desktop: NavigationEntry[]; mobile: NavigationEntry[]; my: NavigationEntry[] };
  /** The tabs of the home page for this reader (D8). */
  homeTabs: { tab: HomeTab; path: string }[];
  /** The home page: the root, or the page that the root redirects to. */
  home: string;
  /** Whether BL works are shown to this reader (D36). */
  seesBl: boolean;
  /** Whether adult works are shown to this reader (D8). */
  seesAdult: boolean;
  /** The pages of this site. Its pages link to no others, except that menus link to those in `elsewhere`. */
  routes: readonly RouteName[];
  /**
   * Pages that another site has instead of this one (D35), and the name of their language in the reader's language; null for
   * none.
   */
  elsewhere: { routes: readonly RouteName[]; language: string } | null;
  blocksInspection: boolean;
  sessionStatus: SessionStatus;
  /** Names the reader for what is on their device; `guest` for guests, empty if the reader is not known. */
  readerKey: string;
  /** The session of this browser has just ended. The page tells the reader. */
  hasSessionExpired: boolean;
  /** The limits for the session of a signed-in reader's page; null for a guest. */
  sessionLimits: SessionLimits | null;
  /** All coins of a signed-in reader when the document was made; null for a guest, or if they are not known. */
  walletCoins: number | null;
  adultLimitYears: number;
  /** Whether guests confirm their age in the list for adults (D24). */
  asksGuestsAge: boolean;
  /** Whether this browser has series to continue. */
  hasReading: boolean;
  /** The native app around the page; null on the web. */
  app: AppFacts | null;
  /** The company behind the store, if the law requires it on the web; null elsewhere. */
  company: CompanyModel | null;
  /** Sizes of the platform that decide the layout, in pixels (section 9). */
  layout: { contentMaximumWidthPx: number; desktopBreakpointPx: number };
  /** What an operator previews; left out: it is a reader's page. */
  preview?: PreviewBarTexts;
  /** Scripts with the texts of this language, preloaded together with the page's own scripts. */
  messageChunks: readonly string[];
}

/** What depends on the platform, the language, the channel and the reader's home tabs alone. */
export type PlatformSite = Pick<
  SiteData,
  | 'platformId'
  | 'pageColours'
  | 'brand'
  | 'density'
  | 'locale'
  | 'direction'
  | 'languages'
  | 'navigation'
  | 'homeTabs'
  | 'home'
  | 'routes'
  | 'elsewhere'
  | 'adultLimitYears'
  | 'asksGuestsAge'
  | 'company'
  | 'layout'
>;

/**
 * The data of a site as the root loader sends it. The part of the platform is JSON that is made once: as data it would be written
 * anew for each page (record 0127).
 */
export type SentSite = Omit<SiteData, keyof PlatformSite> & { platformSite: string };

const platformSites = new Map<string, PlatformSite>();
const completed = new WeakMap<object, SiteData>();

/** The data of a site from what was sent. Stories send it whole. */
export function completeSite(sent: SentSite | SiteData): SiteData {
  if (!('platformSite' in sent)) return sent;
  const known = completed.get(sent);
  if (known !== undefined) return known;
  const { platformSite, ...own } = sent;
  const ofPlatform: PlatformSite = platformSites.get(platformSite) ?? JSON.parse(platformSite);
  platformSites.set(platformSite, ofPlatform);
  const site = { ...ofPlatform, ...own };
  completed.set(sent, site);
  return site;
}

/** The last data of the root loader. After a failed navigation, the router no longer has it. */
let lastSite: SiteData | null = null;

/** Stores the root loader's data. Only in the browser: a server handles many sites at once. */
export function useRememberSite(): void {
  const sent = useRouteLoaderData<SentSite>('root');
  useBrowserLayoutEffect(() => {
    if (sent !== undefined) lastSite = completeSite(sent);
  }, [sent]);
}

/** The site's data; null if the root loader has never answered. */
export function useSiteOrNull(): SiteData | null {
  const sent = useRouteLoaderData<SentSite>('root');
  return sent === undefined ? lastSite : completeSite(sent);
}

/** The look of the site's brand, for ui. */
export function useSiteLook(): SiteLook {
  const text = useText();
  const site = useSiteOrNull();
  const coinLetter = site?.brand.coinLetter ?? '';
  const density = site?.density ?? 'usual';
  return useMemo(
    () => ({
      coinLetter,
      density,
      rowTexts: {
        back: (title) => text('list.scrollBack', { title }),
        on: (title) => text('list.scrollOn', { title }),
      },
    }),
    [coinLetter, density, text],
  );
}

export function useSite(): SiteData {
  const site = useSiteOrNull();
  if (site === null) throw new Error('the root loader has not answered');
  return site;
}
