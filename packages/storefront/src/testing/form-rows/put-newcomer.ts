import { createNewcomerCookie } from '../../server/auth/newcomer.ts';
import type { CookieJar } from '../cookie-jar.ts';
import { NOW_MS } from '../fake-api.ts';
import { TEST_COOKIE_SECRET, type TestSite } from '../site-under-test.ts';

/** Puts the proof of a provider into a browser, as the site would write it. */
export function putNewcomer(platformId: string) {
  return async (_site: TestSite, jar: CookieJar): Promise<void> => {
    const cookie = createNewcomerCookie({ platformId, isSecure: true, secrets: [TEST_COOKIE_SECRET] });
    const identity = { provider: 'google', snsId: 'g-1', email: 'ines@mail.example', name: null } as const;
    const text = await cookie.write({ identity, callback: '/', porch: null, isKept: true }, NOW_MS);
    const [pair = ''] = text.split(';');
    jar.set(pair.slice(0, pair.indexOf('=')), pair.slice(pair.indexOf('=') + 1));
  };
}
