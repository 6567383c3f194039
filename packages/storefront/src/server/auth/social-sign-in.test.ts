import { describe, expect, test } from 'vitest';
import { createCookieJar, signedInJar } from '../../testing/cookie-jar.ts';
import { fakeUser } from '../../testing/fake-accounts.ts';
import { NOW_MS } from '../../testing/fake-api.ts';
import { createTestSite, TEST_COOKIE_SECRET } from '../../testing/site-under-test.ts';
import { comeBack, createWorld, leave, ORIGIN, signInBy } from '../../testing/social-world.ts';
import { createNewcomerCookie } from './newcomer.ts';

const MINUTE_MS = 60_000;
/** The page that the reader came from stays in the addresses. */
const FROM = '&callback=%2Fdetail%2Fsalt-crown';
const FAILED = '/api/auth/error?error=OAuthCallbackError';
/** The callback is only known if the state is. */
const ONE_OF_BOTH = expect.stringMatching(
  /^\/api\/auth\/error\?error=OAuthCallbackError(&callback=%2Fdetail%2Fsalt-crown)?$/,
);

describe('leaving for a provider', () => {
  test.each(['google', 'facebook', 'twitter', 'apple'] as const)('%s gets state, PKCE and our return', async (id) => {
    const { site } = await createWorld();
    const { url, setCookies } = await leave(site, createCookieJar(), id);
    const query = new URL(url).searchParams;
    expect(Object.fromEntries(query)).toMatchObject({
      response_type: 'code',
      client_id: 'our-client',
      redirect_uri: `${ORIGIN}/api/auth/callback/${id}`,
      code_challenge_method: 'S256',
    });
    expect(query.get('state')?.length).toBeGreaterThan(20);
    expect(query.has('nonce')).toBe(id === 'google' || id === 'apple');
    expect(query.get('response_mode')).toBe(id === 'apple' ? 'form_post' : null);
    const [cookie] = setCookies.filter((text) => text.startsWith(`__Host-longstrip-bom-us-oauth-${id}=`));
    expect(cookie).toContain('; Max-Age=600; Path=/;');
    expect(cookie).toMatch(id === 'apple' ? /HttpOnly; Secure; SameSite=None/ : /HttpOnly; Secure; SameSite=Lax/);
    // The address contains neither our secret nor the PKCE verifier.
    expect(url).not.toMatch(/secret|code_verifier/);
  });

  test('a form without script is led there', async () => {
    const { site } = await createWorld();
    const answer = await createCookieJar().post(site, '/api/auth/signin/google', { json: '' });
    expect(answer.status).toBe(303);
    expect(answer.headers.get('location')).toMatch(/^https:\/\/provider\.example\/authorize\?/);
  });

  test('a provider that is not set up says so, and is logged once', async () => {
    const site = createTestSite(() => Promise.reject(new Error('no page')), { publicOrigin: ORIGIN, providers: {} });
    const { url } = await leave(site, createCookieJar(), 'google');
    expect(url).toBe(`${ORIGIN}/api/auth/error?error=MissingSecretError`);
    const lines = site.logged.filter(({ message }) => message.includes('not set up'));
    expect(lines.map(({ facts }) => facts.providers)).toEqual([['google', 'facebook', 'twitter', 'apple']]);
  });
});

describe('coming back', () => {
  test.each([
    ['google', { provider: 'google', snsId: 'g-1', email: 'ines@mail.example', name: null }],
    ['apple', { provider: 'apple', snsId: 'g-1', email: 'ines@mail.example', name: null }],
    // Facebook's answer has an email address, which proves nothing.
    ['facebook', { provider: 'facebook', snsId: 'fb-1', email: null, name: 'Ines Marlowe' }],
  ] as const)('from %s signs in whom it has proven', async (id, identity) => {
    const world = await createWorld();
    const { jar, location, call } = await signInBy(id, world);
    expect(location).toBe('/callback/login-success?callback=%2Fdetail%2Fsalt-crown');
    expect(JSON.parse(call?.body ?? '')).toEqual(identity);
    expect(call?.headers.get('x-longstrip-service-secret')).toBe('between us');
    expect(jar.names()).not.toContain(`__Host-longstrip-bom-us-oauth-${id}`);
    const { user } = await (await jar.ask(world.site, '/api/auth/session')).json();
    expect(user.id).toBe('reader-1');
    expect(world.provider.proofs).toEqual([null]);
    expect(JSON.stringify(world.site.logged)).not.toMatch(/ines@mail|code-1|provider-token|our & secret/);
  });

  test('from X proves us by Basic and may know no address', async () => {
    const world = await createWorld();
    world.provider.say({ data: { id: 'x-1', name: 'Ines', username: 'ines' } });
    world.site.api.accounts.signInAs({ code: 'EMPTY_EMAIL' });
    const { location, call } = await signInBy('twitter', world);
    expect(JSON.parse(call?.body ?? '')).toEqual({ provider: 'twitter', snsId: 'x-1', email: null, name: 'Ines' });
    expect(location).toBe(`/api/auth/error?error=${encodeURIComponent('EMPTY_EMAIL&type=twitter')}${FROM}`);
    expect(world.provider.proofs[0]).toMatch(/^Basic /);
  });

  test('Apple’s form brings the name, the first time', async () => {
    const { site, provider } = await createWorld();
    const jar = createCookieJar();
    const returned = provider.agree((await leave(site, jar, 'apple')).url);
    returned.set('user', JSON.stringify({ name: { firstName: 'Ines', lastName: 'Marlowe' } }));
    await comeBack(site, jar, 'apple', returned);
    const call = site.api.calls.find(({ pathname }) => pathname === '/auth/sign-in/sns');
    expect(JSON.parse(call?.body ?? '').name).toBe('Ines Marlowe');
  });

  test('an address that the provider has not confirmed is none', async () => {
    const world = await createWorld();
    world.provider.spoil({ claims: { email_verified: false } });
    const { call } = await signInBy('google', world);
    expect(JSON.parse(call?.body ?? '').email).toBeNull();
  });

  test('a newcomer goes on to sign up, with the proof in a sealed cookie', async () => {
    const world = await createWorld();
    world.site.api.accounts.signInAs({ code: 'NOT_REGISTERED_USER' });
    const { jar, location } = await signInBy('google', world);
    expect(location).toBe('/callback/login-newuser?callback=%2Fdetail%2Fsalt-crown');
    const text = jar.get('__Host-longstrip-bom-us-newcomer') ?? '';
    expect(Buffer.from(text, 'base64').toString()).not.toContain('ines@mail');
    const of = (platformId: string, secret = TEST_COOKIE_SECRET) =>
      createNewcomerCookie({ platformId, isSecure: true, secrets: [secret] });
    const read = await of('bom-us').read(jar.header(), NOW_MS);
    expect(read).toMatchObject({ identity: { snsId: 'g-1' }, callback: '/detail/salt-crown' });
    expect(await of('bom-us').read(jar.header(), NOW_MS + 10 * MINUTE_MS)).toBeNull();
    const japanese = jar.header().replaceAll('bom-us', 'beltoon-jp');
    expect(await of('beltoon-jp').read(japanese, NOW_MS)).toBeNull();
    expect(await of('bom-us', 'another secret, which is long enough').read(jar.header(), NOW_MS)).toBeNull();
  });

  test('an address of another sign-in method gives the library’s own error, with the method', async () => {
    const world = await createWorld();
    world.site.api.accounts.signInAs({ code: 'ALREADY_USED_ANOTHER_PLATFORM', detail: 'facebook' });
    const { location, jar } = await signInBy('google', world);
    expect(location).toBe(`/api/auth/error?error=${encodeURIComponent('AccountNotLinkedError&type=facebook')}${FROM}`);
    expect(jar.names()).not.toContain('__Host-longstrip-bom-us-session');
  });

  test('a reader who cancels at the provider is at the login again, without an error', async () => {
    const { site, provider } = await createWorld();
    const jar = createCookieJar();
    const state = provider.agree((await leave(site, jar, 'google', { porch: 'p1' })).url).get('state') ?? '';
    const answer = await comeBack(site, jar, 'google', new URLSearchParams({ state, error: 'access_denied' }));
    expect(answer.headers.get('location')).toBe('/user/login?callback=%2Fdetail%2Fsalt-crown&porch=p1');
  });

  test('over the session of another account does not sign in', async () => {
    const { site, provider } = await createWorld();
    const jar = await signedInJar(site);
    site.api.accounts.signInAs(fakeUser({ id: 'reader-2' }));
    const session = jar.get('__Host-longstrip-bom-us-session');
    const returned = provider.agree((await leave(site, jar, 'apple')).url);
    // Browsers send no Lax cookie with a form of another site.
    const crossSite = createCookieJar();
    crossSite.set('__Host-longstrip-bom-us-oauth-apple', jar.get('__Host-longstrip-bom-us-oauth-apple') ?? '');
    const answer = await comeBack(site, crossSite, 'apple', returned);
    expect(answer.headers.get('location')).toBe(`/api/auth/error?error=DUPLICATE_LOGIN${FROM}`);
    expect(crossSite.names()).toEqual([]);
    expect(site.api.calls.at(-1)?.pathname).toBe('/auth/logout');
    expect(session).toBeDefined();
  });
});

describe('a return that is refused', () => {
  const failed = (answer: Response) =>
    expect([answer.status, answer.headers.get('location')]).toEqual([303, ONE_OF_BOTH]);

  test('with the state of another browser, of another provider, or none', async () => {
    const { site, provider } = await createWorld();
    const jar = createCookieJar();
    const google = await leave(site, jar, 'google');
    const stranger = createCookieJar();
    await leave(site, stranger, 'google');
    failed(await comeBack(site, stranger, 'google', provider.agree(google.url)));
    failed(await comeBack(site, createCookieJar(), 'google', provider.agree(google.url)));
    const facebook = await leave(site, jar, 'facebook');
    failed(await comeBack(site, jar, 'google', provider.agree(facebook.url)));
    const again = await leave(site, jar, 'google');
    jar.set('__Host-longstrip-bom-us-oauth-facebook', jar.get('__Host-longstrip-bom-us-oauth-google') ?? '');
    failed(await comeBack(site, jar, 'facebook', provider.agree(again.url)));
    const stateless = provider.agree((await leave(site, jar, 'google')).url);
    stateless.delete('state');
    failed(await comeBack(site, jar, 'google', stateless));
    expect(site.api.calls.filter(({ pathname }) => pathname.startsWith('/auth/'))).toEqual([]);
  });

  test('twice, even with a copied cookie', async () => {
    const { site, provider } = await createWorld();
    const jar = createCookieJar();
    const { url } = await leave(site, jar, 'google');
    const sealed = jar.get('__Host-longstrip-bom-us-oauth-google') ?? '';
    expect((await comeBack(site, jar, 'google', provider.agree(url))).headers.get('location')).toContain('success');
    const replay = createCookieJar();
    replay.set('__Host-longstrip-bom-us-oauth-google', sealed);
    failed(await comeBack(site, replay, 'google', provider.agree(url)));
  });

  test('after ten minutes', async () => {
    for (const [ms, isLate] of [
      [10 * MINUTE_MS - 1, false],
      [10 * MINUTE_MS, true],
    ] as const) {
      const { site, provider, wait } = await createWorld();
      const jar = createCookieJar();
      // Facebook's answer has no expiry time of its own.
      const { url } = await leave(site, jar, 'facebook');
      wait(ms);
      const { headers } = await comeBack(site, jar, 'facebook', provider.agree(url));
      expect(headers.get('location')).toMatch(isLate ? FAILED : '/callback/login-success');
    }
  });

  test('with a code of another login (PKCE), or one that the provider does not know', async () => {
    const { site, provider } = await createWorld();
    const [mine, theirs] = [createCookieJar(), createCookieJar()];
    const stolen = provider.agree((await leave(site, theirs, 'google')).url);
    const own = provider.agree((await leave(site, mine, 'google')).url);
    const injected = new URLSearchParams({ code: stolen.get('code') ?? '', state: own.get('state') ?? '' });
    failed(await comeBack(site, mine, 'google', injected));
    const unknown = provider.agree((await leave(site, mine, 'google')).url);
    unknown.set('code', 'made-up');
    failed(await comeBack(site, mine, 'google', unknown));
  });

  test.each([
    ['unsigned', { isUnsigned: true }],
    ['signed by a foreign key', { hasForeignKey: true }],
    ['of another issuer', { claims: { iss: 'https://evil.example' } }],
    ['for another client', { claims: { aud: 'another-client' } }],
    ['expired', { claims: { exp: Math.floor(NOW_MS / 1000) - 61 } }],
    ['with another nonce', { claims: { nonce: 'of another login' } }],
    ['without a nonce', { without: 'nonce' }],
    ['without a subject', { without: 'sub' }],
  ] as const)('with an id token that is %s', async (_how, fault) => {
    for (const id of ['google', 'apple'] as const) {
      const world = await createWorld();
      world.provider.spoil(fault);
      const { answer, call } = await signInBy(id, world);
      failed(answer);
      expect(call).toBeUndefined();
    }
  });

  test('where the provider does not say who the reader is', async () => {
    const world = await createWorld();
    world.provider.say({ name: 'no address' });
    failed((await signInBy('facebook', world)).answer);
  });

  test('by a form, where the provider returns by an address', async () => {
    const { site } = await createWorld();
    const post = (id: string, origin: string) =>
      site.ask(`/api/auth/callback/${id}`, { method: 'POST', body: 'code=a&state=b', headers: { origin } });
    expect((await post('google', 'https://provider.example')).status).toBe(403);
    const own = await post('google', ORIGIN);
    expect([own.status, await own.json()]).toEqual([
      400,
      { url: `${ORIGIN}/api/auth/error?error=UnsupportedStrategyError` },
    ]);
    failed(await post('apple', 'https://provider.example'));
  });
});

describe('a provider that fails', () => {
  test('is asked for its keys once more', async () => {
    const { site, provider } = await createWorld();
    const jar = createCookieJar();
    const { url } = await leave(site, jar, 'google');
    const returned = provider.agree(url);
    const fetchToken = provider.fetch;
    // The token call succeeds; the first call for the address of the keys fails.
    let calls = 0;
    provider.fetch = async (request) => {
      calls += 1;
      if (calls === 1) return fetchToken(request);
      if (calls === 2) throw new TypeError('fetch failed');
      return fetchToken(request);
    };
    expect((await comeBack(site, jar, 'google', returned)).headers.get('location')).toContain('login-success');
  });

  test('is an error of the sign-in, and the next reader gets in', async () => {
    const world = await createWorld();
    world.provider.failNext(9);
    expect((await signInBy('google', world)).location).toBe(`${FAILED}${FROM}`);
    world.provider.failNext(0);
    expect((await signInBy('google', world)).location).toContain('login-success');
  });

  test('an api that is out of reach is ours to answer for', async () => {
    const world = await createWorld();
    world.site.api.breakDown();
    expect((await signInBy('google', world)).location).toBe('/api/auth/error?error=UnknownError');
  });
});
