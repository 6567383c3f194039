import { buildComicCbz } from '@longstrip/test-kit/files';
import { expect, type Page, test } from '@playwright/test';
import { untilHydrated } from '../browser/waits.ts';
import { ANY_WIDTH, WIDE_ONLY } from '../browser/windows.ts';
import type { Work } from '../browser/works.ts';
import { importWork, longNovel } from '../browser/works.ts';
import { addressOf } from '../product/running-product.ts';

const COMIC: Work = {
  name: 'a comic that is turned',
  site: 'bom-us',
  source: { fileName: 'Turned Pages - c001.cbz', build: () => buildComicCbz({ pages: 9, seed: 21 }) },
  kind: 'pages',
  direction: 'ltr',
};

async function open(page: Page, work: Work): Promise<void> {
  const { alias } = await importWork(work);
  // Pages turn without an animation.
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.goto(addressOf(work.site, `/viewer/${alias}/ep-1`));
  await untilHydrated(page);
}

const pageOf = (page: Page, order: number) => page.locator(`main [data-page="${order}"]`);

async function boxOf(page: Page, order: number) {
  await expect(pageOf(page, order)).toBeInViewport({ ratio: 0.99 });
  const box = await pageOf(page, order).boundingBox();
  if (box === null) throw new Error(`page ${order} has no box`);
  return box;
}

/** Lines of the novel that are shown and touch a bar, and how many are shown. Runs in the page. */
function linesUnderBars(): { under: string[]; shown: number } {
  const frame = document.querySelector('.novel-columns')?.getBoundingClientRect();
  const bars = [...document.querySelectorAll('header, footer > div')].map((bar) => bar.getBoundingClientRect());
  const isSeen = ({ top, bottom, left, right }: DOMRect) =>
    frame !== undefined &&
    top < frame.bottom - 1 &&
    bottom > frame.top + 1 &&
    left < frame.right - 1 &&
    right > frame.left + 1;
  const under: string[] = [];
  let shown = 0;
  const walker = document.createTreeWalker(document.querySelector('article') ?? document.body, NodeFilter.SHOW_TEXT);
  while (walker.nextNode()) {
    const range = document.createRange();
    range.selectNodeContents(walker.currentNode);
    for (const line of [...range.getClientRects()].filter(isSeen)) {
      shown += 1;
      const isUnder = bars.some(
        (bar) => line.top < bar.bottom && line.bottom > bar.top && line.left < bar.right && line.right > bar.left,
      );
      if (isUnder) under.push(walker.currentNode.nodeValue?.slice(0, 20) ?? '');
    }
  }
  return { under, shown };
}

for (const language of ['en', 'ja'] as const) {
  test(`no line of a novel in ${language} lies under the bars, also at twice the size of text`, async ({ page }) => {
    await open(page, longNovel({ title: `Turned ${language}`, language, flow: 'paginated' }));
    for (const size of ['100%', '200%']) {
      await page.evaluate((fontSize) => {
        document.documentElement.style.fontSize = fontSize;
      }, size);
      await page.keyboard.press('PageDown');
      await page.keyboard.press('Enter');
      await expect(page.locator('header')).toBeInViewport({ ratio: 1 });
      await expect(page.locator('footer nav')).toBeInViewport({ ratio: 1 });
      // Lines find their place a moment after the bars have grown.
      await expect.poll(async () => (await page.evaluate(linesUnderBars)).under).toEqual([]);
      expect((await page.evaluate(linesUnderBars)).shown).toBeGreaterThan(5);
    }
  });
}

test('the progress line lies over no art', async ({ page }) => {
  await open(page, COMIC);
  const line = await page.getByRole('progressbar').boundingBox();
  const { y, height } = await boxOf(page, 1);
  expect(y + height).toBeLessThanOrEqual((line?.y ?? 0) + 0.5);
});

test('two pages stand side by side in a wide window, after the cover', WIDE_ONLY, async ({ page }) => {
  await open(page, COMIC);
  await boxOf(page, 1);
  await expect(pageOf(page, 2)).not.toBeInViewport();
  await page.keyboard.press('ArrowRight');
  const [second, third] = [await boxOf(page, 2), await boxOf(page, 3)];
  expect(second.x + second.width).toBeCloseTo(third.x, 0);
  expect(third.x).toBeCloseTo(640, 0);
  await page.mouse.click(1_200, 450);
  await boxOf(page, 4);
  await boxOf(page, 5);
});

test('a book that is read from the right has its first page of two on the right', WIDE_ONLY, async ({ page }) => {
  const info = { Series: 'Turned Leftwards', Number: '1', LanguageISO: 'en', Manga: 'YesAndRightToLeft' };
  await open(page, {
    ...COMIC,
    name: 'a comic that is turned from the right',
    source: { fileName: 'Turned Leftwards - c001.cbz', build: () => buildComicCbz({ pages: 5, seed: 23, info }) },
    direction: 'rtl',
  });
  const pairs = await page
    .locator('.paper-spread')
    .evaluateAll((spreads) =>
      spreads
        .map((spread) => [...spread.querySelectorAll('[data-page]')].map((each) => each.getBoundingClientRect().left))
        .filter(({ length }) => length === 2),
    );
  expect(pairs.length).toBeGreaterThan(0);
  for (const [first = 0, second = 0] of pairs) expect(first).toBeGreaterThan(second);
});

test('the page stays when the window is turned', WIDE_ONLY, async ({ page }) => {
  await open(page, COMIC);
  for (const order of [2, 4]) {
    await page.keyboard.press('ArrowRight');
    await boxOf(page, order);
  }
  await page.setViewportSize({ width: 800, height: 1_200 });
  await boxOf(page, 4);
  await expect(pageOf(page, 5)).not.toBeInViewport();
  await page.keyboard.press('ArrowRight');
  await boxOf(page, 5);
  await page.setViewportSize({ width: 1_280, height: 900 });
  await boxOf(page, 4);
  await boxOf(page, 5);
});

test(
  'a novel has two columns in a wide window, and stays at its line when the window is turned',
  WIDE_ONLY,
  async ({ page }) => {
    await open(page, longNovel({ title: 'Turned en', language: 'en', flow: 'paginated' }));
    const columns = page.locator('.novel-columns');
    await expect(columns).toHaveCSS('column-count', '2');
    for (let turned = 0; turned < 4; turned += 1) await page.keyboard.press('ArrowRight');
    await expect.poll(() => columns.evaluate((frame) => frame.scrollLeft)).toBeGreaterThan(4_000);
    const before = await firstLine(page);
    await page.setViewportSize({ width: 700, height: 1_000 });
    await expect(columns).toHaveCSS('column-count', '1');
    await expect.poll(() => page.evaluate(shownText)).toContain(before);
  },
);

/** The text that the novel's frame shows. Runs in the page. */
function shownText(): string {
  const frame = document.querySelector('.novel-columns')?.getBoundingClientRect();
  if (frame === undefined) return '';
  const paragraphs = [...document.querySelectorAll('article p')].filter((paragraph) =>
    [...paragraph.getClientRects()].some(({ left, right }) => right > frame.left + 1 && left < frame.right - 1),
  );
  return paragraphs.map(({ textContent }) => textContent).join('\n');
}

/** The number and the first words of the first paragraph that is shown. */
async function firstLine(page: Page): Promise<string> {
  return (await page.evaluate(shownText)).slice(0, 12);
}

test('the last screen of a novel in two columns is reached', WIDE_ONLY, async ({ page }) => {
  await open(page, longNovel({ title: 'Turned en', language: 'en', flow: 'paginated' }));
  await page.keyboard.press('End');
  const columns = page.locator('.novel-columns');
  const widthPx = await columns.evaluate(({ clientWidth }) => clientWidth + 56);
  await expect.poll(() => columns.evaluate((frame) => frame.scrollLeft % (frame.clientWidth + 56))).toBe(0);
  expect(await columns.evaluate((frame) => frame.scrollLeft)).toBeGreaterThan(widthPx);
  expect(await page.evaluate(shownText)).toContain('59. ');
});

for (const scheme of ['light', 'dark'] as const) {
  test(`a novel opens on ${scheme} paper where the device is ${scheme}`, ANY_WIDTH, async ({ page }) => {
    await page.emulateMedia({ colorScheme: scheme });
    await open(page, longNovel({ title: 'Turned en', language: 'en', flow: 'paginated' }));
    const paper = { light: 'rgb(248, 243, 233)', dark: 'rgb(23, 21, 19)' }[scheme];
    await expect(page.locator('.viewer')).toHaveCSS('background-color', paper);
  });
}

test(
  'the theme of the site decides before the device, and the paper in the settings before both',
  ANY_WIDTH,
  async ({ page, context }) => {
    const cookie = (name: string, value: string) =>
      context.addCookies([{ name: `longstrip-bom-us-${name}`, value, domain: 'localhost', path: '/' }]);
    await page.emulateMedia({ colorScheme: 'dark' });
    await cookie('theme', 'light');
    await open(page, longNovel({ title: 'Turned en', language: 'en', flow: 'paginated' }));
    await expect(page.locator('.viewer')).toHaveCSS('background-color', 'rgb(248, 243, 233)');
    await cookie('viewer', encodeURIComponent('paper=dark'));
    await page.reload();
    await expect(page.locator('.viewer')).toHaveCSS('background-color', 'rgb(23, 21, 19)');
  },
);
