import { lastSecretSentTo } from '@longstrip/api/testing';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type AccountWorld, createAccountWorld, type SiteVisitor, visit } from './testing/account-world.ts';

// Readers sign up, in and out by every method, with unique data. None of it may appear in the log of a site or in
// that of the api, at its lowest level.

const MAIL = 'marker.mail@readers.test';
const OTHER_MAIL = 'marker.other@readers.test';
const PHONE = '+66812340987';
const PASSWORD = 'Marker-secret7';
const NEXT_PASSWORD = 'Marker2later';
const WRONG_PASSWORD = 'Marker-wrong7';

let world: AccountWorld;
/** What must not be logged; codes and tokens are added when they are created. */
const secrets = new Map<string, string>([
  ['an e-mail address', MAIL],
  ['another address', OTHER_MAIL],
  ['a phone number', PHONE],
  ['a phone number as it is dialled', PHONE.replace('+66', '0')],
  ['a password', PASSWORD],
  ['the next password', NEXT_PASSWORD],
  ['a wrong password', WRONG_PASSWORD],
]);

beforeAll(async () => {
  world = await createAccountWorld();
}, 120_000);
afterAll(() => world.close());

async function remember(what: string, secret: Promise<string> | string): Promise<string> {
  const text = await secret;
  expect([what, text]).toEqual([what, expect.stringMatching(/.{6,}/)]);
  secrets.set(`${what} (${secrets.size})`, text);
  return text;
}

/** Adds the tokens of a session and its cookies to the secrets. */
async function rememberSession({ ask, jar }: SiteVisitor): Promise<{ access: string; refresh: string }> {
  const { user } = await (await ask('/api/auth/session')).json();
  const access = await remember('an access token', user.accessToken.token);
  const refresh = await remember('a refresh token', user.refreshToken.token);
  for (const name of jar.names().filter((each) => each.includes('session') || each.includes('csrf'))) {
    await remember(name, jar.get(name) ?? '');
  }
  return { access, refresh };
}

/** A field of a page, by its name. */
function hidden(html: string, name: string): string {
  return new RegExp(`name="${name}" value="([^"]*)"`).exec(html)?.[1] ?? '';
}

async function signUpByMail(reader: SiteVisitor): Promise<void> {
  await reader.sendForm('/user/signup', { step: 'address', email: MAIL });
  await reader.sendForm('/user/signup', { step: 'code', email: MAIL, code: '000000' });
  const code = await remember('a code', lastSecretSentTo(world.api, MAIL));
  const html = await (await reader.sendForm('/user/signup', { step: 'code', email: MAIL, code })).text();
  const verifyToken = await remember('the proof of an address', hidden(html, 'verifyToken'));
  const fields = {
    step: 'password',
    id: MAIL,
    nickname: 'Newcomer',
    verifyToken,
    requestId: hidden(html, 'requestId'),
  };
  const agreed = { terms: 'on', privacy: 'on', password: PASSWORD, again: PASSWORD };
  expect((await reader.sendForm('/user/signup', { ...fields, ...agreed })).status).toBe(303);
}

async function resetByMail(reader: SiteVisitor): Promise<void> {
  await reader.sendForm('/user/find-password', { step: 'mail', email: MAIL });
  const uuid = await remember('a link', lastSecretSentTo(world.api, MAIL));
  const rows = await world.api.db.run('select id from app_user where platform_id = $1 and email = $2', [
    'bom-th',
    MAIL,
  ]);
  const userId = String(Object(rows[0]).id);
  const address = `/mail/resetPassword?userId=${userId}&uuid=${uuid}`;
  const opened = await reader.ask(address);
  expect([opened.status, opened.headers.get('location')]).toEqual([303, '/mail/resetPassword']);
  expect((await reader.ask('/mail/resetPassword')).status).toBe(200);
  const fields = { userId, uuid, password: NEXT_PASSWORD, again: NEXT_PASSWORD };
  expect((await reader.sendForm(address, { ...fields, again: WRONG_PASSWORD })).status).toBe(422);
  expect((await reader.sendForm(address, fields)).status).toBe(200);
}

test('by e-mail: signing up, in and out, renewing, a wrong password, a new one', async () => {
  const reader = visit(world, 'bom-th');
  await signUpByMail(reader);
  const { access, refresh } = await rememberSession(reader);
  const renewed = await reader.call('/auth/refresh', { refreshToken: refresh, accessToken: access });
  await remember('a renewed token', (await renewed.json()).data.refreshToken.token);
  await reader.call(
    '/auth/local/change/password',
    { oldPassword: WRONG_PASSWORD, newPassword: NEXT_PASSWORD },
    { bearer: access },
  );
  await reader.call('/user', { email: OTHER_MAIL }, { method: 'PUT', bearer: access });
  await reader.jar.post(reader.site, '/api/auth/signout', { callbackUrl: '/' });
  await reader.sendForm('/user/login', { id: MAIL, password: WRONG_PASSWORD });
  const library = { email: MAIL, password: WRONG_PASSWORD, callbackUrl: '/my' };
  const refused = await reader.jar.post(reader.site, '/api/auth/callback/EmailLogin', library);
  // The page of the error names the address again.
  const { pathname, search } = new URL((await refused.json()).url);
  const page = await reader.ask(`${pathname}${search}`);
  await reader.ask(page.headers.get('location') ?? '');
  await resetByMail(reader);
  expect((await reader.sendForm('/user/login', { id: MAIL, password: NEXT_PASSWORD })).status).toBe(303);
  await rememberSession(reader);
});

test('by phone: a code, an account, a new password', async () => {
  const reader = visit(world, 'bom-th');
  await reader.call('/auth/phone/code', { phone: PHONE, purpose: 'SIGN_UP' });
  const code = await remember('a code by text message', lastSecretSentTo(world.api, PHONE));
  const verified = await (await reader.call('/auth/phone/verify', { phone: PHONE, purpose: 'SIGN_UP', code })).json();
  const { verifyToken } = verified.data;
  const signedUp = await reader.call('/auth/local/sign-up', { verifyToken, password: PASSWORD, requestId: 'by-phone' });
  expect((await signedUp.json()).result).toBe('SUCCESS');
  expect((await reader.sendForm('/user/login', { id: PHONE, password: PASSWORD })).status).toBe(303);
  await rememberSession(reader);
  await reader.sendForm('/user/find-password?by=phone', { step: 'phone', phone: PHONE });
  const found = await remember('another code', lastSecretSentTo(world.api, PHONE));
  const led = await reader.sendForm('/user/find-password?by=phone', { step: 'code', phone: PHONE, code: found });
  expect(led.headers.get('location')).toBe('/mail/resetPassword');
  const form = await (await reader.ask('/mail/resetPassword')).text();
  await remember('its link', hidden(form, 'uuid'));
});

test.each(['google', 'facebook', 'twitter', 'apple'] as const)(
  'by %s: a newcomer, and back again',
  async (provider) => {
    const email = `marker.${provider}@readers.test`;
    secrets.set(`an address at ${provider}`, email);
    world.provider.spoil({ claims: { sub: `marker-${provider}`, email } });
    const said =
      provider === 'twitter'
        ? { data: { id: 'marker-x', name: 'Marker Name', confirmed_email: email } }
        : { id: 'marker-fb', name: 'Marker Name', email };
    const reader = visit(world, 'bom-us');
    const back = await reader.returnFrom(provider, said);
    expect(back.headers.get('location')).toMatch(/^\/callback\/login-newuser/);
    const html = await (await reader.ask('/callback/login-newuser')).text();
    const fields = { nickname: `Mark ${provider}`, requestId: hidden(html, 'requestId'), terms: 'on', privacy: 'on' };
    expect((await reader.sendForm('/callback/login-newuser', fields)).status).toBe(303);
    await rememberSession(reader);
    const again = visit(world, 'bom-us');
    expect((await again.returnFrom(provider, said)).headers.get('location')).toMatch(/^\/callback\/login-success/);
    // A return that fails is logged with its reason.
    const failing = visit(world, 'bom-us');
    await failing.ask(`/api/auth/callback/${provider}?code=${PASSWORD}&state=${PASSWORD}&error_description=${email}`);
    await rememberSession(again);
  },
);

test('a database that fails tells the log nothing of what it was asked for', async () => {
  const reader = visit(world, 'bom-th');
  await world.api.db.run('alter table app_user rename to app_user_away');
  expect((await reader.call('/auth/sign-in/local', { id: MAIL, password: PASSWORD })).status).toBe(500);
  await reader.sendForm('/user/login', { id: MAIL, password: PASSWORD });
  await world.api.db.run('alter table app_user_away rename to app_user');
  const faults = world.logLines().filter((line) => line.includes('Failed query') && line.includes('app_user'));
  expect(faults).toHaveLength(2);
});

test('nothing of a reader is in the log', () => {
  const lines = world.logLines();
  // The requests were logged, so the search below has lines to look at.
  for (const path of [
    '/auth/sign-in/local',
    '/auth/verify/otp',
    '/user/login',
    '/mail/resetPassword',
    '/api/auth/callback/google',
  ]) {
    expect([path, lines.some((line) => line.includes(path))]).toEqual([path, true]);
  }
  expect(secrets.size).toBeGreaterThan(30);
  for (const [what, secret] of secrets) {
    const forms = [secret, encodeURIComponent(secret), JSON.stringify(secret).slice(1, -1)];
    const found = lines.filter((line) => forms.some((form) => holds(line, form)));
    expect([what, found]).toEqual([what, []]);
  }
});

/** Digits count as a code only where they stand alone: times have digits as well. */
function holds(line: string, secret: string): boolean {
  return /^\d{6}$/.test(secret) ? new RegExp(`(?<!\\d)${secret}(?!\\d)`).test(line) : line.includes(secret);
}
