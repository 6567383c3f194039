import { expect, test } from 'vitest';
import { type CookieJar, createCookieJar, signedInJar } from '../../../testing/cookie-jar.ts';
import { compileApp, createTestSite, type TestSite } from '../../../testing/site-under-test.ts';

const app = await compileApp();
const PAGE = '/viewer/salt-crown/ep-1';

async function open(): Promise<{ site: TestSite; jar: CookieJar; read: () => Promise<string> }> {
  const site = createTestSite(app.build);
  const jar = await signedInJar(site);
  return { site, jar, read: async () => (await jar.ask(site, PAGE)).text() };
}
const rate = (site: TestSite, of: CookieJar, fields: object, headers: Record<string, string> = {}) =>
  of.ask(site, '/_/rating', {
    ...{ method: 'POST', headers },
    body: new URLSearchParams({ series: 'salt-crown', stars: '4', back: PAGE, ...fields }),
  });
const chosen = (html: string) => /<input(?=[^>]*name="stars")(?=[^>]*checked)[^>]*value="(\d)"/.exec(html)?.[1];

test('a series is rated by a form, shown as rated, and the rating is taken back', async () => {
  const { site, jar, read } = await open();
  expect(chosen(await read())).toBeUndefined();
  const answer = await rate(site, jar, {});
  expect([answer.status, answer.headers.get('location')]).toEqual([303, PAGE]);
  expect(chosen(await read())).toBe('4');
  await rate(site, jar, { stars: '0' });
  expect(chosen(await read())).toBeUndefined();
});

test('tells the script of a page whether it was taken, and refuses other numbers', async () => {
  const { site, jar } = await open();
  const accept = { accept: 'application/json' };
  expect((await rate(site, jar, {}, accept)).status).toBe(200);
  site.api.library.refuseMarks();
  expect((await rate(site, jar, {}, accept)).status).toBe(422);
  for (const stars of ['6', '-1', '4.5', '']) expect((await rate(site, jar, { stars })).status).toBe(400);
});

test('leads a guest to the log-in and back to the card', async () => {
  const { site } = await open();
  const guest = await rate(site, createCookieJar(), {});
  expect(guest.headers.get('location')).toBe(`/user/login?callback=${encodeURIComponent(PAGE)}`);
  expect(await (await createCookieJar().ask(site, PAGE)).text()).toContain('Log in to rate.');
});
