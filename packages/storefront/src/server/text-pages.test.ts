import { expect, test } from 'vitest';
import { readPage } from '../testing/read-page.ts';
import { compileApp, createTestSite } from '../testing/site-under-test.ts';

const app = await compileApp();
const us = createTestSite(app.build);

test.each([
  ['/notice', 200, 'Notices · Bom'],
  ['/notice/detail/1', 200, 'Season 2 starts soon · Bom'],
  ['/notice/detail/2', 200, 'Home · Bom'],
  ['/notice/detail/99', 404, 'This panel is missing · Bom'],
  ['/notice/detail/one', 404, 'This panel is missing · Bom'],
  ['/faq', 200, 'Help · Bom'],
  ['/faq?category=coin', 200, 'Help · Bom'],
  ['/policy', 200, 'Terms of use · Bom'],
  ['/policy?version=1', 200, 'Terms of use · Bom'],
  ['/policy?version=9', 404, 'This panel is missing · Bom'],
  ['/policy?kind=payment', 200, 'شروط الدفع · Bom'],
  ['/policy?kind=privacy', 200, 'Terms of use · Bom'],
  ['/privacy', 200, 'Privacy · Bom'],
])('%s answers %i and is called %s', async (path, status, title) => {
  const page = await readPage(us, path);
  expect([page.status, page.title, page.html.match(/<h1[\s>]/g)?.length]).toEqual([status, title, 1]);
});

test('every page ends with the ways to these texts', async () => {
  const { html } = await readPage(us, '/');
  const footer = /<footer\b.*?<\/footer>/s.exec(html)?.[0] ?? '';
  expect([...footer.matchAll(/href="([^"]*)"/g)].map(([, href]) => href)).toEqual([
    '/policy',
    '/privacy',
    '/faq',
    '/notice',
  ]);
});

test('my page leads to help and notices', async () => {
  const { html } = await readPage(us, '/my');
  const main = /<main\b.*?<\/main>/s.exec(html)?.[0] ?? '';
  expect(main).toContain('href="/faq"');
  expect(main).toContain('href="/notice"');
});
