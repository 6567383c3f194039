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

/** France: its accounts move away (D34); what it does not list is on the German site or nowhere (D35). */
export default definePlatform({
  id: 'delitoon-fr',
  app: 'de-fr-transfer',
  portOffset: 6,
  balconyId: 'DELITOON_COM',
  brand: { name: 'Delitoon', wordmark: 'delitoon', coinLetter: 'D', illustration: 'balloon' },
  company: COMPANY_EUROPE,
  hosts: ['fr.longstrip.example', 'fr.localhost'],
  locales: ['fr-FR'],
  currency: { code: 'EUR', symbol: '€', position: 'after', minorDigits: 2 },
  timeZone: 'Europe/Paris',
  dateFormat: 'dd/MM/yyyy',
  theme: {
    light: {
      primary: '#8e1b3f',
      onPrimary: '#ffffff',
      primaryText: '#8e1b3f',
      primarySoft: '#fbedf1',
      accent: '#1d5fae',
      accentSoft: '#eaf2fc',
    },
    dark: {
      primary: '#f26d92',
      onPrimary: '#2b0511',
      primaryText: '#f78aa8',
      primarySoft: '#37151f',
      accent: '#86bbf5',
      accentSoft: '#152840',
    },
    badges: 'pill',
    density: 'usual',
    character: characterOfDevice('cinema', TYPE_OF['fr-FR'].fonts),
    ...TYPE_OF['fr-FR'],
  },
  signIn,
  adult,
  features,
  navigation: TRANSFER_NAVIGATION,
  routes: transferSiteRoutes({ signIn, adult, features }),
  unlistedPage: { kind: 'redirect', sibling: 'delitoon-de', fallback: 'transferNote' },
  transferTarget: 'bom-us',
  transferLastDay: '2027-06-30',
  regional: { moneyPriceShown: true, withdrawalRightDays: 14 },
});
