import { buildComicCbz } from '@longstrip/test-kit/files';
import { expect, type Page, test } from '@playwright/test';
import { untilLaidOut } from '../browser/anchors.ts';
import { untilHydrated } from '../browser/waits.ts';
import { ANY_WIDTH, WIDE_ONLY } from '../browser/windows.ts';
import { importWork, type Work } from '../browser/works.ts';
import { addressOf } from '../product/running-product.ts';

const SITE = 'bom-us';
const COMIC: Work = {
  ...{ name: 'a comic with settings', site: SITE, kind: 'pages', direction: 'ltr' },
  source: {
    fileName: 'A Comic With Settings - c001.cbz',
    build: () =>
      buildComicCbz({
        pages: 8,
        seed: 31,
        info: { Title: 'One', Series: 'A Comic With Settings', Number: '1', LanguageISO: 'en' },
      }),
  },
};

/** Opens the comic with settings of this device, written as the viewer writes them. */
async function openWith(page: Page, settings: string): Promise<void> {
  const { alias } = await importWork(COMIC);
  const cookie = { name: `longstrip-${SITE}-viewer`, value: encodeURIComponent(settings), url: addressOf(SITE) };
  await page.context().addCookies([cookie]);
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.goto(addressOf(SITE, `/viewer/${alias}/ep-1`));
  await untilHydrated(page);
  await untilLaidOut(page);
}

/** The pages whose pictures are in the window, from its left. */
const shownPages = (page: Page) =>
  page.locator('main [data-page]').evaluateAll((frames) =>
    frames
      .map((frame) => ({ order: frame.getAttribute('data-page'), box: frame.getBoundingClientRect() }))
      .filter(({ box }) => box.left > -2 && box.right < innerWidth + 2 && box.width > 0 && box.top < innerHeight)
      .toSorted((one, other) => one.box.left - other.box.left)
      .map(({ order }) => Number(order)),
  );

async function pairAfterTheFirst(page: Page): Promise<number[]> {
  await page.keyboard.press('PageDown');
  await untilLaidOut(page);
  return shownPages(page);
}

test('pairs begin one page later where a scan is shifted', WIDE_ONLY, async ({ page }) => {
  await openWith(page, 'layout=double&isWideAlone=0');
  const usual = await shownPages(page);
  await openWith(page, 'layout=double&isWideAlone=0&isOffset=1');
  const shifted = await shownPages(page);
  expect([usual.length, shifted.length].toSorted()).toEqual([1, 2]);
  expect(await pairAfterTheFirst(page)).toEqual(shifted.length === 1 ? [2, 3] : [3, 4]);
});

test('the direction of the reader counts before that of the work', WIDE_ONLY, async ({ page }) => {
  await openWith(page, 'layout=double&direction=RTL');
  const [left = 0, right = 0] = await pairAfterTheFirst(page);
  expect(left).toBe(right + 1);
});

test.describe('a page alone', () => {
  const boxOf = (page: Page) => page.locator('main [data-page="2"]').evaluate((frame) => frame.getBoundingClientRect());
  for (const [fit, isIt] of [
    ['width', ({ width }: DOMRect) => Math.abs(width - 390) < 1],
    ['height', ({ height }: DOMRect) => height > 800 && height <= 844],
    ['original', ({ width }: DOMRect) => width === 600],
  ] as const) {
    test(`is fitted by ${fit}`, ANY_WIDTH, async ({ page }) => {
      await page.setViewportSize({ width: 390, height: 844 });
      await openWith(page, `layout=single&fit=${fit}`);
      expect(isIt(await boxOf(page)), JSON.stringify(await boxOf(page))).toBe(true);
    });
  }
});

test('a book as a strip has the width and the gaps of the reader', ANY_WIDTH, async ({ page }) => {
  await page.setViewportSize({ width: 600, height: 900 });
  await openWith(page, 'books=SCROLL&stripWidth=50&stripGap=64');
  const [first, second] = await page
    .locator('[data-strip-page]')
    .evaluateAll((pages) => pages.map((each) => each.getBoundingClientRect()));
  expect(first?.width).toBe(300);
  expect(Math.round((second?.top ?? 0) - (first?.bottom ?? 0))).toBe(64);
});

test(
  'a tap at the edge of a strip scrolls less than a screen, and one in the middle shows the bars',
  ANY_WIDTH,
  async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    await openWith(page, 'books=SCROLL&hasTapZones=1');
    await page.mouse.click(195, 800);
    await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(600);
    expect(await page.evaluate(() => scrollY)).toBeLessThan(844);
    await page.mouse.click(195, 420);
    await expect(page.locator('header')).toBeInViewport();
  },
);

test('brightness, warm light and black and white lie over the art', ANY_WIDTH, async ({ page }) => {
  await openWith(page, 'brightness=60&warmth=40&isGrey=1&ground=white');
  const look = await page.locator('.viewer').evaluate((viewer) => ({
    dimmed: Number(getComputedStyle(viewer, '::before').opacity),
    warm: Number(getComputedStyle(viewer, '::after').opacity) > 0.2,
    picture: getComputedStyle(viewer.querySelector('[data-page] img') ?? viewer).filter,
    ground: viewer.getAttribute('data-ground'),
  }));
  expect(look).toEqual({ dimmed: 0.4, warm: true, picture: 'grayscale(1)', ground: 'art-white' });
});
