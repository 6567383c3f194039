import { expect, test } from 'vitest';
import { createFakeApi } from '../../../testing/fake-api.ts';
import { success } from '../../../testing/fake-envelope.ts';
import { readPage } from '../../../testing/read-page.ts';
import { compileApp, createTestSite } from '../../../testing/site-under-test.ts';

const app = await compileApp();
const ART = { imagePath: 'https://us.example/_/image?url=%2Fa%2Fart&w=640&q=75', width: 640, height: 360 };

const POPUP = {
  ...{
    id: 12,
    kind: 'ICON_TEXT',
    kicker: '',
    title: 'Closed for a night',
    line: 'From one to three.',
    path: '/notice',
  },
  ...{ contentsAlias: null, isAdult: false, closedAt: null, phoneImage: null, desktopImage: null },
};

/** The home page's data while an operator has these popups. */
async function homeWithPopups(popups: readonly object[]): Promise<string> {
  const fake = createFakeApi();
  const site = createTestSite(app.build, {
    apiFetch: (request) =>
      new URL(request.url).search === '?displayPosition=POPUP' ? success(popups) : fake.fetch(request),
  });
  return (await readPage(site, '/')).html;
}

test('the first popup that leads somewhere on the site comes with the home page, and what hides it for a day', async () => {
  const html = await homeWithPopups([{ ...POPUP, id: 11, path: '/no-such-page' }, POPUP]);
  expect(html).toContain('Closed for a night');
  expect(html).toContain('__Host-longstrip-bom-us-main-popup=12; Max-Age=86400; Path=/; Secure; SameSite=Lax');
  // The markup of the page does not contain the popup: script opens it over the page.
  expect(html.slice(0, html.indexOf('<script'))).not.toContain('Closed for a night');
  expect(await homeWithPopups([])).not.toContain('main-popup=');
});

test('a popup shows the picture that is nearest to its shape', async () => {
  const square = { imagePath: 'https://us.example/_/image?url=%2Fa%2Fsquare&w=384&q=75', width: 600, height: 600 };
  const wide = { imagePath: 'https://us.example/_/image?url=%2Fa%2Fwide&w=750&q=75', width: 1440, height: 660 };
  const pictures = { phoneImage: { ...square, placeholder: null }, desktopImage: { ...wide, placeholder: null } };
  const html = await homeWithPopups([{ ...POPUP, ...pictures }]);
  expect([html.includes('%2Fa%2Fwide'), html.includes('%2Fa%2Fsquare')]).toEqual([true, false]);
});

/** The home page's banner of a kind, as markup. */
async function banner(kind: string): Promise<string> {
  const fake = createFakeApi();
  const one = {
    ...{ id: 1, kind, kicker: '', title: 'Salt Crown returns', line: '', path: '/detail/salt-crown' },
    ...{ contentsAlias: 'salt-crown', isAdult: false, closedAt: null },
    ...{ phoneImage: { ...ART, placeholder: null }, desktopImage: null },
  };
  const site = createTestSite(app.build, {
    apiFetch: (request) =>
      new URL(request.url).pathname + new URL(request.url).search === '/v2/banner'
        ? success([one])
        : fake.fetch(request),
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

test.each([
  ['ICON_TEXT', true],
  ['TEXT_ICON', false],
])('the words of a banner of the kind %s stand after its picture: %s', async (kind, areAtEnd) => {
  const markup = await banner(kind);
  expect([markup.includes('justify-self-end'), /banner-veil[^"]*-scale-x-100/.test(markup)]).toEqual([
    areAtEnd,
    areAtEnd,
  ]);
});
