import type { SignInMethod } from '@longstrip/core';
import { PLATFORM_DEFAULTS } from '@longstrip/core';
import { ANTON, characterWith } from '../characters.ts';
import { definePlatform } from '../define-platform.ts';
import { STORE_NAVIGATION, storeRoutes, TYPE_OF } from '../presets.ts';

const signIn: readonly SignInMethod[] = ['google', 'facebook', 'twitter', 'apple'];
const adult = PLATFORM_DEFAULTS.adult;
const features = {
  comments: false,
  freetime: false,
  blToggle: false,
  useAdultAuthKr: true,
  allowUpgradeFromRent: false,
  blockInspect: true,
};

/** The English, US-dollar platform that the specification describes. */
export default definePlatform({
  id: 'bom-us',
  app: 'us',
  portOffset: 0,
  balconyId: 'BOMTOON_US',
  brand: { name: 'Bom', wordmark: 'bom', coinLetter: 'B', illustration: 'windows' },
  hosts: ['us.longstrip.example', 'us.localhost'],
  locales: ['en-US'],
  theme: {
    light: {
      primary: PLATFORM_DEFAULTS.primaryColour,
      onPrimary: '#1a0500',
      primaryText: '#cf2e00',
      primarySoft: '#fff0eb',
      accent: '#0b6e75',
      accentSoft: '#e6f4f4',
    },
    dark: {
      primary: PLATFORM_DEFAULTS.primaryColour,
      onPrimary: '#1a0500',
      primaryText: '#ff6b42',
      primarySoft: '#351910',
      accent: '#5ad1d3',
      accentSoft: '#102c2e',
    },
    badges: 'square',
    density: 'usual',
    character: characterWith('cinema', ANTON, { isCapital: true }),
    ...TYPE_OF['en-US'],
  },
  signIn,
  adult,
  features,
  // The week’s schedule, as readers of web-comics there know it, and rows that scroll, as services for films there have them.
  home: {
    shelves: ['today', 'themes', 'newest', 'free', 'novels', 'top', 'picks'],
    blocks: { today: 'rail' },
    firstBanner: 'operator',
  },
  shareTargets: ['x', 'facebook', 'whatsapp'],
  navigation: STORE_NAVIGATION,
  routes: storeRoutes({ signIn, adult, features }),
});
