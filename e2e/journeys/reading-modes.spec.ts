import { buildComicCbz, writeEpub, writeXhtml } from '@longstrip/test-kit/files';
import { expect, type Page, test } from '@playwright/test';
import { chooseSetting } from '../browser/anchors.ts';
import { untilHydrated } from '../browser/waits.ts';
import { ANY_WIDTH } from '../browser/windows.ts';
import type { Work } from '../browser/works.ts';
import { importWork } from '../browser/works.ts';
import { addressOf } from '../product/running-product.ts';

const COMIC: Work = {
  name: 'a comic of ten pages',
  site: 'bom-us',
  source: { fileName: 'Ten Pages - c001.cbz', build: () => buildComicCbz({ pages: 10, seed: 12 }) },
  kind: 'pages',
  direction: 'ltr',
};
const PAGE = 6;

function choose(page: Page, mode: 'Scroll' | 'Swipe pages'): Promise<void> {
  return chooseSetting(page, (dialog) => dialog.getByText(mode, { exact: true }).click());
}

test('another reading mode opens the same page, and so does the next visit', ANY_WIDTH, async ({ page }) => {
  const { alias } = await importWork(COMIC);
  await page.goto(addressOf('bom-us', `/viewer/${alias}/ep-1`));
  await untilHydrated(page);
  const here = page.locator(`main [data-page="${PAGE}"]`);
  const before = page.locator(`main [data-page="${PAGE - 1}"]`);
  for (let turned = 1; turned < PAGE; turned += 1) await page.keyboard.press('ArrowRight');
  await expect(here).toBeInViewport({ ratio: 0.9 });
  await choose(page, 'Scroll');
  await expect(here).toBeInViewport({ ratio: 0.5 });
  await expect(before).not.toBeInViewport();
  await choose(page, 'Swipe pages');
  await expect(here).toBeInViewport({ ratio: 0.9 });
  await page.reload();
  await expect(here).toBeInViewport({ ratio: 0.9 });
});

test('each background of a novel has its own colour', ANY_WIDTH, async ({ page }) => {
  await page.goto(addressOf('bom-us', '/viewer/the-tide-clerk/ep-1'));
  await untilHydrated(page);
  await page.locator('.viewer-toggle').press('Enter');
  await page.getByRole('button', { name: 'Settings' }).click();
  const papers = new Set<string>();
  for (const [paper, ground] of [
    ['Sepia', 'sepia'],
    ['White', 'white'],
    ['Dark', 'dark'],
  ] as const) {
    await paperTile(page, paper).click();
    const viewer = page.locator(`.viewer[data-ground="${ground}"]`);
    papers.add(await viewer.evaluate((element) => getComputedStyle(element).backgroundColor));
  }
  expect([...papers]).toEqual([expect.any(String), 'rgb(255, 255, 255)', expect.any(String)]);
});

/** The tile of a paper in the settings; a sample stands before its name. */
function paperTile(page: Page, paper: string) {
  return page
    .getByRole('dialog')
    .locator('label')
    .filter({ hasText: new RegExp(`${paper}$`) });
}

test('what is chosen for one series is drawn by the server there, and nowhere else', ANY_WIDTH, async ({ page }) => {
  const series = addressOf('bom-us', '/viewer/the-tide-clerk/ep-1');
  const other = addressOf('bom-us', '/viewer/the-dragon-bakery/ep-1');
  await page.goto(series);
  await untilHydrated(page);
  await page.locator('.viewer-toggle').press('Enter');
  await page.getByRole('button', { name: 'Settings' }).click();
  await page.getByRole('dialog').getByText('Only this series').click();
  await paperTile(page, 'Sepia').click();
  await expect(page.locator('.viewer[data-ground="sepia"]')).toBeVisible();
  const drawn = await page.request.get(series);
  expect(await drawn.text()).toContain('data-ground="sepia"');
  const cookies = await page.context().cookies(other);
  expect(cookies.map(({ name }) => name).filter((name) => name.endsWith('viewer-series'))).toEqual([]);
  await page.reload();
  await untilHydrated(page);
  await page.locator('.viewer-toggle').press('Enter');
  await page.getByRole('button', { name: 'Settings' }).click();
  await page.getByRole('button', { name: 'Use the usual settings again' }).click();
  await expect(page.locator('.viewer[data-ground="auto"]')).toBeVisible();
});

test('a change of the window while a page turns ends at the page turned to', ANY_WIDTH, async ({ page }) => {
  const { alias } = await importWork(COMIC);
  await page.goto(addressOf('bom-us', `/viewer/${alias}/ep-1`));
  await untilHydrated(page);
  await page.locator('.paper-scroller').evaluate((pages) => {
    window.dispatchEvent(new KeyboardEvent('keydown', { key: 'ArrowRight' }));
    pages.style.width = '90%';
  });
  await expect(page.locator('main [data-page="2"]')).toBeInViewport({ ratio: 0.9 });
  await page.keyboard.press('ArrowRight');
  await expect(page.locator('main [data-page="3"]')).toBeInViewport({ ratio: 0.9 });
});

const NOVELS = [
  {
    title: 'Lines',
    site: 'bom-us',
    language: 'en',
    element: 'div',
    size: 'Text size',
    settings: 'Settings',
    sentence: 'The lamp was lit, and no hand had lit it. ',
  },
  {
    title: 'Vertical lines',
    site: 'beltoon-jp',
    language: 'ja',
    element: 'p',
    size: '文字サイズ',
    settings: '設定',
    sentence: '灯りはともっていたが、ともした者はいなかった。',
  },
] as const;

for (const { title, site, language, element, size, settings, sentence } of NOVELS) {
  test(
    `a novel in ${title.toLowerCase()} stays at its line when the text size changes`,
    ANY_WIDTH,
    async ({ page }) => {
      const paragraphs = Array.from(
        { length: 60 },
        (_, index) => `<${element}>${index}. ${sentence.repeat(4 + (index % 7))}</${element}>`,
      );
      const chapter = {
        href: 'one.xhtml',
        mediaType: 'application/xhtml+xml',
        spine: true as const,
        data: writeXhtml({
          title,
          language,
          body: paragraphs.join(''),
          head: language === 'ja' ? '<style>html { writing-mode: vertical-rl }</style>' : '',
        }),
      };
      const flow = '<meta property="rendition:flow">scrolled-doc</meta>';
      const direction = language === 'ja' ? 'rtl' : 'ltr';
      const { alias } = await importWork({
        ...{ name: title, site, kind: 'lines', direction },
        source: {
          fileName: `${title}.epub`,
          build: async () => writeEpub({ title, language, direction, metadata: flow, items: [chapter] }),
        },
      });
      await page.goto(addressOf(site, `/viewer/${alias}/ep-1`));
      await untilHydrated(page);
      const line = page.locator(`main article ${element}`).filter({ hasText: /^\s*30\. / });
      await line.evaluate((element) =>
        element.scrollIntoView({ block: 'start', inline: 'start', behavior: 'instant' }),
      );
      await expect(line).toBeInViewport();
      await page.locator('.viewer-toggle').press('Enter');
      await page.getByRole('button', { name: settings }).click();
      const slider = page.getByRole('slider', { name: size });
      for (const key of ['End', 'Home']) {
        await slider.press(key);
        await expect(line).toBeInViewport();
        expect(await line.evaluate(fromTheBeginning)).toBeLessThan(80);
      }
    },
  );
}

/** The distance from the beginning of the window to that of a paragraph, in pixels. */
function fromTheBeginning(element: Element): number {
  const { top, right } = element.getBoundingClientRect();
  return Math.abs(getComputedStyle(element).writingMode === 'vertical-rl' ? innerWidth - right : top);
}
