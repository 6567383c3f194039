import type { Page } from '@playwright/test';

/** The address of the first episode on the open page of a series: the last row, since the newest comes first. */
export async function firstEpisode(page: Page, seriesAlias: string): Promise<string> {
  const href = await page.locator(`main li a[href^="/viewer/${seriesAlias}/"]`).last().getAttribute('href');
  if (href === null) throw new Error('no episode is listed');
  return href;
}
