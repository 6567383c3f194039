import { describe, expect, test } from 'vitest';
import { readPage } from '../../../testing/read-page.ts';
import { compileApp, createTestSite, platformNamed } from '../../../testing/site-under-test.ts';

const app = await compileApp();
const us = createTestSite(app.build);

/** The words of a document, without its markup. */
const wordsOf = (html: string) =>
  html
    .replaceAll(/<(script|style)\b.*?<\/\1>/gs, '')
    .replaceAll(/<[^>]*>/g, ' ')
    .replaceAll(/\s+/g, ' ');
const articleOf = (html: string) => /<article\b.*?<\/article>/s.exec(html)?.[0] ?? '';

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
