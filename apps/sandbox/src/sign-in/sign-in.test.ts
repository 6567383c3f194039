import { createHash, randomBytes } from 'node:crypto';
import { createRemoteJWKSet, decodeJwt, decodeProtectedHeader, jwtVerify } from 'jose';
import * as openid from 'openid-client';
import * as v from 'valibot';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type OpenedSandbox, openSandbox, SITE_ORIGIN } from '../testing/open-sandbox.ts';
import { createPlainBrowser, fieldsOf, type PlainBrowser, type ShownPage } from '../testing/plain-browser.ts';
import { appleClientSecret } from './apple-client-secret.ts';
import type { ProviderName } from './providers.ts';
import { sandboxProviders } from './providers.ts';

let opened: OpenedSandbox;
beforeAll(async () => {
  opened = await openSandbox({ lateMs: 60_000 });
});
afterAll(() => opened.close());

const SCOPES: Readonly<Record<ProviderName, string>> = {
  google: 'openid email profile',
  apple: 'name email',
  facebook: 'public_profile email',
  twitter: 'users.read tweet.read users.email',
};
const PEOPLE = ['Juniper Hale', 'Rowan Ito', 'Mina Sorn', 'Noor Amari'];

interface Attempt {
  answer?: string;
  person?: string;
  fields?: Readonly<Record<string, string>>;
  browser?: PlainBrowser;
  authorization?: Readonly<Record<string, string>>;
}

/** A store's steps: to the provider, through its page, and back, with the fields that the callback gets. */
async function signIn(name: ProviderName, attempt: Attempt = {}) {
  const provider = sandboxProviders(opened.baseUrl)[name];
  const verifier = randomBytes(32).toString('base64url');
  const state = randomBytes(8).toString('hex');
  const nonce = randomBytes(8).toString('hex');
  const redirectUri = `${SITE_ORIGIN}/api/auth/callback/${name}`;
  const url = new URL(provider.authorizationUrl);
  const parameters = {
    ...{ client_id: provider.clientId, response_type: 'code', redirect_uri: redirectUri, scope: SCOPES[name], state },
    ...{ code_challenge: createHash('sha256').update(verifier).digest('base64url'), code_challenge_method: 'S256' },
    ...(provider.issuer === undefined ? {} : { nonce }),
    ...(name === 'apple' ? { response_mode: 'form_post' } : {}),
    ...attempt.authorization,
  };
  for (const [key, value] of Object.entries(parameters)) if (value !== '') url.searchParams.set(key, value);
  const browser = attempt.browser ?? createPlainBrowser();
  const page = await browser.open(url.href);
  const back = page.text.includes('<legend>Account')
    ? await browser.send(page, {
        account: accountIdOf(page, attempt.person ?? 'Juniper Hale'),
        answer: attempt.answer ?? 'continue',
        ...attempt.fields,
      })
    : page;
  const returned = name === 'apple' ? fieldsOf(back.text) : Object.fromEntries(new URL(back.url).searchParams);
  return { provider, page, back, returned, state, nonce, verifier, redirectUri };
}

type SignIn = Awaited<ReturnType<typeof signIn>>;

function accountIdOf({ text }: ShownPage, person: string): string {
  const at = text.indexOf(`${person} (`);
  return /value="([^"]*)"[^"]*$/.exec(text.slice(0, at))?.[1] ?? '';
}

async function fetchTokens(
  name: ProviderName,
  step: SignIn,
  changes: Readonly<Record<string, string>> = {},
  limitMs = 20_000,
) {
  const { provider, returned, verifier, redirectUri } = step;
  const isBasic = name === 'twitter';
  const response = await fetch(provider.tokenUrl, {
    method: 'POST',
    headers: isBasic ? { authorization: `Basic ${btoa(`${provider.clientId}:${provider.clientSecret}`)}` } : {},
    body: new URLSearchParams({
      ...{ grant_type: 'authorization_code', code: returned.code ?? '', redirect_uri: redirectUri },
      ...{ code_verifier: verifier },
      ...(isBasic ? {} : { client_id: provider.clientId, client_secret: provider.clientSecret }),
      ...changes,
    }),
    signal: AbortSignal.timeout(limitMs),
  });
  const tokens = v.parse(
    v.objectWithRest({ access_token: v.optional(v.string()), id_token: v.optional(v.string()) }, v.unknown()),
    await response.json(),
  );
  return { status: response.status, tokens };
}

async function ask(url: string, token = '') {
  const response = await fetch(url, { headers: { authorization: `Bearer ${token}` } });
  return { status: response.status, user: v.parse(v.record(v.string(), v.unknown()), await response.json()) };
}

describe('every provider', () => {
  const names = ['google', 'facebook', 'twitter', 'apple'] as const;

  test.each(names)('%s lets a reader choose among ready accounts and leads back with code and state', async (name) => {
    const { page, returned, state, back } = await signIn(name);
    for (const person of PEOPLE) expect(page.text).toContain(person);
    expect(page.text).not.toContain('<script');
    expect(returned.state).toBe(state);
    expect(returned.code).toMatch(/\S{20,}/);
    if (name !== 'apple') expect(back.url.startsWith(`${SITE_ORIGIN}/api/auth/callback/${name}?`)).toBe(true);
  });

  test.each(names)('%s leads back to the given sites of this machine and nowhere else', async (name) => {
    for (const origin of ['http://localhost:4999', 'https://shop.example', 'http://evil.example']) {
      const redirect_uri = `${origin}/api/auth/callback/${name}`;
      const { back } = await signIn(name, { authorization: { redirect_uri } });
      expect([back.status, back.text]).toEqual([400, expect.stringContaining('redirect_uri')]);
    }
    const { back } = await signIn(name, { authorization: { redirect_uri: `${SITE_ORIGIN}/elsewhere` } });
    expect(back.status).toBe(400);
  });

  test.each(names)('%s comes back with an error after Cancel, and after a fault of its own', async (name) => {
    const { returned, state } = await signIn(name, { answer: 'cancel' });
    expect(returned).toMatchObject({
      error: name === 'apple' ? 'user_cancelled_authorize' : 'access_denied',
      state,
    });
    expect((await signIn(name, { answer: 'fault' })).returned).toMatchObject({ error: 'server_error' });
  });

  test.each(names)('%s takes a code once, with the verifier and the secret that belong to it', async (name) => {
    const step = await signIn(name);
    expect((await fetchTokens(name, step)).status).toBe(200);
    expect(await fetchTokens(name, step)).toMatchObject({ status: 400, tokens: { error: 'invalid_grant' } });
    const other = await signIn(name);
    expect(await fetchTokens(name, other, { code_verifier: 'x'.repeat(43) })).toMatchObject({ status: 400 });
    const third = await signIn(name);
    third.provider = { ...third.provider, clientSecret: 'wrong' };
    expect(await fetchTokens(name, third)).toMatchObject({ status: 401, tokens: { error: 'invalid_client' } });
  });

  test.each(names)('%s asks again who one is, though one was just here, and knows the same person', async (name) => {
    const browser = createPlainBrowser();
    const first = await signIn(name, { browser });
    const second = await signIn(name, { browser, person: 'Rowan Ito' });
    expect(second.page.text).toContain('<legend>Account');
    expect(second.returned.code).not.toBe(first.returned.code);
    expect(accountIdOf(first.page, 'Mina Sorn')).toBe(accountIdOf(second.page, 'Mina Sorn'));
  });

  test.each(names)('%s comes back with a foreign state by button', async (name) => {
    const { returned, state } = await signIn(name, { answer: 'wrong-state' });
    expect(returned.code).toBeDefined();
    expect(returned.state).toBe(`not-${state}`);
  });

  test.each(names)('%s fails, or does not answer, at the token by button', async (name) => {
    expect((await fetchTokens(name, await signIn(name, { answer: 'server-fault' }))).status).toBe(500);
    for (const answer of ['no-answer', 'late']) {
      const step = await signIn(name, { answer });
      await expect(fetchTokens(name, step, {}, 500)).rejects.toThrow(/timeout/i);
    }
  });

  test('takes no form from another site', async () => {
    const browser = createPlainBrowser();
    const { page } = await signIn('google', { browser, answer: 'none' });
    const response = await fetch(page.url, {
      method: 'POST',
      headers: { origin: 'http://localhost:4200' },
      body: new URLSearchParams({ answer: 'continue' }),
    });
    expect(response.status).toBe(403);
  });

  test('the page is over without its cookie', async () => {
    const { page } = await signIn('google');
    expect((await fetch(page.url)).status).toBe(400);
  });
});

describe('google and apple', () => {
  test('google passes a client library’s checks: discovery, PKCE, state, nonce, signature', async () => {
    const { issuer = '', clientId, clientSecret } = sandboxProviders(opened.baseUrl).google;
    const config = await openid.discovery(
      new URL(issuer),
      clientId,
      clientSecret,
      openid.ClientSecretPost(clientSecret),
      {
        execute: [openid.allowInsecureRequests],
      },
    );
    const step = await signIn('google');
    const tokens = await openid.authorizationCodeGrant(config, new URL(step.back.url), {
      pkceCodeVerifier: step.verifier,
      expectedState: step.state,
      expectedNonce: step.nonce,
      idTokenExpected: true,
    });
    expect(tokens.claims()).toMatchObject({
      name: 'Juniper Hale',
      email: 'juniper.hale@google.example',
      email_verified: true,
      sub: expect.stringMatching(/^\d{21}$/),
    });
    const info = await openid.fetchUserInfo(config, tokens.access_token, tokens.claims()?.sub ?? '');
    expect(info.email).toBe('juniper.hale@google.example');
  });

  test.each(['google', 'apple'] as const)('%s wants PKCE', async (name) => {
    const authorization = { code_challenge: '', code_challenge_method: '' };
    const { returned } = await signIn(name, { authorization });
    expect(returned).toMatchObject({ error: 'invalid_request' });
  });

  test.each([
    ['wrong-nonce', 'nonce'],
    ['wrong-issuer', 'iss'],
    ['wrong-audience', 'aud'],
    ['expired-token', 'exp'],
    ['foreign-key', 'signature'],
    ['unsigned', 'alg'],
  ])('an id token with the fault %s has that fault alone', async (answer, fault) => {
    for (const name of ['google', 'apple'] as const) {
      const step = await signIn(name, { answer });
      const { tokens } = await fetchTokens(name, step);
      const idToken = tokens.id_token ?? '';
      expect(await faultsOf(idToken, step)).toEqual(fault === 'alg' ? ['signature', 'alg'] : [fault]);
    }
  });

  test.each(['google', 'apple'] as const)('%s’s plain id token has no fault', async (name) => {
    const step = await signIn(name);
    const { tokens } = await fetchTokens(name, step);
    expect(await faultsOf(tokens.id_token ?? '', step)).toEqual([]);
  });
});

/** What is wrong with an id token; each property is checked separately. */
async function faultsOf(idToken: string, { provider, nonce }: SignIn): Promise<string[]> {
  const claims = decodeJwt(idToken);
  const keys = createRemoteJWKSet(new URL(provider.jwksUrl ?? ''));
  const isSigned = await jwtVerify(idToken, keys, { currentDate: new Date((claims.iat ?? 0) * 1000) }).then(
    () => true,
    () => false,
  );
  const isOver = (claims.exp ?? 0) * 1000 < Date.now();
  return [
    ...(isSigned ? [] : ['signature']),
    ...(decodeProtectedHeader(idToken).alg === 'RS256' ? [] : ['alg']),
    ...(claims.iss === provider.issuer ? [] : ['iss']),
    ...(claims.aud === provider.clientId ? [] : ['aud']),
    ...(claims.nonce === nonce ? [] : ['nonce']),
    ...(isOver ? ['exp'] : []),
  ];
}

describe('apple', () => {
  test('posts back, and says once what the person is called', async () => {
    const fields = { account: 'other', name: 'Tam Vo', email: 'tam@mail.example' };
    const first = await signIn('apple', { fields });
    expect(first.back.text).toContain(`action="${SITE_ORIGIN}/api/auth/callback/apple"`);
    expect(first.back.text).toContain('<button autofocus type="submit">');
    expect(JSON.parse(first.returned.user ?? '')).toEqual({
      name: { firstName: 'Tam', lastName: 'Vo' },
      email: 'tam@mail.example',
    });
    expect((await signIn('apple', { fields })).returned).not.toHaveProperty('user');
  });

  test('hides an address behind one of its own, from the first consent on', async () => {
    const fields = { account: 'other', name: 'Ada Kern', email: 'ada@mail.example', sharing: 'hide' };
    const step = await signIn('apple', { fields });
    const hidden = decodeJwt((await fetchTokens('apple', step)).tokens.id_token ?? '');
    expect(hidden).toMatchObject({
      email: expect.stringMatching(/^[0-9a-f]{10}@privaterelay\.appleid\.example$/),
      is_private_email: true,
      sub: expect.stringMatching(/^00\d{4}\.[0-9a-f]{32}\.\d{4}$/),
    });
    const again = await signIn('apple', { fields: { ...fields, sharing: 'share' } });
    expect(decodeJwt((await fetchTokens('apple', again)).tokens.id_token ?? '').email).toBe(hidden.email);
  });

  test('answers a request for name or address by a posted form alone', async () => {
    const { back } = await signIn('apple', { authorization: { response_mode: 'query' } });
    expect([back.status, back.text]).toEqual([400, expect.stringContaining('response_mode must be form_post')]);
  });

  test('refuses a client secret that is over, or lasts for more than six months', async () => {
    const dayMs = 24 * 60 * 60 * 1000;
    for (const shift of [-181 * dayMs, 3 * dayMs]) {
      const secret = appleClientSecret(Date.now() + shift);
      const refused = await fetchTokens('apple', await signIn('apple'), { client_secret: secret });
      expect(refused).toMatchObject({ status: 401, tokens: { error: 'invalid_client' } });
    }
  });
});

describe('facebook and twitter', () => {
  test('facebook has no id token and tells what is asked for by field', async () => {
    const { tokens } = await fetchTokens('facebook', await signIn('facebook'));
    expect(tokens).not.toHaveProperty('id_token');
    const url = `${opened.baseUrl}/facebook/me?fields=id,name,email`;
    expect(await ask(url, tokens.access_token)).toEqual({
      status: 200,
      user: { id: expect.stringMatching(/^\d{17}$/), name: 'Juniper Hale', email: 'juniper.hale@facebook.example' },
    });
    expect((await ask(url, 'made-up')).status).toBe(401);
  });

  test('facebook keeps an address that the reader does not share, and has none for some', async () => {
    for (const attempt of [{ fields: { sharing: 'keep' } }, { person: 'Noor Amari' }]) {
      const { tokens } = await fetchTokens('facebook', await signIn('facebook', attempt));
      const { user } = await ask(`${opened.baseUrl}/facebook/me?fields=id,name,email`, tokens.access_token);
      expect(Object.keys(user)).toEqual(['id', 'name']);
    }
  });

  test('twitter tells id, name and username; an address only if the field is asked for', async () => {
    const { tokens } = await fetchTokens('twitter', await signIn('twitter'));
    expect(tokens).not.toHaveProperty('id_token');
    const url = `${opened.baseUrl}/twitter/2/users/me`;
    const plain = await ask(url, tokens.access_token);
    expect(plain).toEqual({
      status: 200,
      user: { data: { id: expect.stringMatching(/^\d{19}$/), name: 'Juniper Hale', username: 'juniper_hale' } },
    });
    const asked = await ask(`${url}?user.fields=confirmed_email`, tokens.access_token);
    expect(asked.user).toMatchObject({ data: { confirmed_email: 'juniper.hale@twitter.example' } });
    expect((await ask(url)).status).toBe(401);
  });

  test('twitter wants the client’s secret in the header', async () => {
    const step = await signIn('twitter');
    const { clientId, clientSecret } = step.provider;
    const response = await fetch(step.provider.tokenUrl, {
      method: 'POST',
      body: new URLSearchParams({ grant_type: 'authorization_code', client_id: clientId, client_secret: clientSecret }),
    });
    expect(response.status).toBe(401);
  });

  test.each(['facebook', 'twitter'] as const)('%s’s expired token opens nothing', async (name) => {
    const step = await signIn(name, { answer: 'expired-token' });
    const { tokens } = await fetchTokens(name, step);
    expect((await ask(step.provider.userInfoUrl ?? '', tokens.access_token)).status).toBe(401);
  });
});
