import type { Page } from '@playwright/test';

/** Where a series begins, as its open page lists it: newest first, so that the first episode is the last row. */
export async function firstEpisode(page: Page, seriesAlias: string): Promise<string> {
  const href = await page.locator(`main li a[href^="/viewer/${seriesAlias}/"]`).last().getAttribute('href');
  if (href === null) throw new Error('no episode is listed');
  return href;
}
