import { describe, expect, test } from 'vitest';
import { type CookieJar, createCookieJar, signedInJar } from '../../../testing/cookie-jar.ts';
import { compileApp, createTestSite, type TestSite } from '../../../testing/site-under-test.ts';

const app = await compileApp();

async function open(): Promise<{ site: TestSite; jar: CookieJar; read: (path: string) => Promise<string> }> {
  const site = createTestSite(app.build);
  const jar = await signedInJar(site);
  return { site, jar, read: async (path) => (await jar.ask(site, path)).text() };
}
const textOf = (html: string) =>
  html
    .replaceAll(/<script.*?<\/script>|<[^>]*>/gs, ' ')
    .replaceAll('&#x27;', "'")
    .replaceAll(/\s+/g, ' ');

describe('where a signed-in reader stopped', () => {
  test('is continued on the home page, the own page and the page of the series of another browser', async () => {
    const { read } = await open();
    expect(textOf(await read('/'))).toContain('Continue reading');
    expect(await read('/')).toContain('href="/viewer/salt-crown/ep-1"');
    expect(await read('/my')).toContain('href="/viewer/salt-crown/ep-1"');
    expect(textOf(await read('/detail/salt-crown'))).toContain('Continue Ep. 1');
    expect(await read('/viewer/salt-crown/ep-1')).toMatch(/data-known="[^"]*&quot;page&quot;:2/);
  });

  test('is told to a page that was open meanwhile, and to no guest', async () => {
    const { site, jar } = await open();
    const answer = await jar.ask(site, '/_/position?series=salt-crown');
    expect(await answer.json()).toMatchObject({ episodeAlias: 'ep-1', isFinished: false, readAt: expect.any(Number) });
    expect(answer.headers.get('cache-control')).toBe('no-store');
    expect(await (await jar.ask(site, '/_/position?series=none')).json()).toBeNull();
    expect((await createCookieJar().ask(site, '/_/position?series=salt-crown')).status).toBe(401);
  });

  test('is sent on with the session of the page, and refused to guests and to what is no place', async () => {
    const { site, jar } = await open();
    const place = { contentsAlias: 'salt-crown', episodeAlias: 'ep-1', pageOrderNo: 1, offsetPermille: 10 };
    const send = (of: CookieJar, body: string) => of.ask(site, '/_/position', { method: 'POST', body });
    expect((await send(jar, JSON.stringify(place))).status).toBe(204);
    const call = site.api.calls.find(({ pathname }) => pathname === '/v2/library/position');
    expect([call?.method, JSON.parse(call?.body ?? '')]).toEqual(['PUT', expect.objectContaining(place)]);
    expect((await send(createCookieJar(), JSON.stringify(place))).status).toBe(401);
    // Read without a connection, and sent later: by the same reader, and by another one of the browser.
    const reader = (await jar.ask(site, '/')).headers.get('x-reader');
    expect((await send(jar, JSON.stringify({ ...place, reader }))).status).toBe(204);
    expect((await send(jar, JSON.stringify({ ...place, reader: 'another' }))).status).toBe(409);
    // What can be sent again later has another status than what the api refuses for good.
    for (const [contentsAlias, status] of Object.entries({ busy: 429, gone: 422 }))
      expect((await send(jar, JSON.stringify({ ...place, contentsAlias }))).status).toBe(status);
    for (const body of ['', '{', JSON.stringify({ ...place, offsetPermille: 2_000 })])
      expect((await send(jar, body)).status).toBe(400);
  });
});
