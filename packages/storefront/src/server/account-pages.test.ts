import { loadServerMessages } from '@longstrip/messages';
import { describe, expect, test } from 'vitest';
import { type CookieJar, createCookieJar, postForm, signedInJar } from '../testing/cookie-jar.ts';
import { fakeUser } from '../testing/fake-accounts.ts';
import { MASKED_IDS, RIGHT_CODE, RIGHT_SIGNATURE, TAKEN_NICKNAME } from '../testing/fake-codes.ts';
import { refusal, success } from '../testing/fake-envelope.ts';
import { compileApp, createTestSite, platformNamed, type TestSite } from '../testing/site-under-test.ts';

// Pages of an account that are not the settings, as a browser without script uses them.

const apps = { us: await compileApp(), th: await compileApp('th'), jp: await compileApp('jp') };
const texts = await loadServerMessages('en-US');
const thaiSite = () => createTestSite(apps.th.build, { platform: platformNamed('bom-th') });
const japaneseSite = () => createTestSite(apps.jp.build, { platform: platformNamed('beltoon-jp') });
const bodiesTo = (site: TestSite, path: string) =>
  site.api.calls.filter(({ pathname }) => pathname === path).map(({ body }) => JSON.parse(body));

test('another address for a new account is asked for where the reader was going', async () => {
  const page = '/user/signup?callback=%2Flibrary%2Fmy';
  const asked = await postForm(createCookieJar(), japaneseSite(), page, { step: 'address', email: 'ada@mail.example' });
  expect([asked.status, asked.html.includes('name="code"')]).toEqual([200, true]);
  expect(asked.html).toContain(`href="${page}"`);
});

describe('finding an id', () => {
  const PAGE = '/user/find-id?lang=en-US';
  const phone = '081 234 5678';

  test('asks for a number, sends a code to it, and tells the masked ids', async () => {
    const site = thaiSite();
    const jar = createCookieJar();
    const asked = await postForm(jar, site, PAGE, { step: 'phone', phone });
    expect([asked.status, asked.html.includes('name="code"')]).toEqual([200, true]);
    const told = await postForm(jar, site, PAGE, { step: 'code', phone, code: RIGHT_CODE });
    for (const id of MASKED_IDS) expect(told.html).toContain(id);
    expect(told.html.match(/href="\/user\/login\?way=local"/g)).toHaveLength(MASKED_IDS.length);
    expect(bodiesTo(site, '/auth/phone/code')).toEqual([{ phone, purpose: 'FIND_ID' }]);
  });

  test.each([
    [{ step: 'phone', phone: '' }, 'phone'],
    [{ step: 'code', phone, code: '000000' }, 'code'],
    [{ step: 'code', phone, code: '' }, 'code'],
  ])('%j is wrong at the field %s', async (fields, name) => {
    const { status, html } = await postForm(createCookieJar(), thaiSite(), PAGE, fields);
    const wrong = [...html.matchAll(/<input[^>]*aria-invalid="true"[^>]*>/g)].map(
      ([tag]) => /name="(\w+)"/.exec(tag)?.[1],
    );
    expect([status, wrong]).toEqual([422, [name]]);
  });

  test('is led to from the log-in', async () => {
    const html = await (await thaiSite().ask('/user/login?way=local')).text();
    expect(html).toContain('href="/user/find-id"');
  });
});

test('in the Japanese iPhone app one may go on as a guest, and nowhere else', async () => {
  const hasWay = async (site: TestSite, path: string) =>
    (await (await site.ask(path)).text()).includes('action="/api/auth/callback/apple_guest"');
  expect(await hasWay(japaneseSite(), '/user/login?app=ios')).toBe(true);
  expect(await hasWay(japaneseSite(), '/user/login?app=android')).toBe(false);
  expect(await hasWay(japaneseSite(), '/user/login')).toBe(false);
  expect(await hasWay(thaiSite(), '/user/login?app=ios')).toBe(false);
});

test('an account by phone: a number, its code, a password and a nickname', async () => {
  const site = thaiSite();
  const jar = createCookieJar();
  const page = '/user/signup?by=phone&lang=en-US';
  const phone = '081 234 5678';
  const asked = await postForm(jar, site, page, { step: 'phone', phone });
  expect(asked.html).toContain('name="code"');
  const proven = await postForm(jar, site, page, { step: 'phoneCode', phone, code: RIGHT_CODE });
  expect(proven.html).toContain('value="verified"');
  const password = 'Reader2026!';
  const proof = { step: 'password', id: phone, verifyToken: 'verified', requestId: 'request-0001', password };
  const ticked = { again: password, terms: 'on', privacy: 'on' };
  const wrongNames = async (nickname: string) => {
    const { html } = await postForm(jar, site, page, { ...proof, ...ticked, nickname });
    return [...html.matchAll(/<input[^>]*aria-invalid="true"[^>]*>/g)].map(([tag]) => /name="(\w+)"/.exec(tag)?.[1]);
  };
  for (const nickname of ['', 'x', TAKEN_NICKNAME]) expect(await wrongNames(nickname)).toEqual(['nickname']);
  const fields = { ...proof, nickname: 'Juniper' };
  const unticked = await postForm(jar, site, page, { ...fields, again: password });
  expect([unticked.status, unticked.html.includes(texts['field.agreementRequired'] ?? '')]).toEqual([422, true]);
  const made = await postForm(jar, site, page, { ...fields, again: password, terms: 'on', privacy: 'on' });
  expect([made.status, made.to]).toEqual([303, '/']);
  expect(bodiesTo(site, '/auth/local/sign-up')).toEqual([
    { verifyToken: 'verified', password, nickname: 'Juniper', requestId: 'request-0001', isAgreeMail: false },
  ]);
  expect((await (await jar.ask(site, '/api/auth/session')).json()).user.id).toBe('reader-1');
});

/** A page without its scripts, which bring texts that are not shown. */
const read = async (site: TestSite, jar: CookieJar, path = '/my') =>
  (await (await jar.ask(site, path)).text()).replaceAll(/<script[\s\S]*?<\/script>/g, '');

describe('the own page', () => {
  test('shows the coins of all kinds as one, and never none where they are not known', async () => {
    const site = createTestSite(apps.us.build);
    const jar = await signedInJar(site);
    expect(await read(site, jar)).toContain('<bdi>1,234</bdi>');
    site.api.breakList('/asset/wallet');
    expect(await read(site, jar)).toContain('<bdi>–</bdi>');
    expect(await read(site, createCookieJar())).not.toContain('<bdi>–</bdi>');
  });

  test('of an iPhone’s guest leads to an account, which then has what the guest had', async () => {
    const site = japaneseSite();
    const guest = fakeUser({ id: 'guest-1', snsProvider: 'apple_guest', email: null, nickname: null });
    const jar = await signedInJar(site, { platformId: 'beltoon-jp' }, guest);
    const login = '/user/login?callback=%2Fmy%3Fdone%3Dmoved';
    expect(await read(site, jar)).toContain(`href="${login}"`);
    expect(await read(site, jar, login)).not.toContain('/api/auth/signout');
    const member = fakeUser({ id: 'member-1', snsProvider: 'email', nickname: 'Ada' });
    site.api.accounts.signInAs(member);
    const { status, to } = await postForm(jar, site, login, { id: 'ada@mail.example', password: 'x' });
    expect([status, to]).toEqual([303, '/my?done=moved']);
    expect(bodiesTo(site, '/auth/sign-in/jp/apple/migrate')).toEqual([
      { appKeyRequest: { refreshToken: 'refresh-1' }, webKeyRequest: { refreshToken: 'refresh-2' } },
    ]);
    const { user } = await (await jar.ask(site, '/api/auth/session')).json();
    expect([user.id, user.refreshToken.token]).toEqual(['member-1', 'refresh-3']);
    const japanese = await loadServerMessages('ja-JP');
    expect(await read(site, jar, to ?? '')).toContain(japanese['account.guestMoved']);
  });

  test('of an iPhone’s guest offers no way to lose it by logging out, and no name to change', async () => {
    const site = japaneseSite();
    const guest = fakeUser({ id: 'guest-1', snsProvider: 'apple_guest', email: null, nickname: null });
    const [guests, members] = [
      await signedInJar(site, { platformId: 'beltoon-jp' }, guest),
      await signedInJar(site, { platformId: 'beltoon-jp' }),
    ];
    for (const way of ['/api/auth/signout', 'href="?edit=nickname"']) {
      expect(await read(site, guests, '/setting')).not.toContain(way);
      expect(await read(site, members, '/setting')).toContain(way);
    }
    expect(await read(site, guests, '/setting?edit=nickname')).not.toContain('name="nickname"');
    expect(await read(site, guests, '/setting')).toContain('href="/user/withdrawal"');
  });

  test('does not say that something was moved to whoever only has the address', async () => {
    const site = japaneseSite();
    const jar = await signedInJar(site, { platformId: 'beltoon-jp' });
    const japanese = await loadServerMessages('ja-JP');
    expect(await read(site, jar, '/my?done=moved')).not.toContain(japanese['account.guestMoved']);
  });

  test('a sign-in over no guest’s session moves nothing', async () => {
    const site = createTestSite(apps.us.build);
    const jar = await signedInJar(site);
    await postForm(jar, site, '/user/login?error=DUPLICATE_LOGIN', { id: 'ada@mail.example', password: 'x' });
    expect(bodiesTo(site, '/auth/sign-in/jp/apple/migrate')).toEqual([]);
  });
});

describe('the wall of the log-in', () => {
  const wallFrom = (callback: string) =>
    read(createTestSite(apps.us.build), createCookieJar(), `/user/login?${new URLSearchParams({ callback })}`);

  test('is the locked episode that the reader comes from', async () => {
    const html = await wallFrom('/viewer/salt-crown/ep-2');
    expect(html).toContain('Salt Crown');
    expect(html).toContain('Ep. 2');
    expect(html).toContain(texts['login.wallFree_one']);
    expect(html).not.toContain(texts['login.wallAccount']);
  });

  test.each(['/viewer/salt-crown/ep-1', '/viewer/night-only/ep-1', '/viewer/salt-crown/ep-9', '/detail/salt-crown'])(
    'is covers for who comes from %s',
    async (callback) => {
      expect(await wallFrom(callback)).not.toContain(texts['login.wallFree_one']);
    },
  );
});

test.each([
  ['beltoon-jp', japaneseSite, 'ja-JP', 'field.emailRequired'],
  ['bom-th', thaiSite, 'en-US', 'field.idRequired'],
] as const)('the log-in of %s, sent empty, asks for what it knows readers by', async (_, open, locale, key) => {
  const own = await loadServerMessages(locale);
  const { status, html } = await postForm(createCookieJar(), open(), `/user/login?lang=${locale}`, {
    id: '',
    password: 'x',
  });
  expect([status, html.includes(own[key] ?? 'a missing text')]).toEqual([422, true]);
});

describe('a link for a new password', () => {
  const LINK = '/mail/resetPassword?userId=reader-1&uuid=secret-proof&lang=ja-JP';
  const PAGE = '/mail/resetPassword?lang=ja-JP';
  const RESET = '/auth/local/reset/password';
  const NEXT = { password: 'Another2027', again: 'Another2027' };
  const withAnswer = (answer: () => Response) => {
    const site = japaneseSite();
    const { fetch } = site.api;
    site.api.fetch = async (request) => (new URL(request.url).pathname === RESET ? answer() : fetch(request));
    return site;
  };

  test('is forgotten by the address before anything is shown, and told to no other page', async () => {
    const site = japaneseSite();
    const jar = createCookieJar();
    const opened = await jar.ask(site, LINK);
    expect([opened.status, opened.headers.get('location')]).toEqual([303, PAGE]);
    const page = await jar.ask(site, PAGE);
    for (const { headers } of [opened, page]) {
      expect([headers.get('referrer-policy'), headers.get('cache-control')]).toEqual(['no-referrer', 'no-store']);
    }
    // The form has it, and no address does.
    const html = await page.text();
    expect(html).toContain('name="uuid" value="secret-proof"');
    expect(html).not.toContain('uuid=');
    expect(opened.headers.getSetCookie().join()).toMatch(/reset=[^;]+;.*HttpOnly/);
  });

  test('leads a page’s script there as well', async () => {
    const answer = await japaneseSite().ask(LINK.replace('?', '.data?'), { redirect: 'manual' });
    const body = await answer.text();
    expect([answer.status, body.includes(PAGE), body.includes('secret-proof')]).toEqual([202, true, false]);
  });

  test('stays for a second try, and is gone once the password is set', async () => {
    const answers = [refusal('EQUAL_PASSWORD'), success({})];
    const site = withAnswer(() => answers.shift() ?? refusal('UNKNOWN'));
    const jar = createCookieJar();
    await jar.ask(site, LINK);
    const proof = { userId: 'reader-1', uuid: 'secret-proof' };
    const refused = await postForm(jar, site, PAGE, { ...proof, ...NEXT });
    expect([refused.status, refused.html.includes('value="secret-proof"')]).toEqual([422, true]);
    const done = await postForm(jar, site, PAGE, { ...proof, ...NEXT });
    expect([done.status, done.html.includes('secret-proof')]).toEqual([200, false]);
    expect(await (await jar.ask(site, PAGE)).text()).not.toContain('secret-proof');
  });

  test('is not there on a platform without passwords', async () => {
    const site = createTestSite(apps.us.build);
    const answer = await site.ask(LINK, { redirect: 'manual' });
    expect([answer.status, answer.headers.getSetCookie().join()]).toEqual([404, expect.not.stringContaining('reset=')]);
  });
});

describe('the link of a mail with news', () => {
  const PAGE = `/mail/unsubscribe?userId=reader-1&signature=${RIGHT_SIGNATURE}`;
  const usSite = () => createTestSite(apps.us.build);

  test('shows one button, changes nothing by being opened, and is kept by no browser', async () => {
    const site = usSite();
    const answer = await site.ask(PAGE);
    expect([answer.status, answer.headers.get('cache-control')]).toEqual([200, 'no-store']);
    expect(await answer.text()).toContain('>Stop these mails</');
    expect(bodiesTo(site, '/mail/unsubscribe')).toEqual([]);
  });

  test.each([
    ['the button of a mail program, without a cookie', { 'List-Unsubscribe': 'One-Click' }],
    ['the button of the page', {}],
  ])('ends them by %s', async (_, fields) => {
    const site = usSite();
    const body = new URLSearchParams(fields);
    const headers = { 'content-type': 'application/x-www-form-urlencoded' };
    const answer = await site.ask(PAGE, { method: 'POST', headers, body: `${body}` });
    expect([answer.status, (await answer.text()).includes('You get no more news by e-mail')]).toEqual([200, true]);
    expect(bodiesTo(site, '/mail/unsubscribe')).toEqual([{ userId: 'reader-1', signature: RIGHT_SIGNATURE }]);
  });

  test.each(['/mail/unsubscribe', '/mail/unsubscribe?userId=reader-1&signature=other'])(
    'that is none says so: %s',
    async (path) => {
      const { html } = await postForm(createCookieJar(), usSite(), path, {});
      expect(html).toContain('This link does not work');
    },
  );
});

test('another code by mail is asked for after a minute; before that the page says how long', async () => {
  const site = japaneseSite();
  const jar = createCookieJar();
  const own = await loadServerMessages('ja-JP');
  const email = 'ines@mail.example';
  const first = await postForm(jar, site, '/user/signup', { step: 'address', email });
  const sentAtMs = /name="sentAtMs" value="(\d+)"/.exec(first.html)?.[1] ?? '';
  expect(sentAtMs).toMatch(/^\d{13}$/);
  const early = await postForm(jar, site, '/user/signup', { step: 'address', email, sentAtMs });
  expect([early.status, early.html.includes('name="code"')]).toEqual([422, true]);
  expect(early.html).toContain((own['signUp.wait'] ?? 'a missing text').replace('{{seconds}}', '60'));
  const late = String(Number(sentAtMs) - 60_001);
  const again = await postForm(jar, site, '/user/signup', { step: 'address', email, sentAtMs: late });
  expect([again.status, bodiesTo(site, '/mail/signup')]).toEqual([200, [{ email }, { email }]]);
});
