import { expect, test } from 'vitest';
import { readPage } from '../../testing/read-page.ts';
import { compileApp, createTestSite, platformNamed } from '../../testing/site-under-test.ts';

const app = await compileApp();

/** A page of a site on which all works are in this language; there are more works than the podium has places. */
async function pageOf(id: Parameters<typeof platformNamed>[0], path: string, language: string): Promise<string> {
  const site = createTestSite(app.build, { platform: platformNamed(id) });
  const tags = ['Science fiction', 'SF', 'harbour'].map((name) => ({ name, isExtra: false }));
  site.api.hold(5);
  site.api.change({ language, tags });
  const { html } = await readPage(site, path);
  return html.slice(html.indexOf('<main'), html.indexOf('</main>'));
}

/** For each link to a series: the markup of its title, and whether its language is named. */
function cardsOf(html: string) {
  const links = [...html.matchAll(/<a [^>]*href="\/detail\/series-\d"[\s\S]*?<\/a>/g)].map(([link]) => link);
  return links.map((link) => ({
    title: /<span ([^>]*?)class="[^"]*line-clamp-2/.exec(link)?.[1]?.trim(),
    isNamed: link.includes('الإنجليزية'),
  }));
}

const PATHS = ['/home/free', '/home/ranking', '/search?q=salt'];

test.each(PATHS)(
  '%s says of an English work on the Arabic site that it is one, and runs its title from left to right',
  async (path) => {
    const cards = cardsOf(await pageOf('delitoon-me', path, 'en'));
    expect(cards.length).toBe(5);
    for (const card of cards) expect(card).toEqual({ title: 'lang="en" dir="ltr"', isNamed: true });
  },
);

test.each(PATHS)('%s says nothing of a work in the language of the page', async (path) => {
  const cards = cardsOf(await pageOf('delitoon-me', path, 'ar'));
  expect(cards.length).toBe(5);
  for (const card of cards) expect(card).toEqual({ title: 'dir="auto"', isNamed: false });
});

/** The words of the tags on the page of a series, in order. */
const tagsOf = (html: string) =>
  [...html.matchAll(/href="\/search\?tag=[^"]*"[^>]*><span[^>]*>([^<]*)</g)].map(([, word]) => word);

test('the page of a work in another language says which, and calls its genres as the reader does', async () => {
  const html = await pageOf('delitoon-me', '/detail/series-1', 'en');
  expect(html).toMatch(/<h1 lang="en" dir="ltr"/);
  expect(html).toMatch(/lang="en" dir="ltr"[^>]*>Nine winters after/);
  expect(html).toContain('>الإنجليزية</span>');
  expect(tagsOf(html)).toEqual(['خيال علمي', 'harbour']);
});

test('the page of a work in the reader’s language keeps its own words', async () => {
  const html = await pageOf('bom-us', '/detail/series-1', 'en');
  expect(html).not.toContain('>English</span>');
  expect(tagsOf(html)).toEqual(['Science fiction', 'SF', 'harbour']);
});
