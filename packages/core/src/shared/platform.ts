import type { BusinessConstants } from './business-constants.ts';
import type { HomeBlock, PlatformCharacter } from './character.ts';
import type { ClientPlatform, Locale, PaymentProvider, SignInMethod } from './enumerations.ts';
import type { HomeTab, WeeklyTab } from './home-tabs.ts';
import type { RouteName } from './routes.ts';

/** How a platform checks the reader's age (section 4): by date of birth or with a yes/no question. */
export type AdultCheck = 'BIRTHDAY' | 'YES_NO';

/** Rules for adult content (D1, D24). */
export interface AdultPolicy {
  /** Minimum age of an adult, in whole years. */
  readonly limitYears: number;
  readonly check: AdultCheck;
  /** Section 5: a date of birth is required for verification. */
  readonly birthedAtRequired: boolean;
  /** D24: a guest's "yes" sets the cookie notLoginAdult and counts. */
  readonly guestCookie: boolean;
  /** Whether the platform has adult content at all. */
  readonly shown: boolean;
}

export interface PlatformFeatures {
  /** D3 */
  readonly comments: boolean;
  /** D10: wait until free. */
  readonly freetime: boolean;
  /** D36: readers have a switch for BL works. */
  readonly blToggle: boolean;
  /** D2: readers with a Korean address need Korean verification. */
  readonly useAdultAuthKr: boolean;
  /** D11: an active rental does not block buying. */
  readonly allowUpgradeFromRent: boolean;
  /** D30: inspect keys, context menu and drag are blocked in production. */
  readonly blockInspect: boolean;
}

/** Features that operators can switch at run time; the platform's data has the default. All others need a new build. */
export const SWITCHABLE_FEATURES = ['freetime'] as const satisfies readonly (keyof PlatformFeatures)[];
export type SwitchableFeature = (typeof SWITCHABLE_FEATURES)[number];

export interface Currency {
  /** ISO 4217 */
  readonly code: string;
  readonly symbol: string;
  readonly position: 'before' | 'after';
  /** Decimal digits; amounts are whole minor units (D17). */
  readonly minorDigits: number;
}

/** Brand colours of one theme, as `#rrggbb`. Neutral colours are shared. */
export interface BrandColours {
  /** Fill of the main action and the selected tab. */
  readonly primary: string;
  /** Text on primary. */
  readonly onPrimary: string;
  /** The same hue, for text. */
  readonly primaryText: string;
  /** The same hue, for backgrounds. */
  readonly primarySoft: string;
  /** Wait-until-free and other benefits. */
  readonly accent: string;
  readonly accentSoft: string;
}

/** Badges on covers: slightly rounded, round, two corners cut, slanted, hanging from the edge with a notch, or rounded. */
export const BADGE_SHAPES = ['square', 'pill', 'cut', 'slant', 'ribbon', 'tab'] as const;
export type BadgeShape = (typeof BADGE_SHAPES)[number];

/** How many covers are in a row. `usual`: three on phones, five on desktop. `dense`: four and six, with smaller gaps. */
export const COVER_DENSITIES = ['usual', 'dense'] as const;
export type CoverDensity = (typeof COVER_DENSITIES)[number];

export interface PlatformTheme {
  readonly light: BrandColours;
  readonly dark: BrandColours;
  readonly badges: BadgeShape;
  readonly density: CoverDensity;
  readonly character: PlatformCharacter;
  /** CSS font stacks, ending in a generic family. */
  readonly fonts: { readonly body: string; readonly novel: string };
  /** Line heights as multiples of the font size. */
  readonly leading: { readonly text: number; readonly title: number; readonly novel: number };
}

/** Pictures in a brand's colours, shown at the end of the home page and in empty lists. */
export const ILLUSTRATIONS = ['windows', 'train', 'boat', 'lanterns', 'tent', 'birds', 'balloon'] as const;
export type IllustrationName = (typeof ILLUSTRATIONS)[number];

export interface PlatformBrand {
  readonly name: string;
  /** Letters of the word-mark, lower case. */
  readonly wordmark: string;
  /** The one letter on the coin. */
  readonly coinLetter: string;
  readonly illustration: IllustrationName;
}

/** Shelves of the home page. `themes` are the rows that operators made. */
export const HOME_SHELVES = ['today', 'top', 'newest', 'themes', 'free', 'novels', 'picks'] as const;
export type HomeShelf = (typeof HOME_SHELVES)[number];

/**
 * The first banner: an operator's, number one of the ranking, a free series that changes daily, the newest series, or the
 * most read series with an episode today.
 */
export const FIRST_BANNERS = ['operator', 'top', 'free', 'newest', 'today'] as const;
export type FirstBanner = (typeof FIRST_BANNERS)[number];

export interface PlatformHome {
  /** Every shelf once, from the top of the page down. */
  readonly shelves: readonly HomeShelf[];
  /** What shelves are composed of, where it is not the first of `BLOCKS_OF_SHELF`. */
  readonly blocks: Readonly<Partial<Record<HomeShelf, HomeBlock>>>;
  readonly firstBanner: FirstBanner;
}

/** Services to which a page can share a link without an account of ours. */
export const SHARE_TARGETS = ['line', 'whatsapp', 'x', 'facebook'] as const;
export type ShareTarget = (typeof SHARE_TARGETS)[number];

export const NAVIGATION_ICONS = [
  'home',
  'shop',
  'benefit',
  'search',
  'my',
  'library',
  'history',
  'faq',
  'notice',
  'event',
  'setting',
  'transfer',
] as const;
export type NavigationIcon = (typeof NAVIGATION_ICONS)[number];

export interface NavigationItem {
  readonly route: RouteName;
  /** Path that the item links to. */
  readonly path: string;
  /** Key of its text in the message catalogue. */
  readonly labelKey: string;
  readonly icon: NavigationIcon;
  /** The only channel that shows it; absent = all (section 2: /setting on the web, /setting/app in the app). */
  readonly channel?: 'WEB' | 'APP';
}

export interface PlatformNavigation {
  readonly desktop: readonly NavigationItem[];
  readonly mobile: readonly NavigationItem[];
  /** Links of the page /my. */
  readonly my: readonly NavigationItem[];
  readonly homeTabs: readonly HomeTab[];
  readonly weeklyTabs: readonly WeeklyTab[];
}

/**
 * What a platform does with a page that it does not list: 404, or a redirect (D35) to the same path on the sibling platform
 * if that one lists it, else to the fallback.
 */
export type UnlistedPage =
  | { readonly kind: 'notFound' }
  | { readonly kind: 'redirect'; readonly sibling: string | null; readonly fallback: RouteName };

/** A window of the local day, in minutes since midnight; it may pass midnight. */
export interface DayWindow {
  readonly startMinute: number;
  readonly endMinute: number;
}

/** Legal rules of a region. Amounts are whole minor units of the platform's currency. */
export interface RegionalRules {
  /** Maximum payments of a minor in a calendar month, by age; the first matching row counts. Empty = no limit. */
  readonly minorMonthlyCaps: readonly { readonly belowAgeYears: number; readonly capMinorUnits: number }[];
  /** Reporting days for unused paid balance, and the balance above which a deposit is due. */
  readonly unusedBalanceReport: {
    readonly days: readonly { readonly month: number; readonly day: number }[];
    readonly depositAboveMinorUnits: number;
  } | null;
  /** Marketing push messages in this window need a separate consent. */
  readonly nightPush: DayWindow;
  /** The same for Korean readers. */
  readonly nightPushKorea: DayWindow;
  /** Prices in coins also show the price in money. */
  readonly moneyPriceShown: boolean;
  /** Legal right of withdrawal from a purchase of coins, in days; null if there is none. */
  readonly withdrawalRightDays: number | null;
  /** D20 */
  readonly rouletteOddsShown: boolean;
}

/** Numbers under which a company is registered. */
export const COMPANY_REGISTRATIONS = ['REGISTER', 'VAT', 'BUSINESS'] as const;

/** Who runs a platform’s store. */
export interface PlatformCompany {
  readonly name: string;
  readonly representative: string;
  /** Line by line, as on a letter. */
  readonly address: readonly string[];
  readonly email: string;
  readonly phone: string | null;
  readonly registrations: readonly {
    readonly kind: (typeof COMPANY_REGISTRATIONS)[number];
    readonly number: string;
  }[];
  /** The law requires it on every web page. The settings of the app show it on every platform. */
  readonly isShownOnWeb: boolean;
  /** Whether terms of sale (prices, payment, delivery, returns) are shown too, as Japan’s law requires. */
  readonly hasSaleTerms: boolean;
}

/** One regional, branded site as data (D1, D4). */
export interface Platform<Id extends string = string> {
  readonly id: Id;
  /** Its folder below apps/. */
  readonly app: string;
  /** Added to PORT. */
  readonly portOffset: number;
  /** Value of the x-balcony-id header. */
  readonly balconyId: string;
  readonly brand: PlatformBrand;
  readonly company: PlatformCompany;
  /** Host names without port, the public one first. */
  readonly hosts: readonly string[];
  /** The first is the default. */
  readonly locales: readonly [Locale, ...Locale[]];
  /** ISO 3166-1 alpha-2: the countries that the site is for. Told to search engines if sites share a language (record 0029). */
  readonly countries: readonly string[];
  readonly currency: Currency;
  /** IANA name. */
  readonly timeZone: string;
  /** A Luxon format. */
  readonly dateFormat: string;
  readonly theme: PlatformTheme;
  readonly signIn: readonly SignInMethod[];
  /** ISO 3166-1 alpha-2: the country of phone numbers typed without a country code; null: no phone ids (D22). */
  readonly phoneCountry: string | null;
  /** Domains whose addresses cannot sign up (section 5), including their subdomains; lower case. */
  readonly deniedMailDomains: readonly string[];
  readonly adult: AdultPolicy;
  readonly features: PlatformFeatures;
  readonly home: PlatformHome;
  /** Where readers of the region share links, the most common service first. */
  readonly shareTargets: readonly ShareTarget[];
  readonly navigation: PlatformNavigation;
  /** Pages of this platform. */
  readonly routes: readonly RouteName[];
  readonly unlistedPage: UnlistedPage;
  /** D34: platform that accounts can move to, if any. */
  readonly transferTarget: string | null;
  /** Last calendar day (on the target platform) for moving an account, such as 2027-06-30; null if accounts cannot move. */
  readonly transferLastDay: string | null;
  /** D16: who takes payments on each client. */
  readonly payments: Readonly<Record<ClientPlatform, PaymentProvider>>;
  readonly regional: RegionalRules;
  readonly constants: BusinessConstants;
}
