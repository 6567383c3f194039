import { expect, type Page, test } from '@playwright/test';
import sharp from 'sharp';
import { ANY_WIDTH } from '../browser/windows.ts';
import { addressOf } from '../product/running-product.ts';

/** A phone with a fractional pixel ratio: slices of a strip meet inside a row of device pixels. */
const SCALE = 2.75;
const WINDOW = { width: 393, height: 851 };
/** How much lighter or darker than its neighbours a row of art may be, of 255. A visible line is over 20. */
const STEP_OF_ART = 6;

test.use({ viewport: WINDOW, deviceScaleFactor: SCALE });

test('the seams between the slices of a strip are invisible', ANY_WIDTH, async ({ page }) => {
  await page.goto(addressOf('bom-us', '/viewer/last-bus-to-marigold-hill/ep-1'));
  for (const part of [1, 2, 3]) {
    const meetsAt = await placeInWindow(page, part);
    expect(await stepAt(await page.screenshot(), Math.round(meetsAt * SCALE)), `after part ${part}`).toBeLessThan(
      STEP_OF_ART,
    );
  }
});

/** Scrolls to the end of a slice and waits for the pictures on both sides. @returns its place in the window, in pixels */
async function placeInWindow(page: Page, part: number): Promise<number> {
  const above = page.locator(`[data-page="${part}"]`);
  const below = page.locator(`[data-page="${part + 1}"]`);
  await above.evaluate((frame) => window.scrollBy(0, frame.getBoundingClientRect().bottom - 400));
  for (const frame of [above, below]) {
    await expect.poll(() => frame.evaluate((node) => node.querySelectorAll('img').length)).toBe(2);
    await frame.evaluate((node) => Promise.all([...node.querySelectorAll('img')].map((image) => image.decode())));
  }
  return above.evaluate((frame) => frame.getBoundingClientRect().bottom);
}

/** The greatest difference of a row to its two neighbours, near the given row, where those two are alike. */
async function stepAt(screenshot: Buffer, row: number): Promise<number> {
  const { data, info } = await sharp(screenshot).greyscale().raw().toBuffer({ resolveWithObject: true });
  const at = (y: number, x: number) => data[y * info.width + x] ?? 0;
  const steps = [-2, -1, 0, 1].map((offset) => {
    const y = row + offset;
    const alike = Array.from({ length: info.width }, (_, x) => x).filter(
      (x) => Math.abs(at(y - 1, x) - at(y + 1, x)) < 8,
    );
    const sum = alike.reduce((total, x) => total + Math.abs(at(y, x) - (at(y - 1, x) + at(y + 1, x)) / 2), 0);
    return alike.length < 100 ? 0 : sum / alike.length;
  });
  return Math.max(...steps);
}
