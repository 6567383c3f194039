import { describe, expect, test } from 'vitest';
import { createCookieJar, signedInJar } from '../../../testing/cookie-jar.ts';
import { compileApp, createTestSite } from '../../../testing/site-under-test.ts';

const app = await compileApp();
const EPISODE = '/viewer/salt-crown/ep-1';
const SERIES_COOKIE = '__Secure-longstrip-bom-us-viewer-series';
/** The attributes of the viewer in a page. */
const look = (html: string) => /<div (?=[^>]*class="viewer )[^>]*>/.exec(html)?.[0] ?? '';

describe('settings of the viewer', () => {
  test('of a signed-in reader are drawn by the server: those of the series before those of the account', async () => {
    const site = createTestSite(app.build);
    site.api.library.read({ account: { ground: 'white', isGrey: true }, series: { ground: 'grey' } });
    const jar = await signedInJar(site);
    const page = look(await (await jar.ask(site, EPISODE)).text());
    expect(page).toContain('data-ground="art-grey"');
    expect(page).toContain('data-grey=""');
    // One call has them, with the other things that are the reader's own.
    const own = site.api.calls.filter(({ pathname }) => pathname.startsWith('/v2/library/'));
    expect(own.map(({ pathname }) => pathname)).toEqual(['/v2/library/state/salt-crown']);
  });

  test('of a guest come from two cookies; the one of the series counts for no signed-in reader', async () => {
    const site = createTestSite(app.build);
    const headers = {
      cookie: `__Host-longstrip-bom-us-viewer=ground%3Dwhite; ${SERIES_COOKIE}=ground%3Dgrey%26stripWidth%3D70`,
    };
    const page = look(await (await site.ask(EPISODE, { headers })).text());
    expect(page).toContain('data-ground="art-grey"');
    expect(page).toContain('--strip-width:70%');
    const jar = await signedInJar(site);
    jar.set(SERIES_COOKIE, 'ground%3Dgrey');
    expect(look(await (await jar.ask(site, EPISODE)).text())).toContain('data-ground="art"');
  });

  test('are sent on with the session of the page, and refused to guests and to what is no setting', async () => {
    const site = createTestSite(app.build);
    const jar = await signedInJar(site);
    const send = (of: typeof jar, body: unknown) =>
      of.ask(site, '/_/settings', { method: 'POST', body: typeof body === 'string' ? body : JSON.stringify(body) });
    const settings = { font: 'sans', warmth: null };
    expect((await send(jar, { contentsAlias: null, settings })).status).toBe(204);
    expect((await send(jar, { contentsAlias: 'salt-crown', settings })).status).toBe(204);
    const sent = site.api.calls.filter(({ method }) => method === 'PUT');
    expect(sent.map(({ pathname, body }) => [pathname, JSON.parse(body)])).toEqual([
      ['/v2/library/settings', { settings }],
      ['/v2/library/settings/salt-crown', { settings }],
    ]);
    expect((await send(createCookieJar(), { contentsAlias: null, settings })).status).toBe(401);
    for (const body of ['{', { settings }, { contentsAlias: null, settings: { brightness: 1 } }])
      expect((await send(jar, body)).status).toBe(400);
  });
});
