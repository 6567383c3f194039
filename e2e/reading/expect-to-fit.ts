import { expect, type Page } from '@playwright/test';

/** Nothing of the page lies beside the window, once its scripts have heard of a window that has just changed. */
export async function expectToFit(page: Page): Promise<void> {
  await expect(async () => {
    const widths = await page.evaluate(() => ({
      content: document.documentElement.scrollWidth,
      window: document.documentElement.clientWidth,
    }));
    expect(widths.content).toBe(widths.window);
    expect(widths.window).toBeLessThanOrEqual(page.viewportSize()?.width ?? 0);
  }).toPass({ timeout: 5_000 });
}
