import type { AdultPolicy, SignInMethod } from '@longstrip/core';
import { MING } from '../characters.ts';
import { definePlatform } from '../define-platform.ts';
import { STORE_NAVIGATION, storeRoutes, TYPE_OF } from '../presets.ts';

const signIn: readonly SignInMethod[] = ['email', 'google', 'facebook', 'apple'];
const adult: AdultPolicy = {
  limitYears: 18,
  check: 'BIRTHDAY',
  birthedAtRequired: true,
  guestCookie: false,
  shown: true,
};
const features = {
  comments: true,
  freetime: true,
  blToggle: true,
  useAdultAuthKr: false,
  allowUpgradeFromRent: false,
  blockInspect: true,
};

/** Taiwan: the platform with the switch for BL works (D36). */
export default definePlatform({
  id: 'bom-tw',
  app: 'tw',
  portOffset: 3,
  balconyId: 'BOMTOON_TW',
  brand: { name: 'Bom', wordmark: 'bom', coinLetter: 'ㄅ', illustration: 'lanterns' },
  hosts: ['tw.longstrip.example', 'tw.localhost'],
  locales: ['zh-TW', 'en-US'],
  currency: { code: 'TWD', symbol: 'NT$', position: 'before', minorDigits: 2 },
  // About a hundred dollars.
  constants: { approvalRefundMinorUnits: 300_000 },
  timeZone: 'Asia/Taipei',
  theme: {
    light: {
      primary: '#0b63ce',
      onPrimary: '#ffffff',
      primaryText: '#0a5bbf',
      primarySoft: '#eaf3fe',
      accent: '#994700',
      accentSoft: '#fff0e3',
    },
    dark: {
      primary: '#5ba8ff',
      onPrimary: '#00152e',
      primaryText: '#7ab8ff',
      primarySoft: '#11263d',
      accent: '#ffa95c',
      accentSoft: '#33200f',
    },
    badges: 'slant',
    density: 'usual',
    // A bookshop: the letters of printed books, thin lines, words beside the art.
    character: {
      titles: { ...MING, weight: 700, sizePx: 22, isCapital: false, mark: 'rule', isOnCards: true },
      corners: { coverPx: 3, cardPx: 6, sheetPx: 10, buttonPx: 6 },
      spacing: 'airy',
      icons: { strokePx: 1.25, ends: 'round' },
      banner: 'split',
      artFrame: 'plate',
      splash: 'plate',
    },
    ...TYPE_OF['zh-TW'],
  },
  signIn,
  adult,
  features,
  // Novels, which have more readers there than elsewhere, each with its first lines; then new releases.
  home: {
    shelves: ['novels', 'newest', 'today', 'themes', 'free', 'top', 'picks'],
    blocks: { novels: 'lines' },
    firstBanner: 'newest',
  },
  shareTargets: ['line', 'facebook', 'x'],
  navigation: STORE_NAVIGATION,
  routes: storeRoutes({ signIn, adult, features }),
});
