import { expect, test } from '@playwright/test';
import { untilHydrated } from '../browser/waits.ts';
import { ANY_WIDTH } from '../browser/windows.ts';
import { addressOf } from '../product/running-product.ts';

const BLACK = 'rgb(0, 0, 0)';

test('a series is printed without bars and buttons, in black whatever the theme', ANY_WIDTH, async ({ page }) => {
  await page.emulateMedia({ colorScheme: 'dark' });
  await page.goto(addressOf('bom-us', '/detail/ninety-nine-floors'));
  await untilHydrated(page);
  const title = page.getByRole('heading', { level: 1 });
  await expect(title).not.toHaveCSS('color', BLACK);
  await page.emulateMedia({ media: 'print', colorScheme: 'dark' });
  await expect(title).toHaveCSS('color', BLACK);
  await expect(page.locator('main ol > li').first()).toBeVisible();
  await expect(page.locator('.bar-glass, nav, button').filter({ visible: true })).toHaveCount(0);
});

test('a chapter of a novel in pages is printed whole', ANY_WIDTH, async ({ page }) => {
  await page.goto(addressOf('bom-us', '/viewer/the-tide-clerk/ep-1'));
  await untilHydrated(page);
  await page.emulateMedia({ media: 'print' });
  const text = page.locator('.novel-text').first();
  await expect(text).toBeVisible();
  await expect(text).toHaveCSS('color', BLACK);
  const hiddenPx = await text.evaluate((element) => {
    const clips = (each: Element) => getComputedStyle(each).overflow !== 'visible';
    let around: Element | null = element;
    while (around !== null && !clips(around)) around = around.parentElement;
    return around === null || around === document.documentElement || around === document.body
      ? 0
      : around.scrollHeight - around.clientHeight;
  });
  expect(hiddenPx).toBe(0);
});
