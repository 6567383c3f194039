import { expect, type Page } from '@playwright/test';

/** Nothing of the page lies beside the window. */
export async function expectToFit(page: Page): Promise<void> {
  const widths = await page.evaluate(() => ({
    content: document.documentElement.scrollWidth,
    window: document.documentElement.clientWidth,
  }));
  expect(widths.content).toBe(widths.window);
  expect(widths.window).toBeLessThanOrEqual(page.viewportSize()?.width ?? 0);
}
