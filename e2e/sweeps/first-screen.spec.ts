import { expect, type Page, test } from '@playwright/test';
import { windowOf } from '../browser/windows.ts';
import { addressOf } from '../product/running-product.ts';

/** The covers of a page: their places, and the state of their pictures. */
function covers(page: Page) {
  return page.locator('main .cover-frame').evaluateAll((frames) => {
    const foot = [...document.querySelectorAll('nav')]
      .filter((bar) => getComputedStyle(bar).position === 'fixed')
      .map((bar) => bar.getBoundingClientRect())
      .find(({ height }) => height > 0);
    const column = document.querySelector('main')?.getBoundingClientRect();
    return frames.map((frame) => {
      const { top, left } = frame.getBoundingClientRect();
      const image = frame.querySelector('img');
      const look = image === null ? null : getComputedStyle(image);
      const isHidden = look === null || look.visibility === 'hidden' || look.opacity === '0';
      return {
        isInWindow: top < (foot?.top ?? innerHeight) && left < (column?.right ?? innerWidth),
        isFar: top > innerHeight + 200,
        isAsked: (image?.currentSrc ?? '') !== '',
        isDrawn: !isHidden && image !== null && image.complete && image.naturalWidth > 0,
        isTorn: !isHidden && image !== null && image.complete && image.naturalWidth === 0,
      };
    });
  });
}

for (const [index, path] of [
  '/home/free',
  '/home/weekly',
  '/home/ranking',
  '/home/romance',
  '/search?q=the',
].entries()) {
  test(
    `${path} shows the covers of its first screen before any script, and no broken one`,
    windowOf(index),
    async ({ page }) => {
      // The script never loads.
      await page.route(/\.js(\?|$)/, () => undefined);
      await page.goto(addressOf('bom-us', path), { waitUntil: 'commit' });
      await expect(page.locator('main .cover-frame').nth(2)).toBeVisible();
      const firstScreen = async () => (await covers(page)).filter(({ isInWindow }) => isInWindow);
      await expect
        .poll(async () => {
          const seen = await firstScreen();
          return seen.length > 3 && seen.every(({ isDrawn }) => isDrawn);
        })
        .toBe(true);
      const all = await covers(page);
      expect(all.filter(({ isTorn }) => isTorn)).toEqual([]);
      expect(all.filter(({ isFar, isAsked }) => isFar && isAsked)).toEqual([]);
    },
  );
}

test('every cover is shown without scripts', windowOf(1), async ({ browser }) => {
  const context = await browser.newContext({ javaScriptEnabled: false });
  const page = await context.newPage();
  await page.goto(addressOf('bom-us', '/home/free'), { waitUntil: 'load' });
  const last = page.locator('main .cover-frame').last();
  await last.scrollIntoViewIfNeeded();
  await expect(last.locator('noscript img, img[src]').first()).toBeVisible();
  await context.close();
});
