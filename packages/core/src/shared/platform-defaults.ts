import type { AdultPolicy, Currency, DayWindow, Platform } from './platform.ts';

/** Section 9: defaults of a platform. */
export const PLATFORM_DEFAULTS = {
  currency: { code: 'USD', symbol: '$', position: 'before', minorDigits: 2 },
  timeZone: 'America/Los_Angeles',
  dateFormat: 'yyyy.MM.dd',
  primaryColour: '#ff3900',
  adult: { limitYears: 18, check: 'BIRTHDAY', birthedAtRequired: false, guestCookie: false, shown: true },
  /** Section 9: night window 22:00 to 04:00. */
  nightPush: { startMinute: 22 * 60, endMinute: 4 * 60 },
  payments: { WEB: 'stripe', AND_PLUS: 'stripe', AND_PLAY: 'google', IOS_APP: 'apple' },
} as const satisfies {
  currency: Currency;
  timeZone: string;
  dateFormat: string;
  primaryColour: string;
  adult: AdultPolicy;
  nightPush: DayWindow;
  payments: Platform['payments'];
};
