import { buildComicCbz, buildWebtoonCbz } from '@longstrip/test-kit/files';
import { expect, type Page, test } from '@playwright/test';
import { doubleTap } from '../browser/touches.ts';
import { untilHydrated } from '../browser/waits.ts';
import { ANY_WIDTH, WIDE_ONLY } from '../browser/windows.ts';
import { importWork } from '../browser/works.ts';
import { addressOf } from '../product/running-product.ts';

async function openComic(page: Page): Promise<void> {
  const { alias } = await importWork({
    name: 'a comic that is enlarged',
    site: 'bom-us',
    source: { fileName: 'Large Pages - c001.cbz', build: () => buildComicCbz({ pages: 6, seed: 22 }) },
    kind: 'pages',
    direction: 'ltr',
  });
  await page.goto(addressOf('bom-us', `/viewer/${alias}/ep-1`));
  await untilHydrated(page);
}

const widthOf = (page: Page, order: number) =>
  page.locator(`main [data-page="${order}"]`).evaluate((element) => Math.round(element.getBoundingClientRect().width));

/** Moves two fingers up and down the middle of a phone's window, by touches of the browser itself. */
async function pinch(page: Page, fromPx: number, toPx: number): Promise<void> {
  const client = await page.context().newCDPSession(page);
  const fingers = (apartPx: number) => [
    { x: 195, y: 420 - apartPx / 2, id: 0 },
    { x: 195, y: 420 + apartPx / 2, id: 1 },
  ];
  await client.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: fingers(fromPx) });
  for (let step = 1; step <= 10; step += 1) {
    const apartPx = fromPx + ((toPx - fromPx) * step) / 10;
    await client.send('Input.dispatchTouchEvent', { type: 'touchMove', touchPoints: fingers(apartPx) });
  }
  await client.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
}

/** Moves a finger sideways, no faster than the screen follows: one big jump would be a fling that no hand makes. */
async function drag(page: Page, byXPx: number): Promise<void> {
  const client = await page.context().newCDPSession(page);
  await client.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: [{ x: 195, y: 420 }] });
  for (let step = 1; step <= 10; step += 1) {
    const touchPoints = [{ x: 195 + (byXPx * step) / 10, y: 420 }];
    await client.send('Input.dispatchTouchEvent', { type: 'touchMove', touchPoints });
    await page.evaluate(() => new Promise(requestAnimationFrame));
  }
  await client.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
}

test(
  'a double tap enlarges the page twice, and another one leaves that; a single one shows the bars',
  ANY_WIDTH,
  async ({ page }) => {
    await openComic(page);
    const whole = await widthOf(page, 1);
    await doubleTap(page);
    await expect.poll(() => widthOf(page, 1)).toBe(2 * whole);
    await expect(page.locator('header')).not.toBeInViewport();
    await doubleTap(page);
    await expect.poll(() => widthOf(page, 1)).toBe(whole);
    await page.touchscreen.tap(195, 420);
    await expect(page.locator('header')).toBeInViewport();
  },
);

test(
  'a pinch enlarges up to four times, dragging then turns no page, and the next page is whole',
  ANY_WIDTH,
  async ({ page }) => {
    await openComic(page);
    await page.waitForLoadState('networkidle');
    const whole = await widthOf(page, 1);
    await pinch(page, 80, 240);
    await expect.poll(() => widthOf(page, 1)).toBeGreaterThan(2.5 * whole);
    await pinch(page, 60, 600);
    await expect.poll(() => widthOf(page, 1)).toBe(4 * whole);
    const left = () => page.locator('main [data-page="1"]').evaluate((element) => element.getBoundingClientRect().left);
    const before = await left();
    await drag(page, -120);
    await expect.poll(left).toBeLessThan(before - 60);
    expect(await page.locator('.paper-scroller').evaluate(({ scrollLeft }) => scrollLeft)).toBe(0);
    await pinch(page, 400, 40);
    await expect.poll(() => widthOf(page, 1)).toBe(whole);
    await drag(page, -300);
    await expect(page.locator('main [data-page="2"]')).toBeInViewport({ ratio: 0.9 });
  },
);

test(
  'keys and the wheel with Ctrl enlarge, Escape leaves, and turning shows the next page whole',
  WIDE_ONLY,
  async ({ page }) => {
    await openComic(page);
    await page.waitForLoadState('networkidle');
    const whole = await widthOf(page, 1);
    await page.keyboard.press('+');
    await page.keyboard.press('+');
    await expect.poll(() => widthOf(page, 1)).toBe(Math.round(2.25 * whole));
    await page.keyboard.press('ArrowRight');
    await expect(page.locator('main [data-page="2"]')).not.toBeInViewport();
    await page.keyboard.press('Escape');
    await expect.poll(() => widthOf(page, 1)).toBe(whole);
    await page.mouse.move(640, 450);
    await page.keyboard.down('Control');
    await page.mouse.wheel(0, -100);
    await page.keyboard.up('Control');
    await expect.poll(() => widthOf(page, 1)).toBe(Math.round(1.2 * whole));
    await page.keyboard.press('PageDown');
    await expect(page.locator('main [data-page="2"]')).toBeInViewport({ ratio: 0.99 });
    await expect(page.locator('main [data-page="3"]')).toBeInViewport({ ratio: 0.99 });
  },
);

/** Opens a strip some screens after its beginning. */
async function openStrip(page: Page): Promise<void> {
  const { alias } = await importWork({
    name: 'a strip that is enlarged',
    site: 'bom-us',
    source: {
      fileName: 'A Strip To Enlarge.cbz',
      build: () =>
        buildWebtoonCbz({ info: { Title: 'One', Series: 'A Strip To Enlarge', Number: '1', LanguageISO: 'en' } }),
    },
    kind: 'strip',
    direction: 'ltr',
  });
  await page.goto(addressOf('bom-us', `/viewer/${alias}/ep-1`));
  await untilHydrated(page);
  await page.waitForLoadState('networkidle');
  await page.evaluate(() => window.scrollTo(0, 1_500));
}

/** The line of the strip at a height of the window, in pages. */
const lineAt = (page: Page, yPx: number) =>
  page.evaluate((y) => {
    for (const frame of document.querySelectorAll<HTMLElement>('main [data-page]')) {
      const { top, bottom, height } = frame.getBoundingClientRect();
      if (top <= y && bottom > y) return Number(frame.dataset.page) + (y - top) / height;
    }
    return Number.NaN;
  }, yPx);
const stripWidth = (page: Page) =>
  page.locator('.strip').evaluate((strip) => Math.round(strip.getBoundingClientRect().width));
const leftOf = (page: Page) => page.locator('.strip').evaluate((strip) => strip.getBoundingClientRect().left);

test(
  'a strip is enlarged by a double tap and by a pinch at what is under the fingers, and dragged sideways',
  ANY_WIDTH,
  async ({ page }) => {
    await openStrip(page);
    const whole = await stripWidth(page);
    const line = await lineAt(page, 420);
    await doubleTap(page);
    await expect.poll(() => stripWidth(page)).toBe(2 * whole);
    expect(await lineAt(page, 420)).toBeCloseTo(line, 2);
    await pinch(page, 100, 150);
    await expect.poll(() => stripWidth(page)).toBeGreaterThan(2.8 * whole);
    expect(await lineAt(page, 420)).toBeCloseTo(line, 2);
    const before = await leftOf(page);
    await drag(page, -120);
    await expect.poll(() => leftOf(page)).toBeLessThan(before - 60);
    expect(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth)).toBe(true);
    // Right after a drag the browser takes the first tap for its end.
    await expect(async () => {
      await doubleTap(page);
      await expect.poll(() => stripWidth(page), { timeout: 1_500 }).toBe(whole);
    }).toPass();
    expect(await lineAt(page, 420)).toBeCloseTo(line, 2);
    await page.touchscreen.tap(195, 420);
    await expect(page.locator('header')).toBeInViewport();
  },
);

test(
  'a strip is enlarged by keys, with the same line at the top, and by the wheel with Ctrl in small steps',
  WIDE_ONLY,
  async ({ page }) => {
    await openStrip(page);
    const whole = await stripWidth(page);
    const line = await lineAt(page, 0);
    await page.keyboard.press('+');
    await expect.poll(() => stripWidth(page)).toBe(1.5 * whole);
    expect(await lineAt(page, 0)).toBeCloseTo(line, 2);
    await page.keyboard.press('0');
    await expect.poll(() => stripWidth(page)).toBe(whole);
    expect(await lineAt(page, 0)).toBeCloseTo(line, 2);
    await page.mouse.move(640, 300);
    const middle = await lineAt(page, 300);
    await page.keyboard.down('Control');
    await page.mouse.wheel(0, -100);
    await page.keyboard.up('Control');
    await expect.poll(() => stripWidth(page)).toBe(Math.round(1.2 * whole));
    expect(await lineAt(page, 300)).toBeCloseTo(middle, 2);
  },
);
