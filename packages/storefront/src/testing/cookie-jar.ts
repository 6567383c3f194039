import { parseSetCookie } from 'cookie';
import { createSessionCookie, type Session } from '../server/session/session-cookie.ts';
import { NOW_MS } from './fake-api.ts';
import { TEST_COOKIE_SECRET, type TestSite } from './site-under-test.ts';

/** A browser's cookies for one host, whatever the port. */
export interface CookieJar {
  /** Sends a request with the cookies, and stores those of the answer. Redirects are not followed. */
  ask(site: TestSite, path: string, init?: RequestInit): Promise<Response>;
  /** Posts a form, as a page of the site does, with the CSRF token of the sign-in library. */
  post(site: TestSite, path: string, fields?: Record<string, string>): Promise<Response>;
  set(name: string, value: string): void;
  get(name: string): string | undefined;
  names(): string[];
  header(): string;
}

export function createCookieJar(): CookieJar {
  const cookies = new Map<string, string>();
  const header = () => [...cookies].map(([name, value]) => `${name}=${value}`).join('; ');

  async function ask(site: TestSite, path: string, init: RequestInit = {}): Promise<Response> {
    const headers = new Headers(init.headers);
    if (cookies.size > 0) headers.set('cookie', header());
    const answer = await site.ask(path, { redirect: 'manual', ...init, headers });
    for (const text of answer.headers.getSetCookie()) {
      const { name, maxAge } = parseSetCookie(text);
      // The raw value, because `parseSetCookie` decodes it.
      const value = text.slice(text.indexOf('=') + 1).split(';')[0] ?? '';
      if (maxAge === 0) cookies.delete(name);
      else cookies.set(name, value);
    }
    return answer;
  }

  return {
    ask,
    async post(site, path, fields = {}) {
      const { csrfToken } = await (await ask(site, '/api/auth/csrf')).json();
      const body = new URLSearchParams({ csrfToken, json: 'true', ...fields });
      return ask(site, path, { method: 'POST', body });
    },
    set: (name, value) => {
      cookies.set(name, value);
    },
    get: (name) => cookies.get(name),
    names: () => [...cookies.keys()],
    header,
  };
}

/** A jar with a session of the fake api's reader, with this much time left. */
export async function signedInJar(
  site: TestSite,
  { platformId = 'bom-us', ...left }: { platformId?: string; accessMs?: number; refreshMs?: number } = {},
  user?: Parameters<TestSite['api']['accounts']['open']>[0],
): Promise<CookieJar> {
  const { accessToken, refreshToken, userId, email } = site.api.accounts.open(user, left);
  const jar = createCookieJar();
  await putSession(jar, platformId, { accessToken, refreshToken, userId, email, isKept: true });
  return jar;
}

/** Puts a session into a jar, as the site would write it. */
export async function putSession(jar: CookieJar, platformId: string, session: Session, secret = TEST_COOKIE_SECRET) {
  const cookie = createSessionCookie({ platformId, isSecure: true, secrets: [secret] });
  const text = await cookie.write(session, NOW_MS);
  const [pair = ''] = text.split(';');
  jar.set(pair.slice(0, pair.indexOf('=')), pair.slice(pair.indexOf('=') + 1));
}

/** Posts a form of a page as a browser without script does. */
export async function postForm(jar: CookieJar, site: TestSite, path: string, fields: Record<string, string>) {
  const headers = { origin: 'https://us.example', host: 'us.example' };
  const answer = await jar.ask(site, path, { method: 'POST', headers, body: new URLSearchParams(fields) });
  const { status } = answer;
  return { status, to: answer.headers.get('location'), headers: answer.headers, html: await answer.text() };
}
