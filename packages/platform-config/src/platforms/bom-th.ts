import type { AdultPolicy, SignInMethod } from '@longstrip/core';
import { MITR } from '../characters.ts';
import { definePlatform } from '../define-platform.ts';
import { STORE_NAVIGATION, storeRoutes, TYPE_OF } from '../presets.ts';

const signIn: readonly SignInMethod[] = ['email', 'phone', 'google', 'facebook', 'apple'];
const adult: AdultPolicy = {
  limitYears: 19,
  check: 'BIRTHDAY',
  birthedAtRequired: true,
  guestCookie: false,
  shown: true,
};
const features = {
  comments: true,
  freetime: true,
  blToggle: false,
  useAdultAuthKr: false,
  allowUpgradeFromRent: false,
  blockInspect: true,
};

/** Thailand: readers are adults at 19, and a phone number may be the id of an account. */
export default definePlatform({
  id: 'bom-th',
  app: 'th',
  portOffset: 2,
  balconyId: 'BOMTOON_TH',
  brand: { name: 'Bom', wordmark: 'bom', coinLetter: 'บ', illustration: 'boat' },
  hosts: ['th.longstrip.example', 'th.localhost'],
  locales: ['th-TH', 'en-US'],
  currency: { code: 'THB', symbol: '฿', position: 'before', minorDigits: 2 },
  // About a hundred dollars.
  constants: { approvalRefundMinorUnits: 350_000 },
  timeZone: 'Asia/Bangkok',
  theme: {
    light: {
      primary: '#6a35e8',
      onPrimary: '#ffffff',
      primaryText: '#6230db',
      primarySoft: '#f2edff',
      accent: '#0b6e75',
      accentSoft: '#e6f4f4',
    },
    dark: {
      primary: '#a488ff',
      onPrimary: '#170a3d',
      primaryText: '#b39bff',
      primarySoft: '#251b43',
      accent: '#5ad1d3',
      accentSoft: '#102c2e',
    },
    badges: 'pill',
    density: 'usual',
    // Posters, as in front of a cinema: round, bold, and each with a stack of others behind it.
    character: {
      titles: { ...MITR, weight: 600, sizePx: 22, isCapital: false, mark: 'marker', isOnCards: true },
      corners: { coverPx: 12, cardPx: 18, sheetPx: 24, buttonPx: 24 },
      spacing: 'usual',
      icons: { strokePx: 2.25, ends: 'round' },
      banner: 'stack',
      artFrame: 'cloud',
      splash: 'tile',
    },
    ...TYPE_OF['th-TH'],
  },
  signIn,
  phoneCountry: 'TH',
  adult,
  features,
  // Most readers begin with what costs nothing.
  home: {
    shelves: ['free', 'today', 'themes', 'newest', 'novels', 'top', 'picks'],
    blocks: { free: 'posters', newest: 'posters' },
    firstBanner: 'free',
  },
  shareTargets: ['line', 'facebook', 'x'],
  navigation: STORE_NAVIGATION,
  routes: storeRoutes({ signIn, adult, features }),
});
