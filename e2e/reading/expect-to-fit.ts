import { expect, type Page } from '@playwright/test';

/** The page is no wider than the window, after its scripts have reacted to a change of the window. */
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
