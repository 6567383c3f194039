import type { BusinessConstants } from '@longstrip/core';
import { stringifySetCookie } from 'cookie';

/** Remembers a guest's "yes" for as long as the platform says, under the name of section 5 of the specification (D24). */
export function guestAdultCookie({
  adultPopupCookieSeconds,
}: Pick<BusinessConstants, 'adultPopupCookieSeconds'>): string {
  return stringifySetCookie({
    name: 'notLoginAdult',
    value: 'Y',
    path: '/',
    maxAge: adultPopupCookieSeconds,
    sameSite: 'lax',
  });
}
