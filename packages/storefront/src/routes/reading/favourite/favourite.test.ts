import { describe, expect, test } from 'vitest';
import { type CookieJar, createCookieJar, signedInJar } from '../../../testing/cookie-jar.ts';
import { compileApp, createTestSite, type TestSite } from '../../../testing/site-under-test.ts';

const app = await compileApp();

async function open(): Promise<{ site: TestSite; jar: CookieJar; read: (path: string) => Promise<string> }> {
  const site = createTestSite(app.build);
  const jar = await signedInJar(site);
  return { site, jar, read: async (path) => (await jar.ask(site, path)).text() };
}

describe('a favourite', () => {
  const press = (site: TestSite, jar: CookieJar, fields: object, headers: Record<string, string> = {}) =>
    jar.ask(site, '/_/favorite', {
      method: 'POST',
      headers,
      body: new URLSearchParams({ series: 'moon-library', isOn: 'true', back: '/detail/moon-library', ...fields }),
    });

  test('is marked and taken back by a form, which leads back to its page', async () => {
    const { site, jar, read } = await open();
    expect(await read('/detail/moon-library')).toMatch(/action="\/_\/favorite".*aria-pressed="false"/s);
    const on = await press(site, jar, {});
    expect([on.status, on.headers.get('location')]).toEqual([303, '/detail/moon-library']);
    expect(site.api.library.marked()).toContain('moon-library');
    expect(await read('/detail/moon-library')).toMatch(/name="isOn" value="false".*aria-pressed="true"/s);
    await press(site, jar, { isOn: 'false', back: '/viewer/moon-library/ep-1' });
    expect(site.api.library.marked()).not.toContain('moon-library');
  });

  test('tells the script of a page whether it was taken', async () => {
    const { site, jar } = await open();
    const accept = { accept: 'application/json' };
    expect((await press(site, jar, {}, accept)).status).toBe(200);
    site.api.library.refuseMarks();
    expect((await press(site, jar, {}, accept)).status).toBe(422);
  });

  test('is taken from several series by the form of the library, which leads back to it', async () => {
    const { site, jar, read } = await open();
    await press(site, jar, {});
    const html = await read('/library/favorite?edit=1');
    expect([...html.matchAll(/<input [^>]*name="series"[^>]* value="([^"]*)"/g)].map(([, value]) => value)).toEqual(
      expect.arrayContaining(['salt-crown', 'moon-library']),
    );
    const body = new URLSearchParams({ isOn: 'false', back: '/library/favorite?edit=1' });
    for (const alias of ['salt-crown', 'moon-library']) body.append('series', alias);
    const answer = await jar.ask(site, '/_/favorite', { method: 'POST', body });
    expect([answer.status, answer.headers.get('location')]).toEqual([303, '/library/favorite?edit=1']);
    expect(site.api.library.marked()).toEqual([]);
    // Nothing was chosen.
    body.delete('series');
    expect((await jar.ask(site, '/_/favorite', { method: 'POST', body })).status).toBe(303);
  });

  test('leads a guest to the log-in and back, and nowhere outside of the site', async () => {
    const { site } = await open();
    const guest = (fields: object) => press(site, createCookieJar(), fields);
    const callback = encodeURIComponent('/detail/moon-library');
    expect((await guest({})).headers.get('location')).toBe(`/user/login?callback=${callback}`);
    expect((await guest({ back: 'https://elsewhere.example/' })).headers.get('location')).toBe(
      `/user/login?callback=${callback}`,
    );
    expect((await guest({ isOn: 'maybe' })).status).toBe(400);
  });

  test('is in no page that is kept for guests', async () => {
    const { site, read } = await open();
    await read('/detail/salt-crown');
    const guest = await (await createCookieJar().ask(site, '/detail/salt-crown')).text();
    expect(guest).toMatch(/aria-pressed="false"/);
    expect(site.api.calls.filter(({ pathname }) => pathname.includes('/library/series/'))).toHaveLength(1);
  });
});
