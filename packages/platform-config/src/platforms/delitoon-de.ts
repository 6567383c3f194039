import type { SignInMethod } from '@longstrip/core';
import { PLATFORM_DEFAULTS } from '@longstrip/core';
import { characterOfDevice } from '../characters.ts';
import { definePlatform } from '../define-platform.ts';
import { COMPANY_EUROPE, TRANSFER_NAVIGATION, TYPE_OF, transferSiteRoutes } from '../presets.ts';

const signIn: readonly SignInMethod[] = ['email', 'google', 'facebook', 'apple'];
const adult = { ...PLATFORM_DEFAULTS.adult, shown: false };
const features = {
  comments: false,
  freetime: false,
  blToggle: false,
  useAdultAuthKr: false,
  allowUpgradeFromRent: false,
  blockInspect: true,
};

/** Germany: its accounts move away (D34); only listed pages are reachable (D35). */
export default definePlatform({
  id: 'delitoon-de',
  app: 'de-fr-transfer',
  portOffset: 5,
  balconyId: 'DELITOON_DE',
  brand: { name: 'Delitoon', wordmark: 'delitoon', coinLetter: 'D', illustration: 'birds' },
  company: COMPANY_EUROPE,
  hosts: ['de.longstrip.example', 'de.localhost'],
  locales: ['de-DE'],
  currency: { code: 'EUR', symbol: '€', position: 'after', minorDigits: 2 },
  timeZone: 'Europe/Berlin',
  dateFormat: 'dd.MM.yyyy',
  theme: {
    light: {
      primary: '#005f7a',
      onPrimary: '#ffffff',
      primaryText: '#005a73',
      primarySoft: '#e5f3f7',
      accent: '#6b3fa0',
      accentSoft: '#f3edfb',
    },
    dark: {
      primary: '#3fb4d6',
      onPrimary: '#001b24',
      primaryText: '#5cc3e2',
      primarySoft: '#0f2a34',
      accent: '#c4a3f5',
      accentSoft: '#2a1e3d',
    },
    badges: 'tab',
    density: 'usual',
    character: characterOfDevice('cinema', TYPE_OF['de-DE'].fonts),
    ...TYPE_OF['de-DE'],
  },
  signIn,
  adult,
  features,
  navigation: TRANSFER_NAVIGATION,
  routes: transferSiteRoutes({ signIn, adult, features }, ['notice', 'noticeDetail', 'faq']),
  unlistedPage: { kind: 'redirect', sibling: null, fallback: 'transferNote' },
  transferTarget: 'bom-us',
  transferLastDay: '2027-06-30',
  regional: { moneyPriceShown: true, withdrawalRightDays: 14 },
});
