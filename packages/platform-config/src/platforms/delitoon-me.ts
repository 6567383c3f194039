import type { SignInMethod } from '@longstrip/core';
import { PLATFORM_DEFAULTS } from '@longstrip/core';
import { AREF_RUQAA, characterWith } from '../characters.ts';
import { definePlatform } from '../define-platform.ts';
import { STORE_NAVIGATION, storeRoutes, TYPE_OF } from '../presets.ts';

const signIn: readonly SignInMethod[] = ['email', 'google', 'facebook', 'apple'];
const adult = PLATFORM_DEFAULTS.adult;
const features = {
  comments: true,
  freetime: true,
  blToggle: false,
  useAdultAuthKr: false,
  allowUpgradeFromRent: false,
  blockInspect: true,
};

/** The Middle East: Arabic first, so the page runs from right to left; sold in US dollars. */
export default definePlatform({
  id: 'delitoon-me',
  app: 'me',
  portOffset: 4,
  balconyId: 'DELITOON_ME',
  brand: { name: 'Delitoon', wordmark: 'delitoon', coinLetter: 'د', illustration: 'tent' },
  hosts: ['me.longstrip.example', 'me.localhost'],
  locales: ['ar', 'en-US'],
  countries: ['AE', 'SA', 'EG', 'KW', 'QA', 'BH', 'OM', 'JO', 'LB', 'IQ'],
  timeZone: 'Asia/Dubai',
  theme: {
    light: {
      primary: '#00735f',
      onPrimary: '#ffffff',
      primaryText: '#006b58',
      primarySoft: '#e7f5f1',
      accent: '#8a5600',
      accentSoft: '#fbf2e0',
    },
    dark: {
      primary: '#2cc7a4',
      onPrimary: '#00231b',
      primaryText: '#3dd1af',
      primarySoft: '#0f2e27',
      accent: '#edbb5a',
      accentSoft: '#302512',
    },
    badges: 'ribbon',
    density: 'usual',
    character: characterWith('magazine', AREF_RUQAA),
    ...TYPE_OF.ar,
  },
  signIn,
  adult,
  features,
  // Web-comics are new there, so the editors’ choices come first, as in a magazine.
  home: {
    shelves: ['themes', 'today', 'newest', 'free', 'novels', 'top', 'picks'],
    blocks: { themes: 'editorial' },
    firstBanner: 'today',
  },
  shareTargets: ['whatsapp', 'x', 'facebook'],
  navigation: STORE_NAVIGATION,
  routes: storeRoutes({ signIn, adult, features }),
});
