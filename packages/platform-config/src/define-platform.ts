import {
  BUSINESS_DEFAULTS,
  HOME_SHELVES,
  PLATFORM_DEFAULTS,
  type Platform,
  type PlatformConstants,
  type RegionalRules,
} from '@longstrip/core';
import { COMPANY } from './presets.ts';

type Defaulted =
  | 'company'
  | 'countries'
  | 'currency'
  | 'timeZone'
  | 'dateFormat'
  | 'phoneCountry'
  | 'deniedMailDomains'
  | 'home'
  | 'shareTargets'
  | 'unlistedPage'
  | 'transferTarget'
  | 'transferLastDay'
  | 'payments'
  | 'regional'
  | 'constants';

/** A platform as its file writes it: what the specification gives a value for may be left out. */
export type PlatformDefinition<Id extends string> = Omit<Platform<Id>, Defaulted> &
  Partial<Omit<Pick<Platform, Defaulted>, 'regional' | 'constants'>> & {
    readonly regional?: Partial<RegionalRules>;
    readonly constants?: Partial<PlatformConstants>;
  };

/** Rules of a region that has none of its own. */
const REGIONAL_DEFAULTS: RegionalRules = {
  minorMonthlyCaps: [],
  unusedBalanceReport: null,
  nightPush: PLATFORM_DEFAULTS.nightPush,
  nightPushKorea: { startMinute: 21 * 60, endMinute: 8 * 60 },
  moneyPriceShown: false,
  withdrawalRightDays: null,
  rouletteOddsShown: true,
};

/** Mailboxes that anyone can read: an account there would be shared by all. */
const DISPOSABLE_MAIL_DOMAINS: readonly string[] = [
  '10minutemail.com',
  'guerrillamail.com',
  'mailinator.com',
  'sharklasers.com',
  'temp-mail.org',
  'yopmail.com',
];

/** Completes a platform with the specification's values (section 9) where its file says nothing else. */
export function definePlatform<const Id extends string>(definition: PlatformDefinition<Id>): Platform<Id> {
  return {
    company: COMPANY,
    countries: countriesOf(definition.locales[0]),
    currency: PLATFORM_DEFAULTS.currency,
    timeZone: PLATFORM_DEFAULTS.timeZone,
    dateFormat: PLATFORM_DEFAULTS.dateFormat,
    phoneCountry: null,
    deniedMailDomains: DISPOSABLE_MAIL_DOMAINS,
    home: { shelves: HOME_SHELVES, blocks: {}, firstBanner: 'operator' },
    shareTargets: ['whatsapp', 'facebook', 'x'],
    unlistedPage: { kind: 'notFound' },
    transferTarget: null,
    transferLastDay: null,
    payments: PLATFORM_DEFAULTS.payments,
    ...definition,
    regional: { ...REGIONAL_DEFAULTS, ...definition.regional },
    constants: { ...BUSINESS_DEFAULTS, ...definition.constants },
  };
}

/** The country of a locale, if it names one. */
function countriesOf(locale: string): string[] {
  const { region } = new Intl.Locale(locale);
  return region === undefined ? [] : [region];
}
