import { getPlatform } from '@longstrip/platform-config';
import type { OAuthProvider } from '../server/auth/oauth/provider-settings.ts';
import { type CookieJar, createCookieJar } from './cookie-jar.ts';
import { fakeUser } from './fake-accounts.ts';
import { NOW_MS } from './fake-api.ts';
import { createFakeProvider, type FakeProvider } from './fake-provider.ts';
import { createTestSite, type TestSite } from './site-under-test.ts';

export const ORIGIN = 'https://us.example';

/** A site with a provider that stands for all four, and a clock. */
export async function createWorld(platformId: Parameters<typeof getPlatform>[0] = 'bom-us') {
  const provider = await createFakeProvider();
  const { settings } = provider;
  let nowMs = NOW_MS;
  const site = createTestSite(() => Promise.reject(new Error('no page is asked for here')), {
    platform: getPlatform(platformId),
    publicOrigin: ORIGIN,
    providers: { google: settings, facebook: settings, twitter: settings, apple: settings },
    providerFetch: (request) => provider.fetch(request),
    nowMs: () => nowMs,
  });
  site.api.accounts.signInAs(fakeUser());
  return {
    provider,
    site,
    wait: (ms: number) => {
      nowMs += ms;
    },
  };
}

/** A reader leaves for a provider through the sign-in library. */
export async function leave(site: TestSite, jar: CookieJar, id: OAuthProvider, fields: Record<string, string> = {}) {
  const answer = await jar.post(site, `/api/auth/signin/${id}`, { callbackUrl: '/detail/salt-crown', ...fields });
  const { url } = await answer.json();
  return { url: String(url), setCookies: answer.headers.getSetCookie() };
}

/** The provider's page sends the reader back: by an address, or by a form that it posts from its own site. */
export function comeBack(site: TestSite, jar: CookieJar, id: OAuthProvider, returned: URLSearchParams) {
  const path = `/api/auth/callback/${id}`;
  if (id !== 'apple') return jar.ask(site, `${path}?${returned}`);
  const headers = { origin: 'https://provider.example', 'sec-fetch-site': 'cross-site' };
  return jar.ask(site, path, { method: 'POST', body: returned, headers });
}

/** A reader leaves, agrees and comes back. */
export async function signInBy(id: OAuthProvider, { provider, site }: { provider: FakeProvider; site: TestSite }) {
  const jar = createCookieJar();
  const { url } = await leave(site, jar, id);
  const answer = await comeBack(site, jar, id, provider.agree(url));
  const call = site.api.calls.find(({ pathname }) => pathname === '/auth/sign-in/sns');
  return { jar, answer, location: answer.headers.get('location'), call };
}
