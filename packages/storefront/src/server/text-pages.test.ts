import { describe, expect, test } from 'vitest';
import { readPage } from '../testing/read-page.ts';
import { compileApp, createTestSite, platformNamed } from '../testing/site-under-test.ts';

const app = await compileApp();
const us = createTestSite(app.build);

/** The words of a document, without its markup. */
const wordsOf = (html: string) =>
  html
    .replaceAll(/<(script|style)\b.*?<\/\1>/gs, '')
    .replaceAll(/<[^>]*>/g, ' ')
    .replaceAll(/\s+/g, ' ');
const articleOf = (html: string) => /<article\b.*?<\/article>/s.exec(html)?.[0] ?? '';

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

describe('the notices', () => {
  test('stand with their days on the platform, the pinned one marked', async () => {
    const { html } = await readPage(us, '/notice');
    expect(wordsOf(html)).toContain('Season 2 starts soon Pinned 2026.11.21');
    expect(wordsOf(html)).toContain('Maintenance 2026.10.01');
    const de = createTestSite(app.build, { platform: platformNamed('delitoon-de') });
    expect(wordsOf((await readPage(de, '/notice')).html)).toContain('Maintenance 02.10.2026');
  });

  test('come a page at a time, each page with its address', async () => {
    const first = await readPage(us, '/notice');
    expect(first.html).toContain('href="/notice?page=2"');
    expect(wordsOf(first.html)).toContain('Page 1 of 2');
    const second = await readPage(us, '/notice?page=2');
    expect(second.html).toMatch(/<a [^>]*rel="prev"[^>]*>/);
    expect(second.html).toContain('<meta name="robots" content="noindex"/>');
    expect(us.api.calls.some(({ pathname, search }) => pathname === '/v2/notice' && search.includes('page=1'))).toBe(
      true,
    );
    const beyond = await readPage(us, '/notice?page=3');
    expect([beyond.status, beyond.headers.get('location')]).toEqual([302, '/notice']);
  });
});

describe('the text of a notice', () => {
  test('leads to pages of the site within it, and elsewhere in a window of its own', async () => {
    const article = articleOf((await readPage(us, '/notice/detail/1')).html);
    expect(article).toMatch(/<a [^>]*href="\/home\/weekly\?tab=MON"/);
    expect(article).toContain('href="https://elsewhere.example/x" target="_blank" rel="noopener noreferrer"');
    // A page that is not there: its name stands without a link.
    expect(article).toContain('<span>the party</span>');
  });

  test('loses whatever is not of the allowed elements, and keeps its words', async () => {
    const { html } = await readPage(us, '/notice/detail/3');
    const article = articleOf(html);
    expect(wordsOf(article)).toContain('We close at nine . Tap');
    expect(article).not.toMatch(/steal|onclick|<img|<b>|position|javascript/);
    expect(article).toContain('--rich-ink:red');
    expect(article).toContain('font-weight:700');
  });

  test('may be a message of the catalogue', async () => {
    expect(wordsOf((await readPage(us, '/notice/detail/2')).html)).toContain('The fault is on our side.');
  });
});

describe('the questions', () => {
  test('stand by topic, each to be opened and with an address of its own', async () => {
    const { html } = await readPage(us, '/faq');
    const words = wordsOf(html);
    expect(words.indexOf('Which episodes are free?')).toBeGreaterThan(-1);
    expect(words.indexOf('Which episodes are free?')).toBeLessThan(words.indexOf('How long is a rental?'));
    expect(html).toContain('<details id="question-12"');
    expect(words).toContain('Check your connection');
  });

  test('are those of one topic where the address names it', async () => {
    const words = wordsOf((await readPage(us, '/faq?category=COIN')).html);
    expect(words).toContain('How long is a rental?');
    expect(words).not.toContain('Which episodes are free?');
  });
});

describe('a legal text', () => {
  test('says since when it is in force, and has headings', async () => {
    const { html } = await readPage(us, '/policy');
    expect(wordsOf(html)).toContain('In force since 2026.01.01');
    expect(html).toContain('<h2>Scope</h2>');
    expect(html).toContain('href="/policy?version=1"');
    expect(html).toContain('href="/policy?kind=PAYMENT"');
  });

  test('of the past says so and stays out of search results', async () => {
    const { html } = await readPage(us, '/policy?version=1');
    expect(wordsOf(html)).toContain('An earlier version, in force from 2025.01.01');
    expect(html).toContain('<meta name="robots" content="noindex"/>');
  });

  test('in another language than the page keeps its own direction', async () => {
    const { html } = await readPage(us, '/policy?kind=PAYMENT');
    expect(html).toContain('<article lang="ar" dir="rtl"');
    expect(wordsOf(html)).toContain('This text is available in Arabic only.');
  });

  test('that nobody published is a page that says so', async () => {
    const { html } = await readPage(us, '/privacy');
    expect(wordsOf(html)).toContain('Nothing is published here yet');
    expect(html).toContain('<meta name="robots" content="noindex"/>');
  });
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
