import { expect, test } from 'vitest';
import { createCookieJar, signedInJar } from '../../../testing/cookie-jar.ts';
import { compileApp, createTestSite } from '../../../testing/site-under-test.ts';

const app = await compileApp();
const DEVICE = '00000000-0000-4000-8000-000000000001';
const PAGE = '/viewer/salt-crown/ep-1';

const post = (body: unknown) => ({ method: 'POST', body: JSON.stringify(body) });

test('a device gets a lease with what it has to load, for the reader whom each page names', async () => {
  const site = createTestSite(app.build);
  const jar = await signedInJar(site);
  const answer = await jar.ask(site, '/_/device/lease/salt-crown/ep-1', post({ deviceId: DEVICE }));
  expect(answer.status).toBe(200);
  const lease = await answer.json();
  const page = await jar.ask(site, PAGE);
  const reader = page.headers.get('x-reader');
  expect(reader).toMatch(/^[0-9a-f]{16}$/);
  const guestPage = await createCookieJar().ask(site, PAGE);
  expect(guestPage.headers.get('x-reader')).toBe('guest');
  // The document says it too, to its script.
  expect(await page.text()).toMatch(new RegExp(`<html [^>]*data-reader="${reader}"`));
  expect(await guestPage.text()).toMatch(/<html [^>]*data-reader="guest"/);
  expect(lease).toMatchObject({ reader, isRental: true, seriesTitle: 'Salt Crown' });
  expect(lease.pictures.length).toBeGreaterThan(0);
  for (const { sources } of lease.pictures) expect(sources[0].address).toMatch(/^\/_\/image\?/);

  // The page for the device names the same pictures, all of them, and no address that expires.
  const html = await (await jar.ask(site, `${PAGE}?copy=1`)).text();
  for (const { name } of lease.pictures) expect(html).toContain(`/_/device/pictures/salt-crown/ep-1/${name}`);
  const article = /<main.*<\/main>/s.exec(html)?.[0] ?? '';
  expect(article.match(/data-page="[^>]*>.*?<\/div>/gs)?.filter((page) => page.includes('/_/image')) ?? []).toEqual([]);
});

test('a refusal comes with its sentence; what is no device is malformed', async () => {
  const site = createTestSite(app.build);
  const jar = createCookieJar();
  const locked = await jar.ask(site, '/_/device/lease/salt-crown/ep-2', post({ deviceId: DEVICE }));
  expect([locked.status, await locked.json()]).toEqual([
    403,
    { code: 'NOT_LOGIN_USER', text: expect.stringMatching(/\w/) },
  ]);
  expect((await jar.ask(site, '/_/device/lease/salt-crown/busy', post({ deviceId: DEVICE }))).status).toBe(429);
  expect((await jar.ask(site, '/_/device/lease/salt-crown/ep-1', post({ deviceId: 'phone' }))).status).toBe(400);
});

test('leases are renewed for the reader of the session, and ended on other devices for an account alone', async () => {
  const site = createTestSite(app.build);
  const jar = await signedInJar(site);
  const episodes = [{ contentsAlias: 'salt-crown', episodeAlias: 'ep-1' }];
  const renew = async (of: typeof jar) =>
    (await of.ask(site, '/_/device/leases', post({ deviceId: DEVICE, episodes }))).json();
  expect(await renew(jar)).toEqual({
    reader: expect.stringMatching(/^[0-9a-f]{16}$/),
    leases: [{ ...episodes[0], endsAt: expect.any(Number), isRental: true }],
  });
  expect(await renew(createCookieJar())).toMatchObject({ reader: 'guest' });
  const end = async (of: typeof jar) =>
    (await of.ask(site, '/_/device/leases', post({ deviceId: DEVICE, endsOthers: true }))).status;
  expect([await end(jar), await end(createCookieJar())]).toEqual([204, 401]);
});
