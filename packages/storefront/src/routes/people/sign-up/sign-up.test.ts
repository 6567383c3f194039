import { loadServerMessages } from '@longstrip/messages';
import { expect, test } from 'vitest';
import { createCookieJar, postForm } from '../../../testing/cookie-jar.ts';
import { RIGHT_CODE, TAKEN_NICKNAME } from '../../../testing/fake-codes.ts';
import { compileApp, createTestSite, platformNamed, type TestSite } from '../../../testing/site-under-test.ts';

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
