import { describe, expect, test } from 'vitest';
import { createCookieJar, postForm } from '../../../testing/cookie-jar.ts';
import { refusal, success } from '../../../testing/fake-envelope.ts';
import { compileApp, createTestSite, platformNamed } from '../../../testing/site-under-test.ts';

// Pages of an account that are not the settings, as a browser without script uses them.

const apps = { us: await compileApp(), th: await compileApp('th'), jp: await compileApp('jp') };
const japaneseSite = () => createTestSite(apps.jp.build, { platform: platformNamed('beltoon-jp') });

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

  test('is forgotten by the address before anything is shown, and sent to no other page', async () => {
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
