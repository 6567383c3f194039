import { acceptedLocale } from '@longstrip/api-contract/request';
import { isPlatformId } from '@longstrip/platform-config';
import { parseCookie } from 'cookie';
import type { Preferences } from '../app/context.ts';
import { CONSOLE_LOCALES, findLocale } from '../app/i18n/locales.ts';
import { PREFERENCE_COOKIES } from '../app/parts/preference-cookies.ts';

/** How the operator of a request likes the console; what is missing follows the browser. */
export function readPreferences(cookies: string | undefined, acceptLanguage: string | undefined): Preferences {
  const read = parseCookie(cookies ?? '');
  const theme = read[PREFERENCE_COOKIES.theme];
  const zone = read[PREFERENCE_COOKIES.zone] ?? '';
  const platform = read[PREFERENCE_COOKIES.platform] ?? '';
  return {
    locale: findLocale(read[PREFERENCE_COOKIES.locale]) ?? acceptedLocale(acceptLanguage, CONSOLE_LOCALES) ?? 'en-US',
    theme: theme === 'light' || theme === 'dark' ? theme : 'system',
    zone: isZone(zone) ? zone : 'UTC',
    platform: isPlatformId(platform) ? platform : '',
  };
}

function isZone(zone: string): boolean {
  if (zone === '') return false;
  try {
    return new Intl.DateTimeFormat('en', { timeZone: zone }) !== undefined;
  } catch {
    return false;
  }
}
