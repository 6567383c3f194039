import { describe, expect, test } from 'vitest';
import { createCookieJar, postForm } from '../../../testing/cookie-jar.ts';
import { MASKED_IDS, RIGHT_CODE } from '../../../testing/fake-codes.ts';
import { compileApp, createTestSite, platformNamed, type TestSite } from '../../../testing/site-under-test.ts';

// Pages of an account that are not the settings, as a browser without script uses them.

const apps = { us: await compileApp(), th: await compileApp('th'), jp: await compileApp('jp') };
const thaiSite = () => createTestSite(apps.th.build, { platform: platformNamed('bom-th') });
const bodiesTo = (site: TestSite, path: string) =>
  site.api.calls.filter(({ pathname }) => pathname === path).map(({ body }) => JSON.parse(body));

describe('finding an id', () => {
  const PAGE = '/user/find-id?lang=en-US';
  const phone = '081 234 5678';

  test('asks for a number, sends a code to it, and tells the masked ids', async () => {
    const site = thaiSite();
    const jar = createCookieJar();
    const asked = await postForm(jar, site, PAGE, { step: 'phone', phone });
    expect([asked.status, asked.html.includes('name="code"')]).toEqual([200, true]);
    const found = await postForm(jar, site, PAGE, { step: 'code', phone, code: RIGHT_CODE });
    for (const id of MASKED_IDS) expect(found.html).toContain(id);
    expect(found.html.match(/href="\/user\/login\?method=local"/g)).toHaveLength(MASKED_IDS.length);
    expect(bodiesTo(site, '/auth/phone/code')).toEqual([{ phone, purpose: 'FIND_ID' }]);
  });

  test.each([
    [{ step: 'phone', phone: '' }, 'phone'],
    [{ step: 'code', phone, code: '000000' }, 'code'],
    [{ step: 'code', phone, code: '' }, 'code'],
  ])('%j is wrong at the field %s', async (fields, name) => {
    const { status, html } = await postForm(createCookieJar(), thaiSite(), PAGE, fields);
    const wrong = [...html.matchAll(/<input[^>]*aria-invalid="true"[^>]*>/g)].map(
      ([tag]) => /name="(\w+)"/.exec(tag)?.[1],
    );
    expect([status, wrong]).toEqual([422, [name]]);
  });

  test('is led to from the log-in', async () => {
    const html = await (await thaiSite().ask('/user/login?method=local')).text();
    expect(html).toContain('href="/user/find-id"');
  });
});
