import { loadMessages, loadServerMessages } from '@longstrip/messages';
import { describe, expect, test } from 'vitest';
import { createSessionCookie } from '../../../server/session/session-cookie.ts';
import { type CookieJar, createCookieJar, postForm, signedInJar } from '../../../testing/cookie-jar.ts';
import { fakeUser } from '../../../testing/fake-accounts.ts';
import { NOW_MS } from '../../../testing/fake-api.ts';
import { RIGHT_CODE, TAKEN_NICKNAME } from '../../../testing/fake-codes.ts';
import { switchIn } from '../../../testing/read-form-page.ts';
import {
  compileApp,
  createTestSite,
  platformNamed,
  TEST_COOKIE_SECRET,
  type TestSite,
} from '../../../testing/site-under-test.ts';

// The settings as a browser without script uses them: forms that are posted, and redirect.

const apps = { us: await compileApp(), tw: await compileApp('tw') };
const texts = await loadServerMessages('en-US');

const americanSite = () => createTestSite(apps.us.build);
const taiwaneseSite = () => createTestSite(apps.tw.build, { platform: platformNamed('bom-tw') });

async function read(jar: CookieJar, site: TestSite, path: string): Promise<string> {
  const answer = await jar.ask(site, path);
  expect([path, answer.status]).toEqual([path, 200]);
  return answer.text();
}

const flip = (jar: CookieJar, site: TestSite, name: string, to = 'on') =>
  postForm(jar, site, '/setting', { change: 'switch', name, to });

const callsTo = (site: TestSite, path: string) =>
  site.api.calls.filter(({ pathname }) => pathname === path).map(({ body }) => (body === '' ? null : JSON.parse(body)));

describe('the settings', () => {
  test('show a guest neither account nor switches, and save nothing for one', async () => {
    const site = americanSite();
    const guest = createCookieJar();
    const html = await read(guest, site, '/setting');
    expect(html).not.toContain('role="switch"');
    expect(html).not.toContain('/api/auth/signout');
    expect(html).not.toContain(texts['account.nicknameHint']);
    const { status, to } = await flip(guest, site, 'mail');
    expect([status, to]).toEqual([303, '/user/login?callback=%2Fsetting']);
  });

  test.each(['adult', 'mail'])('save the switch %s when it is touched', async (name) => {
    const site = americanSite();
    const jar = await signedInJar(site);
    expect(switchIn(await read(jar, site, '/setting'), name)).toBe(false);
    for (const to of ['on', 'off']) {
      const { status, to: led } = await flip(jar, site, name, to);
      expect([status, led]).toEqual([303, '/setting']);
      expect(switchIn(await read(jar, site, '/setting'), name)).toBe(to === 'on');
    }
  });

  test('have a BL switch only where BL has one', async () => {
    const site = taiwaneseSite();
    const jar = await signedInJar(site, { platformId: 'bom-tw' });
    expect(switchIn(await read(jar, site, '/setting'), 'bl')).toBe(false);
    await flip(jar, site, 'bl');
    expect(switchIn(await read(jar, site, '/setting'), 'bl')).toBe(true);
    const american = americanSite();
    expect(switchIn(await read(await signedInJar(american), american, '/setting'), 'bl')).toBeNull();
  });

  test('say nothing of a switch for adults that was refused, and log it', async () => {
    const site = americanSite();
    const jar = await signedInJar(site);
    site.api.accounts.refuseChanges('UNKNOWN');
    const { status, to } = await flip(jar, site, 'adult');
    expect([status, to]).toEqual([303, '/setting']);
    expect(switchIn(await read(jar, site, '/setting'), 'adult')).toBe(false);
    expect(site.logged.map(({ facts }) => facts.code)).toContain('UNKNOWN');
    const mail = await flip(jar, site, 'mail');
    expect([mail.status, mail.html.includes('role="alert"') || mail.html.includes('Unknown Error')]).toEqual([
      422,
      true,
    ]);
  });

  test('say nothing of a BL switch that was refused, and log it', async () => {
    const site = taiwaneseSite();
    const jar = await signedInJar(site, { platformId: 'bom-tw' });
    site.api.accounts.refuseChanges('UNKNOWN');
    const { status, to } = await flip(jar, site, 'bl');
    expect([status, to]).toEqual([303, '/setting']);
    expect(switchIn(await read(jar, site, '/setting'), 'bl')).toBe(false);
    expect(site.logged.map(({ facts }) => facts.code)).toContain('UNKNOWN');
  });

  test('lead who has not shown to be an adult to the check of ages, and back', async () => {
    const site = americanSite();
    const jar = await signedInJar(site);
    site.api.accounts.refuseChanges('UNAUTHORIZED_ADULT');
    expect((await flip(jar, site, 'adult')).to).toBe('/user/adult?callback=%2Fsetting');
  });

  test('keep the session when a change renews the tokens', async () => {
    const site = americanSite();
    const jar = await signedInJar(site);
    for (const to of ['on', 'off', 'on']) expect((await flip(jar, site, 'mail', to)).status).toBe(303);
    expect(
      callsTo(site, '/user')
        .filter((body) => body.action === 'MAIL')
        .map((body) => body.refreshToken),
    ).toEqual(['refresh-1', 'refresh-2', 'refresh-3']);
    expect(await read(jar, site, '/setting')).toContain('Ines');
  });
});

describe('the nickname', () => {
  test('is saved, and said to be', async () => {
    const site = americanSite();
    const jar = await signedInJar(site);
    expect(await read(jar, site, '/setting?edit=nickname')).toContain('name="nickname"');
    const { status, to } = await postForm(jar, site, '/setting?edit=nickname', {
      change: 'nickname',
      nickname: ' Juniper ',
    });
    expect([status, to]).toEqual([303, '/setting?done=nickname']);
    const html = await read(jar, site, to ?? '');
    expect(html).toContain('Juniper');
    expect(html).toContain(texts['account.nicknameSaved']);
  });

  test.each([
    ['', 'field.nicknameForm'],
    [TAKEN_NICKNAME, 'field.nicknameTaken'],
  ])('%j is refused beside its field', async (nickname, key) => {
    const site = americanSite();
    const jar = await signedInJar(site);
    const { status, html } = await postForm(jar, site, '/setting?edit=nickname', { change: 'nickname', nickname });
    expect([status, html.includes(texts[key] ?? 'no text')]).toEqual([422, true]);
    expect(html).toContain('aria-invalid="true"');
  });

  test('of the form of the api is refused in the same words', async () => {
    const site = americanSite();
    const jar = await signedInJar(site);
    site.api.accounts.refuseChanges('INVALID_PARAMETER');
    const { html } = await postForm(jar, site, '/setting?edit=nickname', {
      change: 'nickname',
      nickname: 'x'.repeat(30),
    });
    expect(html).toContain(texts['field.nicknameForm']);
  });
});

describe('the e-mail address', () => {
  test('is changed by a code, and the session goes on', async () => {
    const site = americanSite();
    const jar = await signedInJar(site);
    const email = 'new@mail.example';
    const sent = await postForm(jar, site, '/setting?edit=email', {
      change: 'email',
      email,
      requestId: 'request-0001',
    });
    expect([sent.status, sent.html.includes('name="code"')]).toEqual([200, true]);
    expect(callsTo(site, '/mail/certification')).toEqual([{ email, requestId: 'request-0001' }]);
    const wrong = await postForm(jar, site, '/setting', { change: 'emailCode', email, code: '000000' });
    expect([wrong.status, wrong.html.includes('aria-invalid="true"')]).toEqual([422, true]);
    const right = await postForm(jar, site, '/setting', { change: 'emailCode', email, code: RIGHT_CODE });
    expect([right.status, right.to]).toEqual([303, '/setting?done=emailChanged']);
    // It may break before its at sign and its dots.
    expect(await read(jar, site, '/setting')).toContain('new<wbr/>@mail<wbr/>.example');
    // The next renewal finds the address that the session has.
    const { user } = await (await jar.ask(site, '/api/auth/session')).json();
    expect([user.email, user.refreshToken.token]).toEqual([email, 'refresh-2']);
    const sealed = createSessionCookie({ platformId: 'bom-us', isSecure: true, secrets: [TEST_COOKIE_SECRET] });
    expect((await sealed.read(jar.header(), NOW_MS))?.email).toBe(email);
  });

  test('is confirmed by a code', async () => {
    const site = americanSite();
    const jar = await signedInJar(site);
    const sent = await postForm(jar, site, '/setting', { change: 'confirm' });
    expect(sent.html).toContain('in***@mail.example');
    const { to } = await postForm(jar, site, '/setting', { change: 'confirmCode', code: RIGHT_CODE });
    expect(to).toBe('/setting?done=emailConfirmed');
    expect(callsTo(site, '/auth/verify/otp')).toEqual([{ email: 'ines@mail.example', otp: RIGHT_CODE }]);
  });

  test('that sign-up has proved is not asked for again', async () => {
    const site = americanSite();
    const offers = async (isEmailConfirmed: boolean) =>
      (await read(await signedInJar(site, {}, fakeUser({ isEmailConfirmed })), site, '/setting')).includes(
        'value="confirm"',
      );
    expect([await offers(false), await offers(true)]).toEqual([true, false]);
  });

  test('is none of a guest of an iPhone', async () => {
    const site = americanSite();
    const jar = await signedInJar(site, {}, fakeUser({ snsProvider: 'apple_guest', email: null }));
    expect(await read(jar, site, '/setting')).not.toContain('?edit=email');
  });
});

describe('the theme, without script', () => {
  test.each(['guest', 'reader'])('of a %s is saved by a form', async (who) => {
    const site = americanSite();
    const jar = who === 'guest' ? createCookieJar() : await signedInJar(site);
    const themeOf = async () => /<html[^>]*data-theme="(\w+)"/.exec(await read(jar, site, '/setting'))?.[1] ?? null;
    const html = await read(jar, site, '/setting');
    expect(html).toMatch(/type="submit"[^>]*name="theme"[^>]*value="dark"/);
    const before = await themeOf();
    expect(before).not.toBe('dark');
    const { status, to } = await postForm(jar, site, '/setting', { change: 'theme', theme: 'dark' });
    expect([status, to, await themeOf()]).toEqual([303, '/setting', 'dark']);
    expect((await postForm(jar, site, '/setting', { change: 'theme', theme: 'pink' })).status).toBe(400);
  });

  test('nothing that only script can clear is offered', async () => {
    const html = await read(createCookieJar(), americanSite(), '/setting');
    const label = (await loadMessages('en-US'))['setting.clearReading'] ?? 'a missing text';
    const button = html.indexOf(`>${label}<`);
    expect(button).toBeGreaterThan(0);
    expect(html.slice(html.lastIndexOf('<section', button), button)).toContain('noscript:hidden');
  });
});

test('what was read is forgotten in the account, which a guest does not have', async () => {
  const site = americanSite();
  const forget = async (jar: CookieJar) => {
    const { status, to } = await postForm(jar, site, '/setting', { change: 'reading' });
    return [status, to, callsTo(site, '/v2/library/positions').length];
  };
  expect(await forget(createCookieJar())).toEqual([303, '/user/login?callback=%2Fsetting', 0]);
  const jar = await signedInJar(site);
  expect(await forget(jar)).toEqual([200, null, 1]);
  site.api.library.refuseMarks();
  expect(await forget(jar)).toEqual([422, null, 2]);
});

describe('the settings of the app', () => {
  const inApp = async (site: TestSite, jar?: CookieJar) => {
    const browser = jar ?? (await signedInJar(site));
    await browser.ask(site, '/my?app=ios');
    return browser;
  };

  test('are where the settings lead in the app, and back', async () => {
    const site = americanSite();
    const web = await signedInJar(site);
    const asked = async (jar: CookieJar, path: string) => {
      const answer = await jar.ask(site, path);
      return [answer.status, answer.headers.get('location')];
    };
    expect(await asked(web, '/setting/app?done=nickname')).toEqual([302, '/setting?done=nickname']);
    const app = await inApp(site);
    expect(await asked(app, '/setting')).toEqual([302, '/setting/app']);
    expect(await asked(app, '/setting/app')).toEqual([200, null]);
  });

  test.each([
    ['push', 'isAgreePush'],
    ['pushContents', 'isAgreePushContents'],
    ['pushFreetime', 'isAgreePushFreetime'],
    ['pushNight', 'isAgreePushNight'],
  ])('save the switch %s', async (name, field) => {
    const site = americanSite();
    const jar = await inApp(site);
    const { status, to } = await postForm(jar, site, '/setting/app', { change: 'switch', name, to: 'on' });
    expect([status, to]).toEqual([303, '/setting/app']);
    expect(callsTo(site, '/app/push')).toEqual([{ [field]: true }]);
    const html = await read(jar, site, '/setting/app');
    expect(switchIn(html, name)).toBe(true);
    expect(['push', 'pushContents', 'pushFreetime', 'pushNight'].filter((each) => switchIn(html, each))).toEqual([
      name,
    ]);
  });

  test('clear what the app keeps, also for a guest', async () => {
    const site = americanSite();
    const jar = await inApp(site, createCookieJar());
    const { to, headers } = await postForm(jar, site, '/setting/app', { change: 'cache' });
    expect([to, headers.get('clear-site-data')]).toEqual(['/setting/app?done=cache', '"cache"']);
  });

  test('tell the version, and lead to the texts and to the end of the account', async () => {
    const site = americanSite();
    const jar = await inApp(site);
    const html = await read(jar, site, '/setting/app');
    expect(html).toMatch(/Version (?:<[^>]*>)*\d+\.\d+\.\d+/);
    for (const href of ['/policy', '/privacy', '/user/withdrawal']) expect(html).toContain(`href="${href}`);
  });

  test('have no BL switch', async () => {
    const site = taiwaneseSite();
    const jar = await signedInJar(site, { platformId: 'bom-tw' });
    await jar.ask(site, '/my?app=android');
    expect(switchIn(await read(jar, site, '/setting/app'), 'bl')).toBeNull();
  });
});
