import { drawPage, writeZip } from '@longstrip/test-kit/files';
import { expect, type Page, test } from '@playwright/test';
import { seriousFindings } from '../browser/page-checks.ts';
import { untilHydrated } from '../browser/waits.ts';
import { ANY_WIDTH } from '../browser/windows.ts';
import { importWork, type Work } from '../browser/works.ts';
import { addressOf } from '../product/running-product.ts';

const SIZE = { widthPx: 800, heightPx: 1200 };
const PAGES = 6;

/** A frame over a third of a page, from 0, with a balloon in it. */
function panel(third: number, said: string): { frame: string; area: string } {
  const box = (x: number, y: number, width: number, height: number) =>
    `points="${x},${y} ${x + width},${y} ${x + width},${y + height} ${x},${y + height}"`;
  const top = third * 400;
  return {
    frame: `<frame ${box(0, top, 800, 380)}/>`,
    area: `<text-area ${box(50, top + 20, 200, 100)}><p>${said}</p></text-area>`,
  };
}

/** Three panels on each page, with the page's number and theirs in what is said; as an ACBF document beside the pictures. */
function acbf(): Buffer {
  const pages = Array.from({ length: PAGES }, (_, index) => {
    const panels = [0, 1, 2].map((third) => panel(third, `Words ${index + 1} of panel ${third + 1}`));
    const frames = panels.map(({ frame }) => frame).join('');
    const areas = panels.map(({ area }) => area).join('');
    return `<page><image href="${index + 1}.jpg"/>${frames}<text-layer lang="en">${areas}</text-layer></page>`;
  });
  const head = '<?xml version="1.0"?><ACBF xmlns="http://www.fictionbook-lib.org/xml/acbf/1.1">';
  return Buffer.from(`${head}<body>${pages.join('')}</body></ACBF>`);
}

const COMIC: Work = {
  ...{ name: 'a comic with words', site: 'bom-us', kind: 'pages', direction: 'ltr' },
  source: {
    fileName: 'Heard - c001 (en).cbz',
    async build() {
      const pictures = Array.from({ length: PAGES }, async (_, index) => ({
        name: `${index + 1}.jpg`,
        data: await drawPage(4_100 + index, SIZE)
          .jpeg()
          .toBuffer(),
      }));
      const info =
        '<?xml version="1.0"?><ComicInfo><Title>One</Title><Series>Heard</Series><Number>1</Number><LanguageISO>en</LanguageISO></ComicInfo>';
      return writeZip([
        ...(await Promise.all(pictures)),
        { name: 'ComicInfo.xml', data: Buffer.from(info) },
        { name: 'comic.acbf', data: acbf() },
      ]);
    },
  },
};

async function open(page: Page, mode: 'PAPER' | 'SCROLL'): Promise<void> {
  const { alias } = await importWork(COMIC);
  await page
    .context()
    .addCookies([{ name: 'longstrip-bom-us-viewer', value: `books%3D${mode}`, url: addressOf('bom-us') }]);
  await page.goto(addressOf('bom-us', `/viewer/${alias}/ep-1`));
  await untilHydrated(page);
}

/** What a screen reader hears of a page between the buttons of its neighbours. */
const spokenPage = (order: number, isFirst = false) => `
  - img "Page ${order} of ${PAGES}"
  - paragraph: Words ${order} of panel 1
  - paragraph: Words ${order} of panel 2
  - paragraph: Words ${order} of panel 3
  ${isFirst ? '' : '- button "Previous page"'}
  - button "Next page"`;

test('a comic in pages is heard page by page', ANY_WIDTH, async ({ page }) => {
  await open(page, 'PAPER');
  const shown = page.locator('.paper-view:not([inert])');
  await expect(shown).toHaveCount(1);
  await expect(shown).toMatchAriaSnapshot(spokenPage(1, true));
  await expect(shown.getByText('Words 1 of panel 1')).toHaveAttribute('dir', 'auto');
  await expect(shown.locator('[lang="en"]')).toHaveCount(3);
  await shown.getByRole('button', { name: 'Next page' }).press('Enter');
  // The button is gone: the next page begins at its picture.
  await expect(page.getByRole('img', { name: `Page 2 of ${PAGES}` })).toBeFocused();
  await expect(shown).toHaveCount(1);
  await expect(shown).toMatchAriaSnapshot(spokenPage(2));
  await page.keyboard.press('ArrowRight');
  await expect(page.locator('main [aria-live="polite"]')).toHaveText(`Page 3 of ${PAGES}`);
  // Told at once, and shown when it is turned.
  await expect(shown.getByRole('img', { name: `Page 3 of ${PAGES}` })).toBeVisible();
  await expect(shown).toHaveCount(1);
  await shown.getByRole('button', { name: 'Previous page' }).press('Enter');
  await expect(page.getByRole('img', { name: `Page 2 of ${PAGES}` })).toBeFocused();
});

test('a comic in a strip is heard from page to page', ANY_WIDTH, async ({ page }) => {
  await open(page, 'SCROLL');
  const first = page.locator('[data-strip-page]').first();
  await expect(first).toMatchAriaSnapshot(spokenPage(1, true));
  expect(await seriousFindings(page)).toEqual([]);
  await first.getByRole('button', { name: 'Next page' }).press('Enter');
  const second = page.getByRole('img', { name: `Page 2 of ${PAGES}` });
  await expect(second).toBeFocused();
  await expect.poll(() => topOf(page, 2)).toBeLessThan(2);
  await expect(page.locator('[data-strip-page]').nth(1)).toMatchAriaSnapshot(spokenPage(2));
});

test('a transcript is searched, and a panel of it is gone to', ANY_WIDTH, async ({ page }) => {
  await open(page, 'SCROLL');
  await page.locator('.viewer-toggle').press('Enter');
  await page.getByRole('button', { name: 'More' }).click();
  await expect(page.getByRole('menuitem', { name: 'Transcript' })).toBeVisible();
  // The bar stays under its menu when the pages move.
  await page.evaluate(() => window.scrollBy(0, 120));
  await page.getByRole('menuitem', { name: 'Transcript' }).click();
  const sheet = page.getByRole('dialog', { name: 'Transcript' });
  await expect(sheet.getByRole('listitem')).toHaveCount(3 * PAGES);
  const field = sheet.getByRole('searchbox');
  await field.fill('OF PANEL 3');
  await expect(sheet.getByRole('status')).toHaveText(`1 of ${PAGES}`);
  await field.press('Enter');
  await field.press('Enter');
  await field.press('Shift+Enter');
  await expect(sheet.getByRole('status')).toHaveText(`2 of ${PAGES}`);
  await expect(sheet.locator('mark')).toHaveCount(PAGES);
  const hit = sheet.getByRole('listitem').filter({ has: page.locator('mark[data-current]') });
  await expect(hit).toContainText('Words 2 of panel 3');
  await expect(hit).toBeInViewport();
  expect(await seriousFindings(page)).toEqual([]);
  await hit.getByRole('button', { name: 'Go to this panel' }).click();
  await expect(sheet).toHaveCount(0);
  // The third panel begins after two thirds of the page.
  await expect.poll(async () => Math.abs((await topOf(page, 2)) + (await heightOf(page, 2)) * (2 / 3))).toBeLessThan(3);
});

const topOf = (page: Page, order: number) =>
  page.locator(`main [data-page="${order}"]`).evaluate((frame) => frame.getBoundingClientRect().top);
const heightOf = (page: Page, order: number) =>
  page.locator(`main [data-page="${order}"]`).evaluate((frame) => frame.clientHeight);
