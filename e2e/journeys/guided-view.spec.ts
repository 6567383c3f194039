import { expect, type Page, test } from '@playwright/test';
import { chooseSetting, shownAnchor, storedAnchor, untilLaidOut } from '../browser/anchors.ts';
import { FRAMED_MANGA, FRAMED_PAGES, FRAMED_STRIP } from '../browser/framed-works.ts';
import { doubleTap } from '../browser/touches.ts';
import { untilHydrated } from '../browser/waits.ts';
import { ANY_WIDTH, readInItsLanguage } from '../browser/windows.ts';
import { importWork, type Work } from '../browser/works.ts';
import { addressOf } from '../product/running-product.ts';

type Box = readonly [x: number, y: number, width: number, height: number];

/** Pictures of the book and of the manga. */
const PAGE_PX = 600;
const STRIP_PX = 720;
const LEFT: Box = [20, 20, 270, 380];
const RIGHT: Box = [310, 20, 270, 380];
const BELOW: Box = [20, 420, 560, 410];

async function open(page: Page, work: Work, settings: string): Promise<string> {
  const { alias } = await importWork(work);
  const value = encodeURIComponent(settings);
  await page.context().addCookies([{ name: `longstrip-${work.site}-viewer`, value, url: addressOf(work.site) }]);
  const address = addressOf(work.site, `/viewer/${alias}/ep-1`);
  await page.goto(address);
  await untilHydrated(page);
  return address;
}

/** Where a part of a page's picture lies in the window, or of a strip (`null`), in CSS pixels. */
function placeOf(page: Page, order: number | null, [x, y, width, height]: Box, pictureWidthPx: number) {
  const art = order === null ? '[data-current] .guided-sheet' : `main [data-page="${order}"]`;
  return page.locator(art).evaluate(
    (frame, { x, y, width, height, pictureWidthPx }) => {
      const box = frame.getBoundingClientRect();
      const scale = box.width / pictureWidthPx;
      const [left, top] = [box.left + scale * x, box.top + scale * y];
      return { left, top, right: left + scale * width, bottom: top + scale * height, windowPx: innerWidth };
    },
    { x, y, width, height, pictureWidthPx },
  );
}

/** A panel is whole in the window and in the middle of it, and most of the window's width. */
async function expectPanel(page: Page, order: number | null, box: Box, pictureWidthPx = PAGE_PX): Promise<void> {
  await expect(async () => {
    const { left, top, right, bottom, windowPx } = await placeOf(page, order, box, pictureWidthPx);
    const height = await page.evaluate(() => innerHeight);
    expect(Math.min(left, top)).toBeGreaterThanOrEqual(0);
    expect(right).toBeLessThanOrEqual(windowPx);
    expect(bottom).toBeLessThanOrEqual(height);
    expect(Math.abs(left + right - windowPx)).toBeLessThan(4);
    expect(Math.max((right - left) / windowPx, (bottom - top) / height)).toBeGreaterThan(0.9);
  }).toPass();
}

/** A page is shown from side to side, or from the top to the bottom. */
async function expectWholePage(page: Page, order: number): Promise<void> {
  await expect(async () => {
    const { left, right, windowPx } = await placeOf(page, order, [0, 0, PAGE_PX, 850], PAGE_PX);
    expect(Math.abs(left + right - windowPx)).toBeLessThan(4);
    expect(right - left).toBeLessThanOrEqual(windowPx + 1);
  }).toPass();
}

/** A finger that moves by so many pixels, and rests before it is lifted: Chromium takes a tap for the end of a fling. */
async function swipe(page: Page, byXPx: number, byYPx: number): Promise<void> {
  const client = await page.context().newCDPSession(page);
  const firstS = Date.now() / 1000 - 0.5;
  const send = (type: 'touchStart' | 'touchMove' | 'touchEnd', afterS: number, share: number) => {
    const touchPoints = type === 'touchEnd' ? [] : [{ x: 200 + share * byXPx, y: 400 + share * byYPx }];
    return client.send('Input.dispatchTouchEvent', { type, touchPoints, timestamp: firstS + afterS });
  };
  await send('touchStart', 0, 0);
  await send('touchMove', 0.08, 0.5);
  await send('touchMove', 0.16, 1);
  await send('touchMove', 0.4, 1);
  await send('touchEnd', 0.42, 1);
}

test(
  'a book is read panel by panel with a finger, and the whole page is a double tap away',
  ANY_WIDTH,
  async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await open(page, FRAMED_PAGES, 'books=GUIDED');
    const announced = page.locator('[aria-live="polite"]');
    await expectWholePage(page, 1);
    await page.touchscreen.tap(370, 400);
    await expectPanel(page, 1, LEFT);
    await swipe(page, -150, 0);
    await expectPanel(page, 1, RIGHT);
    await expect(announced).toContainText('Page 1 of 3 · panel 2 of 3');
    await expect(announced).toContainText('Two tides.');
    await swipe(page, 150, 0);
    await expectPanel(page, 1, LEFT);
    await swipe(page, 0, -150);
    await expectPanel(page, 1, RIGHT);
    await doubleTap(page);
    await expectWholePage(page, 1);
    await doubleTap(page);
    await expectPanel(page, 1, RIGHT);
    // The picture is loaded as large as it is shown, and no other pages are there than those beside it.
    const sizes = await page.locator('main [data-page="1"] img').first().getAttribute('sizes');
    expect(Number.parseFloat(sizes ?? '')).toBeGreaterThanOrEqual((390 * PAGE_PX * 0.9) / 270);
    await page.touchscreen.tap(370, 400);
    await page.touchscreen.tap(370, 400);
    await expectPanel(page, 2, LEFT);
    expect(await page.locator('main [data-page]').count()).toBe(3);
    // The bars say where the reader is, and the line leads to a page.
    await page.touchscreen.tap(195, 400);
    await expect(page.getByText('Page 2 of 3 · panel 1 of 3').last()).toBeVisible();
    await page.getByRole('slider').press('End');
    const halves: number[] = [];
    for (let step = 0; step < 2; step += 1) {
      await untilLaidOut(page);
      halves.push((await placeOf(page, 3, [0, 0, 1200, 850], 1200)).left);
      await page.getByRole('button', { name: 'Next panel' }).click();
    }
    expect(halves[0]).toBeGreaterThanOrEqual(0);
    expect(halves[1]).toBeLessThan(-200);
    await expect(page.getByRole('heading', { name: 'End of One' })).toBeInViewport();
  },
);

test('a manga is read panel by panel from the right, by keys and by buttons', ANY_WIDTH, async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await readInItsLanguage(page, 'beltoon-jp');
  const address = await open(page, FRAMED_MANGA, 'books=GUIDED');
  await expectWholePage(page, 1);
  await page.keyboard.press('ArrowLeft');
  await expectPanel(page, 1, RIGHT);
  await page.keyboard.press(' ');
  await expectPanel(page, 1, LEFT);
  await page.keyboard.press('ArrowRight');
  await expectPanel(page, 1, RIGHT);
  await page.keyboard.press('End');
  await expectPanel(page, 2, BELOW);
  await page.keyboard.press('Home');
  await expectWholePage(page, 1);
  const next = page.getByRole('button', { name: '次のコマ' });
  await next.focus();
  for (const box of [RIGHT, LEFT, BELOW]) {
    await page.keyboard.press('Enter');
    await expectPanel(page, 1, box);
  }
  await page.keyboard.press('Escape');
  await expectWholePage(page, 1);
  await page.keyboard.press('Enter');
  await expectPanel(page, 2, RIGHT);
  // Read again after a pause: at the same panel. Escape from the whole page leaves the panels.
  await expect.poll(async () => JSON.parse(await storedAnchor(page)).page).toBe(2);
  await page.goto('about:blank');
  await page.goto(address);
  await untilHydrated(page);
  await expectPanel(page, 2, RIGHT);
  await page.keyboard.press('Escape');
  await page.keyboard.press('Escape');
  await expect(page.locator('.paper-scroller')).toBeVisible();
  await expect.poll(async () => (await shownAnchor(page, await storedAnchor(page))).isShown).toBe(true);
});

test('strip, pages, panels and the strip again are at the same line', ANY_WIDTH, async ({ page }) => {
  await open(page, FRAMED_STRIP, '');
  await page.mouse.move(200, 300);
  for (let turn = 0; turn < 6; turn += 1) await page.mouse.wheel(0, 177);
  await untilLaidOut(page);
  // It is stored once a second.
  await expect.poll(async () => Math.abs((await shownAnchor(page, await storedAnchor(page))).away)).toBeLessThan(0.02);
  const anchor = await storedAnchor(page);
  const expectShown = async () => {
    await untilLaidOut(page);
    expect((await shownAnchor(page, anchor)).isShown).toBe(true);
  };
  await chooseSetting(page, (dialog) => dialog.getByText('Swipe pages', { exact: true }).click());
  await expect(page.locator('.paper-scroller')).toBeVisible();
  await expectShown();
  await chooseSetting(page, (dialog) => dialog.getByText('Panel by panel', { exact: true }).first().click());
  await expect(page.locator('.guided')).toBeVisible();
  await expectShown();
  await page.setViewportSize({ width: 844, height: 390 });
  await expectShown();
  await page.setViewportSize({ width: 390, height: 844 });
  await chooseSetting(page, (dialog) => dialog.getByText('Scroll', { exact: true }).click());
  await expect(page.locator('.guided')).toHaveCount(0);
  await untilLaidOut(page);
  expect(Math.abs((await shownAnchor(page, anchor)).away)).toBeLessThan(0.02);
  expect(await storedAnchor(page)).toBe(anchor);
  // The key leads into the panels and back; after a step the strip is at the new panel.
  await page.keyboard.press('v');
  await expect(page.locator('.guided')).toBeVisible();
  await untilLaidOut(page);
  await page.keyboard.press('PageDown');
  await expect.poll(() => storedAnchor(page)).not.toBe(anchor);
  const stepped = await storedAnchor(page);
  await page.keyboard.press('v');
  await expect(page.locator('.guided')).toHaveCount(0);
  await untilLaidOut(page);
  expect(Math.abs((await shownAnchor(page, stepped)).away)).toBeLessThan(0.02);
});

test(
  'a tall panel of a strip is read in steps by the wheel, and nothing moves where motion is reduced',
  ANY_WIDTH,
  async ({ page }) => {
    await open(page, FRAMED_STRIP, 'strips=GUIDED');
    const sheet = page.locator('[data-current] .guided-sheet');
    const secondsOf = () =>
      sheet.evaluate((element) => Number.parseFloat(getComputedStyle(element).transitionDuration));
    await expectPanel(page, null, [0, 40, STRIP_PX, 560], STRIP_PX);
    await page.mouse.move(200, 300);
    await page.mouse.wheel(0, 120);
    await expectPanel(page, null, [40, 640, 640, 760], STRIP_PX);
    expect(await secondsOf()).toBe(0.25);
    await page.emulateMedia({ reducedMotion: 'reduce' });
    const tops: number[] = [];
    // 3,600 pixels of 720, in windows of 844 at the width of 390: four parts at most at their full width.
    for (let step = 0; step < 3; step += 1) {
      await page.keyboard.press('PageDown');
      await untilLaidOut(page);
      expect(await secondsOf()).toBeLessThan(0.001);
      const { top, left, right } = await placeOf(page, null, [0, 1440, STRIP_PX, 3660], STRIP_PX);
      tops.push(top);
      expect(right - left).toBeGreaterThan(0.6 * 390);
    }
    expect(tops.toSorted((one, other) => other - one)).toEqual(tops);
    expect((tops[0] ?? 0) - (tops[1] ?? 0)).toBeGreaterThan(400);
  },
);

test('a picture that fails is tried again by a button in the size of the window', ANY_WIDTH, async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  const isPicture = /\/_\/image/;
  await page.route(isPicture, (route) => route.abort());
  await open(page, FRAMED_PAGES, 'books=GUIDED');
  await page.keyboard.press('PageDown');
  await expectPanel(page, 1, LEFT);
  const retry = page.getByRole('button', { name: /^(Try again|Try all again|Retry all)$/ });
  await expect(retry).toBeInViewport({ ratio: 1 });
  await page.unroute(isPicture);
  await retry.click();
  await expect(retry).toHaveCount(0);
  await expectPanel(page, 1, LEFT);
});
