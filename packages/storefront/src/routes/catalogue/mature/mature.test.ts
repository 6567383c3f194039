import { describe, expect, test } from 'vitest';
import { readPage } from '../../../testing/read-page.ts';
import { compileApp, createTestSite, platformNamed } from '../../../testing/site-under-test.ts';

/** The cookie of a guest in Japan who has said within the last day that they are an adult. */
const ADULT = { cookie: 'notLoginAdult=Y' };

const app = await compileApp();
const us = createTestSite(app.build);
const jp = createTestSite(app.build, { platform: platformNamed('beltoon-jp') });

describe('the section for adults', () => {
  test('asks a guest, and names no title', async () => {
    for (const [site, question] of [
      [us, 'For readers of 18 and over'],
      [jp, 'あなたは18歳以上ですか？'],
    ] as const) {
      const { status, html } = await readPage(site, '/home/mature');
      expect(status).toBe(200);
      expect(html).toContain(question);
      expect(html).not.toContain('Night Only');
      expect(html).toContain('<meta name="robots" content="noindex"/>');
    }
  });

  test('is open to who said yes where that counts, under either name of the cookie', async () => {
    for (const cookie of ['notLoginAdult=Y', 'not-login-adult=Y']) {
      expect((await readPage(jp, '/home/mature', { cookie })).html).toContain('Night Only');
      expect((await readPage(us, '/home/mature', { cookie })).html).not.toContain('Night Only');
    }
  });

  test('asks the api nothing for who is not let in', async () => {
    const site = createTestSite(app.build);
    await readPage(site, '/home/mature');
    expect(site.api.calls).toEqual([]);
  });

  test('is left for the weekly list where the api refuses who the site lets in', async () => {
    const site = createTestSite(app.build, { platform: platformNamed('beltoon-jp') });
    site.api.refuseAdults();
    const { status, headers } = await readPage(site, '/home/mature', ADULT);
    expect([status, headers.get('location')]).toEqual([302, '/home/weekly']);
  });
});
