import { expect, test } from 'vitest';
import { createCookieJar } from '../testing/cookie-jar.ts';
import { compileApp, createTestSite } from '../testing/site-under-test.ts';

const app = await compileApp();
const CODE = '__Host-longstrip-bom-us-marketing-code';

test('a marketing code is noted for two hours, and not twice within ten minutes', async () => {
  const site = createTestSite(app.build);
  const jar = createCookieJar();
  const first = await jar.ask(site, '/home/free?porch=tw_01');
  const lives = first.headers.getSetCookie().map((text) => text.replace(/; Path.*/, ''));
  expect(lives).toEqual([`${CODE}=tw_01; Max-Age=7200`, `${CODE.replace('code', 'check')}=tw_01; Max-Age=600`]);
  expect((await jar.ask(site, '/home/free?porch=tw_01')).headers.getSetCookie()).toEqual([]);
  await jar.ask(site, '/home/free?porch=fb_02');
  expect(jar.get(CODE)).toBe('fb_02');
});

test.each(['/home/free', '/home/free?porch=', '/home/free?porch=a%20b', `/home/free?porch=${'x'.repeat(65)}`])(
  '%s notes none',
  async (path) => {
    expect((await createTestSite(app.build).ask(path)).headers.getSetCookie()).toEqual([]);
  },
);
