import type { Platform, Reader } from '@longstrip/core';

/** Who asks a site, as its pages know so far: a guest. Signing in adds core's other kind of reader. */
export type SiteReader = Extract<Reader, { kind: 'guest' }>;

/** Cookies that hold a guest's "yes"; the second is read for older pages and never written (D24). */
const ADULT_COOKIES = ['notLoginAdult', 'not-login-adult'] as const;

/** Reads who asks from a request's cookies. A guest's word counts only where the platform takes it. */
export function readReader(
  platform: Pick<Platform, 'adult'>,
  cookies: Readonly<Record<string, string | undefined>>,
): SiteReader {
  const saysAdult = platform.adult.guestCookie && ADULT_COOKIES.some((name) => cookies[name] === 'Y');
  return { kind: 'guest', saysAdult };
}
