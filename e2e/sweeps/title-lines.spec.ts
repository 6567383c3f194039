import { buildComicCbz } from '@longstrip/test-kit/files';
import { expect, test } from '@playwright/test';
import { linesOf } from '../browser/layout.ts';
import { ANY_WIDTH } from '../browser/windows.ts';
import type { Work } from '../browser/works.ts';
import { importWork } from '../browser/works.ts';
import { addressOf } from '../product/running-product.ts';

/** A work with a title, to be found in the list of free series. */
function titled(site: string, language: string, title: string): Work {
  const info = { Series: title, Number: 1, LanguageISO: language, Writer: 'Ada Writer', Genre: 'Comedy' };
  return {
    name: `${title} on ${site}`,
    site,
    source: { fileName: `Titled ${site}.cbz`, build: () => buildComicCbz({ info }) },
    kind: 'pages',
    direction: 'ltr',
  };
}

for (const [site, locale, phrases] of [
  ['beltoon-jp', 'ja-JP', ['クイル警部と', '時計仕掛けの', '果樹園と', '雨の', '月曜は', '休みます']],
  ['bom-th', 'th-TH', ['สารวัตร', 'ควิลล์', 'กับสวน', 'แอปเปิลไขลาน', 'และตะเกียง', 'ของราชินี', 'ผีเสื้อ']],
] as const) {
  test.describe(`on ${site}`, () => {
    test.use({ locale });
    test(
      'lines of a title break between its phrases, and it is one text to a screen reader',
      ANY_WIDTH,
      async ({ page }) => {
        const title = phrases.join('');
        const { alias } = await importWork(titled(site, locale.slice(0, 2), title));
        for (const path of ['/home/free', `/detail/${alias}`]) {
          await page.goto(addressOf(site, path), { waitUntil: 'load' });
          const shown =
            path === '/home/free'
              ? page.locator(`main a[href="/detail/${alias}"] [dir]`).first()
              : page.getByRole('heading', { level: 1, name: title, exact: true });
          const lines = await linesOf(shown);
          expect(lines.join('')).toBe(title);
          expect(lines.length).toBeGreaterThan(1);
          const ends = phrases.map((_, index) => phrases.slice(0, index + 1).join(''));
          for (const [index] of lines.entries()) expect(ends).toContain(lines.slice(0, index + 1).join(''));
        }
        const session = await page.context().newCDPSession(page);
        const { nodes } = await session.send('Accessibility.getFullAXTree');
        // In no fixed order: the episodes' heading may come before the title's.
        const headings = nodes.filter((node) => node.role?.value === 'heading');
        expect(headings.map((heading) => heading.name?.value)).toContain(title);
      },
    );
  });
}

test.describe('on the Arabic site', () => {
  test.use({ locale: 'ar' });
  const ENGLISH = titled('delitoon-me', 'en', 'The Postmaster of the Last Island and Her Forty Two Unanswered Letters');

  test(
    'an English title begins at the page’s start, says its language, and what is cut of it is its end',
    ANY_WIDTH,
    async ({ page }) => {
      const { alias, title } = await importWork(ENGLISH);
      await page.goto(addressOf('delitoon-me', '/home/free'), { waitUntil: 'load' });
      const card = page.locator(`main a[href="/detail/${alias}"]`);
      await expect(card).toContainText('الإنجليزية');
      const shown = card.getByText(title);
      await expect(shown).toHaveAttribute('lang', 'en');
      const places = await shown.evaluate((element) => {
        const range = document.createRange();
        const text = document.createTreeWalker(element, NodeFilter.SHOW_TEXT).nextNode();
        if (text === null) throw new Error('the title has no letters');
        const boxOf = (at: number) => {
          range.setStart(text, at);
          range.setEnd(text, at + 1);
          return range.getBoundingClientRect();
        };
        const box = element.getBoundingClientRect();
        /** Where the first line ends on the right: that is the start of an Arabic page. */
        const lineEnd = () => {
          range.selectNodeContents(element);
          const [first] = range.getClientRects();
          if (first === undefined) throw new Error('the title has no line');
          return first.right;
        };
        return {
          firstLineFromRightPx: box.right - lineEnd(),
          lastBelowPx: boxOf((text.textContent ?? '').length - 1).bottom - box.bottom,
        };
      });
      expect(Math.abs(places.firstLineFromRightPx)).toBeLessThan(2);
      expect(places.lastBelowPx).toBeGreaterThan(0);
    },
  );
});
