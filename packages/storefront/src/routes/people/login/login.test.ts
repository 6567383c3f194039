import { loadServerMessages } from '@longstrip/messages';
import { describe, expect, test } from 'vitest';
import { type CookieJar, createCookieJar, postForm } from '../../../testing/cookie-jar.ts';
import { compileApp, createTestSite, platformNamed, type TestSite } from '../../../testing/site-under-test.ts';

// Pages of an account that are not the settings, as a browser without script uses them.

const apps = { us: await compileApp(), th: await compileApp('th'), jp: await compileApp('jp') };
const texts = await loadServerMessages('en-US');
const thaiSite = () => createTestSite(apps.th.build, { platform: platformNamed('bom-th') });
const japaneseSite = () => createTestSite(apps.jp.build, { platform: platformNamed('beltoon-jp') });

test('in the Japanese iPhone app one may go on as a guest, and nowhere else', async () => {
  const offersGuest = async (site: TestSite, path: string) =>
    (await (await site.ask(path)).text()).includes('action="/api/auth/callback/apple_guest"');
  expect(await offersGuest(japaneseSite(), '/user/login?app=ios')).toBe(true);
  expect(await offersGuest(japaneseSite(), '/user/login?app=android')).toBe(false);
  expect(await offersGuest(japaneseSite(), '/user/login')).toBe(false);
  expect(await offersGuest(thaiSite(), '/user/login?app=ios')).toBe(false);
});

/** A page without its scripts, which bring texts that are not shown. */
const read = async (site: TestSite, jar: CookieJar, path = '/my') =>
  (await (await jar.ask(site, path)).text()).replaceAll(/<script[\s\S]*?<\/script>/g, '');

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
