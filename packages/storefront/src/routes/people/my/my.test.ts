import { loadServerMessages } from '@longstrip/messages';
import { describe, expect, test } from 'vitest';
import { type CookieJar, createCookieJar, postForm, signedInJar } from '../../../testing/cookie-jar.ts';
import { fakeUser } from '../../../testing/fake-accounts.ts';
import { compileApp, createTestSite, platformNamed, type TestSite } from '../../../testing/site-under-test.ts';

// Pages of an account that are not the settings, as a browser without script uses them.

const apps = { us: await compileApp(), th: await compileApp('th'), jp: await compileApp('jp') };
const japaneseSite = () => createTestSite(apps.jp.build, { platform: platformNamed('beltoon-jp') });
const bodiesTo = (site: TestSite, path: string) =>
  site.api.calls.filter(({ pathname }) => pathname === path).map(({ body }) => JSON.parse(body));

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

  test('of an iPhone’s guest offers no log-out that would lose it, and no name to change', async () => {
    const site = japaneseSite();
    const guest = fakeUser({ id: 'guest-1', snsProvider: 'apple_guest', email: null, nickname: null });
    const [guests, members] = [
      await signedInJar(site, { platformId: 'beltoon-jp' }, guest),
      await signedInJar(site, { platformId: 'beltoon-jp' }),
    ];
    for (const part of ['/api/auth/signout', 'href="?edit=nickname"']) {
      expect(await read(site, guests, '/setting')).not.toContain(part);
      expect(await read(site, members, '/setting')).toContain(part);
    }
    expect(await read(site, guests, '/setting?edit=nickname')).not.toContain('name="nickname"');
    expect(await read(site, guests, '/setting')).toContain('href="/user/withdrawal"');
  });

  test('does not show a moved account to a reader who only has the address', async () => {
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
