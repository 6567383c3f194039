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
