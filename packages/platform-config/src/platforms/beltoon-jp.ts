import type { AdultPolicy, SignInMethod } from '@longstrip/core';
import { characterWith, GOTHIC_WITH_FIGURES } from '../characters.ts';
import { definePlatform } from '../define-platform.ts';
import { COMPANY_JAPAN, STORE_NAVIGATION, storeRoutes, TYPE_OF } from '../presets.ts';

const signIn: readonly SignInMethod[] = ['email', 'google', 'twitter', 'apple', 'apple_guest'];
const adult: AdultPolicy = {
  limitYears: 18,
  check: 'YES_NO',
  birthedAtRequired: false,
  guestCookie: true,
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

/** Japan: age by yes and no, guests included; caps for minors and the half-yearly report of unused balance. */
export default definePlatform({
  id: 'beltoon-jp',
  app: 'jp',
  portOffset: 1,
  balconyId: 'BELTOON_JP',
  brand: { name: 'Beltoon', wordmark: 'beltoon', coinLetter: 'ベ', illustration: 'train' },
  company: COMPANY_JAPAN,
  hosts: ['jp.longstrip.example', 'jp.localhost'],
  locales: ['ja-JP'],
  currency: { code: 'JPY', symbol: '¥', position: 'before', minorDigits: 0 },
  timeZone: 'Asia/Tokyo',
  theme: {
    light: {
      primary: '#d6006c',
      onPrimary: '#ffffff',
      primaryText: '#c90065',
      primarySoft: '#ffeef6',
      accent: '#2c56c8',
      accentSoft: '#ecf1fe',
    },
    dark: {
      primary: '#ff5ca8',
      onPrimary: '#2a0015',
      primaryText: '#ff7ab8',
      primarySoft: '#391326',
      accent: '#8fb0ff',
      accentSoft: '#18233f',
    },
    badges: 'cut',
    density: 'dense',
    character: characterWith('kiosk', GOTHIC_WITH_FIGURES),
    ...TYPE_OF['ja-JP'],
  },
  signIn,
  adult,
  features,
  // Rankings decide what is read there, then the day’s magazine.
  home: {
    shelves: ['top', 'today', 'free', 'themes', 'newest', 'novels', 'picks'],
    blocks: { top: 'chart' },
    firstBanner: 'top',
  },
  shareTargets: ['line', 'x', 'facebook'],
  navigation: STORE_NAVIGATION,
  routes: storeRoutes({ signIn, adult, features }),
  payments: { WEB: 'gmo', AND_PLUS: 'gmo', AND_PLAY: 'google', IOS_APP: 'apple' },
  regional: {
    minorMonthlyCaps: [
      { belowAgeYears: 16, capMinorUnits: 5000 },
      { belowAgeYears: 18, capMinorUnits: 20_000 },
    ],
    unusedBalanceReport: {
      days: [
        { month: 3, day: 31 },
        { month: 9, day: 30 },
      ],
      depositAboveMinorUnits: 10_000_000,
    },
  },
});
