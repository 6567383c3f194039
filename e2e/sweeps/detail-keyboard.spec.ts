import { expect, test } from '@playwright/test';
import { layoutShifts, recordLayoutShifts } from '../browser/layout.ts';
import { samplePath } from '../browser/pages.ts';
import { windowOf } from '../browser/windows.ts';
import { addressOf } from '../product/running-product.ts';

/** Enough for the header, the description of the series and many tags. */
const STOPS_MOST = 40;
/** From here on there is a second column. */
const WIDE_PX = 1024;

for (const [index, site] of (['bom-us', 'delitoon-me'] as const).entries()) {
  const title = `the main button of a series, always in the window, comes before its episodes in the order of Tab: ${site}`;
  test(title, windowOf(index), async ({ page }) => {
    await recordLayoutShifts(page);
    await page.goto(addressOf(site, await samplePath(site, 'detail')), { waitUntil: 'domcontentloaded' });
    const first = page.locator('main li a[href^="/viewer/"]').first();
    await expect(first).toBeAttached();
    const button = page.locator('main a[href^="/viewer/"]:not(li a)').first();

    let stops = 0;
    do {
      await page.keyboard.press('Tab');
      stops += 1;
      await expect(first, `after ${stops} stops`).not.toBeFocused();
    } while (stops < STOPS_MOST && !(await button.evaluate((link) => link === document.activeElement)));
    await expect(button).toBeFocused();

    const { width, height } = page.viewportSize() ?? { width: 0, height: 0 };
    const box = await button.boundingBox();
    const bottomPx = (box?.y ?? 0) + (box?.height ?? 0);
    expect(bottomPx).toBeLessThanOrEqual(height);
    // In a wide window it is beside the episodes.
    if (width < WIDE_PX) {
      expect(bottomPx).toBeGreaterThan(height - 40);
      expect(box?.x).toBeGreaterThanOrEqual(0);
      expect((box?.x ?? 0) + (box?.width ?? 0)).toBeLessThanOrEqual(width);
    }
    // A face of titles that comes after the first paint may move letters by a hair.
    expect((await layoutShifts(page)).filter(({ value }) => value > 0.002)).toEqual([]);
  });
}
