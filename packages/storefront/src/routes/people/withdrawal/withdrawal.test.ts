import { describe, expect, test } from 'vitest';
import { type CookieJar, createCookieJar, signedInJar } from '../../../testing/cookie-jar.ts';
import { compileApp, createTestSite, platformNamed, type TestSite } from '../../../testing/site-under-test.ts';

const app = await compileApp();
const PAGE = '/user/withdrawal';
const ASKED = { step: 'ask', reasonId: 'SELDOM', isAgreed: 'on' };

async function open(): Promise<{ site: TestSite; jar: CookieJar }> {
  const site = createTestSite(app.build);
  return { site, jar: await signedInJar(site) };
}

const send = (site: TestSite, jar: CookieJar, fields: Record<string, string>) =>
  jar.ask(site, PAGE, { method: 'POST', body: new URLSearchParams(fields) });
const textOf = (html: string) => html.replaceAll(/<script.*?<\/script>|<[^>]*>/gs, ' ').replaceAll(/\s+/g, ' ');
const hiddenOf = (html: string) =>
  Object.fromEntries(
    [...html.matchAll(/type="hidden" name="(\w+)" value="([^"]*)"/g)].map(([, name, value]) => [name, value]),
  );
const alertsOf = (html: string) =>
  [...html.matchAll(/role="alert"[^>]*>(.*?)<\/p>/gs)].map(([, text = '']) => textOf(text).trim());

/** As a reader without script does it: the form, and the question that comes as a page. */
async function answerYes(site: TestSite, jar: CookieJar): Promise<Response> {
  const question = await (await send(site, jar, ASKED)).text();
  return send(site, jar, hiddenOf(question));
}

describe('the page of withdrawal', () => {
  test('tells what ends, both dates and the reasons, and is not cached', async () => {
    const { site, jar } = await open();
    site.api.accounts.lose({ coins: 42, mileage: 3_400, episodes: 118, refundableCharges: 2 });
    const answer = await jar.ask(site, PAGE);
    expect([answer.status, answer.headers.get('cache-control')]).toEqual([200, 'no-store']);
    const html = await answer.text();
    const text = textOf(html);
    expect(text).toContain('42 coins, 3,400 M, and 118 episodes end now.');
    expect(text).toContain('2 charges can still be refunded');
    expect(text).toContain(
      'Data is erased after one month, on 2026.12.21. This ID can sign up again after 30 days, from 2026.12.22.',
    );
    expect(text).toContain('I read too seldom');
    // The title is visible once; the answer that changes nothing comes first.
    expect([...html.matchAll(/<h1 class="([^"]*)"/g)].map(([, look]) => look)).toEqual(['sr-only']);
    expect(text).toMatch(/Keep my account Delete account/);
    expect(html).not.toMatch(/checked=""/);
  });

  test('tells a reader without anything that nothing ends', async () => {
    const { site, jar } = await open();
    const text = textOf(await (await jar.ask(site, PAGE)).text());
    expect(text).toContain('This account has no coins and no episodes.');
    expect(text).not.toContain('refunded');
  });

  test.each([
    ['a reason', { reasonId: '' }, 'Please choose a reason.'],
    ['the words that a reason needs', { reasonId: 'OTHER', detail: '  ' }, 'Please tell us a little more.'],
    ['the agreement', { isAgreed: '' }, 'Please tick this to go on.'],
  ])('asks for %s', async (_, change, sentence) => {
    const { site, jar } = await open();
    const answer = await send(site, jar, { ...ASKED, ...change });
    expect(answer.status).toBe(422);
    expect(alertsOf(await answer.text())).toEqual([sentence]);
    expect(site.api.calls.filter(({ pathname }) => pathname === '/withdrawal/user')).toEqual([]);
  });

  test('asks once more before anything ends; no leads back', async () => {
    const { site, jar } = await open();
    const html = await (await send(site, jar, ASKED)).text();
    expect(textOf(html)).toMatch(/Delete your account\? .* NO YES/);
    expect(html).toMatch(/<a [^>]*href="\/user\/withdrawal"/);
    expect(site.api.calls.filter(({ pathname }) => pathname === '/withdrawal/user')).toEqual([]);
  });

  test('yes ends the session, and says what happens when; a reload says it again, and nothing else is shown', async () => {
    const { site, jar } = await open();
    const left = await answerYes(site, jar);
    expect([left.status, left.headers.get('location')]).toEqual([303, PAGE]);
    expect(jar.names().filter((name) => name.endsWith('-session'))).toEqual([]);
    const [call] = site.api.calls.filter(({ pathname }) => pathname === '/withdrawal/user');
    expect(JSON.parse(call?.body ?? '')).toMatchObject({
      ...{ reasonId: 'SELDOM', isAgreed: true },
      requestId: expect.stringMatching(/^[\w-]{36}$/),
    });
    for (let times = 0; times < 2; times += 1) {
      const text = textOf(await (await jar.ask(site, PAGE)).text());
      expect(text).toContain('Its data is erased on 2026.12.21. This ID can sign up again from 2026.12.22.');
      expect(text).not.toMatch(/I read too seldom|Ines/);
    }
    expect((await (await jar.ask(site, '/api/auth/session')).json()).user).toBeUndefined();
  });

  test('only a reader who has withdrawn here sees so', async () => {
    const { site, jar } = await open();
    await answerYes(site, jar);
    const guest = createCookieJar();
    guest.set('__Host-longstrip-bom-us-left', 'eyJlcmFzZWRBdCI6MSwic2lnblVwQWdhaW5BdCI6Mn0=.made-up');
    const answer = await guest.ask(site, PAGE);
    expect([answer.status, answer.headers.get('location')]).toEqual([302, '/user/login?callback=%2Fuser%2Fwithdrawal']);
  });

  test.each([
    ['FREQUENT_REQUEST', 'Your request is already being handled. The page loads again.'],
    ['WITHDRAWAL', 'The deletion of this account was already requested. The page loads again.'],
  ])('%s loads the page again', async (code, sentence) => {
    const { site, jar } = await open();
    site.api.accounts.refuseWithdrawal(code);
    const answer = await answerYes(site, jar);
    expect(answer.status).toBe(200);
    const html = await answer.text();
    expect(alertsOf(html)).toEqual([sentence]);
    expect(textOf(html)).toContain('I read too seldom');
  });

  test.each(['TIMEOUT', 'NOT_FOUND_USER'])('%s leads home', async (code) => {
    const { site, jar } = await open();
    site.api.accounts.refuseWithdrawal(code);
    const answer = await answerYes(site, jar);
    expect(answer.status).toBe(303);
    expect(answer.headers.get('location')).toMatch(/^\/(\?|$)/);
  });

  test('a guest is led to the login, and their request ends nothing', async () => {
    const { site } = await open();
    const guest = createCookieJar();
    const asked = await guest.ask(site, PAGE);
    expect([asked.status, asked.headers.get('location')]).toEqual([302, '/user/login?callback=%2Fuser%2Fwithdrawal']);
    const sent = await send(site, guest, { ...ASKED, step: 'delete', detail: '', requestId: 'made-up-1' });
    expect([sent.status, sent.headers.get('location')]).toEqual([302, '/user/login?callback=%2Fuser%2Fwithdrawal']);
    expect(site.api.calls.filter(({ pathname }) => pathname === '/withdrawal/user')).toEqual([]);
  });

  test('another site cannot send its form', async () => {
    const { site, jar } = await open();
    const body = new URLSearchParams({ ...ASKED, step: 'delete', detail: '', requestId: 'made-up-1' });
    const answer = await jar.ask(site, PAGE, { method: 'POST', body, headers: { origin: 'https://evil.example' } });
    expect(answer.status).toBe(403);
    expect(site.api.calls.filter(({ pathname }) => pathname === '/withdrawal/user')).toEqual([]);
  });
});

describe('a reader who has withdrawn', () => {
  const ENGLISH = { 'accept-language': 'en' };
  const until = '2026-12-22T05:00:00.000Z';

  test.each([
    ['WITHDRAWAL', 'The deletion of this account was requested. You can sign up again from 2026.12.22.'],
    ['DELETED_USER', 'An account with this ID was deleted recently. You can sign up again from 2026.12.22.'],
  ])('sees the date at the login: %s', async (code, sentence) => {
    const site = createTestSite(app.build, { platform: platformNamed('delitoon-me') });
    site.api.accounts.signInAs({ code, detail: until });
    const body = new URLSearchParams({ id: 'ines@mail.example', password: 'secret' });

    const page = await site.ask('/user/login', { method: 'POST', body, headers: ENGLISH });
    expect(alertsOf(await page.text())).toEqual([sentence]);

    const jar = createCookieJar();
    const library = await jar.post(site, '/api/auth/callback/EmailLogin', {
      email: 'ines@mail.example',
      password: 'x',
    });
    const { url } = await library.json();
    const error = await jar.ask(site, new URL(url).pathname + new URL(url).search);
    const shown = await jar.ask(site, error.headers.get('location') ?? '', { headers: ENGLISH });
    expect(alertsOf(await shown.text())).toEqual([sentence]);
  });

  test('a date that is none is left out', async () => {
    const site = createTestSite(app.build);
    const html = await (await site.ask('/user/login?error=WITHDRAWAL&until=soon')).text();
    expect(alertsOf(html)).toEqual([expect.stringContaining('30 days after the request')]);
  });
});
