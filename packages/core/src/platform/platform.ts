import type { Locale, SignInMethod } from '../enumerations.ts';
import type { HomeTab, WeeklyTab } from '../shell/home-tab-names.ts';
import type { RouteName } from '../shell/route-catalogue.ts';
import type { BusinessConstants } from './business-constants.ts';

/** How a platform asks for the age (section 4): by date of birth, or by yes and no. */
export type AdultCheck = 'BIRTHDAY' | 'YES_NO';

/** The rule of D1 and D24 for adult content. */
export interface AdultPolicy {
  /** Age in whole years from which a reader is an adult. */
  readonly limitYears: number;
  readonly check: AdultCheck;
  /** Section 5: only who has a date of birth on record counts as verified. */
  readonly birthedAtRequired: boolean;
  /** D24: a guest's "yes" sets the cookie notLoginAdult and is honoured. */
  readonly guestCookie: boolean;
  /** Whether the platform shows adult content to anybody at all. */
  readonly shown: boolean;
}

export interface PlatformFeatures {
  /** D3 */
  readonly comments: boolean;
  /** D10: wait until free. */
  readonly freetime: boolean;
  /** D36: BL works can be hidden by a switch. */
  readonly blToggle: boolean;
  /** D2: readers with a Korean address need Korean verification. */
  readonly useAdultAuthKr: boolean;
  /** D11: an active rental does not block buying. */
  readonly allowUpgradeFromRent: boolean;
  /** D30: inspect keys, context menu and drag are blocked in production. */
  readonly blockInspect: boolean;
}

/**
 * Features that an operator switches while the product runs; the platform's own data holds where nobody has. The others
 * are part of what a site is built from.
 */
export const SWITCHABLE_FEATURES = ['freetime'] as const satisfies readonly (keyof PlatformFeatures)[];
export type SwitchableFeature = (typeof SWITCHABLE_FEATURES)[number];

export interface Currency {
  /** ISO 4217 */
  readonly code: string;
  readonly symbol: string;
  readonly position: 'before' | 'after';
  /** Digits of the minor unit; amounts are whole minor units (D17). */
  readonly minorDigits: number;
}

/** Brand colours of one theme, as `#rrggbb`. Neutral colours are the same everywhere. */
export interface BrandColours {
  /** A fill: the one main action, the selected tab. */
  readonly primary: string;
  /** What stands on primary. */
  readonly onPrimary: string;
  /** The same hue as text. */
  readonly primaryText: string;
  /** A tint behind things. */
  readonly primarySoft: string;
  /** Wait-until-free and what is good for the reader. */
  readonly accent: string;
  readonly accentSoft: string;
}

export interface PlatformTheme {
  readonly light: BrandColours;
  readonly dark: BrandColours;
  /** CSS font stacks; a generic family last. */
  readonly fonts: { readonly body: string; readonly novel: string };
  /** Line heights as multiples of the font size. */
  readonly leading: { readonly text: number; readonly title: number; readonly novel: number };
}

/** Names of the icons that navigation may ask for. */
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
  'setting',
  'transfer',
] as const;
export type NavigationIcon = (typeof NAVIGATION_ICONS)[number];

export interface NavigationItem {
  readonly route: RouteName;
  /** Address that the item leads to. */
  readonly path: string;
  /** Key of its text in the message catalogue. */
  readonly labelKey: string;
  readonly icon: NavigationIcon;
  /** Shown only in this channel; absent = everywhere (section 2: /setting web only, /setting/app app only). */
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
 * What happens to a page that a platform does not list: a 404, or (D35) a redirect: to the same path on the sibling
 * where that lists it, else to the fallback.
 */
export type UnlistedPage =
  | { readonly kind: 'notFound' }
  | { readonly kind: 'redirect'; readonly sibling: string | null; readonly fallback: RouteName };

/** A window of the local day in whole minutes since midnight; it may run over midnight. */
export interface DayWindow {
  readonly startMinute: number;
  readonly endMinute: number;
}

/** Rules of a region that are data, not code. Amounts are whole minor units of the platform's currency. */
export interface RegionalRules {
  /** The most a minor may pay in a calendar month, by age; the first row that fits counts. Empty = no cap. */
  readonly minorMonthlyCaps: readonly { readonly belowAgeYears: number; readonly capMinorUnits: number }[];
  /** Days (month, day) for which unused paid balance is reported, and the balance from which a deposit is due. */
  readonly unusedBalanceReport: {
    readonly days: readonly { readonly month: number; readonly day: number }[];
    readonly depositAboveMinorUnits: number;
  } | null;
  /** Marketing pushes in this window need a consent of their own. */
  readonly nightPush: DayWindow;
  /** The same for readers whose market is Korea. */
  readonly nightPushKorea: DayWindow;
  /** The price in money stands beside the price in coins. */
  readonly moneyPriceShown: boolean;
  /** Days in which a purchase of coins may be withdrawn by law; null where the law gives none. */
  readonly withdrawalRightDays: number | null;
  /** D20 */
  readonly rouletteOddsShown: boolean;
}

/** One regional, branded site as data (D1, D4). */
export interface Platform<Id extends string = string> {
  readonly id: Id;
  /** The folder below apps/ that serves it. */
  readonly app: string;
  /** Added to PORT. */
  readonly portOffset: number;
  /** Value of the x-balcony-id header; the platform's data is keyed by it. */
  readonly balconyId: string;
  readonly brand: { readonly name: string /** Letters of the word-mark, lower case. */; readonly wordmark: string };
  /** Host names without port; the first is the public one. */
  readonly hosts: readonly string[];
  /** The first is the default. */
  readonly locales: readonly [Locale, ...Locale[]];
  readonly currency: Currency;
  /** IANA name. */
  readonly timeZone: string;
  /** In the letters of Luxon. */
  readonly dateFormat: string;
  readonly theme: PlatformTheme;
  readonly signIn: readonly SignInMethod[];
  readonly adult: AdultPolicy;
  readonly features: PlatformFeatures;
  readonly navigation: PlatformNavigation;
  /** Pages that exist here. */
  readonly routes: readonly RouteName[];
  readonly unlistedPage: UnlistedPage;
  /** D34: where accounts can move to; null = nowhere. */
  readonly transferTarget: string | null;
  /** The last calendar day, there, on which accounts can move, like 2027-06-30; null where none can. */
  readonly transferLastDay: string | null;
  readonly regional: RegionalRules;
  readonly constants: BusinessConstants;
}

/** Section 9: what a platform has unless it says otherwise. */
export const PLATFORM_DEFAULTS = {
  currency: { code: 'USD', symbol: '$', position: 'before', minorDigits: 2 },
  timeZone: 'America/Los_Angeles',
  dateFormat: 'yyyy.MM.dd',
  primaryColour: '#ff3900',
  adult: { limitYears: 18, check: 'BIRTHDAY', birthedAtRequired: false, guestCookie: false, shown: true },
  /** Section 9: night window 22:00 to 04:00. */
  nightPush: { startMinute: 22 * 60, endMinute: 4 * 60 },
} as const satisfies {
  currency: Currency;
  timeZone: string;
  dateFormat: string;
  primaryColour: string;
  adult: AdultPolicy;
  nightPush: DayWindow;
};
