import { describe, expect, test } from 'vitest';
import { readPage } from '../../../testing/read-page.ts';
import { compileApp, createTestSite } from '../../../testing/site-under-test.ts';

const app = await compileApp();
const us = createTestSite(app.build);

/** The words of a document, without its markup. */
const wordsOf = (html: string) =>
  html
    .replaceAll(/<(script|style)\b.*?<\/\1>/gs, '')
    .replaceAll(/<[^>]*>/g, ' ')
    .replaceAll(/\s+/g, ' ');

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

  test('that is not published is a page that says so', async () => {
    const { html } = await readPage(us, '/privacy');
    expect(wordsOf(html)).toContain('Nothing is published here yet');
    expect(html).toContain('<meta name="robots" content="noindex"/>');
  });
});
