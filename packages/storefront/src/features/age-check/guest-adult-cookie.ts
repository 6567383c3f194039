import { stringifySetCookie } from 'cookie';

const ONE_DAY_S = 86_400;

/** Remembers a guest's "yes" for a day, under the name of section 5 of the specification (D24). */
export const GUEST_ADULT_COOKIE = stringifySetCookie({
  name: 'notLoginAdult',
  value: 'Y',
  path: '/',
  maxAge: ONE_DAY_S,
  sameSite: 'lax',
});
