import { expect, test } from 'vitest';
import { createFakeApi } from '../testing/fake-api.ts';
import { success } from '../testing/fake-envelope.ts';
import { readPage } from '../testing/read-page.ts';
import { compileApp, createTestSite } from '../testing/site-under-test.ts';

const app = await compileApp();
const ART = { imagePath: 'https://us.example/_/image?url=%2Fa%2Fart&w=640&q=75', width: 640, height: 360 };

/** The home page's banner of a kind, as markup. */
async function banner(kind: string): Promise<string> {
  const fake = createFakeApi();
  const one = {
    ...{ id: 1, kind, kicker: '', title: 'Salt Crown returns', line: '', path: '/detail/salt-crown' },
    ...{ contentsAlias: 'salt-crown', isAdult: false, closedAt: null },
    ...{ phoneImage: { ...ART, placeholder: null }, desktopImage: null },
  };
  const site = createTestSite(app.build, {
    apiFetch: (request) => (new URL(request.url).pathname === '/v2/banner' ? success([one]) : fake.fetch(request)),
  });
  const { html } = await readPage(site, '/');
  const end = html.indexOf('Salt Crown returns');
  return html.slice(html.lastIndexOf('<a ', end), html.indexOf('</a>', end));
}

test.each([
  ['ONLY_ICON', true, false],
  ['ONLY_TEXT', false, true],
  ['ICON_TEXT', true, true],
  ['TEXT_ICON', true, true],
])('a banner of the kind %s shows its picture: %s, its words: %s', async (kind, hasPicture, hasWords) => {
  const markup = await banner(kind);
  expect(markup).toContain('href="/detail/salt-crown"');
  expect([markup.includes('<img'), !markup.includes('sr-only')]).toEqual([hasPicture, hasWords]);
});
