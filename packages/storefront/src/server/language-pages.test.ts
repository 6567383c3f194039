import { describe, expect, test } from 'vitest';
import { readPage as open } from '../testing/read-page.ts';
import { compileApp, createTestSite, platformNamed } from '../testing/site-under-test.ts';

const app = await compileApp();

describe('a language', () => {
  test('is asked for by the address, then the cookie, then the browser, else the first', async () => {
    const site = createTestSite(app.build, { platform: platformNamed('bom-th') });
    const langOf = async (path: string, headers: Record<string, string> = {}) => (await open(site, path, headers)).lang;
    const cookie = '__Host-longstrip-bom-th-locale=en-US';
    expect(await langOf('/')).toBe('th-TH');
    expect(await langOf('/', { 'accept-language': 'fr, en-GB;q=0.8' })).toBe('en-US');
    expect(await langOf('/', { cookie, 'accept-language': 'th' })).toBe('en-US');
    expect(await langOf('/?lang=th-TH', { cookie })).toBe('th-TH');
    expect(await langOf('/?lang=de-DE')).toBe('th-TH');
  });

  test('chosen by the address is stored in a cookie', async () => {
    const site = createTestSite(app.build, { platform: platformNamed('bom-th') });
    const { headers } = await open(site, '/?lang=en-US');
    expect(headers.get('set-cookie')).toBe(
      '__Host-longstrip-bom-th-locale=en-US; Max-Age=31536000; Path=/; Secure; SameSite=Lax',
    );
  });

  test('has an address of its own for search engines', async () => {
    const site = createTestSite(app.build, { platform: platformNamed('bom-th') });
    const page = await open(site, '/detail/salt-crown?lang=en-US');
    expect(page.canonical).toBe('https://us.example/detail/salt-crown?lang=en-US');
    expect(page.html).toContain('hrefLang="th" href="https://us.example/detail/salt-crown"');
    expect(page.html).toContain('hrefLang="x-default" href="https://us.example/detail/salt-crown"');
  });

  test('is named on every site that a work stands on', async () => {
    const siblingSites = (['bom-us', 'delitoon-me'] as const).map((id) => ({
      ...{ platform: platformNamed(id), origin: `https://${id}.example` },
    }));
    const site = createTestSite(app.build, { siblingSites });
    site.api.change({ elsewhere: [{ platformId: 'delitoon-me', language: 'ar', alias: 'salt-ar' }] });
    const { html } = await open(site, '/detail/salt-crown');
    expect(html).toContain('hrefLang="en" href="https://us.example/detail/salt-crown"');
    expect(html).toContain('hrefLang="en-KW" href="https://delitoon-me.example/detail/salt-ar?lang=en-US"');
    expect(html).toContain('hrefLang="ar" href="https://delitoon-me.example/detail/salt-ar"');
  });

  test('that is written from right to left turns the page around', async () => {
    const site = createTestSite(app.build, { platform: platformNamed('delitoon-me') });
    const page = await open(site, '/');
    expect([page.lang, page.dir]).toEqual(['ar', 'rtl']);
  });
});
