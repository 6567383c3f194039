import { describe, expect, test } from 'vitest';
import { createCookieJar, postForm, signedInJar } from '../../../testing/cookie-jar.ts';
import { fakeUser } from '../../../testing/fake-accounts.ts';
import { RIGHT_PASSWORD } from '../../../testing/fake-codes.ts';
import { pageOf } from '../../../testing/read-form-page.ts';
import { compileApp, createTestSite, platformNamed, type TestSite } from '../../../testing/site-under-test.ts';

const app = await compileApp('tw');
const LOCAL = fakeUser({ snsProvider: 'email', snsId: 'ines@mail.example' });

const taiwaneseSite = () => createTestSite(app.build, { platform: platformNamed('bom-tw') });

describe('the change of a password', () => {
  const signedIn = (site: TestSite, user = LOCAL) => signedInJar(site, { platformId: 'bom-tw' }, user);
  const fields = { old: RIGHT_PASSWORD, password: 'Another2027', again: 'Another2027' };

  test('leads back to the settings, which say so', async () => {
    const site = taiwaneseSite();
    const jar = await signedIn(site);
    expect(await pageOf(site, jar, '/setting')).toContain('href="/setting/password"');
    const { status, to } = await postForm(jar, site, '/setting/password', fields);
    expect([status, to]).toEqual([303, '/setting?done=password']);
    expect(
      site.api.calls
        .filter(({ pathname }) => pathname === '/auth/local/change/password')
        .map(({ body }) => JSON.parse(body)),
    ).toEqual([{ oldPassword: RIGHT_PASSWORD, newPassword: 'Another2027' }]);
  });

  test.each([
    [{ ...fields, old: 'Wrong2026' }, 'old'],
    [{ ...fields, old: '' }, 'old'],
    [{ ...fields, password: RIGHT_PASSWORD, again: RIGHT_PASSWORD }, 'password'],
    [{ ...fields, again: 'Other2027' }, 'again'],
  ])('%j is wrong at the field %s, and no password is sent back', async (sent, name) => {
    const site = taiwaneseSite();
    const { status, html } = await postForm(await signedIn(site), site, '/setting/password', sent);
    const wrong = [...html.matchAll(/<input[^>]*aria-invalid="true"[^>]*>/g)].map(
      ([tag]) => /name="(\w+)"/.exec(tag)?.[1],
    );
    expect([status, wrong]).toEqual([422, [name]]);
    expect(html).not.toContain('2027');
    expect(html).not.toContain('2026');
  });

  test('is not for an account of another service', async () => {
    const site = taiwaneseSite();
    const jar = await signedIn(site, fakeUser());
    expect(await pageOf(site, jar, '/setting')).not.toContain('href="/setting/password"');
    expect(await pageOf(site, jar, '/setting/password')).not.toContain('name="old"');
  });

  test('needs a session: a guest logs in, and one that has ended is said to be', async () => {
    const site = taiwaneseSite();
    const guest = await createCookieJar().ask(site, '/setting/password');
    expect(guest.headers.get('location')).toBe('/user/login?callback=%2Fsetting%2Fpassword');
    const jar = await signedIn(site);
    site.api.accounts.revokeAll();
    const ended = await jar.ask(site, '/setting/password');
    expect(ended.status).toBe(401);
  });
});
