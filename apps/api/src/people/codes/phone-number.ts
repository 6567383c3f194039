import type { Platform } from '@longstrip/core';
import { type CountryCode, isSupportedCountry, parsePhoneNumberFromString } from 'libphonenumber-js/mobile';

/**
 * Reads a mobile number as a person types it, in E.164; without a country it is of the platform's. Null for what is none,
 * and where the platform has no phone ids (D22).
 */
export function readPhone({ signIn, phoneCountry }: Platform, text: string): string | null {
  if (!signIn.includes('phone')) return null;
  const country = countryOf(phoneCountry);
  const parsed = parsePhoneNumberFromString(text.normalize('NFKC'), {
    ...(country === null ? {} : { defaultCountry: country }),
    extract: false,
  });
  return parsed?.isValid() === true && parsed.ext === undefined ? parsed.number : null;
}

function countryOf(code: string | null): CountryCode | null {
  return code !== null && isSupportedCountry(code) ? code : null;
}
